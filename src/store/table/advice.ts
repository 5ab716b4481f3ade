import { besideNext, differByChance, type PlayValue } from '../../bots/bot.ts';
import type { RoundRecord } from '../../engine/index.ts';
import { currentRound, type Match, type MatchSetup } from '../match/match.ts';
import { hintQuestion } from '../match/questions.ts';
import type { Answer, Thinker } from '../thinking/thinker.ts';
import type { Advice, Expected, NextBest } from './hint.ts';
import type { TableStore } from './table.ts';

/**
 * Has a hint thought about that was asked for, until it is told or not wanted any more. At a place
 * of the round where one was told before, that is told again. Returns what stops it.
 */
export function startAdvice(table: TableStore, thinker: Thinker): () => void {
  // By place, what was told in the round that is played.
  const given = new Map<string, Advice>();
  let round: { readonly setup: MatchSetup; readonly deal: RoundRecord['deal'] } | undefined;
  let asked: Match | null = null;
  let callOff = (): void => undefined;
  const consider = (): void => {
    const { match, hint, showThinking, tellHint } = table.getState();
    const wanted = hint?.told === 'nothing' ? match : null;
    if (wanted === asked) return;
    callOff();
    callOff = (): void => undefined;
    asked = wanted;
    const question = wanted === null ? undefined : hintQuestion(wanted);
    if (wanted === null || question === undefined) return;
    const { setup } = wanted;
    const { deal } = currentRound(wanted);
    if (round?.setup !== setup || round.deal !== deal) given.clear();
    round = { setup, deal };
    const place = currentRound(wanted).plays.join(' ');
    const known = given.get(place);
    if (known !== undefined) {
      tellHint(known, 'again');
      return;
    }
    showThinking(0);
    callOff = thinker.think(question, {
      onShare: showThinking,
      onAnswer: (answer) => {
        const advice = adviceFrom(answer);
        if (!answer.standIn) given.set(place, advice);
        tellHint(advice);
      },
    });
  };
  const stopListening = table.subscribe(consider);
  consider();
  return () => {
    stopListening();
    callOff();
  };
}

function adviceFrom({ play, standIn, values: reckoned }: Answer): Advice {
  // What a stand-in reckons is not told: it does not look so far.
  const values = standIn ? [] : reckoned;
  return { play, standIn, values, expected: expectationFrom({ play, values }) };
}

function expectationFrom({ play, values }: Pick<Answer, 'play' | 'values'>): Expected | null {
  const { own, next } = besideNext(play, values) ?? {};
  if (own === undefined) return null;
  return {
    points: own.points,
    next: next === undefined ? null : nextBest(own, next),
  };
}

function nextBest(own: PlayValue, next: PlayValue): NextBest {
  const { play, points } = next;
  return { play, points, isAsGood: differByChance(own, next) };
}
