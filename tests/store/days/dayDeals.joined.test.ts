import { expect, test } from 'vitest';
import { type BotId, levels } from '../../../src/bots/levels.ts';
import {
  familyOf,
  invariant,
  type RoundRecord,
  rulesOf,
  seatsOf,
  type VariantId,
} from '../../../src/engine/index.ts';
import { offeredGames } from '../../../src/families/names.ts';
import { recordFormOf } from '../../../src/families/rules.ts';
import { loadBots } from '../../../src/families/tools.ts';
import { fnv1a } from '../../../src/records/fnv1a.ts';
import { daysUpTo } from '../../../src/store/days/calendar.ts';
import { dateOfDeal, dayLevelOf, seedOfDayDeal } from '../../../src/store/days/dayDeal.ts';
import {
  currentRound,
  type MatchSetup,
  positionOf,
  startMatch,
  withPlay,
} from '../../../src/store/match/match.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { mirrorOf } from '../../../src/store/match/mirror.ts';
import { botAtTurn, botQuestion } from '../../../src/store/match/questions.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { answerAtOnce } from '../../../src/store/thinking/standIn.ts';
import { finishedRound } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

function setupOfDay(variant: VariantId, date: string, change: Partial<MatchSetup> = {}) {
  const seats = offeredGames.find((game) => game.variant === variant)?.seats ?? 2;
  const players = seatsOf(seats).map((seat) => ({
    name: `${seat}`,
    control: seat === 0 ? ('person' as const) : dayLevelOf(date),
  }));
  const setup = { variant, rules: {}, players };
  return { ...setup, seed: seedOfDayDeal(setup, date), ...change };
}

/** The tiles that are dealt on a day, and who starts, in few letters. */
function fingerprint(variant: VariantId, date: string): string {
  const { deal, starter } = currentRound(startMatch(setupOfDay(variant, date)));
  const text = JSON.stringify([starter, recordFormOf(variant).formatDeal(deal)]);
  return fnv1a(new TextEncoder().encode(text)).toString(16);
}

test('three dates deal what they have always dealt, to everybody', () => {
  const dates = ['2026-11-24', '2026-12-31', '2027-01-01'];
  const dealt = dates.map((date) => offeredGames.map(({ variant }) => fingerprint(variant, date)));
  expect(dealt).toEqual([
    ['6629b841', '65b4e3f', 'bb8ecf2d'],
    ['fc28dc52', 'd28a125e', '37bd3569'],
    ['75fa09b4', 'e019ad29', 'b6df625b'],
  ]);
  expect(new Set(dealt.flat()).size).toBe(dates.length * offeredGames.length);
});

test.each(offeredGames)('a round of $variant by the seed of a day is its deal', ({ variant }) => {
  const round = currentRound(startMatch(setupOfDay(variant, '2026-11-24')));
  expect(dateOfDeal(round)).toBe('2026-11-24');
});

test('the week gets harder, against bots that need no time', () => {
  const week = daysUpTo('2026-12-06', 7).map(dayLevelOf);
  expect(week).toEqual(['novice', 'novice', 'greedy', 'greedy', ...Array(3).fill('skilled')]);
  expect(daysUpTo('2027-12-31', 365).map(dayLevelOf)).not.toContain('expert');
});

test.each(offeredGames)(
  'in the deals of $variant the bots answer alike however fast a device is and whatever its pace',
  async ({ variant }) => {
    const bots = await loadBots[familyOf(variant)]();
    /** A round in which the person plays the first that is legal, on a device of some speed. */
    const playedOn = (date: string, beat: number, step: number): RoundRecord => {
      let [match, time] = [startMatch(setupOfDay(variant, date)), 0];
      const now = (): number => {
        time += step;
        return time;
      };
      for (let at = positionOf(match); at.phase !== 'over'; at = positionOf(match)) {
        const [first] = rulesOf(at.game).legalPlays(at);
        const chosen =
          botAtTurn(match) === undefined
            ? first
            : answerAtOnce(botQuestion(match, beat), bots, 'skilled', now).play;
        invariant(chosen !== undefined, 'there is a play');
        match = unwrap(withPlay(match, chosen));
      }
      return currentRound(match);
    };
    // A day of each level.
    for (const date of ['2026-12-01', '2026-12-02', '2026-12-04']) {
      expect(playedOn(date, 0, 1).plays).toEqual(playedOn(date, 900, 5000).plays);
    }
  },
);

