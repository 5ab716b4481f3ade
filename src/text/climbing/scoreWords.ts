import type {
  ClimbingPayment,
  FourLine,
  Game,
  MarkLine,
  SeatSheet,
  WuLine,
} from '../../engine/climbing/index.ts';
import { balanceOf, type Seat } from '../../engine/index.ts';
import { listOfAll } from '../lists.ts';
import type { Say } from '../say.ts';
import { tileInSentence } from '../tileNames.ts';
import { combinationWords } from './combinationWords.ts';
import { wuSentence } from './outcomeWords.ts';

export interface WuEnd {
  readonly game: Game;
  readonly names: readonly string[];
  readonly sheets: readonly SeatSheet[];
  readonly payments: readonly ClimbingPayment[];
  readonly winner: Seat | null;
  /** Who has declared; null where nobody has. */
  readonly declarer: Seat | null;
  /** How it was called off before a card was played, and by whom; null where it was not. */
  readonly calledOff: { readonly how: 'redeal' | 'throw'; readonly seat: Seat } | null;
}

/** Payments that fell due together: to one seat for one reason. */
export interface Due extends Pick<ClimbingPayment, 'cause' | 'play' | 'rule' | 'to'> {
  readonly payments: readonly ClimbingPayment[];
}

/** How a round ended, in a sentence, also where it was called off. */
export function endHeadline(end: WuEnd, say: Say): string {
  const { names, sheets, payments, calledOff } = end;
  if (calledOff !== null) {
    if (calledOff.how === 'throw') return say('wu.headline.thrown');
    return say('wu.headline.redeal', { name: names[calledOff.seat] ?? '' });
  }
  const balance = balanceOf(payments, names.length);
  const wu = sheets.map((sheet) => sheet.wu);
  const points = sheets.map((sheet) => sheet.points);
  return wuSentence({ ...end, wu, points, balance }, say);
}

/** What a round pays, in a line: `Everyone else pays 2 chips`. */
export function endPays(end: WuEnd, say: Say): string {
  const { game, sheets, payments, declarer, calledOff } = end;
  if (calledOff !== null) {
    return say(calledOff.how === 'redeal' ? 'wu.pays.redeal' : 'wu.pays.thrown');
  }
  if (game.counting.paid === 'families') return familiesPay(end, say);
  if (declarer === null) {
    return say(payments.length > 0 ? 'wu.pays.fours' : 'wu.pays.nothing');
  }
  const chips = sheets[declarer]?.worth ?? 0;
  return say(game.rules.dealerDouble ? 'wu.pays.dealer' : 'wu.pays.each', { chips });
}

/** To one player, or to several with points of their own each, or between every two (W13). */
function familiesPay({ game, sheets, payments }: WuEnd, say: Say): string {
  const [paid, ...others] = new Set(payments.map(({ to }) => to));
  if (paid === undefined) return say('wu.pays.nothing');
  const { countedFrom: least } = game.counting;
  const { dealerDouble, familyPayments } = game.rules;
  if (familyPayments === 'pairs') {
    const doubled = dealerDouble ? [say('rule.dealerDouble.true.about')] : [];
    return asOne([say('wu.pays.pairs'), ...doubled], say);
  }
  if (others.length > 0) {
    return say(dealerDouble ? 'wu.pays.familiesEachDealer' : 'wu.pays.familiesEach', { least });
  }
  const values = { chips: sheets[paid]?.points ?? 0, least };
  return say(dealerDouble ? 'wu.pays.familiesDealer' : 'wu.pays.families', values);
}

/** The payments as they fell due, those for one reason to one seat together. */
export function duesOf(payments: readonly ClimbingPayment[]): readonly Due[] {
  const dues: Due[] = [];
  for (const payment of payments) {
    const { cause, play, rule, to } = payment;
    const last = dues.at(-1);
    if (last?.cause === cause && last.play === play && last.to === to) {
      dues[dues.length - 1] = { ...last, payments: [...last.payments, payment] };
    } else dues.push({ cause, play, rule, to, payments: [payment] });
  }
  return dues;
}

