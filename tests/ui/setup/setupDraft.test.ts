import { expect, test } from 'vitest';
import { levels } from '../../../src/bots/levels.ts';
import { offeredGames } from '../../../src/families/names.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import {
  draftAgainst,
  draftLike,
  namesOfDraft,
  newDraft,
  setupOfDraft,
  usualName,
  variantOf,
} from '../../../src/ui/setup/setupDraft.ts';
import { setupOf } from '../../support/matches.ts';
import { voices } from '../../support/voices.ts';

const namesLike = (names: readonly string[], language: keyof typeof voices): string[] => {
  const players = names.map((name, seat) => ({
    name,
    control: seat === 0 ? ('person' as const) : ('greedy' as const),
  }));
  const draft = draftLike(setupOf([], { players }), 'lotus-42');
  return setupOfDraft(draft, voices[language]).players.map(({ name }) => name);
};

test('a new draft is of the first game that is offered, with as many seats as it usually has', () => {
  const draft = newDraft('lotus-42');
  expect(draft.variant).toBe(offeredGames[0].variant);
  expect(draft.seatCount).toBe(variantOf(draft).seatCounts[0]);
});

test('names that nobody gave follow the language from match to match', () => {
  expect(namesLike(['You', 'Cy', 'Cy 2'], 'zh-Hans')).toEqual(['你', '小溪', '小溪2号']);
  expect(namesLike(['你', '小溪', '小溪2號'], 'en')).toEqual(['You', 'Cy', 'Cy 2']);
});

test('so do those of a mirror match, in which all have moved on by a seat', () => {
  expect(namesLike(['Cy', 'Cy 2', 'You'], 'zh-Hans')).toEqual(['你', '小溪', '小溪2号']);
  expect(namesLike(['Ben', 'Ann'], 'zh-Hant')).toEqual(['你', '小溪']);
});

test('bots of an old match, called by their seats or “Ann”, are called as they are today', () => {
  expect(namesLike(['You', 'Bo', 'Cy'], 'en')).toEqual(['You', 'Cy', 'Cy 2']);
  expect(namesLike(['你', '小溪', '小安'], 'en')).toEqual(['You', 'Cy', 'Cy 2']);
  expect(namesLike(['Bo', 'Cy', 'You'], 'en')).toEqual(['You', 'Cy', 'Cy 2']);
});

test('a bot is called by what it is, with a number where somebody else is called so', () => {
  const seats = [
    { name: 'Lin', control: 'person' },
    { name: '', control: 'expert' },
    { name: '', control: 'skilled' },
    { name: ' ', control: 'expert' },
  ] as const;
  const draft = { ...newDraft('lotus-42'), seatCount: 4, seats } as const;
  expect(namesOfDraft(draft, voices.en)).toEqual(['Lin', 'Mei', 'Lin 2', 'Mei 2']);
  // What a field shows that waits for a name is the name that it would have.
  expect(usualName(draft, 0, voices.en)).toBe('You');
  expect(usualName(draft, 3, voices.en)).toBe('Mei 2');
  const named = seats.map((seat, at) => (at === 1 ? { ...seat, name: 'Mei 2' } : seat));
  expect(namesOfDraft({ ...draft, seats: named }, voices.en)[3]).toBe('Mei');
  expect(usualName({ ...draft, seats: named }, 1, voices.en)).toBe('Mei');
});

test.each(levels)('so do those of the %s opponent beside Play and of who comes along', (level) => {
  const { players } = setupOfDraft(draftAgainst(level, 'tiu-u', 'lotus-42'), voices.en);
  const further = setupOfDraft(
    { ...draftAgainst(level, 'tiu-u', 'lotus-42'), seatCount: 3 },
    voices.en,
  );
  expect(players.map(({ control }) => control)).toEqual(['person', level]);
  for (const setup of [
    setupOf([], { players }),
    further,
    { ...further, players: further.players.toReversed() },
  ]) {
    expect(draftLike(setup, 'lotus-43').seats.map(({ name }) => name)).toEqual(['', '', '', '']);
  }
});

test('several people are called by the names that they are known by, and one alone is “You”', () => {
  const draft = { ...newDraft('lotus-42'), known: ['Wendy', ' '] };
  const namesIn = (controls: readonly Control[]) =>
    setupOfDraft(
      {
        ...draft,
        seats: draft.seats.map((seat, at) => ({ ...seat, control: controls[at] ?? 'greedy' })),
      },
      voices.en,
    ).players.map(({ name }) => name);
  expect(namesIn(['person', 'greedy'])).toEqual(['You', 'Cy']);
  expect(namesIn(['person', 'person'])).toEqual(['Wendy', 'Ben']);
});

test('a name that somebody gave stays, be it that of another seat', () => {
  expect(namesLike(['Dora', 'Ann'], 'zh-Hant')).toEqual(['Dora', 'Ann']);
});

test('one more person is at the table where there is a place, and the last one sits out first', () => {
  const draft = { ...newDraft('lotus-42'), oneMore: { name: '', control: 'person' as const } };
  expect(setupOfDraft(draft, voices.en)).toMatchObject({
    players: [{ name: 'Ann' }, { name: 'Bo' }],
    sitsOut: { place: 2, name: 'Eve', control: 'person' },
  });
  expect(setupOfDraft({ ...draft, seatCount: 4 }, voices.en)).not.toHaveProperty('sitsOut');
});

test('the choices of a match in which somebody sits out are those of its places', () => {
  const players = [
    { name: 'Bo', control: 'greedy' },
    { name: 'Dora', control: 'person' },
  ] as const;
  const sitsOut = { place: 0, name: 'Zoe', control: 'person' } as const;
  const draft = draftLike(setupOf([], { players, sitsOut }), 'lotus-43');
  expect(setupOfDraft(draft, voices.en)).toMatchObject({
    players: [
      { name: 'Zoe', control: 'person' },
      { name: 'Cy', control: 'greedy' },
    ],
    sitsOut: { place: 2, name: 'Dora', control: 'person' },
  });
});
