import { describe, expect, test } from 'vitest';
import {
  formatPlay,
  type Position,
  type SeatView,
  strandedByPlacing,
  strandedOf,
  unseenOf,
  viewFor,
} from '../../../src/engine/fishing/index.ts';
import { countTiles, formatTiles, kindOf, tilesOf } from '../../../src/engine/index.ts';
import {
  afterPlays,
  legalTexts,
  playOf,
  type Setup,
  tableOf,
  tilesIn,
} from '../../support/table.ts';
import { viewWith } from './viewWith.ts';

function stranded(position: Position, seat = position.seat): string[] {
  return formatTiles(strandedOf(viewFor(position, seat)));
}

function strandedBy(position: Position, text: string): string[] {
  return formatTiles(strandedByPlacing(viewFor(position, position.seat), playOf(text)));
}

describe('views', () => {
  const start = tableOf('tiu-u', {
    seats: 3,
    hands: ['54 66', '63 55', '64'],
    lake: '63',
    drawPile: '52 11',
  });
  const drawn = afterPlays(start, '54x63');

  test('a view holds the own hand, the table and the sizes of what is hidden, and nothing else', () => {
    const view: SeatView = viewFor(drawn, 2);
    expect(view).toEqual({
      game: start.game,
      seat: 2,
      phase: 'drawn',
      turn: 0,
      hand: view.hand,
      handSizes: [7, 8, 8],
      lake: view.lake,
      stacks: [],
      catches: [countTiles(tilesIn('54 63')), countTiles([]), countTiles([])],
      drawn: kindOf('52'),
      drawPileLeft: 23,
      legal: [],
      plays: [],
    });
    expect(formatTiles(tilesOf(view.hand))).toContain('64');
    expect(tilesOf(view.hand)).toHaveLength(8);
    expect(tilesOf(view.lake)).toHaveLength(15);
  });

  test('every seat sees its own hand', () => {
    expect(formatTiles(tilesOf(viewFor(start, 0).hand))).toEqual(
      expect.arrayContaining(['66', '54']),
    );
    expect(formatTiles(tilesOf(viewFor(start, 1).hand))).toEqual(
      expect.arrayContaining(['63', '55']),
    );
  });

  test('the seat to play sees its plays, with the drawn tile those of that tile', () => {
    expect(viewFor(start, 0).legal.map(formatPlay)).toEqual(legalTexts(start));
    expect(viewFor(start, 1).legal).toEqual([]);
    expect(viewFor(start, 0).drawn).toBeNull();
    expect(viewFor(drawn, 0).legal.map(formatPlay)).toEqual(legalTexts(drawn));
    expect(viewFor(drawn, 0).legal.map(formatPlay)).toContain('52');
  });

  test('F9 a stack is seen by everybody and its three tiles are not unseen', () => {
    const table = tableOf('tiu-u-culin', { hands: ['44', '44'], lake: '44 44' });
    const next = afterPlays(table, '44^');
    for (const seat of [0, 1]) expect(viewFor(next, seat).stacks).toEqual(tilesIn('44'));
    expect(formatTiles(tilesOf(unseenOf(viewFor(next, 0))))).toContain('44');
    expect(formatTiles(tilesOf(unseenOf(viewFor(next, 1))))).not.toContain('44');
  });

  test('unseen are the kit less the own hand, lake, catches and the drawn tile', () => {
    const unseen = formatTiles(tilesOf(unseenOf(viewFor(drawn, 0))));
    expect(unseen).toHaveLength(8 + 8 + 23);
    expect(unseen.filter((tile) => tile === '52')).toHaveLength(1);
    expect(unseen.filter((tile) => tile === '63')).toHaveLength(1);
    expect(unseen.filter((tile) => tile === '54')).toHaveLength(1);
  });
});

