import { act, fireEvent, render } from '@testing-library/react';
import { thoughtOf } from '../../../src/bots/bot.ts';
import { climbingBots } from '../../../src/bots/climbing/bots.ts';
import { familyOf, rulesOf } from '../../../src/engine/index.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { createAnnouncer } from '../../../src/store/announcer.ts';
import { isHere } from '../../../src/store/match/holder.ts';
import {
  currentRound,
  holderAt,
  type Match,
  type MatchSetup,
  positionOf,
} from '../../../src/store/match/match.ts';
import type { BotSpeed } from '../../../src/store/settings.ts';
import { dueIn, wishesIn } from '../../../src/store/table/due.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { startPace } from '../../../src/store/table/pace.ts';
import { beginThinking } from '../../../src/store/thinking/beginThinking.ts';
import type { Answer, Question, Thinker } from '../../../src/store/thinking/thinker.ts';
import { TableScreen as CardTable } from '../../../src/ui/climbing/table/TableScreen.tsx';
import { TableScreen as TileTable } from '../../../src/ui/fishing/table/TableScreen.tsx';
import { AnnouncerContext } from '../../../src/ui/told/announcerContext.ts';
import { ToldRegion } from '../../../src/ui/told/ToldRegion.tsx';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { createHandClock } from '../../support/handClock.ts';
import { hearPlays } from '../../support/heardPlays.ts';
import { matchOf } from '../../support/matches.ts';
import { type RoundToHear, roundToHear } from '../../support/playsToHear.ts';
import { recordRegion } from '../../support/regionRecord.ts';
import { say } from '../../support/say.ts';
import { answerTo } from '../../support/thinkers.ts';
import { Voice } from '../../support/Voice.tsx';
import { watchFocus } from './focusWatch.ts';

const screens = { fishing: TileTable, climbing: CardTable };
const nowhere = (): void => undefined;
const ways = { onHome: nowhere, onScores: nowhere, onExport: nowhere, onSettings: nowhere };

/** What a bot of either family answers, thought out right here and always the same. */
function answerOf(question: Question): Answer {
  const { round } = question;
  if (familyOf(round.variant) === 'fishing') return answerTo(question);
  const thinking = beginThinking(climbingBots, playedRound(round), question, () => 0);
  return { ...thoughtOf(thinking), standIn: false };
}

const thinker: Thinker = {
  think: (question, { onAnswer }) => {
    onAnswer(answerOf(question));
    return nowhere;
  },
};

/** News that are sooner are lost among all that changes on the table, in milliseconds. */
const leastAfterTable = 200;

/** Before this many milliseconds after a change, what has the focus is read before it. */
const leastBeforeFocus = 150;

/**
 * A table with bots in a page with a live region, by the clock of the test; seat 0 is listened to.
 * All that a listener would miss, hear twice or hear too late is found out on the way.
 */
