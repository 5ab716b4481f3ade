import * as v from 'valibot';
import type { Bots, Thought } from '../../bots/bot.ts';
import { type FamilyId, familyOf, invariant, type Rules, rulesOf } from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import { beginThinking } from './beginThinking.ts';
import { inSlices } from './inSlices.ts';
import { type Reply, type Request, requestSchema } from './messages.ts';
import { onceLoaded } from './onceLoaded.ts';

interface Means {
  /** Gives the bots at once if they have been loaded before. */
  readonly botsOf: (family: FamilyId) => Bots | Promise<Bots>;
  readonly post: (reply: Reply) => void;
  /** Goes on after the messages that have come meanwhile. */
  readonly pause: (goOn: () => void) => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/**
 * The worker's side of the conversation: lets a bot think in slices, so that a question can be
 * called off at any time.
 * @returns what is to be called with every message; it throws, at once or in a pause, where the
 * message is no {@link Request}, or a bot does; bots that cannot be loaded are told as `failed`
 */
export function createAnswering({ botsOf, post, pause, now }: Means): (message: unknown) => void {
  let current: Request | undefined;
  return (message) => {
    const request = v.parse(requestSchema, message);
    if (request.type === 'prepare') {
      // What cannot be loaded yet is loaded anew for a question.
      onceLoaded(
        botsOf(request.family),
        () => post({ type: 'ready' }),
        () => undefined,
      );
      return;
    }
    current = request;
    if (request.type === 'cancel') return;
    const { id, record, ...question } = request;
    const parsed = parseRecord(record);
    invariant(parsed.ok, 'the record of a question is sound');
    const round = parsed.value;
    const played = playedRound(round);
    const think = (bots: Bots): void => {
      if (current !== request) return;
      inSlices(beginThinking(bots, played, question, now), {
        ...{ pause, now, isWanted: () => current === request },
        onStep: (share) => post({ type: 'share', id, share: Math.min(Math.max(share, 0), 1) }),
        onFound: (thought) => {
          current = undefined;
          post(answerOf(id, thought, rulesOf(played.game)));
        },
      });
    };
    onceLoaded(botsOf(familyOf(round.variant)), think, () => {
      if (current === request) post({ type: 'failed', id });
    });
  };
}

function answerOf(id: number, { play, values }: Thought, rules: Pick<Rules, 'formatPlay'>): Reply {
  return {
    type: 'answer',
    id,
    play: rules.formatPlay(play),
    values: values.map((value) => ({ ...value, play: rules.formatPlay(value.play) })),
  };
}
