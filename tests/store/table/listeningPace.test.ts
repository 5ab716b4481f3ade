import { describe, expect, it } from 'vitest';
import { legalPlays } from '../../../src/engine/fishing/index.ts';
import { isHere } from '../../../src/store/match/holder.ts';
import { currentRound, holderAt, type Match } from '../../../src/store/match/match.ts';
import { createSettingsStore } from '../../../src/store/settings.ts';
import { startPace } from '../../../src/store/table/pace.ts';
import { createMemoryStorage, openShelf, openTable } from '../../support/browserParts.ts';
import { positionOf, stepsOf } from '../../support/fishing.ts';
import { createHandClock } from '../../support/handClock.ts';
import { createHandEar } from '../../support/handEar.ts';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { createHandThinker, promptThinker } from '../../support/thinkers.ts';

/** So long a play is to be seen at least, in milliseconds. */
const beat = 900;
const ages = 60_000;

/**
 * A table of a person and two bots whose plays wait for an ear, with the bots about to play after
 * the person.
 */
function openAtBots(thinker = promptThinker) {
  const store = openTable(createMemoryStorage());
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  settings.getState().change({ botSpeed: 'listening' });
  const clock = createHandClock();
  const hand = createHandEar();
  const stop = startPace(store, settings, thinker, clock.timer, { ear: hand.ear });
  store.getState().startMatch(setupOf(['person', 'greedy', 'greedy']));
  playUntil(
    store,
    (match) =>
      isBotsChoice(match) &&
      positionOf(match).seat === 1 &&
      stepsOf(match).some(({ seat, legal }) => seat === 0 && legal.length > 1),
  );
  const plays = () => currentRound(matchOf(store)).plays.length;
  return { store, settings, clock, ...hand, stop, plays, before: plays() };
}

function isBotsChoice(match: Match): boolean {
  const position = positionOf(match);
  return (
    position.phase === 'hand' &&
    !isHere(holderAt(match, position.seat)) &&
    legalPlays(position).length > 1
  );
}

describe('a bot that waits for who listens', () => {
  it('plays as soon as what was told has been heard', () => {
    const { clock, listen, hear, plays, before } = openAtBots();
    listen();
    clock.pass(ages);
    expect(plays()).toBe(before);
    hear();
    expect(plays()).toBe(before + 1);
  });

  it('plays no sooner than after a beat, however soon that was heard', () => {
    const { clock, listen, hear, plays, before } = openAtBots();
    listen();
    hear();
    clock.pass(beat - 1);
    expect(plays()).toBe(before);
    clock.pass(1);
    expect(plays()).toBe(before + 1);
  });

  it('waits anew for what each play has told', () => {
    const { clock, listen, hear, plays, before } = openAtBots();
    for (let made = 1; made <= 3; made += 1) {
      listen();
      clock.pass(ages);
      expect(plays()).toBe(before + made - 1);
      hear();
      expect(plays()).toBe(before + made);
      // It was heard before the next play, and says nothing of what that one tells.
      hear();
      expect(plays()).toBe(before + made);
    }
  });

  it('thinks meanwhile, and is not said to be awaited', () => {
    const thoughts = createHandThinker();
    const { store, clock, listen, hear, plays, before } = openAtBots(thoughts.thinker);
    listen();
    clock.pass(ages);
    thoughts.think(0.5);
    expect(store.getState().thinking).toBeNull();
    hear();
    expect(plays()).toBe(before);
    expect(store.getState().thinking).toBe(0.5);
    thoughts.answer();
    expect(plays()).toBe(before + 1);
  });

  it('waits for no ear at any other speed', () => {
    const { settings, clock, store, listen, plays } = openAtBots();
    settings.getState().change({ botSpeed: 'normal' });
    // It counts from the next wait on.
    store.getState().show('start');
    store.getState().show('table');
    const before = plays();
    listen();
    clock.pass(beat);
    expect(plays()).toBe(before + 1);
  });
});

describe('a hurry of who listens', () => {
  it('goes on at once, and makes no play before the press is over', () => {
    const { store, clock, listen, urged, plays, before } = openAtBots();
    listen();
    clock.pass(ages);
    store.getState().hurry();
    expect(urged()).toBe(1);
    expect(plays()).toBe(before);
    clock.pass(0);
    expect(plays()).toBe(before + 1);
  });

  it('ends the beat too', () => {
    const { store, clock, plays, before } = openAtBots();
    store.getState().hurry();
    clock.pass(0);
    expect(plays()).toBe(before + 1);
  });

  it('counts for this wait alone', () => {
    const { store, clock, listen, hear, plays, before } = openAtBots();
    listen();
    store.getState().hurry();
    clock.pass(0);
    expect(plays()).toBe(before + 1);
    listen();
    clock.pass(ages);
    expect(plays()).toBe(before + 1);
    hear();
    expect(plays()).toBe(before + 2);
    clock.pass(beat - 1);
    expect(plays()).toBe(before + 2);
    clock.pass(1);
    expect(plays()).toBe(before + 3);
  });

  it('plays only once where what was told is heard at the same moment', () => {
    const { store, clock, listen, hear, plays, before } = openAtBots();
    listen();
    clock.pass(ages);
    store.getState().hurry();
    hear();
    clock.pass(0);
    expect(plays()).toBe(before + 1);
  });
});

describe('the last turn watched again by who listens', () => {
  function openWatching() {
    const table = openAtBots();
    const { store, clock } = table;
    playUntil(store, (match) => positionOf(match).seat === 0);
    store.getState().watchLastTurn();
    const watched = () => store.getState().watched;
    const first = watched();
    if (first === null) throw new Error('there is a last turn');
    return { ...table, store, clock, watched, first };
  }

  it('waits for each play until it was heard', () => {
    const { clock, listen, hear, watched, first } = openWatching();
    listen();
    clock.pass(ages);
    expect(watched()).toBe(first);
    hear();
    expect(watched()).toBe(first + 1);
    listen();
    clock.pass(ages);
    expect(watched()).toBe(first + 1);
  });

  it('goes on for nobody who has stopped watching', () => {
    const { store, clock, listen, hear, watched, plays } = openWatching();
    listen();
    clock.pass(ages);
    const before = plays();
    store.getState().stopWatching();
    hear();
    clock.pass(ages);
    expect(watched()).toBeNull();
    expect(plays()).toBe(before);
  });
});

describe('a play that waits to be heard', () => {
  const ways = {
    'the table is left': ({ store }) => store.getState().show('start'),
    'the last play is taken back': ({ store }) => store.getState().undo(),
    'the pace is stopped': ({ stop }) => stop(),
  } satisfies Record<string, (table: ReturnType<typeof openAtBots>) => void>;

  for (const [what, callOff] of Object.entries(ways)) {
    for (const moment of ['within the beat', 'after it'] as const) {
      it(`is called off when ${what} ${moment}`, () => {
        const table = openAtBots();
        const { clock, listen, hear, plays, before } = table;
        listen();
        clock.pass(moment === 'after it' ? ages : beat / 2);
        callOff(table);
        const left = plays();
        expect(left).toBeLessThanOrEqual(before);
        hear();
        clock.pass(ages);
        expect(plays()).toBe(left);
      });
    }
  }

  it('waits anew when somebody comes back to the table', () => {
    const { store, clock, listen, hear, plays, before } = openAtBots();
    listen();
    clock.pass(ages);
    store.getState().show('start');
    store.getState().show('table');
    hear();
    expect(plays()).toBe(before);
    clock.pass(beat);
    expect(plays()).toBe(before + 1);
  });
});
