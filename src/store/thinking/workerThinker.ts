import type { Bots, PlayOnOdds } from '../../bots/bot.ts';
import { type BotId, quickestLevel } from '../../bots/levels.ts';
import { type FamilyId, familyOf } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import { createWorkerJobs, type StartWorker } from '../jobs/workerJobs.ts';
import type { Timer } from '../timer.ts';
import type { ThinkingJob } from './messages.ts';
import { readOdds, readThought } from './readThought.ts';
import { answerAtOnce } from './standIn.ts';
import type { Answer, Listener, OddsReckoner, Question, Thinker } from './thinker.ts';

interface Means {
  readonly startWorker: StartWorker<ThinkingJob>;
  /** Loads bots for the page itself, in case the worker fails. */
  readonly loadBots: (family: FamilyId) => Promise<Bots>;
  /** Its bots are loaded before they are asked, those of other families when they are. */
  readonly expected: FamilyId;
  /** Prepares when the page has time for it. */
  readonly soon: (prepare: () => void) => void;
  readonly timer: Timer;
  /** In milliseconds. */
  readonly now: () => number;
  /** The strongest level that needs no time. */
  readonly quickest?: BotId;
}

/**
 * How long after its time a bot may still answer, in milliseconds. A slow machine is no failure,
 * nor is a slow line over which the bots still come: a stand-in plays worse than the bot that was
 * chosen, and a hanging worker costs one such wait.
 */
export const patience = 12_000;

interface Open {
  readonly question: Question;
  readonly listener: Listener;
  /** The worker has failed, and the answer waits for the bots of the page. */
  hasFailed: boolean;
}

/**
 * The bots think in a worker, so that the page is never kept busy. A worker that fails, or does not
 * answer in time, is ended; the page answers its question, see {@link answerAtOnce}. The worker and
 * the bots of the page are loaded before the first question, so that a connection lost later is not
 * missed.
 */
export function createWorkerThinker(means: Means): Thinker & OddsReckoner {
  const { startWorker, loadBots, expected, soon, timer, now, quickest = quickestLevel } = means;
  let isReady = false;
  const bots = new Map<FamilyId, Bots>();
  let open: Open | undefined;
  let callOffOpen = (): void => undefined;
  let callOffOdds = (): void => undefined;
  const jobs = createWorkerJobs<ThinkingJob>(startWorker, () => {
    isReady = false;
    jobs.ask(
      { kind: 'prepare', family: expected },
      {
        onAnswer: (isThere) => () => {
          isReady = isThere === true;
        },
      },
    );
  });

  const close = (): void => {
    open = undefined;
    callOffOpen();
  };
  const tell = ({ listener }: Open, answer: Answer): void => {
    close();
    listener.onAnswer(answer);
  };
  const answerHere = (asked: Open): void => {
    const here = bots.get(familyOf(asked.question.round.variant));
    tell(asked, answerAtOnce(asked.question, here, quickest, now));
  };
  const load = (family: FamilyId): void => {
    const answerIfFailed = (): void => {
      if (open?.hasFailed === true && familyOf(open.question.round.variant) === family) {
        answerHere(open);
      }
    };
    loadBots(family).then((loaded) => {
      bots.set(family, loaded);
      answerIfFailed();
    }, answerIfFailed);
  };

  soon(() => {
    jobs.start();
    if (!bots.has(expected)) load(expected);
  });
  return {
    think: (question, listener) => {
      close();
      const { round, ...how } = question;
      const family = familyOf(round.variant);
      const asked: Open = { question, listener, hasFailed: false };
      open = asked;
      let callOffJob = (): void => undefined;
      const runOut = (): void => {
        callOffJob();
        // Stopping a worker that is still loading would only have it load again.
        if (isReady) jobs.stop();
        answerHere(asked);
      };
      const limit = question.milliseconds + patience;
      const begun = now();
      let callOffLimit = timer(() => {
        // On a page that slept the timer is late, and the worker has not gone on meanwhile.
        if (now() - begun < 2 * limit) runOut();
        else callOffLimit = timer(runOut, limit);
      }, limit);
      callOffOpen = () => {
        callOffLimit();
        callOffJob();
      };
      if (!bots.has(family)) load(family);
      callOffJob = jobs.ask(
        { kind: 'think', record: formatRecord(round), ...how },
        {
          onShare: listener.onShare,
          onAnswer: (answer) => {
            const thought = readThought(answer, playedRound(round).position);
            return thought && (() => tell(asked, { ...thought, standIn: false }));
          },
          onFailed: () => {
            asked.hasFailed = true;
            if (bots.has(family)) answerHere(asked);
            else load(family);
          },
        },
      );
      return () => {
        if (open === asked) close();
      };
    },
    reckonOdds: ({ round, seed }, onOdds) => {
      callOffOdds();
      const tell = (odds: PlayOnOdds | null): void => {
        callOffGivingUp();
        onOdds(odds);
      };
      // No question is worth a new worker to it: a slow one may still answer the others.
      const callOffGivingUp = timer(() => {
        callOffJob();
        onOdds(null);
      }, patience);
      const callOffJob = jobs.ask(
        { kind: 'odds', record: formatRecord(round), seed },
        {
          onAnswer: (answer) => {
            const odds = readOdds(answer, round.players.length);
            return odds === undefined ? undefined : () => tell(odds);
          },
          onFailed: () => tell(null),
        },
      );
      callOffOdds = () => {
        callOffGivingUp();
        callOffJob();
      };
      return callOffOdds;
    },
  };
}
