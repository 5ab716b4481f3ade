import type { VariantId } from '../../../src/engine/index.ts';
import type { Control } from '../../../src/store/match/holder.ts';
import { startMatch } from '../../../src/store/match/match.ts';
import type { BotSpeed } from '../../../src/store/settings.ts';
import { climbingSetup } from '../../e2e/climbingMatch.ts';
import { setupOf } from '../../support/matches.ts';
import { playClimbingRound } from '../climbingTurns.ts';
import type { Desk } from '../desk.ts';
import { playFishingRound } from '../fishingTurns.ts';
import { mustHear, mustHearBefore, pressAndListen } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';

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

/** Opens the score sheet, and reads it from its heading on. */
async function readScoreSheet(desk: Desk, names: readonly string[]): Promise<void> {
  await desk.tabTo(/^button Score sheet/);
  await pressAndListen(desk, 'Return', 3000);
  mustHear(desk, /^Score sheet\b/);
  const before = desk.spoken().length;
  for (let lines = 0; lines < 15; lines += 1) await pressAndListen(desk, 'Down', 900);
  for (const name of names) mustHear(desk, new RegExp(`\\b${name}\\b`), before);
}
