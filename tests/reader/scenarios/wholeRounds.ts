import type { VariantId } from '../../../src/engine/index.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import { startMatch } from '../../../src/store/match/match.ts';
import type { BotSpeed } from '../../../src/store/settings.ts';
import { climbingSetup } from '../../e2e/climbingMatch.ts';
import { setupOf } from '../../support/matches.ts';
import { playClimbingRound } from '../climbingTurns.ts';
import { playFishingRound } from '../fishingTurns.ts';
import { mustHearBefore } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';
import { readScoreSheet } from './scoreSheet.ts';

/** How a round ended, as a sentence of the live region says it. */
const end = /\bwon\b.*\bby\b|\bA draw\b|\bdeclared\b|\bwu\b.*\bround\b/;

interface Round {
  readonly game: string;
  readonly variant: VariantId;
  readonly controls: readonly Control[];
  readonly botSpeed: BotSpeed;
}

const rounds: readonly Round[] = [
  { game: 'Tiu-U', variant: 'tiu-u', controls: ['person', 'novice'], botSpeed: 'normal' },
  {
    game: 'Shi Wu Hu',
    variant: 'shi-wu-hu',
    controls: ['person', 'novice', 'novice'],
    botSpeed: 'normal',
  },
  {
    game: 'Sap Ng Wu',
    variant: 'sap-ng-wu',
    controls: ['person', 'novice', 'novice'],
    botSpeed: 'listening',
  },
];

export const wholeRounds: readonly Scenario[] = rounds.map(
  ({ game, variant, controls, botSpeed }) => ({
    title: `a whole round of ${game}`,
    rate: practised,
    play: async (desk) => {
      const isClimbing = variant === 'sap-ng-wu';
      const setup = isClimbing ? climbingSetup(controls) : setupOf(controls, { variant });
      await arrive(desk, visited(startMatch(setup), { botSpeed }));
      await desk.mark();
      await (isClimbing ? playClimbingRound(desk) : playFishingRound(desk));
      mustHearBefore(desk, end, /^(?:Next round|Score sheet) push button/);
      await readScoreSheet(
        desk,
        setup.players.map(({ name }) => name),
      );
    },
  }),
);
