import { describe, expect, it } from 'vitest';
import { fishing, legalPlays } from '../../../src/engine/fishing/index.ts';
import type { JsonObject, Step } from '../../../src/engine/index.ts';
import { createReading, isUnread } from '../../../src/store/lessons/lessonTable.ts';
import { type Control, isHere } from '../../../src/store/match/holder.ts';
import { currentRound, holderAt, type Match, startMatch } from '../../../src/store/match/match.ts';
import { botAtTurn } from '../../../src/store/match/questions.ts';
import { standInsOf } from '../../../src/store/match/standIns.ts';
import { type BotSpeed, createSettingsStore } from '../../../src/store/settings.ts';
import { curtainOf } from '../../../src/store/table/curtain.ts';
import { startPace } from '../../../src/store/table/pace.ts';
import type { TableStore } from '../../../src/store/table/table.ts';
import {
  createHandTimer,
  createMemoryStorage,
  noTaps,
  openShelf,
  openTable,
} from '../../support/browserParts.ts';
import { positionOf, stepsOf } from '../../support/fishing.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';
import { expectStandIns } from '../../support/standIns.ts';
import { createHandThinker, promptThinker } from '../../support/thinkers.ts';

function openPacedTable(thinker = promptThinker, storage = createMemoryStorage()) {
  const store = openTable(storage);
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const hand = createHandTimer();
  const stop = startPace(store, settings, thinker, hand.timer);
  return { store, settings, hand, stop, storage };
}

const playsIn = (store: TableStore) => currentRound(matchOf(store)).plays;

describe('the pace', () => {
  it('lets bots play whole rounds, one play a beat', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['greedy', 'random', 'greedy']));
    let beats = 0;
    while (positionOf(matchOf(store)).phase !== 'over') {
      expect(hand.waits()).toEqual([900]);
      hand.pass();
      beats += 1;
      expect(currentRound(matchOf(store)).plays).toHaveLength(beats);
    }
    expect(hand.waits()).toEqual([]);
  });

  it('waits until what is said has been read, and then no beat longer', () => {
    const store = openTable(createMemoryStorage());
    const settings = createSettingsStore(openShelf(createMemoryStorage()));
    const hand = createHandTimer();
    const reading = createReading();
    startPace(store, settings, promptThinker, hand.timer, {
      reader: {
        isReading: (match) => isUnread(match, reading.getState().upTo),
        subscribe: reading.subscribe,
      },
    });
    store.getState().startMatch(setupOf(['greedy', 'greedy']));
    expect(hand.waits()).toEqual([900]);
    hand.pass();
    expect(playsIn(store)).toHaveLength(1);
    expect(hand.waits()).toEqual([]);
    reading.setState({ upTo: matchOf(store) });
    expect(hand.waits()).toEqual([0]);
    hand.pass();
    expect(playsIn(store)).toHaveLength(2);
    expect(hand.waits()).toEqual([]);
  });

  it('leaves the choice to a person', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['person', 'person']));
    expect(hand.waits()).toEqual([]);
  });

  it('F3: plays a drawn tile that has nothing to catch', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['person', 'person']));
    playUntil(store, () => {
      store.getState().look();
      store.getState().stopWatching();
      return hand.waits().length > 0;
    });
    const { phase, seat } = positionOf(matchOf(store));
    expect(phase).toBe('drawn');
    hand.pass();
    expect(positionOf(matchOf(store)).seat).not.toBe(seat);
  });

  it('lets nothing happen behind a curtain', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['person', 'person']));
    playUntil(store, () => fishing.playsItself(positionOf(matchOf(store))));
    expect(curtainOf(store.getState(), noTaps)).not.toBeNull();
    expect(hand.waits()).toEqual([]);
    store.getState().look();
    store.getState().stopWatching();
    expect(hand.waits()).toHaveLength(1);
  });

  it('waits as long as the bot speed says, but never too short where nobody here plays', () => {
    const beatOf = (botSpeed: BotSpeed, controls: readonly Control[]) => {
      const { store, settings, hand } = openPacedTable();
      settings.getState().change({ botSpeed });
      store.getState().startMatch(setupOf(controls));
      playUntil(store, (match) => botAtTurn(match) !== undefined);
      return hand.waits();
    };
    const [watched, played] = [
      ['greedy', 'greedy'],
      ['person', 'greedy'],
    ] as const;
    expect(beatOf('at-once', watched)).toEqual([900]);
    expect(beatOf('fast', watched)).toEqual([900]);
    expect(beatOf('slow', watched)).toEqual([1600]);
    expect(beatOf('at-once', played)).toEqual([0]);
    expect(beatOf('fast', played)).toEqual([400]);
  });

  it('rests while another screen is shown, and when it is stopped', () => {
    const { store, hand, stop } = openPacedTable();
    store.getState().startMatch(setupOf(['greedy', 'greedy']));
    store.getState().show('start');
    expect(hand.waits()).toEqual([]);
    store.getState().show('table');
    expect(hand.waits()).toHaveLength(1);
    stop();
    expect(hand.waits()).toEqual([]);
  });

  it('goes on by itself after a reload in the middle of a bot’s turn, with the same plays', () => {
    const first = openPacedTable();
    first.store.getState().startMatch(setupOf(['greedy', 'random']));
    first.hand.pass();
    const again = openPacedTable(promptThinker, first.storage);
    again.hand.pass();
    expect(playsIn(again.store)).toHaveLength(2);
    const other = openPacedTable();
    other.store.getState().startMatch(setupOf(['greedy', 'random']));
    other.hand.pass();
    other.hand.pass();
    expect(playsIn(other.store)).toEqual(playsIn(again.store));
  });

  it('calls off what it waited for when the match changes meanwhile', () => {
    const { store, hand } = openPacedTable();
    store.getState().startMatch(setupOf(['greedy', 'greedy']));
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(hand.waits()).toHaveLength(1);
    hand.pass();
    expect(currentRound(matchOf(store)).plays).toHaveLength(2);
  });
});

