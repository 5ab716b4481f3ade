import { loadBots } from '../bots/families.ts';
import { loadReckoning } from '../review/families.ts';
import type { ReviewReply } from './reviewing/messages.ts';
import { createReviewing, isReviewRequest } from './reviewing/reviewing.ts';
import { createAnswering } from './thinking/answering.ts';
import { createLoaded } from './thinking/loaded.ts';
import type { Reply } from './thinking/messages.ts';

/**
 * Lets others in between: a timer would wait four milliseconds each time, a message to oneself does
 * not. What was left of work that was called off finds nothing to go on with, and so leaves nothing
 * behind.
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

const post = (reply: Reply | ReviewReply): void => self.postMessage(reply);
const now = (): number => performance.now();

const botsOf = createLoaded(loadBots);
const reckoningOf = createLoaded(loadReckoning);
const answer = createAnswering({ botsOf, post, pause: createPauses(), now });
const review = createReviewing({ reckoningOf, post, pause: createPauses(), now });

self.addEventListener('message', ({ data }) => {
  if (isReviewRequest(data)) review(data);
  else answer(data);
});
