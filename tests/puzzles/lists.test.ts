import { describe, expect, test } from 'vitest';
import type { PlayValue } from '../../src/bots/bot.ts';
import { reasonOf as climbingReasonOf } from '../../src/bots/climbing/reasons/reason.ts';
import { reasonOf as fishingReasonOf } from '../../src/bots/fishing/reasons/reason.ts';
import { climbingView } from '../../src/engine/climbing/index.ts';
import { fishingView } from '../../src/engine/fishing/index.ts';
import {
  type FamilyId,
  familyOf,
  invariant,
  type Play,
  rulesOf,
  type SeatView,
} from '../../src/engine/index.ts';
import { weighOpenPlays } from '../../src/headless/puzzles/findPuzzle.ts';
import { leastSure, readDayPuzzle } from '../../src/puzzles/dayPuzzle.ts';
import { dayGames, difficulties } from '../../src/puzzles/families/dayGames.ts';
import { puzzleLists } from '../../src/puzzles/families/puzzleLists.ts';
import { difficultiesInTurn, puzzleIdOf } from '../../src/puzzles/puzzlesOfDay.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { loadReckoning } from '../../src/review/families.ts';
import { isAsGood } from '../../src/review/review.ts';
import { isThorough, runs } from '../support/thoroughness.ts';

/** How many puzzles of each game are weighed again. */
const again = { 'tiu-u': runs(2, 400), 'shi-wu-hu': runs(2, 400), 'sap-ng-wu': runs(1, 400) };

/** How many puzzles of each game there are at least. */
const least = 365;

/** So many rounds are played out for a puzzle that is weighed again. */
const samples = 2000;

/** What speaks for a play, by the family of its game. */
const reasons: Readonly<
  Record<FamilyId, (view: SeatView, play: Play, values: readonly PlayValue[]) => string | undefined>
> = {
  fishing: (view, play, values) => fishingReasonOf(fishingView(view), play, values).why,
  climbing: (view, play, values) => climbingReasonOf(climbingView(view), play, values)?.why,
};

/** What is said where only a bot's reckoning speaks for a play, or not even that. */
const figuresAlone = new Set(['expects', 'best', 'asGood', 'quiet', 'hidden', 'nothing']);

describe.each(dayGames)('the puzzles of %s', (game) => {
  const list = puzzleLists[game];
  const puzzles = list.map((entry) => {
    const puzzle = readDayPuzzle(game, entry);
    invariant(puzzle !== undefined, `${JSON.stringify(entry)} is sound`);
    return { id: puzzleIdOf(game, entry), difficulty: entry.difficulty, ...puzzle };
  });

  test('have an answer for which a rule of thumb speaks, and not a figure alone', () => {
    // Of a list that seldom changes; those of every difficulty are among every fourth.
    const some = puzzles.filter((_, at) => isThorough || at % 4 === 0);
    const unsaid = some.filter(({ record, at, review }) => {
      const { steps } = playedRound(record);
      const step = steps[at];
      invariant(step !== undefined, 'the round goes on to the decision');
      const { viewFor } = rulesOf(step.before.game);
      const view = viewFor(step.before, review.seat, steps.slice(0, at));
      const values = review.values.map((value) => ({ ...value, error: value.noise }));
      return figuresAlone.has(reasons[familyOf(game)](view, review.play, values) ?? 'nothing');
    });
    expect(unsaid.map(({ id }) => id)).toEqual([]);
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
