import { thoughtOf } from '../../src/bots/bot.ts';
import { climbingBots } from '../../src/bots/climbing/bots.ts';
import {
  climbingRound,
  declinePlay,
  legalPlays,
  type Phase,
  type Position,
  type VariantId,
} from '../../src/engine/climbing/index.ts';
import { invariant, type Play, type Step } from '../../src/engine/index.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { type Control, isHere } from '../../src/store/match/holder.ts';
import {
  currentRound,
  holderAt,
  type Match,
  type MatchSetup,
  startMatch,
  withPlay,
} from '../../src/store/match/match.ts';
import { beginThinking } from '../../src/store/thinking/beginThinking.ts';
import { joinClimbing } from '../support/climbing/joinRules.ts';
import { setupOf } from '../support/matches.ts';
import { playsOf } from './storedMatch.ts';

// Node has the climbing games from here on, as the page has them once one is wanted.
joinClimbing();

const names = ['Ann', 'Bo', 'Cy', 'Di'];

export function climbingSetup(
  controls: readonly Control[],
  change: Partial<MatchSetup> & { readonly variant?: VariantId } = {},
): MatchSetup {
  const players = controls.map((control, seat) => ({ name: names[seat] ?? '', control }));
  return setupOf([], { variant: 'sap-ng-wu', players, ...change });
}

export function climbingPositionOf(match: Match): Position {
  return climbingRound(playedRound(currentRound(match))).position;
}

export function climbingStepsOf(match: Match): readonly Step<Position>[] {
  return climbingRound(playedRound(currentRound(match))).steps;
}

/** What a good player would play now, always the same. */
export function goodPlay(match: Match): Play {
  const played = playedRound(currentRound(match));
  const question = { level: 'greedy', seed: 'good', milliseconds: 0 } as const;
  return thoughtOf(beginThinking(climbingBots, played, question, () => 0)).play;
}

/**
 * A match of good players, played on from its first deal until something holds; where it never
 * does in this deal, in another one.
 * @param how.onlyAtFirst whether it comes before the first lead or not at all
 * @param how.choose what is played, where that is not what a good player would
 */
export function climbingUntil(
  setup: MatchSetup,
  holds: (match: Match) => boolean,
  { onlyAtFirst = false, choose = goodPlay } = {},
): Match {
  for (let deal = 0; deal < 3000; deal += 1) {
    const seed = deal === 0 ? setup.seed : `${setup.seed}/${deal}`;
    const plays = onlyAtFirst ? setup.players.length : Number.POSITIVE_INFINITY;
    const match = climbedOn(
      startMatch({ ...setup, seed }),
      (now) => holds(now) || playsOf(now) >= plays,
      choose,
    );
    if (holds(match)) return match;
  }
  throw new Error('nobody comes to this in any deal');
}

/**
 * A match of good players, played on from where it stands until something holds, at the latest
 * until its round is over.
 */
function climbedOn(
  begun: Match,
  holds: (match: Match) => boolean,
  choose: (match: Match) => Play = goodPlay,
): Match {
  let match = begun;
  while (!holds(match) && !isOver(match)) {
    const next = withPlay(match, choose(match));
    invariant(next.ok, 'the chosen play is legal');
    match = next.value;
  }
  return match;
}

/** Whether somebody has played on instead of declaring. */
export function wasDeclined(match: Match): boolean {
  return climbingStepsOf(match).some(({ play }) => play === declinePlay);
}

/** What a good player would play who plays on instead of declaring, where that is a person. */
export function playingOn(match: Match): Play {
  return asksPerson('declare')(match) ? declinePlay : goodPlay(match);
}

/** Whether a person is asked for something of a phase and has a choice. */
export function asksPerson(
  phase: Phase,
  also: (position: Position) => boolean = () => true,
): (match: Match) => boolean {
  return (match) => {
    const position = climbingPositionOf(match);
    return (
      position.phase === phase &&
      isHere(holderAt(match, position.seat)) &&
      legalPlays(position).length > 1 &&
      also(position)
    );
  };
}

export function isOver(match: Match): boolean {
  return climbingPositionOf(match).phase === 'over';
}
