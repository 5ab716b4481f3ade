import {
  cardsOf,
  climbingView,
  declinePlay,
  handOffset,
  hiddenBeaters,
  laysCards,
  mayDeclareWith,
  nobody,
  type ScratchPosition,
  type SeatView,
  seenPosition,
  simplePlay,
  unseenOf,
  winningOf,
  wordOf,
} from '../../engine/climbing/index.ts';
import { countOf, kinds, type Play, pipsOf, type Random, seatAfter } from '../../engine/index.ts';
import { adviserOf, type LearnerRank } from '../advise.ts';
import { type Bot, type Bots, type Budget, botAtOnce } from '../bot.ts';
import { chooseAny, playAtRandom } from '../random.ts';
import { breaksNothing } from './reasons/breaking.ts';
import { searchTrick } from './search/searchTrick.ts';
import { learnedWeights } from './values/learnedPolicies.ts';
import { playBookOf } from './values/playBook.ts';
import { createOutlook, createPolicy, type Outlook } from './values/policy.ts';

/**
 * What pays now, then what is sure to win, the most wu first; then the most cards that break
 * nothing up, the lowest of them, before a pass, and that before breaking something up.
 */
export const learnerRankOfClimb: LearnerRank = (view, play) => rankOf(climbingView(view), play);

function rankOf(view: SeatView, play: Play): readonly number[] {
  const word = wordOf(play);
  if (laysCards(play) || word === 'declare' || word === 'play') return [2];
  // None of these suits a learner better than another.
  if (view.phase !== 'lead' && view.phase !== 'answer') return [0];
  if (word !== undefined) return [0, 0, 0, 1];
  const { game, seat } = view;
  const cards = cardsOf(play);
  const pips = cards.reduce((sum, kind) => sum + pipsOf(kind), 0);
  const isSure = hiddenBeaters(view, seat, unseenOf(view), play).length === 0;
  const declares = isSure && mayDeclareWith(view, seat, [play]);
  return [
    declares ? 2 : 0,
    isSure ? 1 : 0,
    isSure ? winningOf(view, seat, [play]).wu + countOf(game.plays.fours, play) : 0,
    breaksNothing(view, play) ? 2 : 0,
    cards.length,
    -pips,
  ];
}

function climbingBotAtOnce(choose: (view: SeatView, random: Random) => Play): Bot {
  return botAtOnce((view, random) => choose(climbingView(view), random));
}

/** A position to look at, never to play on: the next seat holds all that this one has not seen. */
function supposedPosition(view: SeatView): ScratchPosition {
  const position = seenPosition(view);
  const unseen = unseenOf(view);
  const next = handOffset(seatAfter(view.seat, view.game.seatCount));
  for (const kind of kinds) position.counts[next + kind] = countOf(unseen, kind);
  if (position.talonTaker === nobody) position.talon = [];
  return position;
}

/** Chance leads it astray as far as the heat lets it, see {@link createPolicy}. */
function policyPlay(view: SeatView, heat: number, random: Random): Play {
  const { game, legal } = view;
  const policy = createPolicy(game, learnedWeights(game));
  const list = { plays: Int32Array.from(legal), length: legal.length };
  return policy(supposedPosition(view), list, heat, random);
}

/**
 * Plays simply (lays everything, leads the most cards, beats with the lowest, declares), but where
 * a run of sure plays makes its wu worth more, it declines and leads those.
 */
export const climbGreedily = climbingBotAtOnce((view) => {
  const position = supposedPosition(view);
  const outlook = createOutlook(view.game);
  outlook.take(position);
  if (!raisesWorth(outlook)) return simplePlay(position);
  if (view.phase === 'declare') return declinePlay;
  return (view.phase === 'lead' ? surestLead(view, outlook) : undefined) ?? simplePlay(position);
});

/** Whether the sure run makes the wu worth more (W13). */
function raisesWorth({ hand, look }: Outlook): boolean {
  return hand.worthWith(hand.prospect, 0, 0) > look.sight.worth;
}

/** Of the leads that nothing unseen beats, the first of those with most cards. */
function surestLead({ game, legal }: SeatView, { look }: Outlook): Play | undefined {
  const { sizes } = playBookOf(game);
  const sure = legal.filter((play) => look.chanceOf(play) === 1);
  return sure.toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0))[0];
}

/** Enough for most decisions. */
const usualBudget: Budget = { samples: 2000 };

/** Plays what does best in many rounds played out in its head, see {@link searchTrick}. */
const climbExpertly: Bot = (view, random, budget = usualBudget) => {
  const seen = climbingView(view);
  return searchTrick(seen, random, budget, learnedWeights(seen.game));
};

/** The play that the learned policy thinks best. It does not look ahead. */
const climbSkilfully = climbingBotAtOnce((view, random) => policyPlay(view, 0, random));

/** Share of its plays that it does not think about. */
const carelessness = 0.25;

/** How far chance leads it astray where it thinks. */
const heat = 2;

/** Knows what a good play looks like, is often led astray, and sometimes does not think at all. */
const climbLikeNovice = climbingBotAtOnce((view, random) =>
  random() < carelessness ? chooseAny(view.legal, random) : policyPlay(view, heat, random),
);

/** The learned policies come with this file, so the page loads it late; names: `levels.ts`. */
export const climbingBots: Bots = {
  random: playAtRandom,
  novice: climbLikeNovice,
  greedy: climbGreedily,
  skilled: climbSkilfully,
  expert: climbExpertly,
  adviser: adviserOf(climbExpertly, { rankOf: learnerRankOfClimb, mostLost: 0.1 }),
};
