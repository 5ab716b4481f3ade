import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Announcer } from '../../store/announcer.ts';
import { asHeard } from '../../text/heardSentences.ts';
import { meantKeys } from '../keys/meantKeys.ts';
import { isResting } from './FocusRest.tsx';
import styles from './Told.module.css';

/**
 * The live region of the page. It outlasts every screen, since what stands in a region that has
 * just come is not read; and it has no name, since some readers say that before each sentence.
 */
export function ToldRegion({ announcer }: { readonly announcer: Announcer }) {
  const told = useStore(announcer, (state) => state.told);
  useEffect(() => announcer.stand(), [announcer]);
  useEffect(() => hushInDialogs(announcer), [announcer]);
  useEffect(() => followKeys(announcer), [announcer]);
  return (
    <div className={styles.told} aria-live="polite" data-told>
      {told.map(({ id, words }) => (
        <p key={id}>{asHeard(words)}</p>
      ))}
    </div>
  );
}

/**
 * Lets the focus follow what is told at the next key, but not to what that key would press, before
 * anybody knows of it. Nor is a tile pressed that the focus is about to leave, for what is told
 * meanwhile may have changed what the press does.
 */
function followKeys(announcer: Announcer): () => void {
  /** Where a reader has moved the focus meanwhile, by keys that no page gets. */
  let chosen: EventTarget | null = null;
  const choose = ({ target }: FocusEvent): void => {
    chosen = announcer.isNewsFollowed() ? target : null;
  };
  const follow = (event: KeyboardEvent): void => {
    const { repeat, target } = event;
    if (repeat) return;
    if (!isPress(event)) announcer.followNow();
    else if (announcer.isNewsFollowed() && isTile(target)) {
      if (target !== chosen) event.preventDefault();
    } else if (!isResting(target) && !leadsOn()) announcer.followNow();
  };
  window.addEventListener('focusin', choose);
  window.addEventListener('keydown', follow, true);
  return () => {
    window.removeEventListener('focusin', choose);
    window.removeEventListener('keydown', follow, true);
  };
}

function isPress(event: KeyboardEvent): boolean {
  const [key] = meantKeys(event);
  return key === 'Enter' || key === ' ';
}

/** Whether it is a tile or card, from which the focus goes on to another one after the news. */
function isTile(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && !isResting(target) && target.closest('[role="grid"]') !== null
  );
}

/** Whether the round is over, so that the focus goes on to what leads to the next one. */
function leadsOn(): boolean {
  return document.querySelector('[data-leads-on]') !== null;
}

/**
 * Keeps the region empty while a dialog is open: all else is out of a reader's reach then, and what
 * stands there when it closes is read as if it were new.
 */
function hushInDialogs({ hush }: Announcer): () => void {
  let speakUp: (() => void) | undefined;
  const look = (): void => {
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (isOpen === (speakUp !== undefined)) return;
    speakUp?.();
    speakUp = isOpen ? hush() : undefined;
  };
  // A dialog tells of itself only where its own code does: this sees every one.
  const observer = new MutationObserver(look);
  observer.observe(document, { attributes: true, attributeFilter: ['open'], subtree: true });
  look();
  return () => {
    observer.disconnect();
    speakUp?.();
  };
}
