import { declarePlay, type Game } from '../../../../engine/climbing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import { asOne, wuPaymentWords } from '../../../../text/climbing/scoreWords.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';
import type { DeclaredPayment } from '../declaring.ts';
import type { SeatModel, TableModel } from '../tableModel.ts';

/** An answer to the question whether to declare, as a wager. */
export interface Wager {
  /** The chips that it brings; undefined where none can be told. */
  readonly stake: number | undefined;
  /** Who pays that or when, and what else follows, in a few words each. */
  readonly terms: readonly string[];
}

type Asked = Pick<TableModel, 'game' | 'names' | 'seats' | 'viewer' | 'declaring' | 'isSpent'>;

/** What declaring brings, and that it ends the round (W9, W13). */
export function declareWager(model: Asked, say: Say): Wager {
  const { declaring, viewer } = model;
  const from =
    declaring.length === 0
      ? unpaidWords(model, say)
      : fromWords(model, ({ points }) => points, say);
  return {
    stake: declaring.reduce((sum, { to, points }) => sum + (to === viewer ? points : -points), 0),
    terms: [from, say('climbing.table.wager.ends')],
  };
}

/** What playing on may bring, and with how many wu (W9, W13). */
export function playOnWager(model: Asked, say: Say): Wager {
  const { declaring, isSpent } = model;
  if (isSpent) return { stake: undefined, terms: [say('climbing.reason.spent')] };
  const asks = say('climbing.table.wager.asks', { wu: asksAtOf(model) });
  if (settlesPairs(model.game)) return { stake: undefined, terms: [asks, pointsThen(model, say)] };
  if (declaring.length === 0) return { stake: undefined, terms: [asks] };
  // Who pays now may have enough wu by then, so nothing is summed up (W13).
  if (paysFamilies(model.game)) {
    const each = paysAlike(model) ? [fromWords(model, ({ next }) => next, say)] : [];
    return { stake: undefined, terms: [asks, ...each] };
  }
  return { stake: declaring.reduce((sum, { next }) => sum + next, 0), terms: [asks] };
}

/** The stake of an answer beside its name; undefined for what has none. */
export function answerStake(model: TableModel, answer: Play, say: Say): string | undefined {
  if (model.phase !== 'declare') return undefined;
  const declares = answer === declarePlay;
  const { stake } = declares ? declareWager(model, say) : playOnWager(model, say);
  if (stake === undefined) return undefined;
  const signed = signedPoints(stake, say);
  if (declares) return say('climbing.table.wager.now', { signed });
  return say('climbing.table.wager.at', { signed, wu: asksAtOf(model) });
}

/** The question and both its answers in sentences, as they are heard. */
export function declareSentences(model: Asked, say: Say): readonly string[] {
  const next = nextWords(model, say);
  return [
    ...payingSentences(model, say),
    say('climbing.table.declare.ends'),
    ...(next === undefined ? [] : [next]),
    riskSentence(model.game, say),
  ];
}

/** When somebody else may declare: it has too few wu so far, or it has played on. */
export function rivalWords({ name, wu, asksAt, next }: SeatModel, say: Say): string {
  return asksAt === null
    ? say('climbing.table.declare.other', { name, wu, needs: next.needs })
    : say('climbing.table.declare.again', { name, wu, at: asksAt });
}

/** With how many wu who is asked now is asked again. */
function asksAtOf({ seats, viewer }: Pick<Asked, 'seats' | 'viewer'>): number {
  return seats[viewer ?? -1]?.next.at ?? 0;
}

function payingSentences(model: Asked, say: Say): readonly string[] {
  const { game, names, declaring } = model;
  const { countedFrom: least } = game.counting;
  const [first] = declaring;
  if (first === undefined) return [unpaidWords(model, say)];
  if (settlesPairs(game)) {
    return declaring.map((payment) => wuPaymentWords(payment, names, say));
  }
  if (!paysAlike(model)) {
    return declaring.map(({ from, points }) =>
      say('climbing.table.declare.from', { name: names[from] ?? '', chips: points }),
    );
  }
  const id = paysFamilies(game) ? 'climbing.table.declare.families' : 'climbing.table.declare.each';
  return [say(id, { chips: first.points, least })];
}

