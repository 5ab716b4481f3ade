import { describe, expect, test } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import { dealModelOf, draftForDeal } from '../../../src/ui/share/dealModel.ts';
import { setupOf } from '../../support/matches.ts';

const dealt = (players: readonly string[], controls: readonly string[]): RoundRecord => ({
  ...currentRound(
    startMatch(
      setupOf(players.length === 3 ? ['person', 'person', 'person'] : ['person', 'person'], {
        rules: { doubleAt: 200, captures: { tens: false } },
      }),
    ),
  ),
  players,
  meta: { players: [...controls] },
});

describe('who sends a deal', () => {
  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['the one person', ['Bo', 'Ann'], ['greedy', 'person'], ['Ann']],
    ['all persons', ['Ann', 'Bo', 'Cy'], ['person', 'greedy', 'person'], ['Ann', 'Cy']],
    ['nobody who is only “You”', ['You', 'Bo'], ['person', 'greedy'], []],
    ['nobody who is only “You” in Chinese', ['你', 'Ann'], ['person', 'person'], ['Ann']],
    ['nobody without a name', ['', 'Bo'], ['person', 'expert'], []],
    ['nobody if it is not known who played', ['Ann', 'Bo'], [], []],
    ['no bot that is not known here', ['Ann', 'Bo'], ['person', 'oracle'], ['Ann']],
  ])('%s', (_, players, controls, senders) => {
    expect(dealModelOf(dealt(players, controls)).senders).toEqual(senders);
  });
});

test('only rules that are not the variant’s own are told, in the order of the rules', () => {
  expect(dealModelOf(dealt(['Ann', 'Bo'], [])).changed).toEqual([
    { key: 'captures.tens', value: false },
    { key: 'doubleAt', value: 200 },
  ]);
});

describe('who may play a deal', () => {
  const seatsOf = (players: readonly string[], controls: readonly string[]) => {
    const { seats, seatCount } = draftForDeal(dealt(players, controls));
    return seats.slice(0, seatCount).map(({ name, control }) => `${name}/${control}`);
  };

  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['the sender’s seat is free', ['Ann', 'Bo'], ['person', 'expert'], ['/person', 'Bo/expert']],
    ['so it is elsewhere', ['Bo', 'Ann'], ['expert', 'person'], ['Bo/expert', '/person']],
    ['a bot plays for others', ['Ann', 'Cy'], ['person', 'person'], ['/person', '/greedy']],
    ['the first seat is, where nobody knows', ['Ann', 'Bo'], [], ['/person', 'Bo/greedy']],
    ['an unknown bot is another', ['Ann', 'Bo'], ['person', 'oracle'], ['/person', 'Bo/greedy']],
    ['no bot is called “You”', ['You', 'You'], ['person', 'random'], ['/person', '/random']],
    [
      'three seats stay three',
      ['Ann', 'Bo', 'Cy'],
      ['novice', 'skilled', 'person'],
      ['Ann/novice', 'Bo/skilled', '/person'],
    ],
  ])('%s', (_, players, controls, seats) => {
    expect(seatsOf(players, controls)).toEqual(seats);
  });
});
