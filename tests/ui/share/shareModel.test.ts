import { describe, expect, test } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { parseLink } from '../../../src/records/link.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import { parsePlace } from '../../../src/store/places.ts';
import { paymentTexts } from '../../../src/ui/fishing/scores/roundTexts.ts';
import { shareModelOf, unnamedIn } from '../../../src/ui/share/shareModel.ts';
import { answerTo } from '../../support/challenges.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';
import { unwrap } from '../../support/table.ts';

const page = { href: 'https://lakes.example/?x=1#review=old' };
const round = finishedRound(setupOf(['person', 'greedy']));
const shared = (change: Partial<RoundRecord> = {}, name = '') =>
  shareModelOf({ ...round, ...change }, name, page, { paymentTexts }, say);

/** What lies behind an address. */
function opened(address: string, room: string): RoundRecord {
  const place = parsePlace(new URL(address).hash);
  expect(place?.room).toBe(room);
  return unwrap(parseLink(place !== null && 'code' in place ? place.code : ''));
}

test('the text says of a round with help that it had some', () => {
  const help = say('days.hinted');
  expect(shared({ meta: { players: ['person', 'greedy'], hints: 1 } }).text).toContain(help);
  expect(shared({ meta: { players: ['person', 'greedy'], hints: 0 } }).text).not.toContain(help);
});

describe('the links of a round', () => {
  test('both hold the round, where it dares others', () => {
    const { review, deal, challenge } = shared();
    expect(opened(deal, 'deal').plays).toEqual(round.plays);
    expect(opened(review, 'review').plays).toEqual(round.plays);
    expect(challenge).toMatch(/^Ann (won|lost) this by \d+ points/);
  });

  test('an answer tells how it compares, and dares nobody who has played it', () => {
    const answer = { ...currentRound(answerTo()), players: ['Dora', 'Bo'] };
    const { challenge, isAnswer } = shared(answer);
    expect(isAnswer).toBe(true);
    expect(challenge).toMatch(/^(Dora beat Ann by|Ann came out ahead by|A tie with Ann)/);
    // Whoever has no name speaks of themselves: “You” would be the friend who reads it.
    expect(shared({ ...answer, players: ['You', 'Bo'] }).challenge).toMatch(
      /^(I came out ahead|Ann beat me|A tie with me)/,
    );
    expect(shared().isAnswer).toBe(false);
  });

  test('one holds the round, the other its deal and rules and not one play, where nobody dares', () => {
    const { review, deal, challenge } = shared({ meta: { players: ['novice', 'greedy'] } });
    expect(challenge).toBeUndefined();
    expect(review).toMatch(/^https:\/\/lakes\.example\/\?x=1#review=/);
    expect(opened(review, 'review').plays).toEqual(round.plays);
    const sent = opened(deal, 'deal');
    expect(sent).toMatchObject({
      deal: round.deal,
      starter: round.starter,
      players: ['Ann', 'Bo'],
    });
    expect(sent.plays).toEqual([]);
  });

  test('they tell nothing else that is known of the round', () => {
    const meta = { players: ['person', 'greedy'], note: 'private', hints: 3, date: '2024-05-01' };
    const { review, deal } = shared({ meta });
    for (const sent of [opened(review, 'review'), opened(deal, 'deal')]) {
      expect(sent.meta).toEqual({ players: ['person', 'greedy'] });
    }
  });
});

describe('the names of a round that is sent', () => {
  test('whoever is only “You” may get one, wherever the round is told', () => {
    const you = { players: ['You', 'Bo'] };
    expect(unnamedIn({ ...round, ...you })).toBe('You');
    expect(unnamedIn(round)).toBeUndefined();
    const { record, text, shown, review } = shared(you, '  Dora\u202e ');
    expect(record.players).toEqual(['Dora', 'Bo']);
    expect(shown.players).toEqual(['Dora', 'Bo']);
    expect(text).toContain('Dora, Bo'.replace(', ', ' and '));
    expect(opened(review, 'review').players).toEqual(['Dora', 'Bo']);
    expect(shared(you, ' ').record.players).toEqual(['You', 'Bo']);
  });

  test('nobody else is renamed', () => {
    expect(shared({}, 'Dora').record.players).toEqual(['Ann', 'Bo']);
  });

  test('nothing is hidden in them, and who has none is called by the seat', () => {
    const { text, record } = shared({ players: ['\u202eA\u0000nn\n', '\u200b'] });
    expect(record.players).toEqual(['A nn', '']);
    expect(text).toContain('A nn and Seat 2');
    for (const hidden of ['\u202e', '\u0000', '\u200b']) expect(text).not.toContain(hidden);
  });
});

describe('where the app is', () => {
  test.each([
    ['https://lakes.example/?x=1#review=old', 'lakes.example'],
    ['https://lakes.example/play/index.html#history', 'lakes.example/play'],
    ['http://localhost:4173/a/b', 'localhost:4173/a/b'],
    ['file:///home/me/index.html', undefined],
  ])('is told as short as it can be typed in: %s', (href, where) => {
    expect(shareModelOf(round, '', { href }, { paymentTexts }, say).where).toBe(where);
  });
});

describe('the files of a round', () => {
  test.each([
    ['lotus-42', 'lotus-42'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a\u202efdp.exe', 'a-fdp-exe'],
    ['蓮 42', '蓮-42'],
    ['///', 'tiu-u'],
    ['x'.repeat(500), 'x'.repeat(40)],
  ])('are called by nothing that a file name may not hold: “%s”', (seed, stem) => {
    const seeded = finishedRound(setupOf(['person', 'greedy'], { seed }));
    expect(shareModelOf(seeded, '', page, { paymentTexts }, say).fileStem).toBe(stem);
  });

  test('are called by the game where there is no seed', () => {
    const { seed: _, ...dealt } = round;
    expect(shareModelOf(dealt, '', page, { paymentTexts }, say).fileStem).toBe('tiu-u');
  });
});
