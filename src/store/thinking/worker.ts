import { bots } from '../../bots/bots.ts';
import { createAnswering } from './answering.ts';
import type { Reply } from './messages.ts';

// A timer would wait four milliseconds each time; a message to oneself lets others in between all the same.
const pauses = new MessageChannel();
pauses.port1.start();

const post = (reply: Reply): void => self.postMessage(reply);

const answer = createAnswering({
  bots,
  post,
  pause: (goOn) => {
    pauses.port1.addEventListener('message', goOn, { once: true });
    pauses.port2.postMessage(null);
  },
  now: () => performance.now(),
});

self.addEventListener('message', ({ data }) => answer(data));
post({ type: 'ready' });
