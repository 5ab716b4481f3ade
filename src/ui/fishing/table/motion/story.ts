import type { Motion } from '../../../../store/settings.ts';
import { type Finish, fadeIn, fly, type Stage } from '../../../table/motion/flights.ts';
import { timing } from '../../../table/motion/timing.ts';
import { type Move, movesBetween, movesOfDeal, type Scene } from './moves.ts';
import { coverAt, pictureAt, picturesIn, type Spot, spotAt, spotOf } from './places.ts';

/** Tells scene by scene what happened at a table. */
export interface Story {
  /** Shows what led from the last scene to this one, which the page already shows. */
  readonly show: (scene: Scene, motion: Motion) => void;
  /** Remembers where the tiles are that a press may play, and how all look. */
  readonly remember: () => void;
  readonly finish: Finish;
}

/**
 * A story that begins with the first scene it is shown: where that is a round without plays, with
 * its deal.
 */
export function createStory(root: HTMLElement, layer: HTMLElement): Story {
  let last: { readonly scene: Scene; readonly at: number } | undefined;
  /** What the flights that run set off from; undefined is before the deal. */
  let from: Scene | undefined;
  let running: Finish | undefined;
  let mayFly = false;
  let movable: ReadonlyMap<string, Spot> = new Map();
  let pictures: ReadonlyMap<string, HTMLElement> = new Map();

  const finish = (): void => {
    running?.();
    running = undefined;
  };
  /**
   * Of a deal the whole lake and the whole hand are hidden, which costs the browser less than
   * hiding each tile.
   */
  const stage = (dealing: boolean): Stage => {
    const corner = layer.getBoundingClientRect();
    return {
      layer,
      spotOf: ({ tile: { id }, from: origin }, place) => {
        const remembered = place === origin ? movable.get(id) : undefined;
        const spot = remembered ?? spotAt(root, place, id, corner);
        return spot !== undefined && spot.tile > 0 ? spot : undefined;
      },
      pictureOf: ({ tile: { id }, to }) => pictureAt(root, to, id) ?? pictures.get(id),
      coverOf: ({ tile: { id }, to }) => {
        const cover = coverAt(root, to, id);
        return dealing ? (cover?.closest<HTMLElement>('[role="grid"]') ?? cover) : cover;
      },
    };
  };
  const tell = (moves: readonly Move[], motion: Motion, plays: number): Finish => {
    const onStage = stage(from === undefined);
    if (motion === 'full')
      return fly(moves, onStage, plays > 1 ? timing.hurriedGlide : timing.glide);
    return fadeIn(new Set(moves.flatMap((move) => onStage.coverOf(move) ?? [])));
  };

  return {
    finish,
    show: (scene, motion) => {
      const now = performance.now();
      const follows =
        running !== undefined && last !== undefined && now - last.at < timing.together;
      if (!follows) from = last?.scene;
      const first = last === undefined;
      finish();
      last = { scene, at: now };
      mayFly = motion === 'full' && 'animate' in layer;
      if (motion === 'none' || !('animate' in layer)) return;
      if (from !== undefined) {
        const moves = movesBetween(from, scene);
        const plays = scene.steps.length - from.steps.length;
        if (moves.length > 0) running = tell(moves, motion, plays);
      } else if (follows || (first && scene.steps.length === 0)) {
        running = afterLayout(root, () => {
          running = tell(movesOfDeal(scene.arrangement), motion, 1);
        });
      }
    },
    remember: () => {
      // While something flies, what counts is how it lay before.
      if (running !== undefined || !mayFly) return;
      const corner = layer.getBoundingClientRect();
      pictures = picturesIn(root);
      movable = new Map(
        [...pictures].flatMap(([id, picture]) =>
          picture.closest('[data-region="hand"], [data-dragged]') === null
            ? []
            : [[id, spotOf(picture, corner)]],
        ),
      );
    },
  };
}

/** Waits until the sizes of a new table are known; until then its tiles are not seen. */
function afterLayout(root: HTMLElement, callback: () => void): Finish {
  const covers = [...root.querySelectorAll<HTMLElement>('[role="grid"]')].map((grid) =>
    grid.animate({ opacity: [0, 0] }, { duration: timing.longestLayout }),
  );
  const uncover = (): void => {
    for (const cover of covers) cover.cancel();
  };
  const frame = requestAnimationFrame(() => {
    uncover();
    callback();
  });
  return () => {
    cancelAnimationFrame(frame);
    uncover();
  };
}
