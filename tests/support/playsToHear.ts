import { wordOf } from '../../src/engine/climbing/index.ts';
import { familyOf } from '../../src/engine/index.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { trueRoundOf } from '../../src/store/table/roundAtTable.ts';
import { playWords as cardWords, passingOf } from '../../src/text/climbing/playWords.ts';
import { playWords as tileWords } from '../../src/text/fishing/playWords.ts';
import { listOfAll } from '../../src/text/lists.ts';
import type { Say } from '../../src/text/say.ts';
import { tableModelOf as cardModelOf } from '../../src/ui/climbing/table/tableModel.ts';
import { tableRoundOf as cardRoundOf } from '../../src/ui/climbing/table/tableRound.ts';
import { endWords as cardEnd } from '../../src/ui/climbing/table/words/endWords.ts';
import { gainsWords } from '../../src/ui/climbing/table/words/gainWords.ts';
import { tableModelOf as tileModelOf } from '../../src/ui/fishing/table/tableModel.ts';
import { tableRoundOf as tileRoundOf } from '../../src/ui/fishing/table/tableRound.ts';
import { endWords as tileEnd } from '../../src/ui/fishing/table/words/endWords.ts';
import { featWords } from '../../src/ui/fishing/table/words/featWords.ts';
import type { PlayToHear } from './heardPlays.ts';

export interface RoundToHear {
  readonly plays: readonly PlayToHear[];
  /** How the round has ended; undefined while it goes on. */
  readonly end: string | undefined;
}

/** What the one at seat 0 is to hear of the round that a match is in. */
export function roundToHear(match: Match, say: Say): RoundToHear {
  const round = trueRoundOf(match);
  const names = round.players.map(({ name }) => name);
  return familyOf(currentRound(match).variant) === 'fishing'
    ? ofTiles(tileModelOf({ ...tileRoundOf(round, 0, null), names }), say)
    : ofCards(cardModelOf({ ...cardRoundOf(round, 0, null), names }), say);
}

function ofTiles(model: ReturnType<typeof tileModelOf>, say: Say): RoundToHear {
  const { names, steps, phase } = model;
  return {
    plays: steps.map(({ seat, phase: made, play }, at) => {
      const feat = model.featAt(at);
      return {
        seat,
        words: tileWords({ name: names[seat] ?? '', phase: made, play }, say),
        brought: feat === undefined ? [] : featWords(feat, model, say),
      };
    }),
    end: phase === 'over' ? tileEnd(model, say) : undefined,
  };
}

function ofCards(model: ReturnType<typeof cardModelOf>, say: Say): RoundToHear {
  const { names, steps, phase, game } = model;
  // How the round ended says also that it was declared.
  const isDeclared = phase === 'over' && model.declarer !== null;
  return {
    plays: steps.slice(0, isDeclared ? -1 : undefined).map(({ seat, phase: made, play }, at) => {
      const name = names[seat] ?? '';
      const leftOut = model.leftOutAt(at);
      const isPass = wordOf(play) === 'pass';
      const cannotBeat = model.choiceAt(at) === 'itself';
      const wordsFor = (who: string): string =>
        cannotBeat
          ? say('climbing.table.told.cannot', { name: who })
          : cardWords({ name: who, phase: made, play, variant: game.variant.id }, say);
      const words = (all: readonly string[]): string => wordsFor(listOfAll(all, say));
      return {
        seat,
        words: wordsFor(name),
        brought: [
          ...(leftOut?.emptied ?? []).map((one) =>
            say('climbing.table.told.empty', { name: names[one] ?? '' }),
          ),
          ...gainsWords(model.gainedAt(at), model, say),
          ...(leftOut?.cannotLead ?? []).map((one) =>
            say('climbing.table.told.noLead', { name: names[one] ?? '' }),
          ),
        ],
        ...(isPass && {
          pass: { deed: cannotBeat ? 'cannot beat' : passingOf(made), name, words },
        }),
      };
    }),
    end: phase === 'over' ? cardEnd(model, say) : undefined,
  };
}
