import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Motion } from '../../../../store/settings.ts';
import type { Scene } from './moves.ts';
import { createStory, type Story } from './story.ts';

/**
 * Shows what happened between one model of the table and the next. Nothing waits for it: a new
 * model, a press, a key or a change of the window's size ends it at once, and the table is as it
 * would be without.
 * @param root the table
 * @returns for the layer in which copies of the tiles fly
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  model: Scene,
  motion: Motion,
): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const story = useRef<Story | undefined>(undefined);

  useLayoutEffect(() => {
    const table = root.current;
    if (table === null || layer.current === null) return;
    const told = createStory(table, layer.current);
    story.current = told;
    const hidden = (): void => {
      if (document.hidden) told.finish();
    };
    const drop = (): void => {
      if (table.querySelector('[data-dragged]') !== null) told.remember();
    };
    const key = (): void => {
      told.finish();
      told.remember();
    };
    // Before anybody else, so that tiles are measured where the press found them.
    window.addEventListener('pointerdown', told.finish, true);
    window.addEventListener('pointerup', drop, true);
    window.addEventListener('click', told.remember, true);
    window.addEventListener('keydown', key, true);
    window.addEventListener('resize', told.finish);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pointerdown', told.finish, true);
      window.removeEventListener('pointerup', drop, true);
      window.removeEventListener('click', told.remember, true);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('resize', told.finish);
      document.removeEventListener('visibilitychange', hidden);
      told.finish();
    };
  }, [root]);

  useLayoutEffect(() => story.current?.show(model, motion), [model, motion]);
  return layer;
}