/** Who pays whom, who pays as much in one sentence: `Bo and Cy to Ann: 2 chips each`. */
export function dueWords({ payments }: Due, names: readonly string[], say: Say): readonly string[] {
  const amounts = [...new Set(payments.map(({ points }) => points))];
  return amounts.map((chips) => {
    const same = payments.filter(({ points }) => points === chips);
    const from = same.map((payment) => names[payment.from] ?? '');
    const values = { from: listOfAll(from, say), to: names[same[0]?.to ?? -1] ?? '', chips };
    return say(same.length === 1 ? 'wu.payment' : 'wu.payment.each', values);
  });
}

/** One payment by itself: `Bo to Ann: 2 chips`. */
export function wuPaymentWords(
  { from, to, points }: Pick<ClimbingPayment, 'from' | 'to' | 'points'>,
  names: readonly string[],
  say: Say,
): string {
  return say('wu.payment', { from: names[from] ?? '', to: names[to] ?? '', chips: points });
}

/** What payments are for: `Declared with 18 wu`. */
export function causeWords(
  { cause, play, to }: Pick<Due, 'cause' | 'play' | 'to'>,
  { sheets, game }: Pick<WuEnd, 'sheets' | 'game'>,
  say: Say,
): string {
  const sheet = sheets[to];
  if (cause === 'fours' && play !== null) {
    const fours = sheet?.fourLines.find((line) => line.play === play)?.fours ?? 1;
    return say('wu.cause.fours', { fours, play: combinationWords(play, say, game.variant.id) });
  }
  const values = { wu: sheet?.wu ?? 0, chips: sheet?.points ?? 0 };
  return say(cause === 'declared' ? 'wu.cause.declared' : 'wu.cause.families', values);
}

/** That payments are doubled, and why; undefined where none is (W14). */
export function dueDoubled(
  payments: readonly ClimbingPayment[],
  dealerName: string,
  say: Say,
): string | undefined {
  if (!payments.some(({ doubled }) => doubled)) return undefined;
  return say('wu.payment.doubled', { name: dealerName });
}

/** Sentences one after the other. There must be one. */
export function asOne(sentences: readonly string[], say: Say): string {
  return sentences.reduce((first, second) => say('wu.then', { first, second }));
}

/** What steps are told from: the kinds of what counts are not always known. */
export type ReckonedSheet = Pick<
  SeatSheet,
  'wu' | 'base' | 'factor' | 'marks' | 'added' | 'points'
> & {
  readonly markLines: readonly Pick<MarkLine, 'cause' | 'kind'>[];
};

/** How wu become what they are worth, step by step; nothing where they are too few (W13). */
export function worthSteps(sheet: ReckonedSheet, game: Game, say: Say): readonly string[] {
  const { wu, base, factor, marks, added, points: chips } = sheet;
  if (base === 0) return [];
  const values = { wu, base, factor, marks, added, chips };
  switch (game.variant.counting) {
    case 'bands':
      if (factor === 1) return [say('wu.steps.bands', values)];
      return [say('wu.steps.bands.step', values), say('wu.steps.bands.chips', values)];
    case 'excess':
      return [
        say('wu.steps.excess', values),
        ...(marks > 0 ? [say('wu.steps.excess.marks', values)] : []),
      ];
    case 'pillars':
      return [
        pillarsBase({ ...values, below: game.counting.countedFrom - 1 }, say),
        ...sheet.markLines.map((mark) => pillarsMark(mark, values, say)),
      ];
    case 'families':
      return [
        familiesBase(values, say),
        ...(added > 0 ? [say('wu.steps.families.marks', values)] : []),
      ];
  }
}

type StepValues = Readonly<Record<'wu' | 'base' | 'chips', number>>;

function pillarsBase(values: StepValues & { readonly below: number }, say: Say): string {
  const over = values.wu - values.below;
  if (over === values.base) return say('wu.steps.pillars', values);
  return say('wu.steps.pillars.far', { ...values, over, more: values.base - over });
}

