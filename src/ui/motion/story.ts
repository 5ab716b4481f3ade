import type { Motion } from '../../store/settings.ts';
import { type Finish, type Flight, fadeIn, fly } from './flights.ts';
import type { StoryScene } from './happened.ts';
import { timing } from './timing.ts';

/** Something that has happened at a table, ready to be shown. The page shows what came of it. */
export interface Happening {
  /** @param leg the milliseconds of a leg */
  readonly flights: (leg: number) => readonly Flight[];
  /** What hides each thing that has appeared. */
  readonly covers: () => Iterable<HTMLElement>;
}

export interface Telling<Scene extends StoryScene> {
  /** What led from one scene to another; undefined where nothing moves. */
  readonly happened: (before: Scene, after: Scene) => Happening | undefined;
  readonly deal: (scene: Scene) => Happening;
  /** Remembers where things lie that a press may play, and how they look. */
  readonly remember: () => void;
  /** Remembers where things lie that somebody else's play may take from the page. */
  readonly note?: (scene: Scene) => void;
}

export interface Story<Scene extends StoryScene> {
  /** Shows what led from the last scene to this one, which the page already shows. */
  readonly show: (scene: Scene, motion: Motion) => void;
  /** To be called before a press can play something. */
  readonly remember: () => void;
  /** To be called when things lie elsewhere and nothing was played. */
  readonly note: () => void;
  readonly finish: Finish;
  /** Finishes, and leaves nothing to come. */
  readonly end: () => void;
}

/**
 * Begins a story with the first scene it is given, and with the deal if that has no plays.
 * @param root the table
 * @param layer holds the copies that fly
 */
export function createStory<Scene extends StoryScene>(
  root: HTMLElement,
  layer: HTMLElement,
  telling: Telling<Scene>,
): Story<Scene> {
  let last: { readonly scene: Scene; readonly at: number } | undefined;
  /** The scene that the running flights began with; undefined before the deal. */
  let from: Scene | undefined;
  let running: Finish | undefined;
  let mayFly = false;
  let noting: Finish | undefined;

  const finish = (): void => {
    running?.();
    running = undefined;
  };
  const tell = (happening: Happening, motion: Motion, plays: number): Finish =>
    motion === 'full'
      ? fly(happening.flights(plays > 1 ? timing.hurriedGlide : timing.glide), layer)
      : fadeIn(new Set(happening.covers()));
  const note = (): void => {
    noting?.();
    const scene = last?.scene;
    if (scene === undefined || !mayFly || telling.note === undefined) return;
    // In the next frame, when the browser has laid the page out anyway.
    noting = onceLaid(root, () => telling.note?.(scene));
  };

  return {
    finish,
    note,
    end: () => {
      finish();
      noting?.();
    },
    show: (scene, motion) => {
      const now = performance.now();
      const follows =
        running !== undefined && last !== undefined && now - last.at < timing.together;
      if (!follows) from = last?.scene;
      const first = last === undefined;
      finish();
      last = { scene, at: now };
      mayFly = motion === 'full' && 'animate' in layer;
      note();
      if (motion === 'none' || !('animate' in layer)) return;
      if (from !== undefined) {
        const happening = telling.happened(from, scene);
        const plays = scene.steps.length - from.steps.length;
        if (happening !== undefined) running = tell(happening, motion, plays);
      } else if (follows || (first && scene.steps.length === 0)) {
        running = afterLayout(root, () => {
          running = tell(telling.deal(scene), motion, 1);
        });
      }
    },
    remember: () => {
      // While things fly, keep where they lay before.
      if (running === undefined && mayFly) telling.remember();
    },
  };
}

/** Waits until a new table is laid out, and hides its tiles until then. */
function afterLayout(root: HTMLElement, callback: () => void): Finish {
  const covers = [...root.querySelectorAll<HTMLElement>('[role="grid"]')].map((grid) =>
    grid.animate({ opacity: [0, 0] }, { duration: timing.longestLayout }),
  );
  const uncover = (): void => {
    for (const cover of covers) cover.cancel();
  };
  const stop = onceLaid(root, () => {
    uncover();
    callback();
  });
  return () => {
    stop();
    uncover();
  };
}

/** Calls back in the first frame with all tiles of a table, which come once it is laid out. */
function onceLaid(root: HTMLElement, callback: () => void): Finish {
  const look = (): void => {
    if (root.querySelector('[data-unlaid]') === null) callback();
    else frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
