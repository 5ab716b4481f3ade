import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Motion } from '../../store/settings.ts';
import type { StoryScene } from './happened.ts';
import { createStory, type Story, type Telling } from './story.ts';

/**
 * Shows what happened between one scene of a table and the next. Nothing waits for it: a new scene,
 * a press, a key or a change of the window's size ends it at once, and the table is as it would be
 * without.
 * @param root the table
 * @param createTelling how its family tells what happens; always the same function
 * @returns for the layer in which copies of the tiles fly
 */
export function useStory<Scene extends StoryScene>(
  root: RefObject<HTMLElement | null>,
  scene: Scene,
  motion: Motion,
  createTelling: (root: HTMLElement, layer: HTMLElement) => Telling<Scene>,
): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const story = useRef<Story<Scene> | undefined>(undefined);

  useLayoutEffect(() => {
    const table = root.current;
    const above = layer.current;
    if (table === null || above === null) return;
    const told = createStory(table, above, createTelling(table, above));
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
    const resized = (): void => {
      told.finish();
      told.note();
    };
    // Before anybody else, so that tiles are measured where the press found them.
    window.addEventListener('pointerdown', told.finish, true);
    window.addEventListener('pointerup', drop, true);
    window.addEventListener('click', told.remember, true);
    window.addEventListener('keydown', key, true);
    window.addEventListener('resize', resized);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pointerdown', told.finish, true);
      window.removeEventListener('pointerup', drop, true);
      window.removeEventListener('click', told.remember, true);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('resize', resized);
      document.removeEventListener('visibilitychange', hidden);
      told.end();
    };
  }, [root, createTelling]);

  useLayoutEffect(() => story.current?.show(scene, motion), [scene, motion]);
  return layer;
}
