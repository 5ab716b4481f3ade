import { invariant } from '../../../src/engine/index.ts';
import { currentRound, type Match } from '../../../src/store/match/match.ts';
import {
  asksPerson,
  climbingPositionOf,
  climbingSetup,
  climbingUntil,
} from '../../e2e/climbingMatch.ts';
import { awaitedMatch, playByKeys } from '../climbingTurns.ts';
import { listen, mustHear, mustHearBefore, pressAndListen } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';

const question = /Declare with \d+ wu\?/;
const answers = ['Play on', 'Declare'];

export const declaring: readonly Scenario[] = answers.map((answer) => ({
  title: `the question to declare answered “${answer}”`,
  rate: practised,
  play: async (desk) => {
    const setup = climbingSetup(['person', 'random', 'random']);
    const asked = climbingUntil(setup, asksPerson('declare'));
    const match = beforeOwnPlay(asked);
    const chosen = currentRound(asked).plays[currentRound(match).plays.length];
    invariant(chosen !== undefined, 'a play has led to the question');
    await arrive(desk, visited(match));
    await desk.tabTo(/^\w+ Hand/);
    await desk.mark();
    await playByKeys(desk, match, chosen);
    const { phase } = climbingPositionOf(await awaitedMatch(desk));
    if (phase !== 'declare') throw new Error(`The person is asked to ${phase}.`);
    await listen(desk, 4000);
    mustHear(desk, question);
    await desk.tabTo(new RegExp(`^button ${answer}`), 'shift+Tab');
    mustHearBefore(desk, question, new RegExp(`^${answer} push button`));
    await pressAndListen(desk, 'Return', 5000);
    if (answer === 'Declare') mustHearBefore(desk, /declared/, /^Next round push button/);
  },
}));

/** A match without its last own play and what came after that. */
function beforeOwnPlay(asked: Match): Match {
  const round = currentRound(asked);
  const upTo = (plays: number): Match => ({
    ...asked,
    rounds: [...asked.rounds.slice(0, -1), { ...round, plays: round.plays.slice(0, plays) }],
  });
  for (let plays = round.plays.length - 1; plays > 0; plays -= 1) {
    const match = upTo(plays);
    if (climbingPositionOf(match).seat === 0) return match;
  }
  throw new Error('The person has not played.');
}
