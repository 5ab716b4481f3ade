import { loadBots, loadOddsReckoning } from '../bots/families.ts';
import { joinNamed } from '../records/families/joinNamed.ts';
import { loadReckoning } from '../review/families.ts';
import { createMeasuring, isYardstickRequest } from './days/measuring.ts';
import type { YardstickReply } from './days/yardstickMessages.ts';
import type { ReviewReply } from './reviewing/messages.ts';
import { createReviewing, isReviewRequest } from './reviewing/reviewing.ts';
import { createAnswering } from './thinking/answering.ts';
import { createLoaded } from './thinking/loaded.ts';
import type { Reply } from './thinking/messages.ts';
import { createOddsReckoning, isOddsRequest } from './thinking/oddsReckoning.ts';

/**
 * Lets other messages in between: a timer would wait four milliseconds each time, a message to
 * oneself does not. Work that was called off finds nothing to go on with here.
 */
function createPauses(): (goOn: () => void) => void {
  const pauses = new MessageChannel();
  let next: (() => void) | undefined;
  pauses.port1.onmessage = () => {
    const goOn = next;
    next = undefined;
    goOn?.();
  };
  return (goOn) => {
    next = goOn;
    pauses.port2.postMessage(null);
  };
}

const post = (reply: Reply | ReviewReply | YardstickReply): void => self.postMessage(reply);
const now = (): number => performance.now();

const botsOf = createLoaded(loadBots);
const reckoningOf = createLoaded(loadReckoning);
const answer = createAnswering({ botsOf, post, pause: createPauses(), now });
const oddsReckoningOf = createLoaded(loadOddsReckoning);
const reckonOdds = createOddsReckoning({ oddsReckoningOf, post, pause: createPauses(), now });
const review = createReviewing({ reckoningOf, post, throwLater });
const measure = createMeasuring({ botsOf, post, throwLater });

/** Resolves once the rules have come that an earlier message waits for. */
let joining: Promise<unknown> | undefined;

/** Empty where the message is about no record. */
function recordIn(message: unknown): string {
  const record = typeof message === 'object' && message !== null && 'record' in message;
  return record && typeof message.record === 'string' ? message.record : '';
}

function hear(message: unknown): void {
  if (isReviewRequest(message)) review(message);
  else if (isOddsRequest(message)) reckonOdds(message);
  else if (isYardstickRequest(message)) measure(message);
  else answer(message);
}

self.addEventListener('message', ({ data }) => {
  const isJoining = joinNamed(recordIn(data));
  if (isJoining === undefined && joining === undefined) {
    hear(data);
    return;
  }
  // One after the other: what calls a question off must not come before it.
  const turn = Promise.all([joining, isJoining])
    .catch(() => undefined)
    .then(() => {
      if (joining === turn) joining = undefined;
      try {
        hear(data);
      } catch (error) {
        throwLater(error);
      }
    });
  joining = turn;
});

/** Throws outside of every promise, so that the page hears of it. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
