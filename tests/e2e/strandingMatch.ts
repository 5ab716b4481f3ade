import { baitOf, formOf, strandedByPlacing, viewFor } from '../../src/engine/fishing/index.ts';
import { countOf, type Kind } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { matchUntil, placing, waitsForPerson } from './storedMatch.ts';

/** A match in which a person could place a tile that strands three, and that tile. */
export function strandingMatch(): { readonly match: Match; readonly bait: Kind } {
  for (let seed = 0; seed < 500; seed += 1) {
    let bait: Kind | undefined;
    const setup = setupOf(['person', 'greedy'], { seed: `strand-${seed}` });
    const match = matchUntil(
      setup,
      (at) => {
        if (!waitsForPerson('hand')(at)) return false;
        bait = strandingBait(at);
        return bait !== undefined;
      },
      placing,
    );
    if (bait !== undefined) return { match, bait };
  }
  throw new Error('no deal lets anybody strand three tiles');
}

function strandingBait(match: Match): Kind | undefined {
  const position = positionOf(match);
  const view = viewFor(position, position.seat);
  const play = view.legal.find((one) => {
    if (formOf(one) !== 'place') return false;
    const strands = strandedByPlacing(view, one);
    const own = strands.includes(baitOf(one)) ? 1 : 0;
    return strands.reduce((sum, kind) => sum + countOf(view.lake, kind), own) >= 3;
  });
  return play === undefined ? undefined : baitOf(play);
}
