import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Hint } from '../../../../src/store/table/hint.ts';
import { tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import {
  declareSentences,
  declareWager,
} from '../../../../src/ui/climbing/table/words/declareWords.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { say } from '../../../support/say.ts';
import { toldChanges, toldRegion } from '../../../support/told.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

function table(setup: RoundSetup, ...plays: readonly string[]) {
  return renderTable(withTyped(freshRound(setup), ...plays));
}

const question = (name: RegExp | string) => screen.getByRole('region', { name });
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (found === undefined) throw new Error(`${name} can be pressed`);
  return found;
};
const actionNames = () =>
  [...document.querySelectorAll('[data-region="actions"] button')].map(
    ({ textContent }) => textContent,
  );
const fan = (id: string) => document.querySelector<HTMLElement>(`#hand-${id}`) ?? document.body;
const dialog = () => within(screen.getByRole('dialog'));
const main = () => screen.getByRole('main');
const told = toldRegion;

const ripe: RoundSetup = { hands: ['66*4 54*4 11*4 44*3 22 65 61', '33 51', '31 51'] };
const won = [...['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass'], ...['44*3', 'pass', 'pass']];

describe('the question whether to declare', () => {
  const wager = (name: string) => screen.getByRole('group', { name });

  test('W9 W13: shows both answers as wagers, and who else is close', () => {
    table(ripe, ...won);
    const asked = question(/^Declare with 15 wu\?/);
    expect(asked).toHaveTextContent('Rule W9');
    expect(within(wager('Declare')).getByRole('heading')).toHaveTextContent('Declare');
    expect(wager('Declare')).toHaveTextContent('Declare+2 chips1 from eachThe round ends.');
    expect(wager('Play on')).toHaveTextContent('Play on+4 chipsNext asked at 18 wu.');
    expect(asked).toHaveTextContent('If another is first, you pay.');
    expect(asked).toHaveTextContent('Nobody else is close to declaring.');
    expect(actionNames()).toEqual(['Declare+2 now', 'Play on+4 at 18 wu']);
  });

  test('is heard as facts in their order, with the keys of the answers', () => {
    table(ripe, ...won);
    expect(told()).toHaveTextContent(
      'Ann: 15 wu! Declare with 15 wu? Each other player pays you 1 chip now. Declaring ends the round. If you play on, you’re asked again at 18 wu. Then it’s 2 chips from each. If another player declares first, you pay. Key D or button: Declare. Key C or button: Play on.',
    );
  });

  test('W14: names each payer where they pay differently', () => {
    const begun = ['51', 'pass', '22', 'pass', 'pass'];
    table({ ...ripe, rules: { dealerDouble: true }, dealer: 1 }, ...begun, ...won);
    expect(wager('Declare')).toHaveTextContent('+3 chipsBo 2 and Cai 1');
    expect(wager('Play on')).toHaveTextContent('+6 chipsNext asked at 18 wu.');
    expect(told()).toHaveTextContent(
      'Bo: 2 chips. Cai: 1 chip. Declaring ends the round. If you play on, you’re asked again at 18 wu. Then it’s 2 chips from each, and twice that from the dealer.',
    );
  });

  test('W14: doubles what more wu would pay too where the dealer is asked', () => {
    table({ ...ripe, rules: { dealerDouble: true } }, ...won);
    expect(wager('Declare')).toHaveTextContent('+4 chips2 from each');
    expect(wager('Play on')).toHaveTextContent('+8 chips');
  });

  test('W13: promises no step that the cards left cannot bring, and asks for no odds', () => {
    const onOdds = vi.fn();
    const hands = ['66*4 54*4 11*4 44*3 22', '33 51', '31 51'];
    renderTable(withTyped(freshRound({ hands }), ...won), { onOdds });
    expect(wager('Play on')).toHaveTextContent(
      /^Play onThe cards left can’t make the wu worth more\.$/,
    );
    expect(actionNames()).toEqual(['Declare+2 now', 'Play on']);
    expect(onOdds).not.toHaveBeenCalled();
  });

  test('W9: names the two who are nearest to declaring, and can come to it', () => {
    const closeWith = (second: string, third: string) => {
      const others = [
        ...['lay 42*4+21*4', 'decline', '55*4', 'pass', 'pass', '33*4', 'pass', 'pass'],
        ...['64*4', 'pass', 'pass', '51', '22', 'pass', 'pass'],
      ];
      const hands = [...ripe.hands.slice(0, 1), `42*4 21*4 ${second}`, `55*4 33*4 64*4 ${third}`];
      table({ hands, dealer: 2 }, ...others, ...won);
      const asked = within(question(/^Declare with 16 wu\?/));
      const close = asked.queryAllByRole('listitem').map(({ textContent }) => textContent);
      cleanup();
      return close;
    };
    expect(closeWith('51*2', '51 32*3')).toEqual([
      'Bo: 16 wu, asked again at 18',
      'Cai: 12 wu, 3 more to declare',
    ]);
    expect(closeWith('51', '51 32*3')).toEqual(['Cai: 12 wu, 3 more to declare']);
    expect(closeWith('51', '51 32*2')).toEqual([]);
  });

  test('W13: where families pay, playing on costs no points that are made', () => {
    const families = ['play', '66*4', 'pass', 'pass', '11*4', 'pass', 'pass'];
    const hands = ['66*4 11*4 44*4 55 33', '22*2 61*2', '65*2 64*2'];
    table({ variant: 'ma-hua-hua', hands }, ...families, '44*4', 'pass', 'pass');
    expect(wager('Declare')).toHaveTextContent('+22 chips11 each under 6 wu');
    // Somebody may have six by then, and would pay nothing.
    expect(wager('Play on')).toHaveTextContent(/^Play onNext asked at 13 wu\.12 each under 6 wu$/);
    expect(actionNames()).toEqual(['Declare+22 now', 'Play on']);
    expect(told()).toHaveTextContent(
      'If you play on, you’re asked again at 13 wu. Then it’s 12 chips from each who still has fewer than 6 wu.',
    );
    expect(question(/^Declare/)).toHaveTextContent(
      'If another is first, those with fewer than 6 wu still pay you.',
    );
    expect(told()).toHaveTextContent(
      'If another player declares first, those with fewer than 6 wu still pay you.',
    );
  });

  test('W13: where every two settle, each difference is named, and points that come', () => {
    const families = ['play', '66*4', 'pass', 'pass', '11*4', 'pass', 'pass'];
    const hands = ['66*4 11*4 44*4 55 33', '22*2 61*2', '65*2 64*2'];
    const rules = { familyPayments: 'pairs' } as const;
    table({ variant: 'ma-hua-hua', hands, rules }, ...families, '44*4', 'pass', 'pass');
    expect(wager('Declare')).toHaveTextContent('+22 chipsBo +11 and Cai +11The round ends.');
    expect(wager('Play on')).toHaveTextContent(
      /^Play onNext asked at 13 wu\.Then worth 12 chips\.$/,
    );
    expect(actionNames()).toEqual(['Declare+22 now', 'Play on']);
    expect(told()).toHaveTextContent(
      'Bo to Ann: 11 chips. Cai to Ann: 11 chips. Declaring ends the round. Next asked at 13 wu. Then worth 12 chips. If another is first, the differences are settled all the same.',
    );
    expect(question(/^Declare/)).toHaveTextContent(
      'If another is first, the differences are settled all the same.',
    );
    expect(document.body).not.toHaveTextContent('fewer than 6 wu');
  });

  test('W13: where every two settle, who has more points is paid by who declares', () => {
    const hands = ['55*3 33*3 22*3 64 44', '66*4 11*3 44*3 65 51 61', '61 51'];
    const rules = { familyPayments: 'pairs' } as const;
    const leads = ['66*4', '11*3', '44*3', '65'].flatMap((lead) => [lead, 'pass', 'pass']);
    const own = ['55*3', '33*3', '22*3', '64'].flatMap((lead) => [lead, 'pass', 'pass']);
    const plays = ['play', ...leads, 'decline', '51', 'pass', '44', 'pass', 'pass', ...own];
    table({ variant: 'ma-hua-hua', hands, rules, dealer: 1 }, ...plays);
    expect(wager('Declare')).toHaveTextContent('+2 chipsCai +4 and Bo −2');
    expect(told()).toHaveTextContent('Cai to Ann: 4 chips. Ann to Bo: 2 chips.');
    expect(actionNames()).toEqual(['Declare+2 now', 'Play on']);
  });

  test('W13: where every two settle, all with as many points pay nothing', () => {
    const hands = ['66*4 11*4 44*4 55 33', '22*2 61*2', '65*2 64*2'];
    const leads = ['66*4', '11*4', '44*4'].flatMap((lead) => [lead, 'pass', 'pass']);
    const setup = { variant: 'ma-hua-hua', hands, rules: { familyPayments: 'pairs' } } as const;
    const round = withTyped(freshRound(setup), 'play', ...leads);
    const level = { ...tableModelOf(round), declaring: [] };
    expect(declareWager(level, say)).toEqual({
      stake: 0,
      terms: ['No chips change hands.', 'The round ends.'],
    });
    expect(declareSentences(level, say)).toContain('No chips change hands.');
  });

  test('W13 W14: where families pay, what the dealer pays double is named apart', () => {
    const hands = ['66*4 11*4 44*4 55 33', '22*2 61*2', '65*2 64*2'];
    const families = ['play', '22', 'pass', '33', 'pass', 'pass', '66*4', 'pass', 'pass', '11*4'];
    const setup = {
      variant: 'ma-hua-hua',
      hands,
      dealer: 1,
      rules: { dealerDouble: true },
    } as const;
    table(setup, ...families, 'pass', 'pass', '44*4', 'pass', 'pass');
    expect(wager('Play on')).toHaveTextContent(/^Play onNext asked at 14 wu\.$/);
    expect(told()).toHaveTextContent(
      /Then it’s \d+ chips from each who still has fewer than 6 wu, and twice that from the dealer\./,
    );
  });

  test('takes each answer', async () => {
    const first = table(ripe, ...won);
    await first.user.click(screen.getByRole('button', { name: 'Declare' }));
    expect(first.plays().at(-1)).toBe('declare');
    first.unmount();
    const second = table(ripe, ...won);
    await second.user.click(screen.getByRole('button', { name: 'Play on' }));
    expect(second.plays().at(-1)).toBe('decline');
    expect(main()).toHaveTextContent('Tap the cards you want to play.');
  });

  test('is put to nobody else', () => {
    table({ ...ripe, viewer: 1 }, ...won);
    expect(screen.queryByRole('region', { name: /^Declare/ })).toBeNull();
    expect(actionNames()).toEqual([]);
    expect(main()).toHaveTextContent('Waiting for Ann');
  });
});

