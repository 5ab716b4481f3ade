import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  climbingRound,
  settlementOf,
  sheetOf,
  variantIds,
} from '../../../../src/engine/climbing/index.ts';
import type { RoundRecord } from '../../../../src/engine/index.ts';
import { playedRound } from '../../../../src/records/playedRound.ts';
import { climbingWords } from '../../../../src/text/climbing/climbingWords.ts';
import { duesOf } from '../../../../src/text/climbing/scoreWords.ts';
import { RuleAnswers } from '../../../../src/ui/asking/RuleAnswers.tsx';
import { heapOf, labelledSteps } from '../../../../src/ui/climbing/scores/heapSteps.ts';
import { RoundCounts, RoundHeaps } from '../../../../src/ui/climbing/scores/roundSheet.tsx';
import {
  endOf,
  paymentTexts,
  pictureFactsOf,
  seatTexts,
} from '../../../../src/ui/climbing/scores/roundTexts.ts';
import { wuRoundOf } from '../../../../src/ui/climbing/scores/wuRound.ts';
import { sheetPicture } from '../../../../src/ui/share/picture/sheetPicture.ts';
import { finishedRounds, roundWith } from '../../../support/climbing/finishedRounds.ts';
import { say } from '../../../support/say.ts';
import { isThorough } from '../../../support/thoroughness.ts';
import { Voice } from '../../../support/Voice.tsx';

const rounds = finishedRounds();
const positionOf = (round: RoundRecord) => climbingRound(playedRound(round)).position;
const isDeclared = (round: RoundRecord) => wuRoundOf(round).declarer !== null;

function show(round: RoundRecord) {
  const { container } = render(
    <Voice>
      <RuleAnswers variant={round.variant}>
        <RoundCounts round={round} />
        <main>
          <RoundHeaps round={round} />
        </main>
      </RuleAnswers>
    </Voice>,
  );
  return container;
}

/** Of rounds that end alike the first two. */
function twoOfEachEnd(all: readonly RoundRecord[]): readonly RoundRecord[] {
  const endOf = (round: RoundRecord): string => {
    const { calledOff, payments } = wuRoundOf(round);
    return [isDeclared(round), calledOff?.how, payments.length > 0].join();
  };
  const ends = all.map(endOf);
  return all.filter((_, at) => ends.slice(0, at).filter((end) => end === ends[at]).length < 2);
}

/** The wu and the chips of each seat stand line by line and add up, whatever the end. */
function expectFigures(container: HTMLElement, round: RoundRecord): void {
  const { seats, calledOff } = wuRoundOf(round);
  const table = within(container).queryByRole('table', { name: 'Wu and chips of each player' });
  expect(table === null).toBe(calledOff !== null);
  expect(endOf(round, say).totals).toHaveLength(calledOff === null ? seats.length : 0);
  if (table === null) return;
  const settlement = settlementOf(positionOf(round));
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => figureIn(textContent)),
    );
  expect(rows[0]).toEqual(seats.map(({ sheet }) => sheet.wu));
  expect(rows.at(-1)).toEqual(settlement);
  for (const [seat, chips] of settlement.entries()) {
    const lines = rows.slice(1, -1).map((row) => row[seat] ?? 0);
    expect(lines.reduce((sum, one) => sum + one, 0)).toBe(chips);
  }
}

/** Each combination is shown with its wu, which add up. */
function expectCombinations(container: HTMLElement, round: RoundRecord): void {
  const { seats, calledOff } = wuRoundOf(round);
  if (calledOff !== null) expect(container.querySelector('main')).toBeEmptyDOMElement();
  for (const { name, sheet, combinations } of calledOff === null ? seats : []) {
    const region = within(container).getByRole('region', { name });
    const items = within(region).queryAllByRole('listitem');
    expect(items).toHaveLength(combinations.length);
    const wu = items.map((item) => Number(item.querySelector('button')?.lastChild?.textContent));
    expect(wu.reduce((sum, one) => sum + one, 0)).toBe(sheet.wu);
    expect(region.querySelectorAll('svg').length).toBe(
      sheet.wuLines.reduce((sum, line) => sum + (line.rule === 'W11' ? 0 : line.wu), 0),
    );
  }
}

