import { Component, type RefObject } from 'react';

interface KeptFocusProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The ids in the page of what can have the focus now and may leave with a play. */
  readonly ids: readonly string[];
  /** The region whose lit tiles come before all others. */
  readonly lit: string;
  /** The regions in the order in which they are gone through. */
  readonly regions: readonly string[];
}

/**
 * Sees to it that focus never falls to the page: when the focused element has left, focus goes to a
 * lit tile, else to what leads on after the round, to what took the element's place, to a tile of
 * one of the `regions` in their order, or to any button. This is a class, because React asks only a
 * class just before the page changes: the browser needs one layout more to remove what still has
 * the focus.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  private last: { readonly element: Element; readonly region: string | undefined } | undefined;
  /** The table, for as long as it is listened to. */
  private heard: HTMLElement | null = null;

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

  override componentDidUpdate(): void {
    const { last, heard } = this;
    const { lit, regions } = this.props;
    if (last === undefined || heard === null || last.element.isConnected) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = [
      `[data-region="${lit}"] [data-look="lit"]`,
      '[data-leads-on]',
      ...[last.region, ...regions].map((region) => `[data-region="${region}"] [tabindex="0"]`),
      'button',
    ]
      .map((selector) => heard.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    next?.focus({ preventScroll: true });
  }

  override componentWillUnmount(): void {
    this.heard?.removeEventListener('focusin', this.remember);
  }

  override render(): null {
    return null;
  }

  private readonly remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const region = target.closest<HTMLElement>('[data-region]')?.dataset.region;
    this.last = { element: target, region };
  };
}
