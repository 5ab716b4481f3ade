import type { Box } from '../../table/fit.ts';

/** How the fans of a hand are laid out in a box, in CSS pixels. */
export interface FanFit {
  readonly columns: number;
  readonly rows: number;
  /** The short side of a card. */
  readonly card: number;
  /** How far each further card of a fan lies to the right of the one before it. */
  readonly apart: number;
  /** How far a raised card of the first row is lifted. */
  readonly lift: number;
  /** How far one of a lower row is, which leaves the pips of the card above it to see. */
  readonly liftBelow: number;
}

const thumb = 44;
/** The share of a card's short side by which the next one of its fan lies beside it. */
const apartShare = 0.1;
/** The share of its long side by which a raised card is lifted. */
const liftShare = 0.2;
/**
 * The share of its short side by which a raised card may lie over one of the row above, whose last
 * pips then still show most of themselves.
 */
const overShare = 0.12;
/** No card grows beyond this short side. */
const largest = 92;
const gap = 4;

/**
 * The columns that show so many fans largest, each at least a thumb wide where the box allows it.
 * @param most the most cards of one fan
 * @param ratio the long side of a card to its short one
 */
export function fitFans({ width, height }: Box, fans: number, most: number, ratio: number): FanFit {
  let best: FanFit = {
    columns: Math.max(fans, 1),
    rows: 1,
    card: 10,
    apart: 2,
    lift: 4,
    liftBelow: 4,
  };
  let bestScore = -1;
  for (let columns = 1; columns <= Math.max(fans, 1); columns += 1) {
    const rows = Math.ceil(fans / columns);
    const cell = { width: width / columns, height: height / rows };
    const across = (cell.width - gap) / (1 + (most - 1) * apartShare);
    // Only above the first row is room for raised cards: below, they rise over what is hidden.
    const along = (height - rows * gap) / (ratio * (rows + liftShare));
    const card = Math.floor(Math.min(largest, across, along));
    const reach = Math.min(1, cell.width / thumb) * Math.min(1, cell.height / thumb);
    const score = card * reach ** 2 + (reach === 1 ? largest : 0);
    if (card > 0 && score > bestScore) {
      bestScore = score;
      const lift = Math.round(card * ratio * liftShare);
      const between = (height - lift) / rows - card * ratio;
      const liftBelow = Math.min(lift, Math.round(between + card * overShare));
      best = { columns, rows, card, apart: card * apartShare, lift, liftBelow };
    }
  }
  return best;
}
