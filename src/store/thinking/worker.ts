import { bots } from '../../bots/bots.ts';
import { createAnswering } from './answering.ts';
import type { Reply } from './messages.ts';

// A timer would wait four milliseconds each time; a message to oneself lets others in between all the same.
const pauses = new MessageChannel();
let next: (() => void) | undefined;
pauses.port1.onmessage = () => {
  // What was left of a question that was called off finds nothing to go on with, and so leaves nothing behind.
  const goOn = next;
  next = undefined;
  goOn?.();
};

const post = (reply: Reply): void => self.postMessage(reply);

const answer = createAnswering({
  bots,
  post,
  pause: (goOn) => {
    next = goOn;
    pauses.port2.postMessage(null);
  },
  now: () => performance.now(),
});

self.addEventListener('message', ({ data }) => answer(data));
post({ type: 'ready' });
