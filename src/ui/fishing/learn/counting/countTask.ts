import {
  type FishingPayment,
  fishingGame,
  type Game,
  gainOf,
  parsePlay,
  paymentsOf,
  type ScoreSheet,
  scoreSheetOf,
  type VariantId,
} from '../../../../engine/fishing/index.ts';
import {
  balanceOf,
  type Counts,
  countTiles,
  formatKind,
  invariant,
  type Kind,
  type Seat,
} from '../../../../engine/index.ts';
import type { CountAsk, CountStep } from '../../../../lessons/fishing/fishingLesson.ts';
import { gameOf } from '../../../../records/playedRound.ts';

/** What may be answered by pressing it. */
export type AnswerOption = { readonly isRight: boolean } & (
  | { readonly tile: Kind }
  | { readonly points: number }
  | { readonly payment: FishingPayment }
);

/** How it is answered, and what is right by the engine's count. */
export type RightAnswer =
  | { readonly by: 'number'; readonly right: number }
  | { readonly by: 'option'; readonly options: readonly AnswerOption[] };

/** Something to be counted: what lies there, what is right, and what shows that it is. */
export interface CountTask {
  readonly game: Game;
  readonly asked: CountAsk['what'];
  /** The catches as they lie there, seat 0 first; most often it is one. */
  readonly catches: readonly Counts[];
  readonly totals: readonly number[];
  readonly answer: RightAnswer;
  /** What a capture makes of the catch, or the catch as it lies there. */
  readonly sheet: ScoreSheet;
  /** Who pays whom; nothing where there is one catch. */
  readonly payments: readonly FishingPayment[];
  /** What the answer would be if nothing doubled (S9); undefined where no payment is asked for. */
  readonly undoubled?: number;
}

export function totalTaskOf(game: Game, caught: Counts): CountTask {
  return taskOf(game, [caught], { what: 'total' });
}

export function stepTaskOf(variant: VariantId, { catches, ask }: CountStep): CountTask {
  const players = catches.length === 3 ? ['', '', ''] : ['', ''];
  return taskOf(fishingGame(gameOf({ variant, rules: {}, players })), catches.map(countTiles), ask);
}

function taskOf(game: Game, catches: readonly Counts[], ask: CountAsk): CountTask {
  const [caught] = catches;
  invariant(caught !== undefined, 'something is to be counted');
  const totals = catches.map((counts) => scoreSheetOf(game.scoring, counts).total);
  const payments = paymentsOf(totals, game.rules);
  const sheet = scoreSheetOf(game.scoring, ask.what === 'gain' ? withCapture(caught, ask) : caught);
  const task = { game, asked: ask.what, catches, totals, payments, sheet };
  switch (ask.what) {
    case 'total':
      return { ...task, answer: { by: 'number', right: sheet.total } };
    case 'each':
      return { ...task, answer: eachAnswer(game, sheet, ask.kind) };
    case 'gain':
      return { ...task, answer: { by: 'number', right: captureGain(game, caught, ask).points } };
    case 'fish': {
      const options = ask.among.map((fish) => ({
        tile: fish,
        isRight: captureGain(game, caught, { bait: ask.bait, fish }).completes.some(
          (group) => group === ask.group,
        ),
      }));
      const right = options.find(({ isRight }) => isRight);
      invariant(right !== undefined, 'one of the fish completes the group');
      const after = withCapture(caught, { bait: ask.bait, fish: right.tile });
      return {
        ...task,
        sheet: scoreSheetOf(game.scoring, after),
        answer: { by: 'option', options },
      };
    }
    case 'undoubled':
      return {
        ...task,
        answer: {
          by: 'option',
          options: payments.map((payment) => ({ payment, isRight: !payment.doubled })),
        },
      };
    case 'payment':
      return winTask(task, ask.to, ({ from, to }) => from === ask.from && to === ask.to);
    case 'balance':
      return winTask(task, ask.seat, () => true);
  }
}

/** What a seat wins by some of the payments; they alone show it. */
function winTask(
  task: Omit<CountTask, 'answer'>,
  seat: Seat,
  isAsked: (payment: FishingPayment) => boolean,
): CountTask {
  const { game, totals } = task;
  const won = (payments: readonly FishingPayment[]): number =>
    balanceOf(payments, totals.length)[seat] ?? 0;
  const payments = task.payments.filter(isAsked);
  const plain = paymentsOf(totals, { ...game.rules, doubleAt: 0 }).filter(isAsked);
  return {
    ...task,
    payments,
    answer: { by: 'number', right: won(payments) },
    undoubled: won(plain),
  };
}

interface Capture {
  readonly bait: Kind;
  readonly fish: Kind;
}

function captureGain(game: Game, caught: Counts, { bait, fish }: Capture) {
  const capture = parsePlay(`${formatKind(bait)}x${formatKind(fish)}`);
  invariant(capture !== undefined, 'a bait and a fish make a capture');
  return gainOf(game, caught, capture);
}

function withCapture(caught: Counts, { bait, fish }: Capture): Counts {
  const added = countTiles([bait, fish]);
  return added.map((copies, kind) => copies + (caught[kind] ?? 0));
}

/** One of the few points that a tile can count, where there are so few; else a number. */
function eachAnswer(game: Game, sheet: ScoreSheet, kind: Kind): RightAnswer {
  const tile = sheet.groups.flatMap(({ tiles }) => tiles).find((one) => one.kind === kind);
  const right = tile?.pointsEach ?? 0;
  if (game.rules.scoring === 'pips') return { by: 'number', right };
  const known = new Set(
    game.scoring.groups.flatMap(({ kinds: [first = 0], pointsComplete, pointsIncomplete }) => [
      pointsIncomplete[first] ?? 0,
      pointsComplete[first] ?? 0,
    ]),
  );
  const options = [...known]
    .sort((less, more) => less - more)
    .map((points) => ({ points, isRight: points === right }));
  return { by: 'option', options };
}