export function openListenedTable(setup: MatchSetup, botSpeed: BotSpeed) {
  // Nothing is laid out in jsdom, so nothing lies under a finger.
  document.elementFromPoint = () => null;
  const clock = createHandClock();
  const store = openTable(createMemoryStorage());
  const settings = openSettings(createMemoryStorage());
  settings.getState().change({ botSpeed, motion: 'none', soundAsked: true });
  const announcer = createAnnouncer(clock.timer);
  const record = recordRegion(clock.now);
  const heard = hearPlays(0);
  const faults: string[] = [];
  let changesHeard = 0;
  /** When each play was made. */
  const made: number[] = [];
  const fault = (what: string): void => {
    faults.push(`${what} (play ${plays()}, at ${clock.now()})`);
  };
  let known: { readonly match: Match; readonly toHear: RoundToHear } | undefined;
  const toHear = (): RoundToHear => {
    const match = matchOf(store);
    if (known?.match !== match) known = { match, toHear: roundToHear(match, say) };
    return known.toHear;
  };
  const plays = (): number => currentRound(matchOf(store)).plays.length;
  const listen = (): void => {
    record.look();
    for (const { words, at } of record.changes().slice(changesHeard)) {
      changesHeard += 1;
      const since = at - (made[heard.count()] ?? 0);
      if (since < leastAfterTable) fault(`“${words}” ${since} ms after the play`);
      const wrong = heard.hear(words, toHear().plays);
      if (wrong !== undefined) fault(wrong);
    }
  };
  /** How many plays must have been heard when so many are made: passes wait for what follows. */
  const toBeHeard = (at: number): number => {
    const all = toHear().plays;
    let least = Math.min(at, all.length);
    while (all[least - 1]?.pass !== undefined && all[least - 1]?.brought.length === 0) least -= 1;
    return least;
  };
  /** Whether the round goes on or it was heard how it ended. */
  const hasHeardEnd = (): boolean => {
    const { end } = toHear();
    const others = heard.others();
    return end?.every((said) => others.some(({ words }) => words.startsWith(said))) ?? true;
  };
  const focus = watchFocus((lostAt) => {
    listen();
    const least = lostAt ?? plays();
    if (heard.count() < toBeHeard(least)) {
      fault(`focus goes on after ${heard.count()} plays were heard of ${least}`);
    }
    if (least === plays() && !hasHeardEnd()) fault('focus goes on before the end was heard');
    const [last] = record.changes().slice(-1);
    if (last !== undefined && clock.now() - last.at < leastBeforeFocus) {
      fault(`focus goes on ${clock.now() - last.at} ms after “${last.words}”`);
    }
  });
  store.getState().startMatch(setup);
  store.subscribe(() => {
    while (made.length < plays()) made.push(clock.now());
  });
  if (botSpeed === 'listening') {
    store.subscribe(({ match }, { match: before }) => {
      if (match === before || match === null || before === null) return;
      const { position, steps } = playedRound(currentRound(match));
      const last = steps.at(-1);
      if (last === undefined || isHere(holderAt(before, last.seat))) return;
      if (rulesOf(position.game).isPass(last.play)) return;
      if (announcer.getState().isBusy) fault('a bot plays while what was told is listened to');
      if (heard.count() < toBeHeard(steps.length - 1)) fault('a bot plays before all was told');
    });
  }
  startPace(store, settings, thinker, clock.timer, { ear: announcer });
  const Screen = screens[familyOf(setup.variant)];
  render(
    <Voice>
      <AnnouncerContext value={announcer}>
        <Screen table={createLocalSource(store, settings)} settings={settings} {...ways} />
      </AnnouncerContext>
      <ToldRegion announcer={announcer} />
    </Voice>,
  );
  listen();
  const region = (): string => document.querySelector('[data-told]')?.textContent ?? 'no region';
  /** Presses and what follows at once; the focus may be led by it before any news. */
  const press = async (what: () => void): Promise<void> => {
    await focus.byPress(() =>
      act(async () => {
        what();
        // What looks for opened dialogs hears of them in a task of its own.
        await Promise.resolve();
      }),
    );
    listen();
  };
  return {
    plays,
    press,
    region,
    heard,
    faults: () => [...record.faults(), ...faults],
    changes: record.changes,
    /** How often the table has led the focus on by itself. */
    led: focus.led,
    end: () => toHear().end,
    made: () => toHear().plays,
    /** Whether the table waits for the one at seat 0. */
    asks: () => {
      const state = store.getState();
      return (
        positionOf(matchOf(store)).phase !== 'over' &&
        dueIn(state, wishesIn(settings.getState(), false)) === null
      );
    },
    /** Whether nothing would happen any more. */
    isStill: () => clock.waits().length === 0,
    /** Lets the next thing happen. */
    goOn: () => {
      act(() => clock.pass(Math.min(...clock.waits())));
      listen();
      focus.look(plays());
    },
    /** Has the one at seat 0 play, by what has the focus then and is mostly played with it. */
    play: async (): Promise<void> => {
      const match = matchOf(store);
      const question = { round: currentRound(match), level: 'greedy', seed: 'own' } as const;
      const { play } = answerOf({ ...question, milliseconds: 100 });
      await press(() => {
        handleOf(rulesOf(positionOf(match).game).formatPlay(play), plays())?.focus();
        fireEvent.keyDown(document.body, { key: 'Shift' });
        store.getState().makePlay(play);
      });
      focus.look(plays());
    },
    stop: () => {
      focus.stop();
      record.stop();
    },
  };
}

/**
 * What of a play may have the focus when it is made: a tile of the hand, each other time the fish,
 * or the button to pass.
 */
function handleOf(play: string, plays: number): HTMLElement | null {
  const [, own = '', fish] = /^(\d\d)(?:x(\d\d))?/.exec(play) ?? [];
  if (own === '') return document.getElementById('action-pass');
  const id = fish !== undefined && plays % 2 === 0 ? `lake-${fish}` : `hand-${own}`;
  return document.querySelector(`[id="${id}"], [id^="${id}."]`);
}
