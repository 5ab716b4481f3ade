import type { Motion } from '../../../../store/settings.ts';
import { type Finish, type Flight, fadeIn, fly } from '../../../motion/flights.ts';
import { timing } from '../../../motion/timing.ts';
import type { Footprint } from '../../../motion/way.ts';
import { coverAt, footprintAt, footprintOf, pictureAt, picturesIn } from './footprints.ts';
import { type Move, movesBetween, movesOfDeal, type Scene, type Spot } from './moves.ts';
import { wayOf } from './ways.ts';

/** Shows scene by scene what happened at a table. */
export interface Story {
  /** Shows what led from the last scene to this one, which the page already shows. */
  readonly show: (scene: Scene, motion: Motion) => void;
  /** Remembers where the tiles lie that a press may play, and how every tile looks. */
  readonly remember: () => void;
  readonly finish: Finish;
}

/** Begins a story with the first scene it is given, and with the deal if that has no plays. */
export function createStory(root: HTMLElement, layer: HTMLElement): Story {
  let last: { readonly scene: Scene; readonly at: number } | undefined;
  /** The scene that the running flights began with; undefined before the deal. */
  let from: Scene | undefined;
  let running: Finish | undefined;
  let mayFly = false;
  let movable: ReadonlyMap<string, Footprint> = new Map();
  let pictures: ReadonlyMap<string, HTMLElement> = new Map();

  const finish = (): void => {
    running?.();
    running = undefined;
  };
  /**
   * What hides a tile where its move ends. Of a deal the whole lake and the whole hand are hidden,
   * which costs the browser less than hiding each tile.
   */
  const coverOf = ({ tile: { id }, to }: Move): HTMLElement | undefined => {
    const cover = coverAt(root, to, id);
    const isDeal = from === undefined;
    return isDeal ? (cover?.closest<HTMLElement>('[role="grid"]') ?? cover) : cover;
  };
  const flightsOf = (moves: readonly Move[], leg: number): readonly Flight[] => {
    const corner = layer.getBoundingClientRect();
    const footprintIn = ({ tile: { id }, from: origin }: Move, spot: Spot) => {
      const remembered = spot === origin ? movable.get(id) : undefined;
      const footprint = remembered ?? footprintAt(root, spot, id, corner);
      return footprint !== undefined && footprint.tile > 0 ? footprint : undefined;
    };
    return moves.flatMap((move): Flight[] => {
      const { tile, to, via } = move;
      const cover = coverOf(move);
      const footprints = [move.from, ...via, to].map((spot) => footprintIn(move, spot));
      const way = wayOf(move, footprints, leg, cover !== undefined);
      const shown = pictureAt(root, to, tile.id) ?? pictures.get(tile.id);
      const picture = shown?.cloneNode(true);
      return way !== undefined && picture instanceof HTMLElement ? [{ cover, way, picture }] : [];
    });
  };
  const tell = (moves: readonly Move[], motion: Motion, plays: number): Finish => {
    if (motion === 'full')
      return fly(flightsOf(moves, plays > 1 ? timing.hurriedGlide : timing.glide), layer);
    return fadeIn(new Set(moves.flatMap((move) => coverOf(move) ?? [])));
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
      // While tiles fly, keep where they lay before.
      if (running !== undefined || !mayFly) return;
      const corner = layer.getBoundingClientRect();
      pictures = picturesIn(root);
      movable = new Map(
        [...pictures].flatMap(([id, picture]) =>
          picture.closest('[data-region="hand"], [data-dragged]') === null
            ? []
            : [[id, footprintOf(picture, corner)]],
        ),
      );
    },
  };
}

/** Waits until the sizes of a new table are known, and hides its tiles until then. */
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
