import * as v from 'valibot';
import {
  canBeWon,
  cardsOf,
  formatPlay,
  type Game,
  laysCards,
  type Mark,
  parsePlay,
  seatSheetOf,
  type WonPlay,
} from '../../engine/climbing/index.ts';
import {
  copiesProblemOf,
  failure,
  formatKind,
  type KindText,
  type Play,
  type RecordProblem,
  type Result,
  success,
} from '../../engine/index.ts';
import { parseShape } from '../../records/parseShape.ts';
import { excerptOf, listShape, objectShape } from '../../records/shape.ts';

/** Whatever stands in the place of a combination is judged as one. */
const wonShape = objectShape({
  won: v.exactOptional(listShape(), []),
  laid: v.exactOptional(v.unknown()),
});

/** What one play brings by one rule. */
export type WonLine = { readonly play: string } & (
  | { readonly rule: 'W6' | 'W7' | 'W11'; readonly wu: number }
  | { readonly rule: 'W10'; readonly fours: number; readonly chips: number }
  | {
      readonly rule: 'W13';
      readonly cause: Mark['cause'];
      readonly kind: KindText | null;
      readonly marks: number;
    }
);

export interface WonScore {
  readonly wu: number;
  /** What each other seat pays who declares with it. */
  readonly worth: number;
  /** How many fours became wu. */
  readonly fours: number;
  readonly lines: readonly WonLine[];
}

/** What the plays of one line count that became wu: a line for each play and rule. */
export function answerScore(text: string, game: Game): Result<WonScore, RecordProblem> {
  const shape = parseShape(wonShape, text);
  if (!shape.ok) return shape;
  const won = readWon(shape.value, game);
  if (!won.ok) return won;
  const cards = won.value.flatMap(({ play }) => cardsOf(play));
  const tooMany = copiesProblemOf(game.variant.kit, cards, 'at-most');
  if (tooMany !== undefined) return failure(tooMany);
  const { wu, worth, fours, wuLines, fourLines, markLines } = seatSheetOf(game, won.value);
  const lines = [
    ...[...wuLines, ...fourLines].map(
      (line): WonLine => ({ ...line, play: formatPlay(line.play) }),
    ),
    ...markLines.map(({ rule, play, cause, kind, marks }): WonLine => {
      const kindText = kind === null ? null : formatKind(kind);
      return { rule, play: formatPlay(play), cause, kind: kindText, marks };
    }),
  ];
  return success({ wu, worth, fours, lines });
}

/** Reads what a seat has won and laid, or the first that is no combination of the variant. */
function readWon(
  { won, laid }: v.InferOutput<typeof wonShape>,
  game: Game,
): Result<readonly WonPlay[], RecordProblem> {
  const read: WonPlay[] = [];
  if (laid !== undefined) {
    const play = combinationIn(laid);
    const one = play && { play, laid: true };
    if (one === undefined || !canBeWon(game, one)) return noCombination('laid', laid);
    read.push(one);
  }
  for (const [index, text] of won.entries()) {
    const play = combinationIn(text);
    const one = play && { play, laid: false };
    if (one === undefined || !canBeWon(game, one)) return noCombination(`won.${index}`, text);
    read.push(one);
  }
  return success(read);
}

/** The play that a text is, unless it says that cards are laid: `laid` says so by itself. */
function combinationIn(text: unknown): Play | undefined {
  const play = typeof text === 'string' ? parsePlay(text) : undefined;
  return play === undefined || laysCards(play) ? undefined : play;
}

function noCombination(path: string, found: unknown): Result<never, RecordProblem> {
  return failure({ code: 'not-a-combination', path, found: excerptOf(found) });
}
