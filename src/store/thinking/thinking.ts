import type { Bots, ReckonOdds } from '../../bots/bot.ts';
import {
  type FamilyId,
  familyOf,
  invariant,
  type PlayedThrough,
  rulesOf,
} from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { onceLoaded, type Work } from '../jobs/doJobs.ts';
import { beginThinking } from './beginThinking.ts';
import type { ThinkingJob } from './messages.ts';
import type { Question } from './thinker.ts';

interface Means {
  /** Gives the bots at once if they have been loaded before. */
  readonly botsOf: (family: FamilyId) => Bots | Promise<Bots>;
  /** The same; null where the family has no odds. */
  readonly oddsReckoningOf: (family: FamilyId) => ReckonOdds | null | Promise<ReckonOdds | null>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** The worker's side of a thinker. */
export function createThinking({
  botsOf,
  oddsReckoningOf,
  now,
}: Means): (job: ThinkingJob) => Work | Promise<Work> {
  return (job) => {
    if (job.kind === 'prepare') return prepared(botsOf(job.family));
    const parsed = parseRecord(job.record);
    invariant(parsed.ok, 'the record of a question is sound');
    const played = playedRound(parsed.value);
    const family = familyOf(parsed.value.variant);
    if (job.kind === 'think') {
      return onceLoaded(botsOf(family), (bots) => thoughtOf(bots, played, job, now));
    }
    const reckoning = oddsReckoningOf(family);
    // Without odds bots think on.
    const there = reckoning instanceof Promise ? reckoning.catch(() => null) : reckoning;
    return onceLoaded(there, (reckonOdds) => oddsOf(reckonOdds, played, job.seed));
  };
}

function prepared(bots: Bots | Promise<Bots>): Work | Promise<Work> {
  // What cannot be loaded yet is loaded anew for a question.
  const there = bots instanceof Promise ? bots.catch(() => null) : bots;
  return onceLoaded(there, (loaded) => () => loaded !== null);
}

function* thoughtOf(
  bots: Bots,
  played: PlayedThrough,
  question: Omit<Question, 'round'>,
  now: () => number,
): Work {
  const { play, values } = yield* beginThinking(bots, played, question, now);
  const { formatPlay } = rulesOf(played.position.game);
  return {
    play: formatPlay(play),
    values: values.map((value) => ({ ...value, play: formatPlay(value.play) })),
  };
}

/** By the view of the seat whose turn it is and nothing else of the round. */
function oddsOf(
  reckonOdds: ReckonOdds | null,
  { position, steps }: PlayedThrough,
  seed: string,
): Work {
  if (reckonOdds === null) return () => null;
  const view = rulesOf(position.game).viewFor(position, position.seat, steps);
  return reckonOdds(view, randomFromSeed(seed));
}
