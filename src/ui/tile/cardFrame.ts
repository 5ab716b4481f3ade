import { shapeOf, type TilePose } from './make.ts';

/** How far the line is from the edge of the card, and the radius of its corners. */
const inset = 5;
const corner = 6;

/**
 * The line printed round a card as it lies, as an SVG path; on a cut card it runs on beneath the
 * next one.
 */
export function cardFrame(pose: TilePose, cut = false): string {
  const { width, height } = shapeOf('cards', cut);
  const [far, farLong] = [width - inset, height - inset];
  const [near, turn] = [inset + corner, `a${corner} ${corner} 0 0`];
  if (pose === 'upright') {
    const top = `V${near}${turn} 1 ${corner} ${-corner}H${far - corner}${turn} 1 ${corner} ${corner}`;
    if (cut) return `M${inset} ${height}${top}V${height}`;
    return `M${inset} ${farLong - corner}${top}V${farLong - corner}${turn} 1 ${-corner} ${corner}H${near}${turn} 1 ${-corner} ${-corner}z`;
  }
  const left = `H${near}${turn} 0 ${-corner} ${corner}V${far - corner}${turn} 0 ${corner} ${corner}`;
  if (cut) return `M${height} ${inset}${left}H${height}`;
  return `M${farLong - corner} ${inset}${left}H${farLong - corner}${turn} 0 ${corner} ${-corner}V${near}${turn} 0 ${-corner} ${-corner}z`;
}
