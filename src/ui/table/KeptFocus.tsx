import { Component, type ContextType, type RefObject } from 'react';
import type { Elements } from '../content/content.ts';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { isResting, restAt } from '../told/FocusRest.tsx';

interface KeptFocusProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The ids in the page of what can have the focus now and may leave with a play. */
  readonly ids: readonly string[];
  /** The region whose lit tiles come before all others. */
  readonly lit: string;
  /** The region of the viewer's next choice, once they have played or have the turn. */
  readonly next?: string | undefined;
  /** The regions in the order in which they are gone through. */
  readonly regions: readonly string[];
  /** Whether the round is over: then focus goes from these regions to what leads on. */
  readonly isOver: boolean;
}

/**
 * Sees to it that focus never falls to the page: when the focused element has left, focus goes to a
 * lit tile, else to what leads on after the round, to the region of the next choice as the element
 * left, to what took its place, to a tile of one of the `regions` in their order, or to any button.
 * When the round ends, focus goes from these regions to what leads on. It goes there after the
 * news, so that a reader hears first what has happened. This is a class, because React asks only a
 * class just before the page changes: without that the browser needs one layout more to remove what
 * still has the focus.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  static override contextType = AnnouncerContext;
  declare context: ContextType<typeof AnnouncerContext>;
  private last: { readonly element: Element; readonly region: string | undefined } | undefined;
  /** The table, for as long as it is listened to. */
  private heard: HTMLElement | null = null;
  private waits = false;
  private next: string | undefined;
  private callOff: (() => void) | undefined;

  override componentDidMount(): void {
    this.heard = this.props.root.current;
    this.heard?.addEventListener('focusin', this.remember);
  }

  override getSnapshotBeforeUpdate(before: KeptFocusProps): null {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return null;
    const isFocused = (id: string): boolean => activeElement.id === id;
    if (before.ids.some(isFocused) && !this.props.ids.some(isFocused)) activeElement.blur();
    return null;
  }

  override componentDidUpdate(before: KeptFocusProps): void {
    const hasEnded = this.props.isOver && !before.isOver;
    // The cell in which the focus rested has left, too.
    if (this.waits && this.isLost()) this.rest();
    if (this.waits || !(this.isLost() || (hasEnded && this.isInRegions()))) return;
    this.wait(true);
    this.next = this.props.next;
    this.callOff = this.context.afterNews(() => {
      this.wait(false);
      if (this.isLost() || (hasEnded && this.isInRegions())) this.lead();
    });
  }

  override componentWillUnmount(): void {
    this.callOff?.();
    this.heard?.removeEventListener('focusin', this.remember);
  }

  override render(): Elements {
    return null;
  }

  private wait(waits: boolean): void {
    this.waits = waits;
    if (waits && this.isLost()) this.rest();
    // The page leaves the focus to the table for so long.
    this.heard?.toggleAttribute('data-holds-focus', waits);
  }

  private rest(): void {
    const inRegion = `[data-region="${this.last?.region}"] [data-rests]`;
    const resting =
      this.heard?.querySelector<HTMLElement>(inRegion) ??
      this.heard?.querySelector<HTMLElement>('[data-rests]');
    if (resting) restAt(resting);
  }

  private isInRegions(): boolean {
    const region = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
    return region !== undefined && this.props.regions.includes(region);
  }

  private isLost(): boolean {
    const { activeElement, body } = document;
    if (this.heard === null || this.last === undefined || this.last.element.isConnected)
      return false;
    return activeElement === null || activeElement === body || isResting(activeElement);
  }

  private lead(): void {
    const { last, heard } = this;
    const { lit, regions } = this.props;
    const next = [
      `[data-region="${lit}"] [data-look="lit"]`,
      '[data-leads-on]',
      ...[this.next, last?.region, ...regions].map(
        (region) => `[data-region="${region}"] [tabindex="0"]`,
      ),
      'button',
    ]
      .map((selector) => heard?.querySelector<HTMLElement>(selector))
      .find((element) => element instanceof HTMLElement);
    next?.focus({ preventScroll: true });
  }

  private readonly remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || isResting(target)) return;
    const region = target.closest<HTMLElement>('[data-region]')?.dataset.region;
    this.last = { element: target, region };
  };
}
