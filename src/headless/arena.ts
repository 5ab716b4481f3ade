import { availableParallelism } from 'node:os';
import { failure, type Result, success } from '../engine/index.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { type Arena, readArena } from './arenaOptions.ts';
import type { Command, Surroundings, Worker } from './command.ts';
import { readDealAnswer } from './dealAnswers.ts';
import { type DealResult, seatingsOf } from './duplicate.ts';
import { formatPoints } from './interval.ts';
import { type BotResult, botResultsOf } from './standings.ts';

/** `arena`: bots against each other, each deal once for every seating. */
export const arenaCommand: Command = (args) => {
  const arena = readArena(args);
  if (!arena.ok) return arena;
  const { game, deals, seed } = arena.value;
  return success(async (around) => {
    const bots = await playArena(args, arena.value, around);
    if (!bots.ok) {
      around.complain(`arena: ${bots.problem}`);
      return false;
    }
    const rounds = deals * seatingsOf(game).length;
    const players = game.seatCount;
    const line = { variant: game.variant.id, players, deals, rounds, seed, bots: bots.value };
    await around.write(JSON.stringify(line));
    return true;
  });
};

/**
 * By place in the list of bots, or a sentence when a worker died or answered nonsense. How many
 * cores there are and which is done first makes no difference.
 * @param args the options that the arena was read from, for the workers to read again
 */
export async function playArena(
  args: readonly string[],
  arena: Arena,
  { startWorker, showProgress }: Pick<Surroundings, 'startWorker' | 'showProgress'>,
): Promise<Result<readonly BotResult[], string>> {
  const { game, bots, deals, cores = availableParallelism() } = arena;
  const results: (DealResult | undefined)[] = [];
  const workers = Array.from({ length: Math.min(cores, deals) }, () => startWorker(args));
  let done = 0;
  const problem = await shareDeals(arena, workers, (deal, result) => {
    results[deal] = result;
    done += 1;
    showProgress(done / deals, () => progressWords(arena, done, standings()));
  });
  return problem === undefined ? success(standings()) : failure(problem);

  function standings(): BotResult[] {
    return botResultsOf(
      game,
      bots,
      results.filter((result) => result !== undefined),
    );
  }
}

/** Ends all workers once a deal goes wrong or none is left; the first thing that goes wrong. */
async function shareDeals(
  arena: Arena,
  workers: readonly Worker[],
  onResult: (deal: number, result: DealResult) => void,
): Promise<string | undefined> {
  const stopAll = (): void => {
    for (const worker of workers) worker.stop();
  };
  let next = 0;
  let problem: string | undefined;
  const keepBusy = async (worker: Worker): Promise<void> => {
    while (next < arena.deals && problem === undefined) {
      const deal = next;
      next += 1;
      const answer = await worker.ask(deal);
      const result = answer.ok ? readDealAnswer(arena, deal, answer.value) : answer;
      if (result.ok) onResult(deal, result.value);
      else {
        problem ??= result.problem;
        // Deals that no longer count are not played on.
        stopAll();
      }
    }
  };
  await Promise.all(workers.map(keepBusy));
  stopAll();
  return problem;
}

function progressWords({ deals }: Arena, done: number, [first]: readonly BotResult[]): string {
  const lead = first === undefined ? '' : formatPoints(first.lead);
  return sayOfCommand('command.progress', { done, all: deals, bot: first?.bot ?? '', lead });
}