describe('a hurry', () => {
  const begin = (controls: readonly Control[]) => {
    const paced = openPacedTable();
    paced.store.getState().startMatch(setupOf(controls));
    return paced;
  };
  /** Has the first of two bots to play next, both with a choice. */
  const beginAtBots = () => {
    const paced = begin(['person', 'greedy', 'greedy']);
    playUntil(paced.store, (match) => isBotsChoice(match) && positionOf(match).seat === 1);
    return paced;
  };

  it('ends the beat, but makes no play before the press is over', () => {
    const { store, hand } = beginAtBots();
    const before = playsIn(store).length;
    expect(hand.waits()).toEqual([900]);
    store.getState().hurry();
    expect(playsIn(store)).toHaveLength(before);
    expect(hand.waits()).toEqual([0]);
    hand.pass();
    expect(playsIn(store)).toHaveLength(before + 1);
  });

  it('lasts until a person is to decide, one play after the other', () => {
    const { store, hand } = beginAtBots();
    store.getState().hurry();
    hand.pass();
    let plays = playsIn(store).length;
    while (hand.waits().length > 0) {
      expect(hand.waits()).toEqual([225]);
      hand.pass();
      plays += 1;
      expect(playsIn(store)).toHaveLength(plays);
    }
    expect(positionOf(matchOf(store)).seat).toBe(0);
    expect(store.getState().hurried).toBe(0);
    store.getState().makePlay(somePlayOf(matchOf(store)));
    playUntil(store, () => hand.waits().length > 0);
    expect(hand.waits()).toEqual([900]);
  });

  it('can be renewed: another press ends the short beat too', () => {
    const { store, hand } = beginAtBots();
    store.getState().hurry();
    hand.pass();
    expect(hand.waits()).toEqual([225]);
    store.getState().hurry();
    expect(hand.waits()).toEqual([0]);
  });

  it('lasts for one turn where nobody but bots plays', () => {
    const { store, hand } = begin(['greedy', 'greedy']);
    const seat = () => positionOf(matchOf(store)).seat;
    const first = seat();
    store.getState().hurry();
    hand.pass();
    // What is turned up after a hand play belongs to the same turn.
    while (seat() === first) {
      expect(hand.waits()).toEqual([225]);
      hand.pass();
    }
    expect(playsIn(store).length).toBeGreaterThan(1);
    expect(hand.waits()).toEqual([900]);
  });

  it('plays for no person: what waits for a choice goes on waiting', () => {
    const { store, hand } = begin(['person', 'person']);
    store.getState().look();
    store.getState().hurry();
    expect(hand.waits()).toEqual([]);
    expect(playsIn(store)).toEqual([]);
  });

  it('is over on another screen', () => {
    const { store, hand } = beginAtBots();
    store.getState().hurry();
    store.getState().show('start');
    store.getState().show('table');
    expect(hand.waits()).toEqual([900]);
  });

  it('leaves a bot the time to think that it was given, and has it play as soon as it answers', () => {
    const { store, hand, answer, asked, before } = openAtThought();
    const [question] = asked().slice(-1);
    expect(question?.milliseconds).toBe(500);
    store.getState().hurry();
    hand.pass();
    expect(playsIn(store)).toHaveLength(before);
    expect(store.getState().thinking).toBe(0);
    answer();
    expect(playsIn(store)).toHaveLength(before + 1);
    expect(asked().every(({ milliseconds }) => milliseconds === 500)).toBe(true);
  });
});

