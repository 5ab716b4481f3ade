import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Control } from '../../../src/store/match/holder.ts';
import { type BotSpeed, botSpeeds } from '../../../src/store/settings.ts';
import { setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';
import { isThorough, runs } from '../../support/thoroughness.ts';
import { openListenedTable } from './listenedTable.tsx';

type ListenedTable = ReturnType<typeof openListenedTable>;

const games = ['tiu-u', 'shi-wu-hu', 'sap-ng-wu'] as const;
type Game = (typeof games)[number];

const seated: Readonly<Record<Game, readonly Control[]>> = {
  'tiu-u': ['person', 'greedy'],
  'shi-wu-hu': ['person', 'greedy', 'novice'],
  'sap-ng-wu': ['person', 'greedy', 'novice'],
};

/** A speed that waits for what is heard, one without beats, and one of those with beats. */
const speedOf: Readonly<Record<Game, BotSpeed>> = {
  'tiu-u': 'listening',
  'shi-wu-hu': 'at-once',
  'sap-ng-wu': 'fast',
};

const courses = games.flatMap((game) =>
  (isThorough ? botSpeeds : [speedOf[game]]).map((speed) => ({ game, speed })),
);

test.each(courses)(
  'every play of a round of $game is told once at the speed $speed',
  async ({ game, speed }) => {
    let led = 0;
    for (let round = 0; round < runs(1, 4); round += 1) {
      const setup = setupOf(seated[game], { variant: game, seed: `told ${13 + round}` });
      const table = openListenedTable(setup, speed);
      onTestFinished(table.stop);
      await playRound(table);
      expect(table.faults()).toEqual([]);
      const plays = table.made().length;
      expect(plays).toBeGreaterThan(10);
      expect(table.heard.count()).toBe(plays);
      expect(table.heard.isWithin()).toBe(false);
      const [first] = table.changes();
      expect(first?.words).toSatisfy((words: string) =>
        words.startsWith(`${say(`variant.${game}`)}.`),
      );
      const end = table.end() ?? [];
      expect(table.heard.others().slice(-end.length)).toEqual(
        end.map((words) => ({ words: asTold(words), after: plays })),
      );
      table.stop();
      cleanup();
      led += table.led();
    }
    expect(led).toBeGreaterThan(0);
  },
);

/** How long the one at seat 0 lets each turn wait, in things that happen: for ever, or not at all. */
const patience = [Number.POSITIVE_INFINITY, 0, 1, 4] as const;

/** Plays on until the round is over and all of it was told, with a look at the log now and then. */
async function playRound(table: ListenedTable): Promise<void> {
  let turns = 0;
  let waited = 0;
  let looks = 0;
  while (!(table.end() !== undefined && table.isStill())) {
    if (table.asks() && (waited >= (patience[turns % patience.length] ?? 0) || table.isStill())) {
      if (turns % 5 === 3) await lookAtLog(table);
      await table.play();
      turns += 1;
      waited = 0;
      continue;
    }
    if (table.asks()) waited += 1;
    else if (table.plays() > 8 * (looks + 1)) {
      looks += 1;
      await lookAtLog(table);
    }
    table.goOn();
  }
}

/** Opens the log and closes it, while the game goes on. */
async function lookAtLog(table: ListenedTable): Promise<void> {
  const told = table.changes().length;
  await table.press(() => fireEvent.keyDown(document.body, { key: 'l' }));
  const dialog = screen.getByRole('dialog', { name: say('table.log') });
  expect(table.region()).toBe('');
  for (let things = 0; things < 3 && !table.isStill(); things += 1) table.goOn();
  // As Escape does.
  await table.press(() => fireEvent(dialog, new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(table.region()).toBe('');
  expect(table.changes()).toHaveLength(told);
}

/** A sentence with its stop. */
function asTold(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
