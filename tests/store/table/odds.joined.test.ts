import { describe, expect, it } from 'vitest';
import type { PlayOnOdds } from '../../../src/bots/bot.ts';
import { startOdds } from '../../../src/store/table/advice.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import type { OddsQuestion } from '../../../src/store/thinking/thinker.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { smallMatch } from '../../support/climbing/matches.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { setupOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

const odds: PlayOnOdds = { rounds: 10, first: [3, 7], ended: -1 };

/** The first seat wins enough to declare. */
const hands = ['66 66 66 66 54 54 54 54 63 63 63 63 11 11 11 22', '33', '33'];
const won = ['66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass'];

/** A table at which a person may end the round, with odds that are told when the test lets them. */
function openAsked() {
  const storage = createMemoryStorage();
  const store = openTable(storage);
  const asked: OddsQuestion[] = [];
  let tell: ((odds: PlayOnOdds | null) => void) | undefined;
  const stop = startOdds(store, {
    reckonOdds: (question, onOdds) => {
      asked.push(question);
      tell = onOdds;
      return () => {
        tell = undefined;
      };
    },
  });
  store.getState().startMatch(...smallMatch({ controls: ['person', 'greedy', 'greedy'], hands }));
  const make = (text: string) => unwrap(store.getState().makePlay(climbingPlay(text)));
  const source = createLocalSource(store, openSettings(storage));
  for (const text of won) {
    // No play but to declare or to play on has odds.
    expect(source.getState().deeds.askOdds).toBeUndefined();
    store.getState().askOdds();
    expect(store.getState().askedOdds).toBeNull();
    make(text);
  }
  return {
    store,
    make,
    asked,
    stop,
    source,
    tell: (told: PlayOnOdds | null) => tell?.(told),
    isOpen: () => tell !== undefined,
  };
}

describe('the odds of playing on', () => {
  it('are asked with the chance of the moment, and told', () => {
    const { store, asked, source, tell } = openAsked();
    source.getState().deeds.askOdds?.();
    expect(source.getState().askedOdds).toEqual({ odds: 'awaited' });
    expect(source.getState().deeds.askOdds).toBeUndefined();
    const [question] = asked;
    expect(question?.seed).toMatch(/\/odds\/\d+$/);
    tell(odds);
    expect(store.getState().askedOdds).toEqual({ odds });
    store.getState().askOdds();
    expect(asked).toHaveLength(1);
  });

  it('stay beside a hint that is told, which alone the record counts', () => {
    const { store, tell } = openAsked();
    store.getState().askOdds();
    tell(odds);
    store.getState().askHint();
    store
      .getState()
      .tellHint({ play: climbingPlay('declare'), standIn: false, values: [], expected: null });
    expect(store.getState()).toMatchObject({ askedOdds: { odds }, hint: { told: 'whole' } });
  });

  it('stay with a hint while the table is left, once they were told', () => {
    const { store, tell } = openAsked();
    store.getState().askOdds();
    tell(odds);
    store.getState().show('start');
    store.getState().show('table');
    expect(store.getState().askedOdds).toEqual({ odds });
  });

  it('that are still awaited are called off while the table is left', () => {
    const { store, isOpen } = openAsked();
    store.getState().askOdds();
    store.getState().show('start');
    expect(isOpen()).toBe(false);
    expect(store.getState().askedOdds).toBeNull();
  });

  it('are asked anew at the same table after the first question was called off', () => {
    const { store, asked, tell } = openAsked();
    store.getState().askOdds();
    store.getState().show('start');
    store.getState().show('table');
    store.getState().askOdds();
    expect(asked).toHaveLength(2);
    tell(odds);
    expect(store.getState().askedOdds).toEqual({ odds });
  });

  it('are told to nobody who has not asked', () => {
    const { store } = openAsked();
    store.getState().tellOdds(odds);
    expect(store.getState().askedOdds).toBeNull();
  });

  it('are over with the next play, and nothing is told of the old moment', () => {
    const { store, make, isOpen } = openAsked();
    store.getState().askOdds();
    expect(isOpen()).toBe(true);
    make('decline');
    expect(isOpen()).toBe(false);
    expect(store.getState().askedOdds).toBeNull();
  });

  it('are called off where the table is left', () => {
    const { store, stop, isOpen } = openAsked();
    store.getState().askOdds();
    stop();
    expect(isOpen()).toBe(false);
  });

  it('are not asked for a bot', () => {
    const store = openTable(createMemoryStorage());
    store.getState().startMatch(setupOf(['greedy', 'person']));
    store.getState().askOdds();
    expect(store.getState().askedOdds).toBeNull();
  });
});
