import type { Move, Place } from '../../fishing/table/motion/moves.ts';
import type { Spot } from '../../fishing/table/motion/places.ts';
import { type Point, type Way, wayOf } from '../../fishing/table/motion/ways.ts';
import styles from './Motion.module.css';
import { easing, timing } from './timing.ts';

/** What flights need to know of the table. */
export interface Stage {
  /** Holds the copies; they are measured from its corner. */
  readonly layer: HTMLElement;
  /** Where a place of a tile's way is on the screen. */
  readonly spotOf: (move: Move, place: Place) => Spot | undefined;
  /** A picture of the tile, to be copied. */
  readonly pictureOf: (move: Move) => HTMLElement | undefined;
  /** What hides the tile where its way ends, if it is shown there. */
  readonly coverOf: (move: Move) => HTMLElement | undefined;
}

/** Ends all that runs, at once. */
export type Finish = () => void;

/**
 * Shows moves as flights of copies over the table, while the tiles themselves are invisible where
 * they will land. Nothing is left behind, whether they land or are finished before.
 * @param leg the milliseconds of a leg
 */
export function fly(moves: readonly Move[], stage: Stage, leg: number): Finish {
  const flights = moves.flatMap((move) => {
    const cover = stage.coverOf(move);
    const spots = [move.from, ...move.via, move.to].map((place) => stage.spotOf(move, place));
    const way = wayOf(move, spots, leg, cover !== undefined);
    const picture = stage.pictureOf(move)?.cloneNode(true);
    return way !== undefined && picture instanceof HTMLElement ? [{ cover, way, picture }] : [];
  });
  // A cover may hide many tiles; those that have landed wait under it for the last.
  const opens = new Map<HTMLElement, number>();
  for (const { cover, way } of flights) {
    if (cover !== undefined) opens.set(cover, Math.max(opens.get(cover) ?? 0, endOf(way.face)));
  }
  const covers = [...opens].map(([cover, duration]) =>
    cover.animate({ opacity: [0, 0] }, { duration }),
  );
  const copies = [
    ...flights.flatMap(({ way }) => ringsOf(way)),
    ...flights.flatMap(({ cover, way, picture }) => [
      ...(way.back.length === 0 ? [] : [copyOf(backOfTile(), way.back)]),
      copyOf(picture, heldUntil(way.face, cover && opens.get(cover))),
    ]),
  ];
  stage.layer.append(...copies.map(({ element }) => element));
  const animations = copies.map(({ element, frames, options }) => {
    const animation = element.animate(frames, options);
    animation.onfinish = () => element.remove();
    return animation;
  });
  return () => {
    for (const animation of [...covers, ...animations]) animation.cancel();
    for (const { element } of copies) element.remove();
  };
}

/** Lets what has appeared fade in where it is. */
export function fadeIn(covers: ReadonlySet<HTMLElement>): Finish {
  const fades = [...covers].map((cover) =>
    cover.animate({ opacity: [0, 1] }, { duration: timing.fade }),
  );
  return () => {
    for (const fade of fades) fade.cancel();
  };
}

interface Copy {
  readonly element: HTMLElement;
  readonly frames: Keyframe[];
  readonly options: KeyframeAnimationOptions;
}

function endOf(points: readonly Point[]): number {
  return points.at(-1)?.time ?? 0;
}

function heldUntil(points: readonly Point[], time = 0): readonly Point[] {
  const last = points.at(-1);
  return last === undefined || last.time >= time ? points : [...points, { ...last, time }];
}

/** A copy is as large as it ever becomes, so that it is never blurred. */
function copyOf(element: HTMLElement, points: readonly Point[]): Copy {
  const largest = Math.max(...points.map(({ spot }) => spot.tile));
  const delay = points[0]?.time ?? 0;
  const duration = endOf(points) - delay;
  element.style.setProperty('--tile', `${largest}px`);
  const ratio = ratioOf(element);
  if (ratio !== undefined) element.style.setProperty('--tile-ratio', `${ratio}`);
  return {
    element,
    frames: points.map(({ time, spot, flat, opacity }) => ({
      offset: (time - delay) / duration,
      transform: `${centredOn(spot)} scaleY(${flat}) rotate(${turnTo(spot, element)}deg) scale(${spot.tile / largest})`,
      opacity,
      easing: easing.glide,
    })),
    options: { delay, duration, fill: 'backwards' },
  };
}

/**
 * The long side of a picture to its short one, where it is a picture: in the lake cards may be cut.
 */
function ratioOf(picture: HTMLElement): number | undefined {
  const box = picture.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number);
  const [, , width, height] = box ?? [];
  if (width === undefined || height === undefined) return undefined;
  return picture.dataset.pose === 'upright' ? height / width : width / height;
}

function centredOn({ x, y }: Spot): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

/** A tile that comes to lie sideways turns so that its high half is on the left. */
function turnTo({ pose }: Spot, { dataset }: HTMLElement): number {
  if (pose === dataset.pose) return 0;
  return pose === 'sideways' ? -90 : 90;
}

function backOfTile(): HTMLElement {
  const back = document.createElement('span');
  back.className = styles.back ?? '';
  back.dataset.pose = 'sideways';
  return back;
}

/** The water moves in two rings. */
function ringsOf({ ripple }: Way): Copy[] {
  if (ripple === undefined) return [];
  return [0, timing.ringStagger].map((later) => {
    const element = document.createElement('span');
    element.className = styles.ring ?? '';
    element.style.setProperty('--tile', `${ripple.spot.tile}px`);
    return {
      element,
      frames: [
        { transform: `${centredOn(ripple.spot)} scale(0.3)`, opacity: 0.9 },
        { transform: `${centredOn(ripple.spot)} scale(1)`, opacity: 0 },
      ],
      options: {
        delay: ripple.time + later,
        duration: timing.ripple,
        easing: easing.ripple,
      },
    };
  });
}
