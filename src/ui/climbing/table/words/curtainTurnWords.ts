import { climbingPosition, legalPlays, trickOf } from '../../../../engine/climbing/index.ts';
import type { RoundAtTable } from '../../../../store/table/roundAtTable.ts';
import { combinationInSentence } from '../../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../../text/say.ts';
import { mustBeat } from '../tableModel.ts';

export function curtainTurnWords({ number: round, played }: RoundAtTable, say: Say): string {
  const position = climbingPosition(played.position);
  const { phase, game } = position;
  if (phase === 'over') return '';
  const trick = trickOf(position);
  const what = trick === null ? '' : combinationInSentence(trick.play, say, game.variant.id);
  const asked = mustBeat({ phase, legal: legalPlays(position) }) ? 'must' : phase;
  return say(`climbing.table.curtain.${asked}`, { round, what });
}
