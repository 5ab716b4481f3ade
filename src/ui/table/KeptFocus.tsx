import { Component, type RefObject } from 'react';
import type { Arrangement } from '../fishing/table/arrangement.ts';

interface KeptFocusProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly arrangement: Arrangement;
}

/**
 * Sees to it that focus never falls to the page: when the focused thing has left, focus goes to a
 * lit fish, else to what took its place, else to the hand, the lake, to what leads on after the
 * round, or whatever there is. A class, because only a class is asked just before the page changes:
 * to remove a tile that has the focus costs the browser a whole layout more than one that has let
 * go of it.
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
    if (idsOf(before.arrangement).some(isFocused) && !idsOf(this.props.arrangement).some(isFocused))
      activeElement.blur();
    return null;
  }

  override componentDidUpdate(): void {
    const { last, heard } = this;
    if (last === undefined || heard === null || last.element.isConnected) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const next = [
      '[data-region="lake"] [data-look="lit"]',
      `[data-region="${last.region}"] [tabindex="0"]`,
      '[data-region="hand"] [tabindex="0"]',
      '[data-region="lake"] [tabindex="0"]',
      '[data-leads-on]',
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

/** The ids in the page of the tiles that can have the focus. */
function idsOf({ hand, lake }: Arrangement): readonly string[] {
  return [
    ...hand.map(({ id }) => `hand-${id}`),
    ...lake.flatMap((tiles) => tiles.slice(0, 1).map(({ id }) => `lake-${id}`)),
  ];
}
