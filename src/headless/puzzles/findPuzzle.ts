import { type Bots, thoughtOf } from '../../bots/bot.ts';
import type { BotId } from '../../bots/levels.ts';
import type { Weighing } from '../../bots/search/weigh.ts';
import {
  chooseIndex,
  type Play,
  playOn,
  type Random,
  rulesOf,
  type Seat,
  type SeatView,
} from '../../engine/index.ts';
import type { DayGame } from '../../families/names.ts';
import { tastes } from '../../families/tools.ts';
import type { Difficulty } from '../../puzzles/dayGames.ts';
import { leastSure, type PuzzleEntry, seatsOfPuzzle } from '../../puzzles/dayPuzzle.ts';
import { formatLink } from '../../records/link.ts';
import { gameOf } from '../../records/playedRound.ts';
import { dealFromSeed, randomFromSeed } from '../../records/seed.ts';
import type { Reckoning } from '../../review/reckoning.ts';

/** What puzzles are looked for with: what the family of their game brings. */
export interface PuzzleMeans {
  readonly bots: Bots;
  readonly reckoning: Pick<Reckoning, 'weigh'>;
}

/** Fewer plays are no question. */
const leastPlays = 3;

interface Look {
  readonly samples: number;
  /** In how many worlds each play is looked at, whatever it costs. */
  readonly fewestWorlds: number;
}

/** A first look that is rid of most decisions soon, and the one that counts. */
const firstLook: Look = { samples: 300, fewestWorlds: 8 };
const lastLook: Look = { samples: 4000, fewestWorlds: 100 };
/** So many standard errors do for the first look. */
const sureAtFirst = 2;

/** How often a bot that plays at random between equals is asked. */
const askings = 8;

/** Weighs the plays of a seat as a review does. The same seed gives the same weighing. */
export function weighOpenPlays(
  { reckoning }: Pick<PuzzleMeans, 'reckoning'>,
  view: SeatView,
  seed: string,
  { samples, fewestWorlds }: Look,
): Weighing {
  const work = reckoning.weigh('expert', view, randomFromSeed(seed), { samples }, { fewestWorlds });
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The first decision of a round by bots with one play clearly best, if it has any. */
export function findPuzzle(
  game: DayGame,
  seed: string,
  wanted: ReadonlySet<Difficulty>,
  means: PuzzleMeans,
): PuzzleEntry | undefined {
  const players = Array<string>(seatsOfPuzzle(game) ?? 0).fill('');
  const played = gameOf({ variant: game, rules: {}, players });
  const rules = rulesOf(played);
  const { deal, starter } = dealFromSeed(played, seed);
  const random = randomFromSeed(`${seed}/plays`);
  const { steps } = playOn(
    rules,
    rules.startPosition(played, deal, starter),
    (position, _, before) =>
      choiceOf(means, 'skilled', rules.viewFor(position, position.seat, before), random),
  );
  const looked = { game, wanted, means, random };
  for (const at of shuffled([...steps.keys()], random)) {
    const step = steps[at];
    if (step === undefined || step.legal.length < leastPlays) continue;
    const view = rules.viewFor(step.before, step.seat, steps.slice(0, at));
    const found = lookAt(view, `${seed}/${at}`, looked);
    if (found === undefined) continue;
    const { best, ...values } = found;
    const controls = players.map((_, seat) => (seat === step.seat ? 'person' : 'skilled'));
    const code = formatLink({
      ...{ variant: game, rules: {}, players, starter, seed, deal },
      plays: [...steps.slice(0, at).map(({ play }) => play), best],
      meta: { players: controls },
    });
    return { code, ...values };
  }
  return undefined;
}

function choiceOf({ bots }: PuzzleMeans, bot: BotId, view: SeatView, random: Random): Play {
  return thoughtOf(bots[bot](view, random)).play;
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chooseIndex(left.length, random), 1));
}

interface Looking {
  readonly game: DayGame;
  readonly wanted: ReadonlySet<Difficulty>;
  readonly means: PuzzleMeans;
  readonly random: Random;
}

function lookAt(
  view: SeatView,
  seed: string,
  { game, wanted, means, random }: Looking,
): (Omit<PuzzleEntry, 'code'> & { readonly best: Play }) | undefined {
  const { least, plain } = tastes[game];
  const clear = (look: Look, sure: number) => {
    const found = clearlyBest(weighOpenPlays(means, view, `${seed}/${look.samples}`, look), view);
    return found.next >= least && found.sure >= sure ? found : undefined;
  };
  const difficultyOf = (best: Play): Difficulty => {
    const finds = (bot: BotId): boolean =>
      Array.from({ length: askings }, () => choiceOf(means, bot, view, random)).includes(best);
    if (finds('greedy')) return 'easy';
    return finds('skilled') ? 'medium' : 'hard';
  };
  const first = clear(firstLook, sureAtFirst);
  if (first === undefined || !wanted.has(difficultyOf(first.best))) return undefined;
  const last = clear(lastLook, leastSure);
  if (last === undefined) return undefined;
  const { next, ...found } = last;
  const difficulty = difficultyOf(found.best);
  const isPlain = difficulty === 'easy' && next > plain;
  return wanted.has(difficulty) && !isPlain ? { difficulty, ...found } : undefined;
}

/** By how much and how surely the others are worse comes with it. */
function clearlyBest(
  { best, weights }: Weighing,
  { legal, seat }: { readonly legal: readonly Play[]; readonly seat: Seat },
) {
  const most = best.settlement[seat] ?? 0;
  const others = weights.filter(({ play }) => play !== best.play);
  const lostBy = ({ settlement }: Weighing['best']): number => most - (settlement[seat] ?? 0);
  const lost = new Map(weights.map((weight) => [weight.play, toTenths(lostBy(weight))]));
  return {
    best: best.play,
    points: toTenths(most),
    lost: legal.map((play) => lost.get(play) ?? 0),
    /** What the next best play loses. */
    next: Math.min(...others.map(lostBy)),
    sure: toTenths(Math.min(mostSure, ...others.map((weight) => lostBy(weight) / weight.error))),
  };
}

/** More standard errors say nothing more, and where nothing is left to chance there are none. */
const mostSure = 99;

function toTenths(points: number): number {
  return Math.round(points * 10) / 10 + 0;
}