describe('the odds of playing on', () => {
  const odds = { rounds: 200, first: [62, 100, 30], ended: -1 };
  const asked = () => question(/^Declare with 15 wu\?/);
  const open = (shown: Parameters<typeof renderTable>[1]) =>
    renderTable(withTyped(freshRound(ripe), ...won), shown);

  test('are asked for once where help is wanted, and both answers work meanwhile', async () => {
    const onOdds = vi.fn();
    const page = open({ onOdds });
    expect(onOdds).toHaveBeenCalledOnce();
    act(() => page.reckonOdds({ odds: 'awaited' }));
    expect(asked()).toHaveTextContent('Estimate');
    expect(asked()).not.toHaveTextContent(/in 10/);
    await page.user.keyboard('c');
    expect(page.plays().at(-1)).toBe('decline');
    expect(onOdds).toHaveBeenCalledOnce();
  });

  test('are shown in words, and heard once after the facts', () => {
    const page = open({ askedOdds: { odds: 'awaited' } });
    const before = toldChanges().length;
    act(() => page.reckonOdds({ odds }));
    const outcomes = within(asked()).getAllByRole('listitem');
    expect(outcomes.map(({ textContent }) => textContent)).toEqual([
      'You’re asked again: about 3 in 10',
      'Bo or Cai first: about 7 in 10, −1 chip',
      'Nobody declares: hardly ever',
    ]);
    const heard = toldChanges().slice(before);
    expect(heard.join(' ')).toMatch(
      /^\s*Estimate\. You’re asked again: about 3 in 10\. Bo or Cai first: about 7 in 10, −1 chip\. Nobody declares: hardly ever\.\s*$/,
    );
    act(() => page.reckonOdds({ odds }));
    expect(toldChanges()).toHaveLength(before + heard.length);
  });

  test('are named in words for what is certain and what is even', () => {
    open({ askedOdds: { odds: { rounds: 200, first: [200, 0, 0], ended: 0 } } });
    expect(asked()).toHaveTextContent('You’re asked again: nearly always');
    expect(asked()).toHaveTextContent('Another player first: hardly ever');
    expect(asked()).not.toHaveTextContent('Nobody declares');
    cleanup();
    open({ askedOdds: { odds: { rounds: 200, first: [100, 98, 2], ended: -2 } } });
    expect(asked()).toHaveTextContent('You’re asked again: about half the time');
    expect(asked()).toHaveTextContent('Bo first: about half the time, −2 chips');
  });

  test('leave the facts where they cannot be reckoned, or are not wanted', () => {
    for (const askedOdds of [{ odds: null }, null]) {
      open({ askedOdds });
      expect(asked()).toHaveTextContent('Nobody else is close to declaring.');
      expect(asked()).not.toHaveTextContent('Estimate');
      cleanup();
    }
  });
});