describe('the only play of a person', () => {
  const isForced = (match: Match): boolean => {
    const position = positionOf(match);
    if (position.phase === 'over' || !isHere(holderAt(match, position.seat))) return false;
    return legalPlays(position).length === 1 && !fishing.playsItself(position);
  };
  const openForced = (controls: readonly Control[], playsForced: boolean) => {
    const paced = openPacedTable();
    paced.settings.getState().change({ playsForced });
    paced.store.getState().startMatch(setupOf(controls));
    playUntil(paced.store, isForced);
    expect(isForced(matchOf(paced.store))).toBe(true);
    return paced;
  };

  it('is left to them unless they wish otherwise', () => {
    const { store, settings, hand } = openForced(['person', 'greedy'], false);
    expect(hand.waits()).toEqual([]);
    const before = playsIn(store).length;
    settings.getState().change({ playsForced: true });
    expect(hand.waits()).toEqual([900]);
    hand.pass();
    expect(playsIn(store)).toHaveLength(before + 1);
  });

  it('is taken back with the decision before it', () => {
    const { store, hand } = openForced(['person', 'greedy'], true);
    const before = playsIn(store).length;
    hand.pass();
    store.getState().undo();
    expect(playsIn(store).length).toBeLessThan(before);
    expect(legalPlays(positionOf(matchOf(store))).length).toBeGreaterThan(1);
    expect(hand.waits()).toEqual([]);
  });

  it('waits behind the curtain for the next one of several persons', () => {
    const { store, hand } = openForced(['person', 'person'], true);
    expect(curtainOf(store.getState(), noTaps)).not.toBeNull();
    expect(hand.waits()).toEqual([]);
    store.getState().look();
    store.getState().stopWatching();
    expect(hand.waits()).toEqual([900]);
  });

  it('is left to a learner, whose table has a reader', () => {
    const { store } = openForced(['person', 'greedy'], false);
    const settings = createSettingsStore(openShelf(createMemoryStorage()));
    settings.getState().change({ playsForced: true });
    const hand = createHandTimer();
    const reader = { isReading: () => false, subscribe: () => () => undefined };
    startPace(store, settings, promptThinker, hand.timer, { reader });
    expect(hand.waits()).toEqual([]);
  });
});

/**
 * A person against a bot that thinks for as long as the test lets it, which has just begun with a
 * choice of plays.
 */
function openAtThought(storage = createMemoryStorage()) {
  const thoughts = createHandThinker();
  const page = openPacedTable(thoughts.thinker, storage);
  page.store.getState().startMatch(setupOf(['person', 'greedy']));
  playUntil(page.store, (match) => isBotsChoice(match) && stepsOf(match).some(isOwn));
  return { ...page, ...thoughts, before: playsIn(page.store).length };
}

const isOwn = ({ seat, legal }: Step): boolean => seat === 0 && legal.length > 1;

function isBotsChoice(match: Match): boolean {
  const position = positionOf(match);
  return (
    position.phase === 'hand' &&
    !isHere(holderAt(match, position.seat)) &&
    legalPlays(position).length > 1
  );
}

