import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { familyOf, success } from '../../engine/index.ts';
import type { DayGame } from '../../families/names.ts';
import { loadBots, loadReckoning } from '../../families/tools.ts';
import type { Difficulty } from '../../puzzles/dayGames.ts';
import { dayGames } from '../../puzzles/dayGames.ts';
import { type PuzzleEntry, puzzleEntrySchema, readDayPuzzle } from '../../puzzles/dayPuzzle.ts';
import { difficultiesInTurn } from '../../puzzles/puzzlesOfDay.ts';
import { sayOfCommand } from '../../text/commandWords.ts';
import type { Command } from '../command.ts';
import { readOptions, wholeNumberOption } from '../options.ts';
import { findPuzzle } from './findPuzzle.ts';

/** A puzzle of each game for every day, the longest year too. */
const usualDays = 366;
const mostDays = 10_000;

const listSchema = v.array(puzzleEntrySchema);

/**
 * `puzzles`: looks for puzzles until the list of every game, or of the one that an option names,
 * lasts for so many days, and writes the list whenever it has got longer. It goes on after the last
 * seed of what is there, and leaves that as it is.
 */
export function puzzlesCommand(folder: URL, find: typeof findPuzzle = findPuzzle): Command {
  return (args) => {
    const options = readOptions(args, {
      game: v.exactOptional(v.picklist(dayGames, sayOfCommand('command.day-game'))),
      days: v.exactOptional(wholeNumberOption(1, mostDays), `${usualDays}`),
    });
    if (!options.ok) return options;
    const { game: only, days } = options.value;
    return success(async ({ write, showProgress }) => {
      for (const game of dayGames.filter((each) => (only ?? each) === each)) {
        const file = new URL(`${game}.json`, folder);
        await lengthen({ game, file, days, find }, (share) =>
          showProgress(share, () => sayOfCommand('command.training', { name: game, share })),
        );
        await write(`${game}.json`);
      }
      return true;
    });
  };
}

/** How many of a difficulty wait at most for those of the others: a round has one puzzle. */
const mostWaiting = 3;

interface Lengthening {
  readonly game: DayGame;
  readonly file: URL;
  readonly days: number;
  readonly find: typeof findPuzzle;
}

/** Lengthens a list to so many days or a few more, by as many at once as there are difficulties. */
async function lengthen(
  { game, file, days, find }: Lengthening,
  onProgress: (share: number) => void,
): Promise<void> {
  const family = familyOf(game);
  const means = { bots: await loadBots[family](), reckoning: await loadReckoning[family]() };
  const list = existsSync(file) ? v.parse(listSchema, JSON.parse(readFileSync(file, 'utf8'))) : [];
  const turn = difficultiesInTurn(game);
  const waiting = new Map(turn.map((each): [Difficulty, PuzzleEntry[]] => [each, []]));
  const rows = [...waiting.values()];
  for (let number = firstAfter(game, list); list.length < days; number += 1) {
    const wanted = turn.filter((each) => (waiting.get(each)?.length ?? 0) < mostWaiting);
    const found = find(game, `${seedWord} ${number}`, new Set(wanted), means);
    if (found !== undefined) waiting.get(found.difficulty)?.push(found);
    if (rows.some((row) => row.length === 0)) continue;
    list.push(...rows.flatMap((row) => row.splice(0, 1)));
    writeFileSync(file, `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
    onProgress(Math.min(list.length / days, 1));
  }
}

/** What the seeds of puzzles begin with, before their number. */
const seedWord = 'puzzle';

function firstAfter(game: DayGame, list: readonly PuzzleEntry[]): number {
  const numbers = list.map((entry) =>
    Number(readDayPuzzle(game, entry)?.record.seed?.slice(seedWord.length)),
  );
  return Math.max(0, ...numbers.map((number) => number + 1));
}