test('days before the week had its levels keep their opponent', () => {
  for (const date of daysUpTo('2026-11-01', 365)) expect(dayLevelOf(date)).toBe('skilled');
});

test('a round is that of its day against the bot of the day, or the one of all days before', () => {
  const dateAgainst = (control: BotId): string | null => {
    const players = [
      { name: '0', control: 'person' as const },
      { name: '1', control },
    ];
    return dateOfDeal(currentRound(startMatch(setupOfDay('tiu-u', '2026-11-30', { players }))));
  };
  expect(levels.map(dateAgainst)).toEqual([null, '2026-11-30', null, '2026-11-30', null]);
});

test('whoever may have nothing to decide but as the starter is the starter', () => {
  const dates = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  for (const date of dates) {
    const dealt = currentRound(startMatch(setupOfDay('sap-ng-wu', date)));
    expect(dealt.starter).toBe(0);
    expect(dateOfDeal(dealt)).toBe(date);
  }
});

/** The table of a day, dealt by a seed that need not be the day's. */
function dealtBy(variant: VariantId, seed: string): RoundRecord {
  return currentRound(startMatch(setupOfDay(variant, '2026-11-24', { seed })));
}

test('of the further seeds of a day only the one that its deal needs is its own', () => {
  const seeds = Array.from({ length: 60 }, (_, at) => `day-2026-11-24-${at}`);
  const own = seeds.filter((seed) => dateOfDeal(dealtBy('sap-ng-wu', seed)) !== null);
  expect(own).toEqual([setupOfDay('sap-ng-wu', '2026-11-24').seed]);
});

test('the first seed of a day is its own in every game, as it was before there were others', () => {
  const dealt = dealtBy('sap-ng-wu', 'day-2026-11-24');
  expect(dealt.starter).not.toBe(0);
  expect(dateOfDeal(dealt)).toBe('2026-11-24');
  expect(dateOfDeal({ ...dealt, starter: 0 })).toBeNull();
});

test('a round that tells no starter is that of its day by its seed', () => {
  const { starter: _, ...told } = round;
  expect(dateOfDeal(told)).toBe('2026-11-24');
});

const setup = setupOfDay('tiu-u', '2026-11-24');
const [you, bot] = setup.players;
const round = finishedRound(setup);

test.each<[string, RoundRecord]>([
  ['of another seed', currentRound(startMatch({ ...setup, seed: 'lotus' }))],
  ['of no day', currentRound(startMatch({ ...setup, seed: 'day-2026-02-30' }))],
  ['of no seed of a day', currentRound(startMatch({ ...setup, seed: 'day-2026-11-24-x' }))],
  ['of a second seed, where the first always is the day’s', dealtBy('tiu-u', 'day-2026-11-24-2')],
  ['of the second deal of the match', { ...round, seed: 'day-2026-11-24/1' }],
  ['that another seat starts than the seed deals', { ...round, starter: 1 - round.starter }],
  ['under other rules', { ...round, rules: { mustCapture: 'hand' } }],
  ['against another bot', { ...round, meta: { players: ['person', 'greedy'] } }],
  ['of two people', { ...round, meta: { players: ['person', 'person'] } }],
  ['where nothing tells who played', { ...round, meta: {} }],
  [
    'with three at the table',
    currentRound(
      startMatch({ ...setup, players: [...setup.players, { name: 'Ann', control: 'skilled' }] }),
    ),
  ],
  [
    'with the person in another seat',
    currentRound(startMatch({ ...setup, players: [bot, you].flatMap((one) => one ?? []) })),
  ],
  ['that only mirrors it', currentRound(mirrorOf(matchOfRecord(round)))],
  ['that is only tried', currentRound(whatIfMatch(matchOfRecord(round), 4, 0, 'skilled'))],
])('a round %s is no deal of the day', (_, other) => {
  expect(dateOfDeal(other)).toBeNull();
});