describe('before the first lead', () => {
  const laying: RoundSetup = { hands: ['42*2 21 22', '33', '33'] };

  test('W6: a Supreme is laid out of the hand, all of it or part', async () => {
    const page = table(laying);
    expect(question(/^Lay down 4‑2 and 2‑1 as wu\?/)).toHaveTextContent('each is one wu');
    expect(actionNames()).toEqual(['Keep them', 'Lay']);
    await page.user.click(fan('42'));
    expect(main()).toHaveTextContent('4‑2 goes only with 2‑1 here.');
    await page.user.click(fan('21'));
    await page.user.click(button('Lay Supreme (a 4‑2 and a 2‑1)'));
    expect(page.plays()).toEqual(['lay 42+21']);
    expect(document.querySelector('[data-part="middle"]')).toHaveTextContent('Ann laid 2 wu');
  });

  test.each([
    ['sap-ng-wu', ['42*4 21'], {}, true],
    ['wu-han', ['42 21*4'], {}, true],
    ['sap-ng-wu', ['42*3 21*3 66*4'], {}, false],
    ['sap-ng-wu', ['42*4 21'], { fourChips: 0 }, false],
    ['luan-chuo-28', ['66 42*4 21'], {}, false],
  ] as const)('W5 W6 W10: in %s says what laying %s costs', (variant, [hand], rules, paysFours) => {
    table({ variant, rules, hands: [hand, '66', '63'] });
    const asked = question(/^Lay down 4‑2 and 2‑1 as wu\?/);
    expect(asked).toHaveTextContent(
      'each is one wu (all eight: 16). Kept, you can play them; led together, nothing beats them.',
    );
    expect(asked.textContent.includes('Four alike pay only if won in play.')).toBe(paysFours);
  });

  test('W6: or not', async () => {
    const page = table(laying);
    await page.user.click(button('Keep them'));
    expect(page.plays()).toEqual(['pass']);
    expect(page.position().phase).toBe('lead');
  });

  test.each([
    {
      name: 'Take the three bottom cards?',
      setup: { variant: 'luan-chuo', hands: ['66 22', '33', '31'], talon: '51*3' },
      answers: { 'Take them': 'take', 'Leave them': 'pass' },
    },
    {
      name: 'Ask for a new deal?',
      setup: { variant: 'luan-chuo-28', hands: ['22 33', '66', '63'] },
      answers: { 'New deal': 'redeal', 'Keep these cards': 'pass' },
    },
    {
      name: 'Play this hand?',
      setup: { variant: 'ma-hua-hua', hands: ['66 22', '33', '31'] },
      answers: { 'Play this hand': 'play', 'Throw in': 'throw' },
    },
  ] as const)('$name is answered either way', async ({ name, setup, answers }) => {
    for (const [words, play] of Object.entries(answers)) {
      const page = table(setup);
      expect(question(`${name} Rule W1`)).toBeInTheDocument();
      expect([...actionNames()].sort()).toEqual(Object.keys(answers).sort());
      await page.user.click(button(words));
      expect(page.plays()).toEqual([play]);
      page.unmount();
    }
  });

  test('W1: the last seat is told that nobody is asked for the bottom cards after it', () => {
    const hands = ['65', '66', '64'];
    const asked = { variant: 'luan-chuo', hands, talon: '33*3' } as const;
    table(asked);
    expect(question(/bottom cards/)).toHaveTextContent('the next player is asked');
    cleanup();
    table({ ...asked, viewer: 2 }, 'pass', 'pass');
    expect(question(/bottom cards/)).toHaveTextContent('nobody has them');
  });

  test('p leaves the bottom cards, as it is a pass', async () => {
    const page = table({ variant: 'luan-chuo', hands: ['66 22', '33', '31'], talon: '51*3' });
    await page.user.keyboard('p');
    expect(page.plays()).toEqual(['pass']);
  });
});