/** Behind the line that sums up payments stands each of them with its rule. */
function expectRules(container: HTMLElement, round: RoundRecord): void {
  const { payments, seats } = wuRoundOf(round);
  for (const [name, isFours] of [
    ['Chips for wu', false],
    ['Four alike', true],
  ] as const) {
    const dues = duesOf(payments.filter(({ cause }) => (cause === 'fours') === isFours));
    const line = within(container).queryByRole('button', { name });
    expect(line === null).toBe(dues.length === 0);
    if (line === null) continue;
    fireEvent.click(line);
    const answer = document.getElementById(line.getAttribute('aria-controls') ?? '');
    const buttons = within(answer ?? line).getAllByRole('button', { expanded: false });
    expect(buttons).toHaveLength(dues.length);
    for (const [at, due] of dues.entries()) {
      expect(buttons[at]).toHaveTextContent(`Rule ${due.rule}`);
      for (const { points, from, to } of due.payments) {
        expect(buttons[at]).toHaveTextContent(new RegExp(`\\b${points} chip`));
        expect(buttons[at]).toHaveTextContent(seats[from]?.name ?? '?');
        expect(buttons[at]).toHaveTextContent(seats[to]?.name ?? '?');
      }
    }
  }
}

describe.each(variantIds)('the sheets of %s', (variant) => {
  const all = rounds.filter((round) => round.variant === variant);
  const own = isThorough ? all : twoOfEachEnd(all);

  test('show the wu and chips of each seat, the rule of every payment, and each combination', () => {
    expect(own.length).toBeGreaterThan(1);
    for (const round of own) {
      const container = show(round);
      expectFigures(container, round);
      expectCombinations(container, round);
      expectRules(container, round);
      container.remove();
    }
  });

  test('share every payment with its reason, every seat, and every card on the picture', () => {
    for (const round of own) {
      const { payments, seats, calledOff } = wuRoundOf(round);
      const texts = paymentTexts(round, say);
      expect(texts).toHaveLength(payments.length);
      for (const { reason } of texts) expect(reason).toMatch(/\d|Four alike/);
      expect(seatTexts(round, say)).toHaveLength(seats.length);
      const facts = { ...pictureFactsOf(round, say), where: undefined };
      const cards = calledOff === null ? seats.flatMap(({ sheet }) => sheet.wuLines) : [];
      const look = { make: 'cards', redAsRings: false, edged: false } as const;
      const { svg } = sheetPicture(facts, noColours, look, (text) => text.length * 8);
      expect(svg.match(/<use /g)?.length ?? 0).toBe(
        cards.reduce((sum, line) => sum + (line.rule === 'W11' ? 0 : line.wu), 0),
      );
    }
  });

  test('mark every step of payment on a heap, the next one last', () => {
    for (const round of own) {
      const { game, sheets } = wuRoundOf(round);
      for (const sheet of sheets) {
        const heap = heapOf(sheet, game);
        const reached = heap.steps.filter((step) => step.reached);
        expect(heap.steps.length - reached.length).toBe(1);
        expect(reached.at(-1)?.chips ?? 0).toBe(sheet.points);
        expect(heap.places).toBe(heap.steps.at(-1)?.wu);
        expect(labelledSteps(heap)).toContain(reached.at(-1) ?? heap.steps.at(-1));
      }
    }
  });
});

/** A figure as a cell shows it, with its sign and what stands around it. */
function figureIn(text: string | null): number {
  return Number(/[+−]?\d+/.exec(text ?? '')?.[0].replace('−', '-'));
}

const noColours = {
  ground: '',
  water: '',
  'water-lit': '',
  wood: '',
  'wood-light': '',
  'wood-lip': '',
  text: '',
  'text-quiet': '',
  'accent-text': '',
};

