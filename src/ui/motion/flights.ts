import styles from './Motion.module.css';
import { easing, timing } from './timing.ts';
import type { Footprint, Point, Way } from './way.ts';

export interface Flight {
  readonly way: Way;
  readonly picture: HTMLElement;
  /** What hides the tile where its way ends, if it is shown there. */
  readonly cover: HTMLElement | undefined;
}

export type Finish = () => void;

/**
 * Shows flights of copies over the table, while the tiles themselves are invisible where they will
 * land. Nothing is left behind, whether they land or are finished before.
 * @param layer holds the copies; footprints are measured from its corner
 */
export function fly(flights: readonly Flight[], layer: HTMLElement): Finish {
  // A cover may hide many tiles: it opens when the last of them has landed.
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
  layer.append(...copies.map(({ element }) => element));
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
  const largest = Math.max(...points.map(({ footprint }) => footprint.tile));
  const delay = points[0]?.time ?? 0;
  const duration = endOf(points) - delay;
  element.style.setProperty('--tile', `${largest}px`);
  const ratio = ratioOf(element);
  if (ratio !== undefined) element.style.setProperty('--tile-ratio', `${ratio}`);
  return {
    element,
    frames: points.map(({ time, footprint, flat, opacity }) => ({
      offset: (time - delay) / duration,
      transform: `${centredOn(footprint)} scaleY(${flat}) rotate(${turnTo(footprint, element)}deg) scale(${footprint.tile / largest})`,
      opacity,
      easing: easing.glide,
    })),
    options: { delay, duration, fill: 'backwards' },
  };
}

/** Undefined for what is no picture; in the lake cards may be cut. */
function ratioOf(picture: HTMLElement): number | undefined {
  const box = picture.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number);
  const [, , width, height] = box ?? [];
  if (width === undefined || height === undefined) return undefined;
  return picture.dataset.pose === 'upright' ? height / width : width / height;
}

function centredOn({ x, y }: Footprint): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

/** A tile that comes to lie sideways turns so that its high half is on the left. */
function turnTo({ pose }: Footprint, { dataset }: HTMLElement): number {
  if (pose === dataset.pose) return 0;
  return pose === 'sideways' ? -90 : 90;
}

function backOfTile(): HTMLElement {
  const back = document.createElement('span');
  back.className = styles.back ?? '';
  back.dataset.pose = 'sideways';
  return back;
}

function ringsOf({ ripple }: Way): Copy[] {
  if (ripple === undefined) return [];
  return [0, timing.ringStagger].map((later) => {
    const element = document.createElement('span');
    element.className = styles.ring ?? '';
    element.style.setProperty('--tile', `${ripple.footprint.tile}px`);
    return {
      element,
      frames: [
        { transform: `${centredOn(ripple.footprint)} scale(0.3)`, opacity: 0.9 },
        { transform: `${centredOn(ripple.footprint)} scale(1)`, opacity: 0 },
      ],
      options: {
        delay: ripple.time + later,
        duration: timing.ripple,
        easing: easing.ripple,
      },
    };
  });
}