function pillarsMark(
  { cause, kind }: Pick<MarkLine, 'cause' | 'kind'>,
  values: StepValues,
  say: Say,
): string {
  if (kind === null) {
    return say(
      cause === 'three' ? 'climbing.ledger.pillars.three' : 'climbing.ledger.pillars.four',
      values,
    );
  }
  const tile = tileInSentence(kind, say);
  return say(cause === 'three' ? 'wu.steps.pillars.three' : 'wu.steps.pillars.four', {
    ...values,
    tile,
  });
}

function familiesBase(values: StepValues, say: Say): string {
  if (values.wu < 11) return say('wu.steps.families', values);
  return say(values.wu === 11 ? 'wu.steps.families.eleven' : 'wu.steps.families.far', values);
}

/** What a seat's wu are worth, or what they fall short of. */
export function standWords(sheet: SeatSheet, declared: boolean, game: Game, say: Say): string {
  const { wu, points: chips, worth } = sheet;
  const { countedFrom: least } = game.counting;
  if (chips === 0) return say('wu.sheets.lacks', { lacks: least - wu, least });
  if (declared) return say('wu.sheets.worth', { chips });
  return say(worth === 0 ? 'wu.sheets.family' : 'wu.sheets.undeclared', { chips });
}

export function nextStepWords({ needs, worth }: SeatSheet['next'], say: Say): string {
  return say('wu.sheets.next', { needs, chips: worth });
}

/** A step of payment that a seat's wu have reached, or could reach. */
export interface WuStep {
  readonly wu: number;
  readonly chips: number;
  readonly reached: boolean;
}

export function heapLabel(wu: number, steps: readonly WuStep[], say: Say): string {
  const told = steps.map((step) =>
    say(step.reached ? 'wu.heap.reached' : 'wu.heap.ahead', { wu: step.wu, chips: step.chips }),
  );
  return say('wu.heap', { wu, steps: listOfAll(told, say) });
}

export function wuReason({ rule, wu }: WuLine, say: Say): string {
  if (rule === 'W11') return say('wu.why.eight', { wu });
  return say(rule === 'W6' ? 'wu.why.laid' : 'wu.why.won', { wu });
}

/** What the fours of a play have earned, in a few words: `four alike: 3 from each`. */
export function foursBrief(paid: readonly ClimbingPayment[], say: Say): string {
  const { isAlike, chips } = earned(paid);
  return say(isAlike ? 'wu.badge.paid' : 'wu.badge.paidInAll', { chips });
}

export function foursReason(
  { fours }: FourLine,
  paid: readonly ClimbingPayment[],
  say: Say,
): string {
  const { isAlike, chips } = earned(paid);
  return say(isAlike ? 'wu.why.fours' : 'wu.why.foursInAll', { fours, chips });
}

/** What each pays where all pay alike, else what they pay together. */
function earned(paid: readonly ClimbingPayment[]): { isAlike: boolean; chips: number } {
  const amounts = paid.map(({ points }) => points);
  const [first = 0] = amounts;
  const isAlike = amounts.every((one) => one === first);
  return { isAlike, chips: isAlike ? first : amounts.reduce((sum, one) => sum + one, 0) };
}

/** What a mark is called beside its play, with what it brings: `three alike ×2`. */
export function markBrief({ cause, marks }: MarkLine, { variant }: Game, say: Say): string {
  const gain = variant.counting === 'pillars' ? `×${2 ** marks}` : `+${marks}`;
  return say(`wu.badge.${cause}`, { gain });
}

export function markReason({ cause, kind, marks }: MarkLine, game: Game, say: Say): string {
  if (cause === 'happy' || cause === 'bull') return say(`wu.why.${cause}`, { marks });
  const tile = kind === null ? '' : tileInSentence(kind, say);
  const copies = cause === 'three' ? 3 : 4;
  switch (game.variant.counting) {
    case 'pillars':
      return say('wu.why.pillars', { copies, tile, factor: 2 ** marks });
    case 'families':
      return say('wu.why.families', { tile, marks });
    default:
      return say('wu.why.excess', { copies, tile, marks });
  }
}
