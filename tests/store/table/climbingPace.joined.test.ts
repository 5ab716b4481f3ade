import { describe, expect, test } from 'vitest';
import { createSettingsStore, type Settings } from '../../../src/store/settings.ts';
import { curtainOf, viewerOf } from '../../../src/store/table/curtain.ts';
import { type Ear, startPace } from '../../../src/store/table/pace.ts';
import type { Listener, Thinker } from '../../../src/store/thinking/thinker.ts';
import { createMemoryStorage, openShelf, openTable } from '../../support/browserParts.ts';
import { type SmallMatch, smallMatch, textsOf } from '../../support/climbing/matches.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { createHandClock } from '../../support/handClock.ts';
import { createHandEar } from '../../support/handEar.ts';
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
  return openPacedWith(small, { tapsPasses, playsForced });
}

function openPacedWith(small: SmallMatch, change: Partial<Settings>, ear?: Ear) {
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const store = openTable(createMemoryStorage(), undefined, undefined, settings.getState);
  settings.getState().change(change);
  const hand = createHandClock();
  const bot = createSlowThinker();
  startPace(store, settings, bot.thinker, hand.timer, ear && { ear });
  store.getState().startMatch(...smallMatch(small));
  const make = (text: string): void => void store.getState().makePlay(climbingPlay(text));
  return { store, hand, bot, make, plays: () => textsOf(matchOf(store)) };
}

const beat = 900;

describe('a lone pass', () => {
  const hands = ['66 22', '33 51', '31 51'];

  test('W7: of a bot is made after half a beat, and a sixth after another, and nobody thinks', () => {
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
    expect(hand.waits()).toEqual([beat / 6]);
    hand.pass(beat / 6);
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
    expect(hand.waits()).toEqual([beat / 6]);
    hand.pass(beat / 6);
    expect(plays()).toEqual(['66', 'pass', 'pass']);
  });

  test('is asked of each hand at a shared device, behind its curtain, where all tap passes', () => {
    const { store, hand, make, plays } = openPaced(
      { controls: ['person', 'person', 'greedy'], hands },
      true,
    );
    const { look } = store.getState();
    look();
    make('66');
    expect(curtainOf(store.getState(), { tapsPasses: true })).toBe(1);
    expect(hand.waits()).toEqual([]);
    look();
    expect(viewerOf(store.getState(), { tapsPasses: true })).toBe(1);
    store.getState().stopWatching();
    expect(hand.waits()).toEqual([]);
    make('pass');
    expect(plays()).toEqual(['66', 'pass']);
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

  test('passes after half a beat, so that the play on which it passes is seen', () => {
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

describe('a play that has brought much', () => {
  function afterLead(lead: string, hands: readonly string[]) {
    const paced = openPaced({ controls: ['person', 'greedy', 'greedy'], hands });
    paced.make(lead);
    paced.hand.pass(beat / 2);
    paced.hand.pass(beat / 6);
    return paced;
  }

  test('W10: rests longest where chips are paid for four alike', () => {
    const { hand, plays } = afterLead('66*4', ['66 66 66 66', '33 51', '31 51']);
    expect(plays()).toEqual(['66*4', 'pass', 'pass']);
    expect(hand.waits()).toEqual([beat * 1.6]);
  });

  test('W7: rests longer where three cards are won', () => {
    const { hand } = afterLead('66*3', ['66 66 66', '33 51', '31 51']);
    expect(hand.waits()).toEqual([beat * 1.2]);
  });

  test('W7: rests a usual beat where fewer are', () => {
    const { hand } = afterLead('66*2', ['66 66', '33 51', '31 51']);
    expect(hand.waits()).toEqual([beat]);
  });
});

describe('a long wait of the person', () => {
  const hands = ['66 11 44 31 55 33 22', '51', '51'];
  const leads = ['66', '11', '44', '31', '55', '33'];

  /** The beats before the leads of a bot that nobody can beat. */
  function beatsOfLeads(controls: SmallMatch['controls']): readonly number[] {
    const { hand, bot, plays } = openPaced({ controls, hands });
    return leads.map((lead) => {
      const before = hand.waits();
      bot.answer(lead);
      while (plays().at(-1) !== lead) hand.pass(10);
      const made = plays().length;
      while (plays().length < made + 2) hand.pass(10);
      return Math.max(...before);
    });
  }

  test('shortens the beats after six plays, but not so far that what was won cannot be read', () => {
    expect(beatsOfLeads(['greedy', 'person', 'greedy'])).toEqual([
      beat,
      beat,
      ...leads.slice(2).map(() => beat * 0.8),
    ]);
  });

  test('shortens nothing where only bots play', () => {
    expect(beatsOfLeads(['greedy', 'greedy', 'greedy'])).toEqual(leads.map(() => beat));
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

describe('where each play waits until the last one was heard', () => {
  function openListening(hands: readonly string[]) {
    const { ear, ...hand } = createHandEar();
    const small: SmallMatch = { controls: ['person', 'greedy', 'greedy'], hands };
    return { ...openPacedWith(small, { botSpeed: 'listening' }, ear), ...hand };
  }
  const soon = 150;
  const ages = 60_000;

  test('W7: a lone pass does not wait', () => {
    const { hand, make, listen, plays } = openListening(['66 22', '33 51', '31 51']);
    listen();
    make('66');
    hand.pass(soon);
    expect(plays()).toEqual(['66', 'pass']);
    hand.pass(soon);
    expect(plays()).toEqual(['66', 'pass', 'pass']);
  });

  test('a bot that could beat passes without waiting', () => {
    const { hand, bot, make, listen, plays } = openListening(['22 51', '33 55', '31 66']);
    listen();
    make('22');
    bot.answer('pass');
    hand.pass(soon - 1);
    expect(plays()).toEqual(['22']);
    hand.pass(1);
    expect(plays()).toEqual(['22', 'pass']);
  });

  test('a bot that beats waits, and one that thinks is not taken for one that passes', () => {
    const { hand, bot, make, listen, hear, plays } = openListening(['22 51', '33 55', '31 66']);
    listen();
    make('22');
    bot.answer('33');
    hand.pass(ages);
    expect(plays()).toEqual(['22']);
    hear();
    expect(plays()).toEqual(['22', '33']);
  });

  test('a hurry has a bot beat at once that had to wait, and only that one', () => {
    const { store, hand, bot, make, listen, plays } = openListening(['22 51', '33 55', '31 66']);
    listen();
    make('22');
    bot.answer('33');
    store.getState().hurry();
    hand.pass(0);
    expect(plays()).toEqual(['22', '33']);
    listen();
    bot.answer('66');
    hand.pass(ages);
    expect(plays()).toEqual(['22', '33']);
  });
});
