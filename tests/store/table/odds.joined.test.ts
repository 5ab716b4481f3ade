import { describe, expect, it } from 'vitest';
import type { PlayOnOdds } from '../../../src/bots/bot.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { startOdds } from '../../../src/store/table/startOdds.ts';
import type { OddsQuestion } from '../../../src/store/thinking/thinker.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';

const odds: PlayOnOdds = { rounds: 10, first: [3, 7], ended: -1 };

/** A table at which a person is to decide, with odds that are told when the test lets them. */
function openAsked() {
  const storage = createMemoryStorage();
  const store = openTable(storage);
  const asked: OddsQuestion[] = [];
  let tell: ((odds: PlayOnOdds | null) => void) | undefined;
  const stop = startOdds(store, {
    foretell: (question, onOdds) => {
      asked.push(question);
      tell = onOdds;
      return () => {
        tell = undefined;
      };
    },
  });
  store.getState().startMatch(setupOf(['person', 'greedy'], { variant: 'tiu-u' }));
  playUntil(store, (match) => store.getState().match === match && isOwnTurn());
  const source = createLocalSource(store, openSettings(storage));
  return {
    store,
    asked,
    stop,
    source,
    tell: (told: PlayOnOdds | null) => tell?.(told),
    isOpen: () => tell !== undefined,
  };

  function isOwnTurn(): boolean {
    return createLocalSource(store, openSettings(storage)).getState().deeds.askOdds !== undefined;
  }
}

describe('the odds of playing on', () => {
  it('are asked with the chance of the moment, and told', () => {
    const { store, asked, source, tell } = openAsked();
    source.getState().deeds.askOdds?.();
    expect(source.getState().foretold).toEqual({ odds: 'awaited' });
    expect(source.getState().deeds.askOdds).toBeUndefined();
    const [question] = asked;
    expect(question?.seed).toMatch(/\/odds\/\d+$/);
    tell(odds);
    expect(store.getState().foretold).toEqual({ odds });
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
      .tellHint({ play: somePlayOf(matchOf(store)), standIn: false, values: [], expected: null });
    expect(store.getState()).toMatchObject({ foretold: { odds }, hint: { told: 'whole' } });
  });

  it('are over with the next play, and nothing is told of the old moment', () => {
    const { store, isOpen } = openAsked();
    store.getState().askOdds();
    expect(isOpen()).toBe(true);
    store.getState().makePlay(somePlayOf(matchOf(store)));
    expect(isOpen()).toBe(false);
    expect(store.getState().foretold).toBeNull();
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
    expect(store.getState().foretold).toBeNull();
  });
});
