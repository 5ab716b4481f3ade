import type { RefObject } from 'react';
import type { Motion } from '../../../../store/settings.ts';
import { useStory } from '../../../motion/useStory.ts';
import type { Scene } from './moves.ts';
import { createTelling } from './telling.ts';

/**
 * Shows what happened between one model of the table and the next, see {@link useStory}.
 * @returns for the layer in which copies of the tiles fly
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  model: Scene,
  motion: Motion,
): RefObject<HTMLDivElement | null> {
  return useStory(root, model, motion, createTelling);
}
