import { handOf, type Position, passPlay } from '../../src/engine/climbing/index.ts';
import { familyOf, type Seat, type Step, seatsOf, totalOf } from '../../src/engine/index.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { trueRoundOf } from '../../src/store/table/roundAtTable.ts';
import { playWords as cardWords, passingOf } from '../../src/text/climbing/playWords.ts';
import { playWords as tileWords } from '../../src/text/fishing/playWords.ts';
import { listOfAll } from '../../src/text/lists.ts';
import type { Say } from '../../src/text/say.ts';
import {
  tableModelOf as cardModelOf,
  tableRoundOf as cardRoundOf,
} from '../../src/ui/climbing/table/tableModel.ts';
import {
  endWords as cardEnd,
  ownResultWords,
  playedOnSentences,
} from '../../src/ui/climbing/table/words/endWords.ts';
import { gainsWords } from '../../src/ui/climbing/table/words/gainWords.ts';
import {
  tableModelOf as tileModelOf,
  tableRoundOf as tileRoundOf,
} from '../../src/ui/fishing/table/tableModel.ts';
import { endWords as tileEnd } from '../../src/ui/fishing/table/words/endWords.ts';
import { featWords } from '../../src/ui/fishing/table/words/featWords.ts';
import type { PlayToHear } from './heardPlays.ts';

export interface RoundToHear {
  readonly plays: readonly PlayToHear[];
  /** How the round has ended, in sentences; undefined while it goes on. */
  readonly end: readonly string[] | undefined;
}

/** What the one at seat 0 is to hear of the round that a match is in. */
export function roundToHear(match: Match, say: Say): RoundToHear {
  const round = trueRoundOf(match);
  const names = round.players.map(({ name }) => name);
  return familyOf(currentRound(match).variant) === 'fishing'
    ? ofTiles(tileModelOf({ ...tileRoundOf(round, 0, null), names }), say)
    : ofCards({ ...cardRoundOf(round, 0, null), names }, say);
}

type CardRound = ReturnType<typeof cardRoundOf>;

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
    end: phase === 'over' ? [tileEnd(model, say)] : undefined,
  };
}

function ofCards(round: CardRound, say: Say): RoundToHear {
  const model = cardModelOf(round);
  const { names, steps, phase, game } = model;
  // How the round ended says also that it was declared.
  const isDeclared = phase === 'over' && model.declarer !== null;
  return {
    plays: steps.slice(0, isDeclared ? -1 : undefined).map(({ seat, phase: made, play }, at) => {
      const name = names[seat] ?? '';
      const isPass = play === passPlay;
      const cannotBeat = isPass && seat === 0 && round.steps[at]?.legal.length === 1;
      const wordsFor = (who: string): string =>
        cannotBeat
          ? say('climbing.table.told.cannot', { name: who })
          : cardWords({ name: who, phase: made, play, variant: game.variant.id }, say);
      const words = (all: readonly string[]): string => wordsFor(listOfAll(all, say));
      return {
        seat,
        words: wordsFor(name),
        brought: [
          ...emptiedBy(round.steps[at]).map((one) =>
            say('climbing.table.told.empty', { name: names[one] ?? '' }),
          ),
          ...gainsWords(model.gainedAt(at), model, say),
          ...passedOverAt(round, at).map((one) =>
            say('climbing.table.told.noLead', { name: names[one] ?? '' }),
          ),
        ],
        ...(isPass && {
          pass: { deed: cannotBeat ? 'cannot beat' : passingOf(made), name, words },
        }),
      };
    }),
    end:
      phase === 'over'
        ? [
            cardEnd(model, say),
            ...playedOnSentences(model, say),
            ownResultWords(model, say) ?? [],
          ].flat()
        : undefined,
  };
}

function holdsCards(position: Position, seat: Seat): boolean {
  return totalOf(handOf(position, seat)) > 0;
}

/** The seats that had cards before a play and have none after it. */
function emptiedBy(step: Step<Position> | undefined): readonly Seat[] {
  if (step === undefined) return [];
  return seatsOf(step.after.game.seatCount).filter(
    (seat) => holdsCards(step.before, seat) && !holdsCards(step.after, seat),
  );
}

/**
 * The seats with cards from the one that has laid the last cards, or before any from the dealer, up
 * to the one that leads next; all of them where a round ends that nobody has declared.
 */
function passedOverAt({ steps }: CardRound, at: number): readonly Seat[] {
  const after = steps[at]?.after;
  if (after === undefined || !['lead', 'over'].includes(after.phase)) return [];
  if (after.phase === 'over' && (after.declarer >= 0 || after.calledOff !== null)) return [];
  const last = steps
    .slice(0, at + 1)
    .findLast(({ phase, play }) => ['lead', 'answer'].includes(phase) && play !== passPlay);
  const { seatCount } = after.game;
  const first = last?.seat ?? after.dealer;
  const inTurn = seatsOf(seatCount).map((place) => (first + place) % seatCount);
  const end = after.phase === 'lead' ? inTurn.indexOf(after.seat) : seatCount;
  return inTurn.slice(0, end).filter((seat) => holdsCards(after, seat));
}
