import { describe, expect, test } from 'vitest';
import { createSettingsStore } from '../../../src/store/settings.ts';
import { startPace } from '../../../src/store/table/pace.ts';
import type { Listener, Thinker } from '../../../src/store/thinking/thinker.ts';
import { createMemoryStorage, openShelf, openTable } from '../../support/browserParts.ts';
import { type SmallMatch, smallMatch, textsOf } from '../../support/climbing/matches.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { createHandClock } from '../../support/handClock.ts';
import { matchOf } from '../../support/matches.ts';

/** A bot that answers when the test says so. */
function createSlowThinker() {
  let open: Listener | undefined;
  const thinker: Thinker = {
    think: (_, listener) => {
      open = listener;
      return () => {
        open = undefined;
      };
    },
  };
  const answer = (text: string): void =>
    open?.onAnswer({ play: climbingPlay(text), values: [], standIn: false });
  return { thinker, answer, isAsked: () => open !== undefined };
}

function openPaced(small: SmallMatch, tapsPasses = false, playsForced = false) {
  const store = openTable(createMemoryStorage());
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  settings.getState().change({ tapsPasses, playsForced });
  const hand = createHandClock();
  const bot = createSlowThinker();
  startPace(store, settings, bot.thinker, hand.timer);
  store.getState().startMatch(...smallMatch(small));
  const make = (text: string): void => void store.getState().makePlay(climbingPlay(text));
  return { store, hand, bot, make, plays: () => textsOf(matchOf(store)) };
}

const beat = 900;

describe('a lone pass', () => {
  const hands = ['66 22', '33 51', '31 51'];

  test('W7: of a bot is made after half a beat, and nobody thinks', () => {
    const { hand, bot, make, plays } = openPaced({
      controls: ['person', 'greedy', 'greedy'],
      hands,
    });
    expect(hand.waits()).toEqual([]);
    make('66');
    expect(bot.isAsked()).toBe(false);
    expect(hand.waits()).toEqual([beat / 2]);
    hand.pass(beat / 2);
    expect(plays()).toEqual(['66', 'pass']);
    expect(hand.waits()).toEqual([beat / 2]);
    hand.pass(beat / 2);
    expect(plays()).toEqual(['66', 'pass', 'pass']);
    expect(hand.waits()).toEqual([]);
  });

  const person = { controls: ['greedy', 'person', 'greedy'], hands } as const;

  test('W7: of a person is made by itself after half a beat', () => {
    const { hand, make, plays } = openPaced(person);
    make('66');
    expect(hand.waits()).toEqual([beat / 2]);
    hand.pass(beat / 2);
    expect(plays()).toEqual(['66', 'pass']);
  });

  test('waits for the person who taps each pass, and for no bot', () => {
    const { hand, make, plays } = openPaced(person, true);
    make('66');
    expect(hand.waits()).toEqual([]);
    make('pass');
    expect(plays()).toEqual(['66', 'pass']);
    expect(hand.waits()).toEqual([beat / 2]);
    hand.pass(beat / 2);
    expect(plays()).toEqual(['66', 'pass', 'pass']);
  });

  test('is none where a person can beat', () => {
    const { hand, make } = openPaced(person);
    make('22');
    expect(hand.waits()).toEqual([]);
  });

  test('is none where the only play is no pass: that takes a whole beat', () => {
    const { hand } = openPaced({
      controls: ['greedy', 'person', 'person'],
      hands: ['22', '33', '31'],
    });
    expect(hand.waits()).toEqual([beat]);
  });
});

describe('a bot that could beat', () => {
  function openAtAnswer() {
    const paced = openPaced({
      controls: ['person', 'greedy', 'person'],
      hands: ['22 51', '33 55', '31 66'],
    });
    paced.make('22');
    return paced;
  }

  test('passes after half a beat', () => {
    const { hand, bot, plays } = openAtAnswer();
    bot.answer('pass');
    hand.pass(beat / 2 - 1);
    expect(plays()).toEqual(['22']);
    hand.pass(1);
    expect(plays()).toEqual(['22', 'pass']);
    expect(hand.waits()).toEqual([]);
  });

  test('plays after a whole one', () => {
    const { hand, bot, plays } = openAtAnswer();
    bot.answer('33');
    hand.pass(beat - 1);
    expect(plays()).toEqual(['22']);
    hand.pass(1);
    expect(plays()).toEqual(['22', '33']);
  });

  test('passes at once when it has thought for longer than half a beat', () => {
    const { hand, bot, plays } = openAtAnswer();
    hand.pass(beat / 2);
    bot.answer('pass');
    expect(plays()).toEqual(['22', 'pass']);
    expect(hand.waits()).toEqual([]);
  });

  test('is shown to think only once the whole beat has passed', () => {
    const { store, hand, bot, plays } = openAtAnswer();
    hand.pass(beat - 1);
    expect(store.getState().thinking).toBeNull();
    hand.pass(1);
    expect(store.getState().thinking).toBe(0);
    bot.answer('55');
    expect(plays()).toEqual(['22', '55']);
    expect(store.getState().thinking).toBeNull();
  });

  test('passes for itself alone: the next bot answers for itself', () => {
    const { hand, bot, make, plays } = openPaced({
      controls: ['person', 'greedy', 'greedy'],
      hands: ['22 51', '33 55', '31 66'],
    });
    make('22');
    bot.answer('pass');
    hand.pass(beat / 2);
    bot.answer('31');
    hand.pass(beat - 1);
    expect(plays()).toEqual(['22', 'pass']);
    hand.pass(1);
    expect(plays()).toEqual(['22', 'pass', '31']);
  });
});

describe('the only play of a person', () => {
  const last: SmallMatch = { controls: ['person', 'person', 'person'], hands: ['22', '33', '31'] };

  test('W4: that is no pass is made by itself where that is wished', () => {
    const { store, hand, plays } = openPaced(last, false, true);
    expect(hand.waits()).toEqual([]);
    store.getState().look();
    expect(hand.waits()).toEqual([beat]);
    hand.pass(beat);
    expect(plays()).toEqual(['22']);
  });

  test('is tapped where it is a pass and its person taps passes', () => {
    const { hand, make, plays } = openPaced(
      { controls: ['greedy', 'person', 'greedy'], hands: ['66 22', '33 51', '31 51'] },
      true,
      true,
    );
    make('66');
    expect(hand.waits()).toEqual([]);
    make('pass');
    expect(plays()).toEqual(['66', 'pass']);
  });
});