describe('stranded fish', () => {
  test.each([
    { id: 'tiu-u', lake: '66*4', dead: ['66'] },
    { id: 'tiu-u', lake: '65*4', dead: ['65'] },
    { id: 'tiu-u', lake: '11*4', dead: ['11'] },
    { id: 'tiu-u', lake: '55*4', dead: [] },
    { id: 'tiu-u', lake: '21*2', dead: [] },
    { id: 'shi-wu-hu', lake: '64*4', dead: ['64'] },
    { id: 'shi-wu-hu', lake: '21*4', dead: ['21'] },
    { id: 'shi-wu-hu', lake: '21*3', dead: [] },
    { id: 'shi-wu-hu-64', lake: '21*2', dead: ['21'] },
    { id: 'shi-wu-hu-64', lake: '55*4', dead: ['55'] },
    { id: 'shi-wu-hu-64', lake: '33*4', dead: [] },
  ] as const)('F7 dealt in the lake of $id: $lake', ({ id, lake, dead }) => {
    const kinds = new Set(tilesIn(lake));
    // The rest of the lake is dealt so that it does not matter: only the fixed kind is looked at.
    const found = strandedOf(viewFor(tableOf(id, { lake }), 0)).filter((kind) => kinds.has(kind));
    expect(formatTiles(found)).toEqual(dead);
  });

  test('F4 three self-only tiles in the lake live while the fourth may come', () => {
    const setup = { lake: '66*3', hands: ['65 61', '66'] } satisfies Setup;
    expect(stranded(tableOf('shi-wu-hu-64', setup))).not.toContain('66');
    expect(stranded(tableOf('shi-wu-hu-64', { ...setup, hands: ['66'] }))).not.toContain('66');
  });

  test('F8 in Tiu-U taking one of three self-only tiles strands the other two', () => {
    const table = tableOf('tiu-u', { hands: ['11'], lake: '11*3' });
    const single = afterPlays(table, '11x11');
    expect(stranded(single, 0)).toContain('11');
    expect(stranded(single, 1)).toContain('11');
    expect(stranded(afterPlays(table, '11x11*3'), 0)).not.toContain('11');
  });

  test('a tile in the own hand keeps its fish alive for the seat, and for the others as unseen', () => {
    const table = tableOf('shi-wu-hu-64', { hands: ['21'], lake: '21' });
    expect(stranded(table, 0)).not.toContain('21');
    expect(stranded(table, 1)).not.toContain('21');
  });

  test('the drawn tile keeps its fish alive until it is placed', () => {
    const table = tableOf('shi-wu-hu-64', { hands: ['66'], lake: '21', drawPile: '21' });
    const drawn = afterPlays(table, '66');
    expect(stranded(drawn, 0)).not.toContain('21');
    expect(strandedBy(drawn, '21')).toEqual(['21']);
    expect(stranded(afterPlays(drawn, '21'), 0)).toContain('21');
  });

  test('F7 a fish that another kind catches lives while that kind is out', () => {
    const table = tableOf('tiu-u', { lake: '21*2', hands: ['42'] });
    expect(stranded(table)).not.toContain('21');
    const off = { captures: { supremePair: false } };
    expect(stranded(tableOf('tiu-u', { lake: '21*2', hands: ['42'], rules: off }))).toContain('21');
  });

  test('F6 when the round is over every fish left is stranded', () => {
    let position = tableOf('tiu-u');
    while (position.phase !== 'over') {
      position = afterPlays(position, legalTexts(position)[0] ?? '');
    }
    const view = viewFor(position, 0);
    expect(strandedOf(view)).toEqual([...new Set(tilesOf(view.lake))]);
  });
});

describe('stranded by placing', () => {
  test('placing the fourth self-only tile strands its kind', () => {
    const table = tableOf('tiu-u', { hands: ['66'], lake: '66*3' });
    expect(strandedBy(table, '66')).toEqual(['66']);
    expect(strandedBy(tableOf('tiu-u', { hands: ['66'], lake: '66*2' }), '66')).toEqual([]);
    expect(strandedBy(tableOf('tiu-u', { hands: ['66 66'], lake: '66*2' }), '66')).toEqual([]);
  });

  test('placing the last catcher strands what only it could take', () => {
    const table = tableOf('shi-wu-hu-64', { hands: ['54'], lake: '54 63 63' });
    expect(strandedBy(table, '54')).toEqual(['63', '54']);
  });

  test('what is stranded already is not named again', () => {
    const table = tableOf('tiu-u', { hands: ['66'], lake: '66*3 11*4' });
    expect(stranded(table)).toContain('11');
    expect(strandedBy(table, '66')).toEqual(['66']);
  });

  test('captures, stacks and pairs strand nothing by placing', () => {
    const table = tableOf('tiu-u-woodpile', { hands: ['66 66 11'], lake: '11*3' });
    expect(strandedBy(table, '11x11')).toEqual([]);
    expect(strandedBy(table, '66+66')).toEqual([]);
    const culin = tableOf('tiu-u-culin', { hands: ['44'], lake: '44 44' });
    expect(strandedBy(culin, '44^')).toEqual([]);
  });
});

describe('stranded stacks', () => {
  const rules = { captureFromHand: 'optional', captureFromDraw: 'optional' } as const;

  test('F9 a stack lives while its fourth copy is in a hand or unseen', () => {
    const table = tableOf('tiu-u-culin', { hands: ['65', '65'], lake: '65 65', drawPile: '66' });
    const next = afterPlays(table, '65^', '66');
    expect(stranded(next, 0)).not.toContain('65');
    expect(stranded(next, 1)).not.toContain('65');
  });

  test('F9 placing the fourth copy strands the stack', () => {
    const hands = ['65', '65'];
    const table = tableOf('tiu-u-culin', { hands, lake: '65 65', drawPile: '66 11', rules });
    const next = afterPlays(table, '65^', '66');
    expect(strandedBy(next, '65')).toEqual(['65']);
    expect(stranded(afterPlays(next, '65'))).toContain('65');
  });

  test('F9 a stack is stranded once another kind has taken its fourth copy from the lake', () => {
    const waiting = viewWith('tiu-u-culin', { stacks: '44' });
    const without = viewWith('tiu-u-culin', { stacks: '44', catches: ['', '44 62'] });
    expect(strandedOf(waiting)).toEqual([]);
    expect(strandedOf(without)).toEqual(tilesIn('44'));
  });

  test('F9 taking a stack leaves nothing stranded', () => {
    const table = tableOf('tiu-u-culin', { hands: ['65', '65'], lake: '65 65', drawPile: '66' });
    expect(stranded(afterPlays(table, '65^', '66', '65x65*3'))).not.toContain('65');
  });

  test('F9 the fourth copy beside its stack is not stranded while another kind can catch it', () => {
    const table = tableOf('tiu-u-culin', {
      hands: ['44 31', '44 62'],
      lake: '44 44',
      drawPile: '65 11 66',
      rules,
    });
    const next = afterPlays(table, '44^', '65', '44', '11', '31', '66');
    expect(legalTexts(next, '62')).toEqual(['62', '62x44']);
    expect(stranded(next, 1)).not.toContain('44');
  });
});
