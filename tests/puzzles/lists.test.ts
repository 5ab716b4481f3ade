import { describe, expect, test } from 'vitest';
import type { PlayValue } from '../../src/bots/bot.ts';
import { whyOf as whyOfClimbing } from '../../src/bots/climbing/reasons/why.ts';
import { whyOf as whyOfFishing } from '../../src/bots/fishing/reasons/why.ts';
import { climbingView, passPlay } from '../../src/engine/climbing/index.ts';
import { fishingView } from '../../src/engine/fishing/index.ts';
import {
  type FamilyId,
  familyOf,
  invariant,
  type Play,
  type RoundRecord,
  rulesOf,
  type SeatView,
} from '../../src/engine/index.ts';
import { puzzleLists } from '../../src/families/puzzleLists.ts';
import { loadReckoning } from '../../src/families/tools.ts';
import { weighOpenPlays } from '../../src/headless/puzzles/findPuzzle.ts';
import { dayGames, difficulties } from '../../src/puzzles/dayGames.ts';
import { leastSure, readDayPuzzle } from '../../src/puzzles/dayPuzzle.ts';
import { difficultiesInTurn, puzzleIdOf } from '../../src/puzzles/puzzlesOfDay.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { isAsGood } from '../../src/review/review.ts';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import { wordsOfWhy as climbingWords } from '../../src/text/climbing/reasonWords.ts';
import { wordsOfWhy as fishingWords } from '../../src/text/fishing/reasonWords.ts';
import { languages } from '../../src/text/languages.ts';
import { createSay, type Say } from '../../src/text/say.ts';
import { toldAgainstPass } from '../support/climbing/besidePass.ts';
import { inTurn } from '../support/inTurn.ts';
import { isThorough, runs } from '../support/thoroughness.ts';

/** How many puzzles of each game are weighed again. */
const again = { 'tiu-u': runs(2, 400), 'shi-wu-hu': runs(2, 400), 'sap-ng-wu': runs(1, 400) };

/** How many puzzles of each game there are at least. */
const least = 365;

/** So many rounds are played out for a puzzle that is weighed again. */
const samples = 2000;

/** Who is named in what is said: nobody is called by a figure. */
const names = ['Ann', 'Bo', 'Lin'];

type Told = readonly [whys: readonly string[], words: (say: Say) => string | undefined];

/** Why a play is better than another one, by the family of its game. */
const whys: Readonly<
  Record<
    FamilyId,
    (view: SeatView, play: Play, values: readonly PlayValue[], instead: Play | undefined) => Told
  >
> = {
  fishing: (view, play, values, instead) => {
    const why = whyOfFishing(fishingView(view), play, values, instead);
    return [toldIn(why), (say) => fishingWords(why, names, say)];
  },
  climbing: (view, play, values, instead) => {
    const why = whyOfClimbing(climbingView(view), play, values, instead);
    return [toldIn(why), (say) => climbingWords(why, { names, variant: 'sap-ng-wu' }, say)];
  },
};

function toldIn(why: Readonly<Record<'reason' | 'more', { readonly why: string } | undefined>>) {
  return [why.reason, why.more].flatMap((one) => (one === undefined ? [] : [one.why]));
}

/** What says no more of a play than how it was reckoned, or that nothing speaks for it. */
const figuresAlone = new Set(['expects', 'best', 'asGood', 'quiet', 'hidden']);

const toldAgainst: ReadonlySet<string> = new Set(toldAgainstPass);

function isPass({ record }: { readonly record: RoundRecord }, play: Play): boolean {
  return familyOf(record.variant) === 'climbing' && play === passPlay;
}

/** What leans on a figure, where nothing that can be seen tells two plays apart. */
const lastResort = 'later';

