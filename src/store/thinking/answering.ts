import * as v from 'valibot';
import type { Thinking, Thought } from '../../bots/bot.ts';
import { formatPlay, invariant } from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { type Bots, beginThinking } from './beginThinking.ts';
import { type Reply, type Request, requestSchema } from './messages.ts';

/** What the worker's side of the conversation needs. */
interface Means {
  readonly bots: Bots;
  readonly post: (reply: Reply) => void;
  /** Goes on after the messages that have come meanwhile. */
  readonly pause: (goOn: () => void) => void;
  /** A clock, in milliseconds. */
  readonly now: () => number;
}

/** So many milliseconds a bot thinks before messages are let in between. */
const slice = 10;

/**
 * The worker's side of the conversation: lets a bot think in slices, so that a question can be
 * called off at any time.
 * @returns what is to be called with every message; it throws where the message is no
 * {@link Request}, or a bot does
 */
export function createAnswering({ bots, post, pause, now }: Means): (message: unknown) => void {
  let current: Thinking | undefined;
  return (message) => {
    const request = v.parse(requestSchema, message);
    current = undefined;
    if (request.type === 'cancel') return;
    const { id } = request;
    const thinking = begun(request, bots, now);
    current = thinking;
    const goOn = (): void => {
      if (current !== thinking) return;
      const until = now() + slice;
      let step = thinking.next();
      while (step.done !== true && now() < until) step = thinking.next();
      if (step.done === true) {
        current = undefined;
        post(answerOf(id, step.value));
        return;
      }
      post({ type: 'share', id, share: Math.min(Math.max(step.value, 0), 1) });
      pause(goOn);
    };
    goOn();
  };
}

function begun(
  { record, ...question }: Extract<Request, { type: 'question' }>,
  bots: Bots,
  now: () => number,
): Thinking {
  const parsed = parseRecord(record);
  invariant(parsed.ok, 'the record of a question is sound');
  return beginThinking(bots, parsed.value.position, parsed.value.record.plays, question, now);
}

function answerOf(id: number, { play, values }: Thought): Reply {
  return {
    type: 'answer',
    id,
    play: formatPlay(play),
    values: values.map((value) => ({ ...value, play: formatPlay(value.play) })),
  };
}