describe('a bot that thinks', () => {
  it('begins at once, and plays when both the beat has passed and it has answered', () => {
    const early = openAtThought();
    early.answer();
    expect(playsIn(early.store)).toHaveLength(early.before);
    early.hand.pass();
    expect(playsIn(early.store)).toHaveLength(early.before + 1);

    const late = openAtThought();
    late.hand.pass();
    expect(playsIn(late.store)).toHaveLength(late.before);
    late.answer();
    expect(playsIn(late.store)).toHaveLength(late.before + 1);
  });

  it('is shown to think once the beat has passed, with the share of its time, until it has played', () => {
    const { store, hand, think, answer } = openAtThought();
    think(0.25);
    expect(store.getState().thinking).toBeNull();
    hand.pass();
    expect(store.getState().thinking).toBe(0.25);
    think(0.75);
    expect(store.getState().thinking).toBe(0.75);
    answer();
    expect(store.getState().thinking).toBeNull();
  });

  it('is not shown to think when it has answered within the beat', () => {
    const { store, hand, think, answer } = openAtThought();
    const shown: unknown[] = [];
    store.subscribe(({ thinking }) => shown.push(thinking));
    think(0.5);
    answer();
    hand.pass();
    expect(shown.filter((share) => share !== null)).toEqual([]);
  });

  it('is not asked where it has no choice', () => {
    const thoughts = createHandThinker();
    const { store, hand } = openPacedTable(thoughts.thinker);
    store.getState().startMatch(setupOf(['greedy', 'greedy']));
    let forced = 0;
    while (positionOf(matchOf(store)).phase !== 'over') {
      const isForced = legalPlays(positionOf(matchOf(store))).length === 1;
      expect(thoughts.isAsked()).toBe(!isForced);
      if (isForced) forced += 1;
      else thoughts.answer();
      hand.pass();
    }
    expect(forced).toBeGreaterThan(5);
  });

  const interruptions: readonly (readonly [string, (store: TableStore) => void])[] = [
    ['leaving the table', (store) => store.getState().show('start')],
    ['undo', (store) => store.getState().undo()],
    ['another play', (store) => void store.getState().makePlay(somePlayOf(matchOf(store)))],
    ['a new match', (store) => store.getState().startMatch(setupOf(['person', 'person']))],
    [
      'another match',
      (store) => store.getState().openMatch(startMatch(setupOf(['person', 'person']))),
    ],
  ];
  it('is called off while the last turn is watched again', () => {
    const { thinker, think, asked } = createHandThinker();
    const { store } = openPacedTable(thinker);
    store.getState().startMatch(setupOf(['person', 'greedy', 'greedy']));
    playUntil(
      store,
      (match) => isBotsChoice(match) && positionOf(match).seat === 2 && stepsOf(match).some(isOwn),
    );
    think(0.5);
    const before = asked().length;
    store.getState().watchLastTurn();
    expect(store.getState().watched).not.toBeNull();
    expect(store.getState().thinking).toBeNull();
    store.getState().stopWatching();
    expect(asked()).toHaveLength(before + 1);
  });

  for (const [what, interrupt] of interruptions) {
    for (const when of ['within the beat', 'after the beat'] as const) {
      it(`is called off by ${what} ${when}`, () => {
        const { store, hand, think, asked } = openAtThought();
        if (when === 'after the beat') hand.pass();
        think(0.5);
        const [question] = asked().slice(-1);
        interrupt(store);
        expect(store.getState().thinking).toBeNull();
        const { match } = store.getState();
        hand.pass();
        expect(asked().filter((each) => each === question)).toHaveLength(1);
        if (what !== 'another play') expect(store.getState().match).toBe(match);
      });
    }
  }

  it('is called off by another tab’s change, and by what stops the pace', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const thoughts = createHandThinker();
    const store = openTable(storage, tab);
    const settings = createSettingsStore(openShelf(createMemoryStorage()));
    const hand = createHandTimer();
    const stop = startPace(store, settings, thoughts.thinker, hand.timer);
    store.getState().startMatch(setupOf(['greedy', 'person']));
    playUntil(store, isBotsChoice);
    hand.pass();
    thoughts.think(0.5);
    const asked = thoughts.asked().length;
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'match' }));
    expect(store.getState().thinking).toBeNull();
    expect(thoughts.asked()).toHaveLength(asked + 1);
    stop();
    expect(thoughts.isAsked()).toBe(false);
    expect(hand.waits()).toEqual([]);
  });

  it('is asked again after coming back to the table, and after a reload, with the same chance', () => {
    const { store, storage, asked } = openAtThought();
    store.getState().show('start');
    store.getState().show('table');
    const again = createHandThinker();
    openPacedTable(again.thinker, storage);
    const [first, second] = asked().slice(-2);
    expect(second).toEqual(first);
    expect(again.asked()).toEqual([first]);
  });

  it('lets the record mark the play of a stand-in, also after a reload, until it is taken back', () => {
    expectStandIns();
    const { store, storage, hand, answer, before } = openAtThought();
    answer({ standIn: true });
    hand.pass();
    expect(standInsOf(currentRound(matchOf(store)))).toEqual([before]);
    expect(standInsOf(currentRound(matchOf(openTable(storage))))).toEqual([before]);
    store.getState().undo();
    expect(currentRound(matchOf(store)).plays.length).toBeLessThanOrEqual(before);
    expect(currentRound(matchOf(store)).meta).not.toHaveProperty('standIns');
    expect(currentRound(matchOf(store)).meta).toMatchObject({ players: ['person', 'greedy'] });
  });

  it('leaves the marks of earlier plays where later ones are taken back', () => {
    expectStandIns();
    const { store, hand, answer, before } = openAtThought();
    answer({ standIn: true });
    hand.pass();
    playUntil(store, (match) => positionOf(match).seat === 0);
    playUntil(store, (match) => positionOf(match).seat === 1);
    store.getState().undo();
    expect(standInsOf(currentRound(matchOf(store)))).toEqual([before]);
  });
});

describe('marks of stand-ins in a record from outside', () => {
  it('are passed over where they are none', () => {
    const [round] = startMatch(setupOf(['person', 'greedy'])).rounds;
    if (round === undefined) throw new Error('no round');
    const marksOf = (standIns: JsonObject[string]) => standInsOf({ ...round, meta: { standIns } });
    expect(marksOf('3')).toEqual([]);
    expect(marksOf({ 0: 3 })).toEqual([]);
    expect(marksOf([1, '2', null, 2.5, 3])).toEqual([1, 3]);
  });
});