describe('what is this card?', () => {
  test('W2: is answered to a question mark on it, with its suit, and nothing is raised', async () => {
    const round = freshRound({ hands: ['66 54 22', '33 51', '31 51'] });
    const { user } = renderTable(round, { aids: { unbeaten: true, cardBoard: true } });
    fan('66').focus();
    await user.keyboard('?');
    const asked = within(screen.getByRole('dialog', { name: 'Heaven, 6‑6' }));
    expect(asked.getByText('12 pips, 6 of them red')).toBeVisible();
    expect(asked.getByText('Nothing unseen beats it.')).toBeVisible();
    expect(asked.getByText(/^3 of 4 are still unseen/)).toBeVisible();
    expect(asked.getByRole('img', { name: 'Heaven, 6‑6' })).toHaveAttribute('data-asked');
    expect(fan('66')).not.toHaveAccessibleName(/picked/);
  });

  test('counts nothing where no aid that counts is on', async () => {
    const { user } = table({ hands: ['66 54 22', '33 51', '31 51'] });
    fan('66').focus();
    await user.keyboard('?');
    expect(screen.getByRole('dialog')).toHaveTextContent('12 pips, 6 of them red');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('unseen');
  });
});

describe('the end of the round', () => {
  test('W9 W10: says who declared, and what each has won or lost', async () => {
    const page = table(ripe, ...won, 'declare');
    expect(main()).toHaveTextContent('Ann declared with 15 wu: +8 chips');
    // How it ended says who declared, so that is said once.
    expect(toldChanges().at(-1)).not.toMatch('Ann declared.');
    expect(told()).toHaveTextContent('Ann declared with 15 wu: +8 chips');
    const counted = within(screen.getByRole('table', { name: 'The round, counted' }));
    expect(counted.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'AnnBoCai',
      ...['Wu won1500', 'Chips for wu+2−1−1', 'Four alike+6−3−3', 'In all+8−4−4'],
    ]);
    expect(actionNames()).toEqual(['Score sheet']);
    await page.user.click(button('Score sheet'));
    expect(page.calls.onScores).toHaveBeenCalledOnce();
  });

  test('W9: says why more wu than the declarer’s were not paid', () => {
    const hands = ['66*4 54*4 11*4 44*4 22 51', '33 31*4 55*4 65*4 64*2 51', '51*2'];
    const lost = ['decline', '44', 'pass', 'pass', '22', '33', 'pass', 'pass'];
    const declared = ['31*4', '55*4', '65*4', '64*2'].flatMap((lead) => [lead, 'pass', 'pass']);
    table({ hands }, ...won, ...lost, ...declared, 'declare');
    const why = 'Ann had 16 wu, but had played on: the next question would have come at 18 wu.';
    expect(main()).toHaveTextContent('Bo declared with 15 wu');
    expect(main()).toHaveTextContent(why);
    expect(told()).toHaveTextContent(why);
  });

  test('W10: shows the chips of fours that even out', () => {
    const fours = ['66*4', 'pass', 'pass', '11*4', 'pass', '44*4'];
    table({ hands: ['66*4', '11*4', '44*4'] }, ...fours);
    const counted = within(screen.getByRole('table', { name: 'The round, counted' }));
    expect(counted.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'AnnBoCai',
      ...['Wu won444', 'Chips for wu000', 'Four alike000', 'In all000'],
    ]);
  });

  test('W12: where nobody is paid shows no chips', () => {
    table({ hands: ['22', '33', '31'] }, '22', '33', '31');
    expect(main()).toHaveTextContent('Nobody declared');
    expect(main().textContent).not.toMatch(/[+−]\d/);
  });
});