test('who declared comes first, stamped so, and answers how the worth is reckoned', async () => {
  const round = roundWith(rounds, (one) => one.variant === 'sap-ng-wu' && isDeclared(one));
  const { seats, declarer } = wuRoundOf(round);
  const seat = seats[declarer ?? -1];
  const container = show(round);
  const [first] = within(container.querySelector('main') ?? container).getAllByRole('region');
  expect(first).toHaveAccessibleName(seat?.name);
  const inside = within(first ?? container);
  expect(inside.getByText('declared')).toBeVisible();
  const row = within(screen.getByRole('table')).getByRole('row', { name: /^Wu/ });
  expect(within(row).getAllByText('declared')).toHaveLength(1);
  expect(screen.getAllByText('declared')).toHaveLength(2);
  const worth = inside.getByRole('button', { name: /Worth \d+ Rule W13/ });
  expect(inside.queryByText(/15 make one step/)).toBeNull();
  await userEvent.click(worth);
  expect(inside.getByText(/15 make one step/)).toBeVisible();
  expect(inside.getByText(toldRule('W13', round), { exact: false })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(inside.queryByText(/15 make one step/)).toBeNull();
});

test('W6 W7 a combination answers why it is wu, and laid ones are marked', async () => {
  const round = roundWith(rounds, (one) =>
    wuRoundOf(one).seats.some(({ combinations }) => combinations.some(({ laid }) => laid)),
  );
  const laying = wuRoundOf(round).seats.find(({ combinations }) =>
    combinations.some(({ laid }) => laid),
  );
  const container = show(round);
  const inside = within(within(container).getByRole('region', { name: laying?.name ?? '' }));
  const line = inside.getAllByText('laid')[0]?.closest('button');
  if (!line) throw new Error('a laid combination is a button');
  await userEvent.click(line);
  expect(inside.getByText(/^Laid before the first lead:/)).toBeVisible();
  const rule = toldRule('W6', round);
  expect(inside.getByText(rule, { exact: false })).toBeVisible();
});

test('W10 fours that earn nothing by the rule of the house are not told', () => {
  const paid = roundWith(rounds, (one) =>
    wuRoundOf(one).payments.some(({ cause }) => cause === 'fours'),
  );
  const sheet = show(paid);
  expect(sheet).toHaveTextContent(/four alike/i);
  sheet.remove();
  const free = { ...paid, rules: { ...paid.rules, fourChips: 0 } };
  expect(show(free)).not.toHaveTextContent(/four alike/i);
});

test('W12 without a declaration nobody pays for wu, and the head of the sheet says so', () => {
  const round = roundWith(
    rounds,
    (one) =>
      one.variant !== 'ma-hua-hua' &&
      !isDeclared(one) &&
      wuRoundOf(one).calledOff === null &&
      sheetOf(positionOf(one)).payments.length === 0,
  );
  expect(endOf(round, say)).toMatchObject({
    sentence: 'Nobody declared',
    note: 'No chips change hands.',
  });
  show(round);
  expect(screen.queryByRole('button', { name: 'Chips for wu' })).toBeNull();
});

test('W14 what the dealer pays and gets double is a line of its own, with its rule', async () => {
  const round = roundWith(rounds, (one) => wuRoundOf(one).payments.some(({ doubled }) => doubled));
  show(round);
  await userEvent.click(screen.getByRole('button', { name: 'Dealer doubling' }));
  expect(screen.getByText(/^The dealer pays and gets double:/)).toBeVisible();
  expect(screen.getByText(toldRule('W14', round), { exact: false })).toBeVisible();
});

test('W13 where every two settle, the sheet says what the points of both are worth', () => {
  const settled = finishedRounds('pairs').filter(
    (one) => one.rules?.familyPayments === 'pairs' && wuRoundOf(one).payments.length > 0,
  );
  expect(settled.length).toBeGreaterThan(8);
  for (const round of isThorough ? settled : twoOfEachEnd(settled)) {
    const container = show(round);
    expectFigures(container, round);
    expectRules(container, round);
    const { payments, sheets, names } = wuRoundOf(round);
    const told = paymentTexts(round, say);
    for (const [at, { from, to }] of payments.entries()) {
      const [more = 0, less = 0] = [to, from].map((seat) => sheets[seat]?.points);
      const difference = `${names[from]}: worth ${less}, so ${more} − ${less} = ${more - less}.`;
      expect(container).toHaveTextContent(difference);
      expect(told[at]?.reason).toContain(difference);
    }
    container.remove();
  }
});

test('W12 W13 where nobody declared, the head of the sheet says that every two settle', () => {
  const round = roundWith(
    finishedRounds('pairs'),
    (one) =>
      one.rules?.familyPayments === 'pairs' &&
      !isDeclared(one) &&
      wuRoundOf(one).payments.length > 0,
  );
  expect(endOf(round, say).note).toMatch(/^Each pair of players settles the difference/);
});

test('a round called off before a card was played says so and shows nothing counted', () => {
  const round = roundWith(rounds, (one) => wuRoundOf(one).calledOff?.how === 'redeal');
  const container = show(round);
  expect(endOf(round, say).sentence).toMatch(/asked for a new deal$/);
  expect(endOf(round, say).note).toMatch(/^No card was played, so nobody pays/);
  expect(container.querySelector('main')).toBeEmptyDOMElement();
  expect(screen.queryByRole('table')).toBeNull();
  expect(paymentTexts(round, say)).toEqual([]);
});

/** What a rule says in the game of a round, as the screen was told of it. */
function toldRule(rule: string, { variant }: RoundRecord): string {
  return climbingWords.ruleText(rule, say, { variant, changed: [] });
}

test('W9: the head of the sheet says why somebody with enough wu was not paid', () => {
  const played = rounds.flatMap((round) => {
    const { asksAt, names, sheets, declarer, game } = wuRoundOf(round);
    // There wu are paid for without it.
    if (declarer === null && game.counting.paid === 'families') return [];
    return asksAt.flatMap((asks, seat) =>
      asks === null || seat === declarer
        ? []
        : [{ note: endOf(round, say).note, name: names[seat], wu: sheets[seat]?.wu, asks }],
    );
  });
  expect(played.length).toBeGreaterThan(0);
  for (const { note, name, wu, asks } of played) {
    expect(note).toContain(
      `${name} had ${wu} wu, but had played on: the next question would have come at ${asks} wu.`,
    );
  }
});
