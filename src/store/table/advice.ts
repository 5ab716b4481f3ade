import { besideNext, differByChance, type PlayValue } from '../../bots/bot.ts';
import type { RoundRecord } from '../../engine/index.ts';
import { currentRound, type Match, type MatchSetup } from '../match/match.ts';
import { hintQuestion, oddsQuestion } from '../match/questions.ts';
import type { Answer, OddsReckoner, Thinker } from '../thinking/thinker.ts';
import type { Advice, Expected, NextBest } from './hint.ts';
import type { TableState, TableStore } from './table.ts';

/** Asks about each match that is wanted, until it is so no more. Returns what stops it. */
function askWhileWanted(
  table: TableStore,
  wantedIn: (state: TableState) => Match | null,
  ask: (wanted: Match) => (() => void) | undefined,
): () => void {
  let asked: Match | null = null;
  let callOff: (() => void) | undefined;
  const consider = (): void => {
    const wanted = wantedIn(table.getState());
    if (wanted === asked) return;
    callOff?.();
    asked = wanted;
    callOff = wanted === null ? undefined : ask(wanted);
  };
  const stopListening = table.subscribe(consider);
  consider();
  return () => {
    stopListening();
    callOff?.();
  };
}

/** At a place of the round where a hint was told before, that is told again. */
export function startAdvice(table: TableStore, thinker: Thinker): () => void {
  const given = new Map<string, Advice>();
  let round: { readonly setup: MatchSetup; readonly deal: RoundRecord['deal'] } | undefined;
  const wantedIn = ({ match, hint }: TableState) => (hint?.told === 'nothing' ? match : null);
  return askWhileWanted(table, wantedIn, (wanted) => {
    const question = hintQuestion(wanted);
    if (question === undefined) return;
    const { showThinking, tellHint } = table.getState();
    const { setup } = wanted;
    const { deal, plays } = currentRound(wanted);
    if (round?.setup !== setup || round.deal !== deal) given.clear();
    round = { setup, deal };
    const place = plays.join(' ');
    const known = given.get(place);
    if (known !== undefined) {
      tellHint(known, 'again');
      return;
    }
    showThinking(0);
    return thinker.think(question, {
      onShare: showThinking,
      onAnswer: (answer) => {
        const advice = adviceFrom(answer);
        if (!answer.standIn) given.set(place, advice);
        tellHint(advice);
      },
    });
  });
}

/** Has it reckoned what comes of playing on. */
export function startOdds(table: TableStore, oddsReckoner: OddsReckoner): () => void {
  const wantedIn = ({ match, askedOdds }: TableState) =>
    askedOdds?.odds === 'awaited' ? match : null;
  return askWhileWanted(table, wantedIn, (wanted) => {
    const question = oddsQuestion(wanted);
    return question && oddsReckoner.reckonOdds(question, table.getState().tellOdds);
  });
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
