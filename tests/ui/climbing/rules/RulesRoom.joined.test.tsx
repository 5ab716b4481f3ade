import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { rulesIn, switchesOf, variants } from '../../../../src/engine/climbing/index.ts';
import { createPlaceStore } from '../../../../src/store/places.ts';
import { createLocalSource } from '../../../../src/store/table/localSource.ts';
import { RulesRoom } from '../../../../src/ui/climbing/rules/RulesRoom.tsx';
import { createMemoryStorage, openSettings, openTable } from '../../../support/browserParts.ts';
import { nothingJoins } from '../../../support/joining.ts';
import { setupOf } from '../../../support/matches.ts';
import { servicesWith } from '../../../support/services.ts';
import { Voice } from '../../../support/Voice.tsx';

const services = servicesWith();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

/** The rules of climbing at an address. */
function open(code: string, table = openTable(createMemoryStorage())) {
  window.history.replaceState(null, '', `/#rules=${code}`);
  const settings = openSettings(createMemoryStorage());
  const stores = {
    table: createLocalSource(table, settings),
    matches: table,
    settings,
    places: createPlaceStore(window),
    services,
    ...nothingJoins,
  };
  function AtPlace() {
    const place = useStore(stores.places, (state) => state.place);
    return place?.room === 'rules' ? (
      <RulesRoom
        stores={stores}
        services={services}
        code={place.code}
        onGo={stores.places.getState().goTo}
        onLeave={stores.places.getState().leave}
      />
    ) : null;
  }
  render(<AtPlace />, { wrapper: Voice });
  return { user: userEvent.setup({ delay: null }) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const rule = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-rule="${id}"]`);
  if (found === null) throw new Error(`${id} is not on the page`);
  return within(found);
};
const card = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Which cards are higher' })).getByRole('button', {
    name,
  });
const poked = () => screen.getAllByRole('status').find((one) => one.closest('[data-rule="W2"]'));

describe.each(variants)('the rules of $id', (variant) => {
  test('tell each rule that the game has, with its source, those that it lacks, and every switch', () => {
    open(variant.id);
    const articles = [...document.querySelectorAll<HTMLElement>('[data-rule]')];
    expect(articles.map(({ dataset }) => dataset.rule).toSorted()).toEqual(
      rulesIn(variant).toSorted(),
    );
    for (const article of articles) {
      for (const link of within(article).getAllByRole('link')) {
        expect(link).toHaveAttribute('href', 'https://www.pagat.com/climbing/15wu.html');
      }
    }
    const absent = screen.queryByText(/^Not part of this game:/);
    expect(absent === null).toBe(rulesIn(variant).length === 14);
    const isSure = variant.id === 'sap-ng-wu';
    expect(screen.queryByText(/^This is a reconstruction/) === null).toBe(isSure);
    const told = [...document.querySelectorAll<HTMLElement>('[data-switch]')].map(({ dataset }) => [
      dataset.switch,
      dataset.value,
    ]);
    const inForce = switchesOf(variant).map(({ key, own }) => [key, String(own)]);
    expect(told.toSorted()).toEqual(inForce.toSorted());
  });
});

test('W7 a tap turns a switch, the page and the address follow, and the rule stays', async () => {
  const { user } = open('sap-ng-wu/W7');
  expect(screen.getByRole('heading', { name: /^Rule W7/ })).toHaveFocus();
  await user.click(rule('W7').getByRole('button', { name: 'Must, if you can' }));
  expect(window.location.hash).toBe('#rules=sap-ng-wu/W7/mustBeat=true');
  expect(rule('W7').getByText(/If you can beat the last play, you must\./)).toBeVisible();
  expect(rule('W7').getByText(/Changed\. Usually: Your choice/)).toBeVisible();
  await user.click(rule('W10').getByRole('button', { name: '0' }));
  expect(window.location.hash).toBe('#rules=sap-ng-wu/W7/mustBeat=true,fourChips=0');
  expect(rule('W12').getByText('If nobody declares, nothing is paid.')).toBeVisible();
});

test('W10 a decision about fours is folded away where they are not paid', async () => {
  const { user } = open('sap-ng-wu');
  const fold = () => document.querySelector('[aria-labelledby="part-ours"] details');
  expect(rule('W10').getByText(/four alike that were laid/)).toBeVisible();
  expect(fold()).toBeNull();
  await user.click(rule('W10').getByRole('button', { name: '0' }));
  expect(rule('W10').queryByText(/four alike that were laid/)).toBeNull();
  expect(fold()).toHaveTextContent(/^2 more make no difference under these rules.*W10/);
});

test('W10 W14 each rule names where the page tells it, and what it can be as well', () => {
  open('sap-ng-wu');
  expect(rule('W10').getByText(/^\s*Endgame and Scoring, par\. 4$/)).toBeVisible();
  expect(rule('W10').getAllByText('our own setting')).toHaveLength(2);
  expect(rule('W14').getByText('Pagat on Hong Kong thinks it possible')).toBeVisible();
});

test.each([
  ['luan-chuo', '杨玉茹, 潘仲秋: 棋牌竞赛与规则'],
  ['wu-han', 'GuanDan: 武汉撮牌'],
])(
  '%s is told to be after its account by title, at the head and among the sources',
  (id, title) => {
    open(id);
    expect(screen.getByText(/^This is a reconstruction after account/)).toHaveTextContent(title);
    const listed = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
    expect(listed.some(({ textContent }) => textContent.includes(title))).toBe(true);
  },
);

test('28 cards follow the other account of their game before Hong Kong', () => {
  open('luan-chuo-28');
  expect(rule('W2').getByText(/^\s*Si Chuan game, item 1, 3$/)).toBeVisible();
  expect(
    screen.getByText(/silent, we play as account 7 tells, and then as in Hong Kong\./),
  ).toBeVisible();
});

test('that it follows Hong Kong where its source is silent comes after what we decided apart', () => {
  open('chang-pai');
  const decisions = within(screen.getByRole('region', { name: 'Our own decisions' }));
  const told = decisions.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toContainEqual(expect.stringContaining('its source doesn’t say'));
  expect(told.at(-1)?.trim()).toBe(
    'Otherwise, where the source of this game is silent, we play as in Hong Kong.',
  );
});

/** The figures of the table of payments, row by row. */
const payments = () => {
  const table = rule('W13').getByRole('table', { name: 'What each other player pays, by wu' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

/** What is told below the table of payments, if anything. */
const belowPayments = () => document.querySelector('[data-table="payments"] + p')?.textContent;

test('W13 the figures follow the chips of a band, and end with the hand', () => {
  open('chang-pai/bandChips=2');
  expect(payments()).toEqual(['15–172', '18–204', '21–236', '24–268', '27–2810']);
  expect(belowPayments()).toBeUndefined();
  const round = document.querySelector<HTMLElement>('[data-example="round"]');
  expect(round).toHaveTextContent(/A step is worth 2: (\d) × 2 = \d/);
  expect(round).not.toHaveTextContent('double');
});

test('W13 W14 the figures say that the dealer pays and gets double', () => {
  open('sap-ng-wu/dealerDouble=true');
  expect(payments().slice(0, 2)).toEqual(['15–171', '18–202']);
  expect(belowPayments()).toBe('Between the dealer and another player it’s double.');
  const round = document.querySelector<HTMLElement>('[data-example="round"]');
  expect(round).toHaveTextContent(/The dealer pays and gets double: \w+\./);
});

test('W13 the other guess at who pays is a tap away, and a link opens it', async () => {
  const { user } = open('ma-hua-hua/W13/familyPayments=pairs');
  expect(screen.getByRole('heading', { name: /^Rule W13/ })).toHaveFocus();
  const settles = /each pair of players settles the difference of their points/;
  expect(rule('W13').getByText(settles, { selector: 'h3 + p' })).toBeVisible();
  expect(rule('W13').getByText(/Changed\. Usually: Those short of 6 wu pay/)).toBeVisible();
  const round = document.querySelector<HTMLElement>('[data-example="round"]');
  expect(round).toHaveTextContent(/\w+: worth (\d+), so (\d+) − \1 = \d+\./);
  expect(screen.getByText(/^Here: Each pair of players settles the difference/)).toBeVisible();
  expect(rule('W13').getByText('Pagat thinks it possible')).toBeVisible();
  await user.click(rule('W13').getByRole('button', { name: 'Those short of 6 wu pay' }));
  expect(window.location.hash).toBe('#rules=ma-hua-hua/W13');
  expect(rule('W13').queryByText(settles, { selector: 'h3 + p' })).toBeNull();
  await user.click(rule('W13').getByRole('button', { name: 'Every pair settles the difference' }));
  expect(window.location.hash).toBe('#rules=ma-hua-hua/W13/familyPayments=pairs');
  expect(rule('W13').queryByText(/no source plays it this way/)).toBeNull();
  expect(rule('W13').getByText('Thought possible by')).toBeVisible();
});

test.each([
  [
    'sap-ng-wu',
    '十五湖, fifteen lakes, from Hong Kong. Shi Wu Hu in Mandarin.',
    '食湖 sik6 wu4 · shí hú',
    1,
  ],
  ['luan-chuo', '亂戳, random poke, from Sichuan. The cards are called 川牌.', '番 fān', 0],
])(
  'the page of %s begins with where it is from, and has its words',
  async (code, known, word, cantonese) => {
    const { user } = open(code);
    expect(document.querySelector('nav + div > p')).toHaveTextContent(known);
    const words = within(screen.getByRole('region', { name: 'Words' }));
    expect(words.getByText(word)).not.toBeVisible();
    await user.click(words.getByText(/words of this game in Chinese/));
    expect(words.getByText(word)).toBeVisible();
    expect(words.queryAllByText(/^The sound in Cantonese comes first/)).toHaveLength(cantonese);
  },
);

test('W2 W3 a card that is poked tells what beats so many of it', async () => {
  const { user } = open('wu-han');
  await user.click(card(/5‑3$/));
  expect(poked()).toHaveTextContent(/Beaten by 6‑3\..*As high as 6‑2\..*Beats 5‑2 or 3‑2\./);
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(poked()).toHaveTextContent('Beaten by two of 6‑3.');
  await user.click(card(/5‑3$/));
  await user.keyboard('{ArrowLeft}');
  expect(card(/6‑2$/)).toHaveFocus();
  expect(poked()).toHaveTextContent('As high as two of 5‑3.');
  await user.keyboard('{Escape}');
  expect(poked()).toHaveTextContent(/^Tap a card/);
});

test.each([
  ['ma-hua-hua/W4', 'Rules: Ma Hua Hua'],
  ['sap-ng-wu/W99', 'Rules: Sap Ng Wu'],
  ['chang-pai/fourChips=2', 'Rules: Chang Pai'],
])('what there is not is said, and the page is shown all the same: %s', (code, title) => {
  open(code);
  expect(screen.getByRole('alert')).toHaveTextContent('asks for a rule');
  expect(heading()).toHaveTextContent(title);
});

test('without a game named, the rules are those of the table', () => {
  const table = openTable(createMemoryStorage());
  table.getState().startMatch(
    setupOf(['person', 'person', 'person'], {
      variant: 'luan-chuo',
      rules: { dealerDouble: true },
    }),
  );
  open('', table);
  expect(heading()).toHaveTextContent('Luan Chuo');
  expect(screen.getByText('These are the rules of your table.')).toBeVisible();
  expect(
    rule('W13').getByText(/Between the dealer and another player/, { selector: 'h3 + p' }),
  ).toBeVisible();
});

test('another climbing game and one of fishing are a press away', async () => {
  const { user } = open('sap-ng-wu/W7');
  await user.click(screen.getByRole('radio', { name: 'Ma Hua Hua' }));
  expect(window.location.hash).toBe('#rules=ma-hua-hua');
  await user.click(screen.getByRole('button', { name: 'Tiu-U' }));
  expect(window.location.hash).toBe('#rules=tiu-u');
});
