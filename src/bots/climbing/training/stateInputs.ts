import type { Position } from '../../../engine/climbing/index.ts';
import { shortfallOf, shortfalls } from '../values/layout.ts';
import { type PlayInputs, putInput } from '../values/playInputs.ts';
import type { Outlook } from '../values/policy.ts';

const phases = ['lead', 'answer', 'declare', 'lay'];

/** First place of the weights for what a seat can expect; before it lie the amounts. */
const first = 13;
const ownShortfall = first;
const rivalShortfall = ownShortfall + shortfalls;
const phaseFirst = rivalShortfall + shortfalls;
const phaseInputs = 3;
const heldFirst = phaseFirst + phaseInputs * (phases.length + 1);
const heldSteps = 8;

export const stateWeightCount = heldFirst + heldSteps;

/** They steady learning and are not kept. The outlook must already look at the position. */
export function listStateInputs(
  { phase }: Position,
  { table, look: { sight }, hand }: Outlook,
  inputs: PlayInputs,
): void {
  const { prospect } = hand;
  const gain = (hand.worthWith(prospect, 0, 0) - sight.worth) / table.scale;
  const leads = phase === 'lead' || phase === 'declare';
  const best = hand.bestBut(-1);
  const amounts = [
    1,
    sight.worth / table.scale,
    gain,
    prospect.cards * 0.2,
    prospect.hope * 0.2,
    sight.held * 0.1,
    sight.wu * 0.1,
    leads && gain > 0 ? 1 : 0,
    leads ? gain : 0,
    prospect.fours,
    best,
    phase === 'lead' ? best : 0,
    (sight.marks * sight.wu) / 60,
  ];
  inputs.length = 0;
  for (const [place, amount] of amounts.entries()) putInput(inputs, place, amount);
  putInput(inputs, ownShortfall + shortfallOf(table.declaredFrom - sight.wu), 1);
  putInput(inputs, rivalShortfall + shortfallOf(sight.rivalMissing), 1);
  const phasePlace = phaseFirst + phaseInputs * (phases.indexOf(phase) + 1);
  putInput(inputs, phasePlace, 1);
  putInput(inputs, phasePlace + 1, prospect.hope * 0.2);
  putInput(inputs, phasePlace + 2, prospect.cards * 0.2);
  putInput(inputs, heldFirst + Math.min(Math.floor(sight.held / 4), heldSteps - 1), 1);
}