describe('a hint', () => {
  const hands = ['66*2 54 63 22', '33*2 31 51', '11 51*2'];
  const hintOf = (text: string): Hint => ({
    told: 'whole',
    play: climbingPlay(text),
    standIn: false,
    values: [],
    expected: { points: 1.5, next: { play: climbingPlay('22'), points: -2, isAsGood: false } },
  });

  test('is told again where it is asked for again', async () => {
    const page = renderTable(freshRound({ hands }), { aids: { hints: true } });
    act(() => page.tell(hintOf('66+54')));
    const last = () => toldChanges().at(-1)?.trim();
    expect(last()).toMatch(/^Lead a 6‑6 with a 5‑4/);
    await page.user.click(fan('22'));
    expect(last()).not.toMatch(/^Lead/);
    await page.user.keyboard('i');
    expect(toldChanges().slice(-2)).toEqual([
      expect.stringMatching(/^Lead a 6‑6 with a 5‑4/),
      expect.stringMatching(/^Picked: a 6‑6 with a 5‑4/),
    ]);
  });

  test('raises its cards again where it is asked for again', async () => {
    const page = renderTable(freshRound({ hands }), { aids: { hints: true } });
    act(() => page.tell(hintOf('66+54')));
    await page.user.keyboard('{Escape}');
    expect(document.querySelectorAll('[data-look="chosen"]')).toHaveLength(0);
    await page.user.keyboard('i');
    expect(button('Play a 6‑6 with a 5‑4')).not.toHaveAttribute('aria-disabled');
    await page.user.click(fan('22'));
    await page.user.keyboard('i{Enter}');
    expect(page.plays()).toEqual(['66+54']);
  });

  test('raises its cards, and says what they are worth', async () => {
    const page = renderTable(freshRound({ hands }), { aids: { hints: true } });
    await page.user.click(fan('22'));
    act(() => page.tell({ told: 'nothing' }));
    expect(main()).toHaveTextContent('Looking for a hint…');
    expect(fan('22')).toHaveAccessibleName(/, 1 picked/);
    act(() => page.tell(hintOf('66+54')));
    expect(main()).toHaveTextContent('Lead a 6‑6 with a 5‑4');
    expect(main()).not.toHaveTextContent('Likely result');
    expect(button('Play a 6‑6 with a 5‑4')).not.toHaveAttribute('aria-disabled');
    expect(fan('22')).not.toHaveAccessibleName(/picked/);
    expect(fan('66').dataset.hinted).toBe('true');
    expect(fan('63').dataset.hinted).toBeUndefined();
    await page.user.click(button('Figures'));
    expect(button('Figures')).toHaveAttribute('aria-pressed', 'true');
    expect(toldChanges().at(-1)).toMatch(
      'Likely result: about +1.5 chips. Next best: Lead 2‑2 (−2 chips)',
    );
    await page.user.click(button('Figures'));
    expect(main()).toHaveTextContent('Lead a 6‑6 with a 5‑4');
    await page.user.click(button('Play a 6‑6 with a 5‑4'));
    expect(page.plays()).toEqual(['66+54']);
  });

  test('to pass raises nothing, and marks the button', () => {
    const round = withTyped(freshRound({ hands, viewer: 1 }), '22');
    renderTable(round, { hint: hintOf('pass') });
    expect(main()).toHaveTextContent('Pass');
    expect(document.querySelectorAll('[data-look="chosen"]')).toHaveLength(0);
    expect([...document.querySelectorAll('[data-hinted]')]).toEqual([button('Pass')]);
  });

  test('can be asked for only where there is a choice', () => {
    const last = freshRound({ hands: ['22', '33', '31'] });
    renderTable(last, { aids: { hints: true } });
    expect(actionNames()).toEqual(['Play']);
  });
});

