import {
  createGame,
  findVariant,
  type Game,
  settleTold,
  type ToldCount,
  type ToldRound,
  toldCountsOf,
} from '../../../engine/climbing/index.ts';
import { invariant, seatsOf } from '../../../engine/index.ts';
import type { EnteredCounts } from '../../../store/entering/counts.ts';
import type { LedgerGame } from '../../../store/entering/form.ts';
import { fittingRules } from '../../../store/ledger/fittingRules.ts';
import type { LedgerRound } from '../../../store/ledger/ledger.ts';

import type { Say } from '../../../text/say.ts';

/** The game that people tell of. Switches that it does not have, as of a spoiled text, are not. */
export function gameOfTold(told: LedgerGame): Game {
  const found = findVariant(told.variant);
  invariant(found !== undefined, 'a told game is one of climbing');
  const game = createGame(found, told.seatCount, fittingRules(told));
  invariant(game.ok, 'only switches that fit are changed');
  return game.value;
}

/** What was told, as the engine reckons it. */
export function roundOfTold({ dealer, declarer, counts, game }: EnteredCounts): ToldRound {
  return {
    dealer,
    declarer: typeof declarer === 'number' ? declarer : null,
    seats: counts.slice(0, game.seatCount),
  };
}

/** What is asked of each seat: all that its round is paid by. */
export function askedOf(
  { declarer }: EnteredCounts,
  game: Game,
): readonly (readonly ToldCount[])[] {
  return seatsOf(game.seatCount).map((seat) => toldCountsOf(game, seat === declarer));
}

/** What climbing gives to the ledger of a real table, but for its screens. */
export const toldLedger = {
  unit: 'chips',
  figuresOf: ({ entered }: LedgerRound, say: Say) => {
    if (entered.by !== 'counts') return { totals: [], balance: [] };
    const game = gameOfTold(entered.game);
    const settled = settleTold(game, roundOfTold(entered));
    // A text that is spoiled, or older than what is asked of a round now, may tell of one that
    // cannot be: nobody pays for it, and its page says why.
    if (!settled.ok) return { totals: [], balance: seatsOf(game.seatCount).map(() => 0) };
    const { sheets, balance } = settled.value;
    const asked = askedOf(entered, game);
    const totals = sheets.map(({ wu }, seat) =>
      asked[seat]?.includes('wu') ? say('wu.count', { wu }) : '',
    );
    return { totals, balance };
  },
} as const;
