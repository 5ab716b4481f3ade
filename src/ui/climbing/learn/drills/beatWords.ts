import type { Game, ToldCombination } from '../../../../engine/climbing/index.ts';
import type { Kind } from '../../../../engine/index.ts';
import type { BeatQuestion } from '../../../../lessons/climbing/drills/beatQuestion.ts';
import { refusalWords } from '../../../../text/climbing/refusalWords.ts';
import type { Say } from '../../../../text/say.ts';
import { pipText } from '../../../../text/tileNames.ts';

/** Whether an answer was right, and why a play beats the other one or does not. */
export function beatWords(
  question: BeatQuestion,
  isRight: boolean,
  game: Game,
  say: Say,
): readonly string[] {
  const wrong = question.answer.beats ? 'climbing.drill.isYes' : 'climbing.drill.isNo';
  return [say(isRight ? 'counting.right' : wrong), whyWords(question, game, say)];
}

function whyWords({ trick, raised, answer }: BeatQuestion, game: Game, say: Say): string {
  if (!answer.beats) return refusalWords(answer.why, game, say);
  const [lies, tried] = [standingKind(trick), standingKind(raised)];
  return say(`climbing.drill.why.${answer.why}`, {
    trick: lies === undefined ? '' : pipText(lies),
    raised: tried === undefined ? '' : pipText(tried),
  });
}

/** One of the two plays of a question: what lies there, or what is to beat it. */
export type Which = 'trick' | 'raised';

/** How a play is marked on a ladder, and what the mark means. */
export function markOf(which: Which, say: Say): { readonly sign: string; readonly words: string } {
  return which === 'trick'
    ? { sign: '●', words: say('climbing.drill.lies') }
    : { sign: '▲', words: say('climbing.drill.raised') };
}

/** The kind by which a combination stands on a ladder of its suit; undefined if by none. */
function standingKind({ leader, cards }: ToldCombination): Kind | undefined {
  const [first, ...others] = cards;
  return leader ?? (others.length === 0 ? first?.kind : undefined);
}

/** A suit with the kinds by which the plays of a question stand on it. */
export interface MarkedSuit {
  readonly suit: number;
  readonly trick: Kind | undefined;
  readonly raised: Kind | undefined;
}

/** What is about rank, or about suits. */
const ranked: readonly string[] = [
  'higher',
  'higher-leader',
  'over-other',
  'too-low',
  'equal',
  'wrong-suit',
  'unbeatable',
];

/** The suits that show why a play beats another one or not; none where rank has no part in it. */
export function markedSuits(
  { variant: { suits } }: Game,
  { trick, raised, answer }: BeatQuestion,
): readonly MarkedSuit[] {
  const code = answer.beats ? answer.why : answer.why.code;
  const [lies, tried] = [standingKind(trick), standingKind(raised)];
  if (!ranked.includes(code) || lies === undefined || tried === undefined) return [];
  return suits.flatMap((steps, suit) => {
    const here = (kind: Kind): Kind | undefined =>
      steps.some((equals) => equals.includes(kind)) ? kind : undefined;
    const marked = { suit, trick: here(lies), raised: here(tried) };
    return marked.trick === undefined && marked.raised === undefined ? [] : [marked];
  });
}