/** When the next question comes, or that none does; undefined where nobody pays. */
function nextWords(model: Asked, say: Say): string | undefined {
  const { declaring, isSpent, game } = model;
  const isPairs = settlesPairs(game);
  if (declaring.length === 0 && !isPairs) return undefined;
  if (isSpent) return say('climbing.reason.spent');
  if (isPairs) {
    const asks = say('climbing.table.wager.asks', { wu: asksAtOf(model) });
    return asOne([asks, pointsThen(model, say)], say);
  }
  const chips = Math.min(...declaring.map(({ next }) => next));
  const values = { wu: asksAtOf(model), chips };
  if (paysFamilies(game)) {
    const { countedFrom: least } = game.counting;
    const dealer = paysAlike(model) ? 'alike' : 'double';
    return say('climbing.table.declare.nextFamilies', { ...values, least, dealer });
  }
  const id = paysAlike(model) ? 'climbing.table.declare.next' : 'climbing.table.declare.nextDouble';
  return say(id, values);
}

/** That declaring now brings nothing. */
function unpaidWords({ game }: Asked, say: Say): string {
  if (settlesPairs(game)) return say('wu.pays.nothing');
  return say('climbing.table.declare.noPayers', { least: game.counting.countedFrom });
}

/** What the wu are worth once the viewer is asked again. */
function pointsThen({ seats, viewer }: Asked, say: Say): string {
  return say('climbing.table.wager.points', { chips: seats[viewer ?? -1]?.next.worth ?? 0 });
}

/** What each pays in a few words: all the same, or by name. */
function fromWords(model: Asked, chipsOf: (payment: DeclaredPayment) => number, say: Say): string {
  const { declaring, names, game, viewer } = model;
  const [first] = declaring;
  const { countedFrom: least } = game.counting;
  if (first !== undefined && paysAlike(model) && !settlesPairs(game)) {
    const chips = chipsOf(first);
    if (!paysFamilies(game)) return say('climbing.table.wager.each', { chips });
    return say('climbing.table.wager.families', { chips, least });
  }
  const payers = declaring.map((payment) => {
    const { from, to } = payment;
    const chips = chipsOf(payment);
    if (!settlesPairs(game)) {
      return say('climbing.table.wager.from', { name: names[from] ?? '', chips });
    }
    const [other, gain] = to === viewer ? [from, chips] : [to, -chips];
    const signed = signedPoints(gain, say);
    return say('climbing.table.wager.signed', { name: names[other] ?? '', signed });
  });
  return listOfAll(payers, say);
}

/** What another's declaration costs who plays on, in a few words. */
export function riskWords({ game }: Pick<Asked, 'game'>, say: Say): string {
  if (settlesPairs(game)) return say('climbing.table.wager.keptPairs');
  return say(paysFamilies(game) ? 'climbing.table.wager.kept' : 'climbing.table.wager.risk');
}

function riskSentence(game: Game, say: Say): string {
  if (settlesPairs(game)) return riskWords({ game }, say);
  return say(paysFamilies(game) ? 'climbing.table.declare.kept' : 'climbing.table.declare.risk');
}

/** Whether wu are paid for, declared or not. */
function paysFamilies({ counting }: Game): boolean {
  return counting.paid === 'families';
}

/** Whether every two players settle the difference of what their wu are worth. */
function settlesPairs({ rules }: Game): boolean {
  return rules.familyPayments === 'pairs';
}

function paysAlike({ declaring }: Pick<Asked, 'declaring'>): boolean {
  return declaring.every(({ points }) => points === declaring[0]?.points);
}
