import type { Language } from '../../../src/text/languages.ts';
import { withTheSameSeeds } from '../../e2e/steps.ts';
import { voices } from '../../support/voices.ts';
import { awaitedPhase, playByKeys } from '../fishingTurns.ts';
import { heardBy, mustHear } from '../listener.ts';
import { arrive, type Scenario, visited } from '../scenario.ts';

const languages: readonly (readonly [Language, string])[] = [
  ['zh-Hant', '繁體'],
  ['zh-Hans', '简体'],
];

export const chinese: readonly Scenario[] = languages.map(([language, name]) => ({
  title: `an opening and a turn in ${name}`,
  // English voices spell signs out, each by a name of several words.
  rate: 99,
  play: async (desk) => {
    const say = voices[language];
    await withTheSameSeeds(desk.page);
    await arrive(desk, visited(undefined, { language }));
    const game = say('variant.tiu-u');
    await desk.tabTo(new RegExp(`^button ${say('start.game.playLabel', { game })}`));
    await desk.mark();
    await desk.keys('Return');
    const phase = await awaitedPhase(desk);
    mustHear(desk, new RegExp(game));
    await playByKeys(desk, phase);
    await awaitedPhase(desk);
    if (heardBy(desk).filter(({ words }) => /\p{Script=Han}/u.test(words)).length < 4) {
      desk.complain('Too little Chinese was heard.');
    }
  },
}));
