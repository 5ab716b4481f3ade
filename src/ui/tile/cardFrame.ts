import { shapeOf, type TilePose } from './make.ts';

/** How far the line is from the edge of the card, and the radius of its corners. */
const inset = 5;
const corner = 6;
/** How far the line between the halves stays from the line round the card. */
const beside = 9;

/** The line printed round a card as it lies, as an SVG path. */
export function cardFrame(pose: TilePose, cut = false): string {
  const { width, height } = shapeOf('cards', cut);
  const [across, along] = pose === 'upright' ? [width, height] : [height, width];
  const near = inset + corner;
  const turn = `a${corner} ${corner} 0 0 1`;
  return [
    `M${inset} ${near}${turn} ${corner} ${-corner}H${across - near}${turn} ${corner} ${corner}`,
    `V${along - near}${turn} ${-corner} ${corner}H${near}${turn} ${-corner} ${-corner}z`,
  ].join('');
}

/** The line between the halves of a card that shows its pair once, as an SVG path. */
export function cardSeam(pose: TilePose): string {
  const { width, height } = shapeOf('cards', true);
  const [from, to] = [inset + beside, width - inset - beside];
  const middle = height / 2;
  return pose === 'upright' ? `M${from} ${middle}H${to}` : `M${middle} ${from}V${to}`;
}