describe('dialogs', () => {
  test('W2: show each suit from high to low, and what is played together', async () => {
    const { user } = table(ripe);
    await user.click(screen.getByRole('button', { name: 'At this table' }));
    await user.click(button('Which cards are higher'));
    const cards = dialog().getAllByRole('img');
    const names = cards.map((card) => card.getAttribute('aria-label'));
    expect(names.slice(0, 4)).toEqual(['Heaven, 6‑6', 'Earth, 1‑1', 'Man, 4‑4', 'Harmony, 3‑1']);
    expect(names.slice(0, 21).toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test('a seat shows its wu, combination by combination', async () => {
    const { user } = table(ripe, ...won.slice(0, 6));
    const [own, other] = screen.getByRole('region', { name: 'Players' }).querySelectorAll('button');
    await user.click(own ?? document.body);
    expect(screen.getByRole('dialog', { name: 'Wu: Ann' })).toHaveTextContent(
      '12 wu, · 3 more to declare',
    );
    expect(screen.getByRole('dialog')).not.toHaveTextContent('No wu yet.');
    const items = dialog().getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-label'))).toEqual([
      'four of 6‑6 with four of 5‑4',
      'four of 1‑1',
    ]);
    await user.click(button('Close'));
    await user.click(other ?? document.body);
    expect(screen.getByRole('dialog', { name: 'Wu: Bo' })).toHaveTextContent('No wu yet.');
  });

  test('w shows the wu of all, l the log', async () => {
    const { user } = table(ripe, ...won.slice(0, 3));
    await user.keyboard('w');
    const names = dialog().getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Ann', 'Bo', 'Cai']);
    await user.click(button('Close'));
    await user.keyboard('l');
    expect(dialog().getAllByRole('listitem')).toHaveLength(3);
  });

  test('what can be asked leads to the others, and turns the order of the hand', async () => {
    const { user, calls } = table(ripe);
    const more = () => user.click(screen.getByRole('button', { name: 'At this table' }));
    await more();
    const order = within(dialog().getByRole('group', { name: 'Order of the hand' }));
    await user.click(order.getByRole('radio', { name: 'By group' }));
    expect(order.getByRole('radio', { name: 'By group' })).toBeChecked();
    await user.click(order.getByRole('radio', { name: 'By suit' }));
    // What is told while a dialog is open would not be heard.
    expect(told()).toBeEmptyDOMElement();
    await user.click(button('Wu of all players'));
    expect(dialog().getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await user.click(button('Close'));
    expect(told()).toHaveTextContent(/^Hand ordered by suit\.$/);
    await more();
    await user.click(dialog().getByRole('button', { name: 'Settings and aids' }));
    expect(calls.onSettings).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a typed play is made, or refused in words', async () => {
    const page = table(ripe);
    await page.user.keyboard('/');
    const field = dialog().getByRole('textbox', { name: /66\*2\+54/ });
    await page.user.type(field, '54+66{Enter}');
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'Write the same cards as 66+54: the larger numbers first.',
    );
    await page.user.clear(field);
    await page.user.type(field, 'pass{Enter}');
    expect(dialog().getByRole('alert')).toHaveTextContent('You can’t play pass right now.');
    expect(screen.getByRole('dialog')).toHaveTextContent('Rule W7');
    await page.user.clear(field);
    await page.user.type(field, '66*4+54*4{Enter}');
    expect(page.plays()).toEqual(['66*4+54*4']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
