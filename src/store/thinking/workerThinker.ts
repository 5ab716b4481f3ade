import * as v from 'valibot';
import type { Bots, PlayOnOdds } from '../../bots/bot.ts';
import { type BotId, quickestLevel } from '../../bots/levels.ts';
import { type FamilyId, familyOf } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import type { Timer } from '../timer.ts';
import { type OddsRequest, type Request, replySchema } from './messages.ts';
import { fitSeats, readThought } from './readThought.ts';
import { answerAtOnce } from './standIn.ts';
import type { BotWorker, WorkerListener } from './startWorker.ts';
import type { Answer, Listener, OddsReckoner, Question, Thinker } from './thinker.ts';

interface Means {
  /** Starts a worker; may throw. */
  readonly startWorker: (listener: WorkerListener) => BotWorker<Request | OddsRequest>;
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
  readonly id: number;
  readonly question: Question;
  readonly listener: Listener;
  /** The worker has failed, and the answer waits for the bots of the page. */
  readonly hasFailed: boolean;
}

/**
 * The bots think in a worker, so that the page is never kept busy. A worker that fails, answers
 * nonsense, twice or unasked, or not in time, is ended and another one started for the next
 * question; the page answers its question, see {@link answerAtOnce}. The worker and the bots of the
 * page are loaded before the first question, so that a connection lost later is not missed.
 */
export function createWorkerThinker({
  startWorker,
  loadBots,
  expected,
  soon,
  timer,
  now,
  quickest = quickestLevel,
}: Means): Thinker & OddsReckoner {
  let worker: BotWorker<Request | OddsRequest> | undefined;
  let isReady = false;
  const bots = new Map<FamilyId, Bots>();
  let open: Open | undefined;
  let callOffLimit = (): void => undefined;
  let lastId = 0;
  /** The moment whose odds are reckoned. */
  let askedOdds:
    | {
        readonly id: number;
        readonly seats: number;
        readonly tell: (odds: PlayOnOdds | null) => void;
        readonly callOff: () => void;
      }
    | undefined;
  let lastOdds = 0;
  /** The last question that was answered or failed; a worker goes through them one by one. */
  let endedId = 0;

  const close = (): void => {
    open = undefined;
    callOffLimit();
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

  const stop = (): void => {
    worker?.stop();
    worker = undefined;
    askedOdds?.tell(null);
  };
  const fail = (): void => {
    stop();
    if (open === undefined) return;
    open = { ...open, hasFailed: true };
    const family = familyOf(open.question.round.variant);
    if (bots.has(family)) answerHere(open);
    else load(family);
  };

  const hear = (message: unknown): void => {
    const parsed = v.safeParse(replySchema, message);
    if (!parsed.success) {
      fail();
      return;
    }
    const reply = parsed.output;
    if (reply.type === 'ready') {
      isReady = true;
      return;
    }
    if (reply.type === 'odds') {
      // Else it was called off.
      if (reply.id !== askedOdds?.id) return;
      if (reply.odds === null || fitSeats(reply.odds, askedOdds.seats)) askedOdds.tell(reply.odds);
      else fail();
      return;
    }
    if (reply.id <= endedId || reply.id > lastId) {
      fail();
      return;
    }
    if (reply.type !== 'share') endedId = reply.id;
    // Too late: the question was called off.
    if (reply.id !== open?.id) return;
    if (reply.type === 'share') {
      open.listener.onShare(reply.share);
    } else if (reply.type === 'failed') {
      fail();
    } else {
      const thought = readThought(reply, playedRound(open.question.round).position);
      if (thought === undefined) fail();
      else tell(open, { ...thought, standIn: false });
    }
  };

  const start = (): BotWorker<Request | OddsRequest> | undefined => {
    isReady = false;
    try {
      const started = startWorker({
        onMessage: (message) => {
          if (worker === started) hear(message);
        },
        onFailure: () => {
          if (worker === started) fail();
        },
      });
      started.post({ type: 'prepare', family: expected });
      return started;
    } catch {
      return undefined;
    }
  };

  const runOut = (asked: Open): void => {
    // Stopping a worker that is still loading would only have it load again.
    if (isReady) stop();
    else worker?.post({ type: 'cancel' });
    answerHere(asked);
  };

  soon(() => {
    worker ??= start();
    if (!bots.has(expected)) load(expected);
  });
  return {
    think: (question, listener) => {
      close();
      lastId += 1;
      const id = lastId;
      const asked = { id, question, listener, hasFailed: false };
      open = asked;
      const limit = question.milliseconds + patience;
      const begun = now();
      callOffLimit = timer(() => {
        // On a page that slept the timer is late, and the worker has not gone on meanwhile.
        if (now() - begun < 2 * limit) runOut(asked);
        else callOffLimit = timer(() => runOut(asked), limit);
      }, limit);
      worker ??= start();
      const { round, ...how } = question;
      const family = familyOf(round.variant);
      if (!bots.has(family)) load(family);
      if (worker === undefined) fail();
      else worker.post({ type: 'question', id, record: formatRecord(round), ...how });
      return () => {
        if (open?.id !== id) return;
        close();
        worker?.post({ type: 'cancel' });
      };
    },
    reckonOdds: ({ round, seed }, onOdds) => {
      askedOdds?.callOff();
      lastOdds += 1;
      const id = lastOdds;
      const tell = (odds: PlayOnOdds | null): void => {
        askedOdds = undefined;
        callOffGivingUp();
        onOdds(odds);
      };
      // No question is worth a new worker to it: a slow one may still answer the others.
      const callOffGivingUp = timer(() => tell(null), patience);
      const callOff = (): void => {
        if (askedOdds?.id !== id) return;
        askedOdds = undefined;
        callOffGivingUp();
        worker?.post({ type: 'cancel-odds' });
      };
      askedOdds = { id, seats: round.players.length, tell, callOff };
      worker ??= start();
      if (worker === undefined) tell(null);
      else worker.post({ type: 'odds', id, record: formatRecord(round), seed });
      return callOff;
    },
  };
}
