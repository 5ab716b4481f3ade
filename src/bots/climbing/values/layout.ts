/** How sure a play is, from 0 for beaten to the last for sure: see {@link surenessOf}. */
export const surenesses = 7;

export function surenessOf(chance: number): number {
  if (chance >= 0.999) return 6;
  if (chance > 0.6) return chance > 0.85 ? 5 : 4;
  if (chance > 0.12) return chance > 0.35 ? 3 : 2;
  return chance > 0.02 ? 1 : 0;
}

export const sure = surenesses - 1;

/** Steps of wu that are missing, from none to ten and more: see {@link shortfallOf}. */
export const shortfalls = 6;

export function shortfallOf(missing: number): number {
  if (missing <= 0) return 0;
  return missing > 9 ? 5 : (shortfallSteps[missing - 1] ?? 0);
}

const shortfallSteps = [1, 1, 2, 2, 3, 3, 4, 4, 4];

/**
 * How many weights each block has. A weight counts in `lead` or in `answer`, some of those in
 * `answer` by whether another seat is still to be asked; most say how sure a play or a set in the
 * hand is.
 */
const blocks = {
  play: 3 * 5 * surenesses,
  breaking: 2 * 16,
  leaving: 2 * 4,
  unjoining: 2 * surenesses,
  sets: 2 * 4 * surenesses,
  joined: 2 * 6 * surenesses,
  dead: 2,
  run: 2 * 9,
  need: 2 * shortfalls,
  rivals: 2 * shortfalls,
  threat: 2 * shortfalls,
  tempo: 3 * 6,
  fours: 2 * 4,
  handSize: 2 * 4 * 5,
  families: 2 * 5,
  pass: 2 * 5 * surenesses,
  passing: 2 * 20,
  declining: 25,
  laying: 15,
  opening: 7,
} as const;

type Block = keyof typeof blocks;

function layOut(): { readonly places: Readonly<Record<Block, number>>; readonly size: number } {
  let size = 0;
  const next = (block: Block): number => {
    const first = size;
    size += blocks[block];
    return first;
  };
  const places = {
    play: next('play'),
    breaking: next('breaking'),
    leaving: next('leaving'),
    unjoining: next('unjoining'),
    sets: next('sets'),
    joined: next('joined'),
    dead: next('dead'),
    run: next('run'),
    need: next('need'),
    rivals: next('rivals'),
    threat: next('threat'),
    tempo: next('tempo'),
    fours: next('fours'),
    handSize: next('handSize'),
    families: next('families'),
    pass: next('pass'),
    passing: next('passing'),
    declining: next('declining'),
    laying: next('laying'),
    opening: next('opening'),
  };
  return { places, size };
}

const laidOut = layOut();

export const at = laidOut.places;

export const weightCount = laidOut.size;
