import { thoughtOf } from '../../src/bots/bot.ts';
import { bots } from '../../src/bots/fishing/bots.ts';
import { invariant, type Play } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { botQuestion } from '../../src/store/match/questions.ts';
import { beginThinking } from '../../src/store/thinking/beginThinking.ts';
import type { Answer, Listener, Question, Thinker } from '../../src/store/thinking/thinker.ts';
import { playedRound } from './fishing.ts';

/** What a bot answers, thought out right here and always the same. */
export function answerTo(question: Question): Answer {
  // A clock that strides, so that a bot thinks shortly and always the same.
  let time = 0;
  const now = (): number => {
    time += 100;
    return time;
  };
  const thinking = beginThinking(bots, playedRound(question.round), question, now);
  return { ...thoughtOf(thinking), standIn: false };
}

/** What the bot whose turn it is plays. */
export function botPlay(match: Match): Play {
  return answerTo(botQuestion(match, 900)).play;
}

/** Answers every question at once, without a worker. */
export const promptThinker: Thinker = {
  think: (question, { onAnswer }) => {
    onAnswer(answerTo(question));
    return () => undefined;
  },
};

/** A thinker whose bots think for as long as the test lets them. */
export function createHandThinker() {
  const asked: { readonly question: Question; readonly listener: Listener }[] = [];
  let open: (typeof asked)[number] | undefined;
  const current = () => {
    invariant(open !== undefined, 'a question is open');
    return open;
  };
  const thinker: Thinker = {
    think: (question, listener) => {
      const own = { question, listener };
      asked.push(own);
      open = own;
      return () => {
        if (open === own) open = undefined;
      };
    },
  };
  return {
    thinker,
    asked: () => asked.map(({ question }) => question),
    isAsked: () => open !== undefined,
    think: (share: number) => current().listener.onShare(share),
    /** Answers the open question, as the bot does unless told otherwise. */
    answer: (change: Partial<Answer> = {}) => {
      const { question, listener } = current();
      open = undefined;
      listener.onAnswer({ ...answerTo(question), ...change });
    },
  };
}