describe.each(dayGames)('the puzzles of %s', (game) => {
  const list = puzzleLists[game];
  const puzzles = list.map((entry) => {
    const puzzle = readDayPuzzle(game, entry);
    invariant(puzzle !== undefined, `${JSON.stringify(entry)} is sound`);
    return { id: puzzleIdOf(game, entry), difficulty: entry.difficulty, ...puzzle };
  });

  // Of a list that seldom changes; those of every difficulty are among every fourth.
  const some = puzzles.filter((_, at) => isThorough || at % 4 === 0);

  /** Why the answer of a puzzle is better than another play; if missing, than the next-best. */
  function whyOf({ record, at, review }: (typeof puzzles)[number], instead?: Play): Told {
    const { steps } = playedRound(record);
    const step = steps[at];
    invariant(step !== undefined, 'the round goes on to the decision');
    const { viewFor } = rulesOf(step.before.game);
    const view = viewFor(step.before, review.seat, steps.slice(0, at));
    const values = review.values.map((value) => ({ ...value, error: value.noise }));
    return whys[familyOf(game)](view, review.play, values, instead);
  }

  test('have an answer that is better than any other play for a reason told in a sentence', async () => {
    const voices = await Promise.all(
      languages.map(async (language) =>
        createSay(language, await loadCatalogue(language, undefined, ['climbing'])),
      ),
    );
    for (const [at, puzzle] of some.entries()) {
      const others = puzzle.review.values.slice(1).map(({ play }) => play);
      for (const instead of isThorough ? others : [inTurn(others, at)]) {
        const [reasons, words] = whyOf(puzzle, instead);
        const bare = reasons.filter((one) => figuresAlone.has(one));
        expect([puzzle.id, instead, bare]).toEqual([puzzle.id, instead, []]);
        for (const say of voices) {
          const said = words(say) ?? '';
          expect([puzzle.id, said]).toEqual([puzzle.id, expect.stringMatching(/[.。]$/)]);
          expect(said).not.toMatch(/[{}#]|undefined|NaN|, ?,|\s\s/);
        }
      }
    }
  });

  test('seldom have an answer that nothing to be seen sets apart from the next-best play', () => {
    const against = some.map((puzzle) => whyOf(puzzle)[0]);
    expect(against.filter((reasons) => reasons.some((one) => figuresAlone.has(one)))).toEqual([]);
    const leaning = against.filter((reasons) => reasons.every((one) => one === lastResort));
    expect(leaning.length).toBeLessThan(against.length / 10);
  });

  test('are told nothing against a pass that holds of the pass as well', () => {
    for (const puzzle of puzzles) {
      const [best, ...others] = puzzle.review.values.map(({ play }) => play);
      const passes = others.filter((play) => isPass(puzzle, play));
      if (best === undefined || isPass(puzzle, best)) continue;
      for (const instead of passes) {
        const [reasons] = whyOf(puzzle, instead);
        const wrong = reasons.filter((one) => !toldAgainst.has(one));
        expect([puzzle.id, wrong]).toEqual([puzzle.id, []]);
        expect(reasons.length).toBeGreaterThan(0);
      }
    }
  });

  test('are as many as promised, each with a name of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(least);
    expect(puzzles.length % difficulties.length).toBe(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('have one play that is best, beyond doubt, for the person of the round', () => {
    for (const { record, at, review } of puzzles) {
      const { values, seat } = review;
      const { legal, play } = playedRound(record).steps[at] ?? {};
      expect(legal?.toSorted()).toEqual(values.map((value) => value.play).toSorted());
      expect(values.filter(isAsGood).map((value) => value.play)).toEqual([play]);
      expect(values.length).toBeGreaterThanOrEqual(3);
      for (const { error, noise } of values.slice(1)) {
        expect(error / noise).toBeGreaterThanOrEqual(leastSure);
        expect(Math.round(error)).toBeGreaterThan(0);
      }
      expect(record.meta?.players).toHaveProperty(`${seat}`, 'person');
    }
  });

  test('are easy, medium and hard by turns', () => {
    const turn = difficultiesInTurn(game);
    expect(puzzles.map(({ difficulty }) => difficulty)).toEqual(
      puzzles.map((_, at) => turn[at % turn.length]),
    );
  });

  test('have the same best play once they are weighed again by another seed', async () => {
    const means = { reckoning: await loadReckoning[familyOf(game)]() };
    const step = Math.max(1, Math.floor(puzzles.length / again[game]));
    const some = puzzles.filter((_, at) => at % step === 0).slice(0, again[game]);
    const found = some.map(({ id, record, at, review }) => {
      const { steps } = playedRound(record);
      const before = steps[at]?.before;
      invariant(before !== undefined, 'the record goes on to the decision');
      const view = rulesOf(before.game).viewFor(before, review.seat, steps.slice(0, at));
      const { best } = weighOpenPlays(means, view, `again ${id}`, { samples, fewestWorlds: 50 });
      return { id, best: best.play };
    });
    expect(found).toEqual(some.map(({ id, review }) => ({ id, best: review.play })));
  });
});
