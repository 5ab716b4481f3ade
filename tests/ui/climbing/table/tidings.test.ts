import { describe, expect, test, vi } from 'vitest';
import type { Wishes } from '../../../../src/store/table/due.ts';
import { sentencesOf } from '../../../../src/store/tidings.ts';
import { tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import { sinceLines } from '../../../../src/ui/climbing/table/words/sinceLines.tsx';
import { tidingsOf } from '../../../../src/ui/climbing/table/words/tidingsOf.ts';
import { say } from '../../../support/say.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

/** All that is told of a round, from its title on, up to what is to be decided. */
function told(
  setup: RoundSetup,
  plays: readonly string[],
  { playsForced = false, tapsPasses = false }: Partial<Wishes> = {},
): string {
  const model = tableModelOf(withTyped(freshRound(setup), ...plays));
  const toTell = {
    ...{
      title: 'Title',
      model,
      hint: null,
      askedOdds: null,
      countsBeaters: false,
      order: undefined,
    },
    ...{ watching: false, playsForced, tapsPasses },
  };
  return sentencesOf(tidingsOf(toTell, say)).join(' ');
}

describe('what leaves no choice', () => {
  const deal: RoundSetup = { hands: ['11 22', '33 44 66', '31 51 66'], viewer: 2 };

  test('an own pass says that nothing beats it, the passes of others do not', () => {
    expect(told(deal, ['22', 'pass', 'pass'])).toContain('Ann led 2‑2. Bo and Cai passed. Ann won');
    const high: RoundSetup = { hands: ['66 22', '33 44', '31 51'], viewer: 2 };
    expect(told(high, ['66', 'pass', 'pass'])).toContain(
      'Ann led 6‑6. Bo passed. Cai passed, holding nothing that beats it. Ann won 1 wu.',
    );
    expect(told({ ...high, viewer: null }, ['66', 'pass', 'pass'])).toContain('Bo and Cai passed.');
  });

  test('an own pass that was tapped, and told before, does not say again that nothing beats it', () => {
    const high: RoundSetup = { hands: ['66 22', '33 44', '31 51'], viewer: 2 };
    const tapped = told(high, ['66', 'pass', 'pass'], { tapsPasses: true });
    expect(tapped).toContain('Ann led 6‑6. Bo and Cai passed. Ann won 1 wu.');
  });

  test('an only play is told as such where the table makes it by itself', () => {
    const last: RoundSetup = { hands: ['66', '33 44', '31 51'] };
    expect(told(last, ['66'], { playsForced: true })).toContain(
      'Ann led 6‑6. It was the only possible play.',
    );
    expect(told(last, ['66'])).not.toContain('only possible');
    expect(told({ ...last, viewer: 1 }, ['66'], { playsForced: true })).not.toContain(
      'only possible',
    );
    expect(told(deal, ['22'], { playsForced: true })).not.toContain('only possible');
  });
});

test('whether a play was the only one is asked of passes alone until it is told', () => {
  const round = withTyped(freshRound({ hands: ['66 22', '33 44', '31 51'] }), '66', 'pass', 'pass');
  const choiceAt = vi.fn((_: number) => undefined);
  const [toTell, wishes] = [
    { title: 'Title', model: { ...tableModelOf(round), choiceAt }, hint: null, askedOdds: null },
    { watching: false, playsForced: true, tapsPasses: false },
  ];
  const tidings = tidingsOf({ ...toTell, ...wishes, countsBeaters: false, order: undefined }, say);
  expect(choiceAt.mock.calls).toEqual([[1], [2]]);
  sentencesOf(tidings);
  expect(choiceAt).toHaveBeenCalledWith(0);
});

test('W9: who is to answer hears that the play would let its seat declare', () => {
  const setup: RoundSetup = { hands: ['66*4 54*4 31*4 44*3', '11*3 33', '22*3'], viewer: 1 };
  const twelve = ['66*4+54*4', 'pass', 'pass', '31*4', 'pass', 'pass'];
  const danger = 'Ann: 15 wu if it wins, enough to declare';
  expect(told(setup, [...twelve, '44*3'])).toContain(danger);
  expect(told(setup, [...twelve, '44*2'])).not.toContain('if it wins');
});

describe('W8: who is left out', () => {
  test('a seat without cards is told once, when it has played its last one', () => {
    const setup: RoundSetup = { hands: ['22', '33 44', '51 52'], viewer: 1 };
    expect(told(setup, ['22', '33', 'pass'])).toContain(
      'Ann led 2‑2. Ann: no cards left. Bo beat it with 3‑3. Cai passed. Bo won 1 wu.',
    );
    const next = told(setup, ['22', '33', 'pass', '44', 'pass']);
    expect(next.match(/Ann: no cards left/g)).toHaveLength(1);
    expect(next).toContain('Bo led 4‑4. Bo: no cards left.');
  });

  test('a seat that should lead and has no card that can be led is told as the next one leads', () => {
    const hands = ['22 65', '33 44', '52 51'];
    const setup: RoundSetup = { variant: 'luan-chuo', hands, viewer: 1 };
    expect(told(setup, ['pass', 'pass', 'pass', '22', 'pass', 'pass'])).toContain(
      'Ann won 1 wu. Ann can lead none of the cards left: the lead passes on.',
    );
  });
});

test('luan-chuo: cards that the rules lay are named, and those of the talon to their taker', () => {
  const hands = ['42*2 21 66', '33 21', '51'];
  const setup: RoundSetup = { variant: 'luan-chuo', hands, talon: '51*2 42' };
  const plays = ['pass', 'pass', 'take'];
  expect(told({ ...setup, viewer: 0 }, plays)).toContain(
    'Cai took the bottom cards. Ann laid two of 4‑2 and a 2‑1: 3 wu. Bo laid 2‑1: 1 wu. Cai laid 4‑2: 1 wu.',
  );
  expect(told({ ...setup, viewer: 2 }, plays)).toContain(
    'Cai took the bottom cards. Taken from the bottom: two of 5‑1 and a 4‑2. Ann laid',
  );
});

describe('before the first lead', () => {
  test('it is told who leads first, and not that anybody starts while another is asked', () => {
    const hands = ['22 33', '42 21', '51'];
    expect(told({ hands, viewer: 1 }, [])).toContain(
      'Dealer: Ann. 28 cards each. Ann leads first. Lay down 4‑2 and 2‑1 as wu?',
    );
    expect(told({ hands, viewer: 0 }, [])).toMatch(/28 cards each\. You lead first\.$/);
    expect(told({ hands, viewer: 1 }, ['pass'])).not.toMatch('first');
  });
});

test('W13: what the most points of a family have won is told after how the round ended', () => {
  const setup: RoundSetup = { variant: 'ma-hua-hua', hands: ['66*4 55*2', '11*4 44*2', '33'] };
  const level = ['play', '66*4', 'pass', 'pass', '55*2', 'pass', 'pass', '11*4', 'pass', '44*2'];
  const round = withTyped(freshRound(setup), ...level, 'pass', '33');
  expect(told(setup, [...level, 'pass', '33'])).toMatch(
    /First from the dealer wins: Ann\. Ann: \+3 chips in all\. You win 3 chips\.$/,
  );
  expect(
    sinceLines(tableModelOf({ ...round, viewer: 0 }), say)
      .slice(-2)
      .map(({ words }) => words),
  ).toEqual([expect.stringMatching(/First from the dealer wins: Ann\.$/), 'Ann: +3 chips in all.']);
});

test('W9: a declaration that a stand-in made is told before who made it, and then what it paid', () => {
  const hands = ['66*4 54*4 11*4 44*3 22', '33', '31'];
  const won = ['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*3', 'pass', 'pass'];
  const round = withTyped(freshRound({ hands, viewer: 1 }), ...won, 'declare');
  const heard = (standIns: readonly number[]) =>
    sinceLines(tableModelOf({ ...round, bots: [0], standIns }), say)
      .map(({ words }) => words)
      .join(' ');
  expect(heard([])).toMatch(/Ann: 15 wu! Ann declared with 15 wu: .*\.$/);
  expect(heard([won.length])).toMatch(
    /Ann: 15 wu! Ann declared\. The chosen bot .* made this play\. Ann declared with 15 wu: .*\.$/,
  );
});
