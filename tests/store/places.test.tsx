import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostLinkCode } from '../../src/records/mostLinkCode.ts';
import {
  addressOf,
  createPlaceStore,
  formatPlace,
  type Place,
  parsePlace,
} from '../../src/store/places.ts';

const places: readonly Place[] = [
  { room: 'today', code: '2026-11-24' },
  { room: 'history' },
  { room: 'calculator' },
  { room: 'puzzles' },
  { room: 'review', code: 'AbC-_9' },
  { room: 'deal', code: '' },
  { room: 'learn', code: '' },
  { room: 'learn', code: 'fish' },
  { room: 'rules', code: 'tiu-u/F4' },
  { room: 'table', code: 'new' },
  { room: 'table', code: '0123456789abcdef' },
  { room: 'table', code: '0123456789abcdef.0123456789abcdefghjkmnpqrs' },
];

describe('a place', () => {
  test.each(places)('is read from the address that leads to it: %j', (place) => {
    expect(parsePlace(formatPlace(place))).toEqual(place);
  });

  test.each(['', '#'])('is none where the address ends with the page: “%s”', (hash) => {
    expect(parsePlace(hash)).toBeNull();
  });

  test.each([
    '#no',
    '#history=x',
    '#review',
    '#REVIEW=x',
    '#calculator=x',
    '#table',
    '#=x',
    '#constructor',
    '#__proto__=x',
    '#review %3D',
    'history',
  ])('is nowhere for an address of nothing: “%s”', (hash) => {
    expect(parsePlace(hash)).toEqual({ room: 'nowhere' });
  });

  test.each(['#review%3DAbC-_9', '#%72eview=AbC%2D%5F9', '#review=AbC-_9'])(
    'is the same however its address was written on its way: “%s”',
    (hash) => {
      expect(parsePlace(hash)).toEqual({ room: 'review', code: 'AbC-_9' });
    },
  );

  test.each([
    ['#table=0123456789abcdef. Come!', '0123456789abcdef'],
    [
      '#table=0123456789abcdef.0123456789abcdefghjkmnpqrs.',
      '0123456789abcdef.0123456789abcdefghjkmnpqrs',
    ],
    ['#table=0123456789abcdef&utm_source=x', '0123456789abcdef'],
    [
      '#table=%30123456789abcdef%2E0123456789abcdefghjkmnpqrs',
      '0123456789abcdef.0123456789abcdefghjkmnpqrs',
    ],
    ['#table=湖', '湖'],
    ['#table=', ''],
  ])('of a table ends where its id and its key do: “%s”', (hash, code) => {
    expect(parsePlace(hash)).toEqual({ room: 'table', code });
  });

  test.each([
    ['#review=%E0%A4', '%E0%A4'],
    ['#review=湖水', '湖水'],
    ['#review=%E6%B9%96', '湖'],
    ['#review=<script>', '<script>'],
    ['#review=a=b#c', 'a=b#c'],
  ])('leaves a code that is none to whoever reads codes: “%s”', (hash, code) => {
    expect(parsePlace(hash)).toEqual({ room: 'review', code });
  });

  test('is read no further than a code may go, so that too long a one is still too long', () => {
    const place = parsePlace(`#deal=${'A'.repeat(1_000_000)}`);
    const code = place !== null && 'code' in place ? place.code : '';
    expect(code.length).toBeGreaterThan(mostLinkCode);
    expect(code.length).toBeLessThan(mostLinkCode + 100);
  });

  test('has an address for others, whatever lies behind the page’s own', () => {
    const href = 'https://lakes.example/play/?a=1#review=old';
    expect(addressOf({ room: 'deal', code: 'new' }, { href })).toBe(
      'https://lakes.example/play/?a=1#deal=new',
    );
  });
});

describe('the store of places', () => {
  beforeEach(() => history.replaceState(null, '', '/'));
  afterEach(() => vi.restoreAllMocks());

  test('follows where one goes, and back', async () => {
    const store = createPlaceStore(window);
    expect(store.getState().place).toBeNull();
    store.getState().goTo({ room: 'history' });
    expect(store.getState().place).toEqual({ room: 'history' });
    expect(location.hash).toBe('#history');
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve));
    store.getState().leave();
    await back;
    expect(store.getState().place).toBeNull();
  });

  test('goes back once, however quickly it is left, and again from the next place', async () => {
    const store = createPlaceStore(window);
    const { goTo, leave } = store.getState();
    const back = vi.spyOn(history, 'go');
    for (const times of [1, 2]) {
      goTo({ room: 'history' });
      const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve));
      leave();
      leave();
      await isBack;
      expect(back).toHaveBeenCalledTimes(times);
      expect(store.getState().place).toBeNull();
    }
  });

  test('leaves a place that was come to by a link for the match', () => {
    history.replaceState(null, '', '/#review=code');
    const store = createPlaceStore(window);
    expect(store.getState().place).toEqual({ room: 'review', code: 'code' });
    store.getState().leave();
    expect(store.getState().place).toBeNull();
    expect(location.hash).toBe('');
  });

  test('turns to another place in the stead of one, from which Back leads as it would have', async () => {
    const store = createPlaceStore(window);
    const { goTo, turnTo, leave } = store.getState();
    goTo({ room: 'learn', code: '' });
    goTo({ room: 'learn', code: 'tiles' });
    turnTo({ room: 'learn', code: 'fish' });
    expect(store.getState().place).toEqual({ room: 'learn', code: 'fish' });
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve));
    leave();
    await back;
    expect(store.getState().place).toEqual({ room: 'learn', code: '' });
  });

  test('leaves a place for the one that it belongs to: back where one came from there, and else in its stead', async () => {
    history.replaceState(null, '', '/#learn=fish');
    const store = createPlaceStore(window);
    const { goTo, leave, leaveTo } = store.getState();
    const list = { room: 'learn', code: '' } as const;
    const backAfter = async (act: () => void): Promise<void> => {
      const back = new Promise((resolve) => window.addEventListener('popstate', resolve));
      act();
      await back;
    };
    leaveTo(list);
    expect(store.getState().place).toEqual(list);
    goTo({ room: 'learn', code: 'tiles' });
    await backAfter(() => leaveTo(list));
    expect(store.getState().place).toEqual(list);
    // From a deal one comes to the list all the same, and from there back to the deal.
    const deal = { room: 'deal', code: 'sent' } as const;
    goTo(deal);
    goTo({ room: 'learn', code: 'tiles' });
    leaveTo(list);
    expect(store.getState().place).toEqual(list);
    await backAfter(leave);
    expect(store.getState().place).toEqual(deal);
  });

  test('tells from which room one came', () => {
    const store = createPlaceStore(window);
    const { goTo, turnTo } = store.getState();
    expect(store.getState().cameFrom).toBeNull();
    goTo({ room: 'deal', code: 'sent' });
    expect(store.getState().cameFrom).toBeNull();
    goTo({ room: 'learn', code: 'tiles' });
    expect(store.getState().cameFrom).toBe('deal');
    turnTo({ room: 'learn', code: 'fish' });
    expect(store.getState().cameFrom).toBe('deal');
    // As after a reload.
    expect(createPlaceStore(window).getState().cameFrom).toBe('deal');
    goTo({ room: 'rules', code: '' });
    expect(store.getState().cameFrom).toBe('learn');
  });

  test('goes back along a way that an older version has left', async () => {
    history.replaceState(null, '', '/');
    history.pushState('from here', '', '/#history');
    const store = createPlaceStore(window);
    expect(store.getState().cameFrom).toBeNull();
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve));
    store.getState().leave();
    await back;
    expect(store.getState().place).toBeNull();
  });
});
