import { useContext } from 'react';
import type { Kind } from '../../../../engine/index.ts';
import type { Say } from '../../../../text/say.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import { AnnouncerContext } from '../../../told/announcerContext.ts';
import { useTold } from '../../../told/useTold.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableTile } from '../arrangement.ts';
import { type BaitChoices, canCatch } from '../choices.ts';
import { isSettled, type TableModel } from '../tableModel.ts';
import { baitWords } from '../words/baitWords.ts';

/** The keys that play what is no fish to go to, as `useTableInput` has them. */
const keys = { triple: 'T', stack: 'K', pair: 'H', place: 'P' } as const;

/**
 * What somebody hears who chooses a bait or draws a tile: the tile, what bites, and the keys for
 * all else that it can do; of a bait that can do nothing, why. It is asked while there are choices.
 */
export function baitTold(
  model: Pick<TableModel, 'choices' | 'phase' | 'arrangement'>,
  bait: Kind,
  withPoints: boolean,
  say: Say,
): string {
  const own = model.choices.get(bait);
  if (own === undefined) return baitWords(model, bait, say);
  const opening = model.phase === 'drawn' ? 'table.told.draw' : 'table.told.bait';
  return [
    say(opening, { bait: tileInSentence(bait, say) }),
    ...fishTold(model, own, withPoints, say),
    ...othersTold(own, say),
  ].join(' ');
}

/** The fish that bite, by name where all are of one kind, else their number. */
function fishTold(
  { arrangement }: Pick<TableModel, 'arrangement'>,
  own: BaitChoices,
  withPoints: boolean,
  say: Say,
): readonly string[] {
  const { single } = own;
  // A locked stack is no single fish.
  const loose = arrangement.lake.filter((slot) => slot.length === 1);
  const count = loose.filter(([tile]) => tile !== undefined && single.has(tile.kind)).length;
  const [only, ...more] = single;
  if (only === undefined && canCatch(own)) return [];
  if (only === undefined || more.length > 0) return [say('table.told.bite', { count })];
  const [kind, { gain }] = only;
  const points = withPoints ? gain.points : 0;
  return [say('table.told.fish', { count, fish: tileInSentence(kind, say), points })];
}

/**
 * What else the bait can do, by key; to place it only where it catches nothing. A pair is no catch.
 */
function othersTold(own: BaitChoices, say: Say): readonly string[] {
  const { triple, stack, pair, place } = own;
  const bites = canCatch({ ...own, pair: null });
  const ways = [
    [keys.triple, triple, 'table.action.tripleGain'],
    [keys.stack, stack, 'table.action.stack'],
    [keys.pair, pair, 'table.action.pair'],
    [keys.place, bites ? null : place, 'table.action.place'],
  ] as const;
  return ways.flatMap(([key, way, id]) => {
    if (way === null) return [];
    const points = 'gain' in way ? way.gain.points : 0;
    return [say('table.told.key', { key, what: say(id, { points }) })];
  });
}

/**
 * Tells of the bait that is chosen or was drawn.
 * @param withPoints whether it says what a fish brings
 * @returns what tells that the bait was put back, and why a press did nothing
 */
export function useBaitTold(
  model: TableModel,
  bait: TableTile | undefined,
  withPoints: boolean,
): { readonly tellPutBack: () => void; readonly tellWhyNot: () => void } {
  const say = useSay();
  const { tell, answer } = useContext(AnnouncerContext);
  const plays = model.steps.length;
  const told = bait && model.choices.size > 0 ? { id: bait.id, kind: bait.kind } : undefined;
  useTold(
    'board',
    told === undefined
      ? []
      : [
          {
            key: `${plays} ${told.id}`,
            words: () => [baitTold(model, told.kind, withPoints, say)],
          },
        ],
  );
  return {
    tellPutBack: () => {
      if (told !== undefined) tell(say('table.told.letGo'));
    },
    tellWhyNot: () => {
      const words =
        told === undefined ? idleWords(model, say) : baitTold(model, told.kind, withPoints, say);
      if (words !== undefined) answer(words);
    },
  };
}

/** Why nothing can be done without a bait; undefined once the round is over. */
function idleWords(model: TableModel, say: Say) {
  const { phase, turn, viewer, choices, names } = model;
  if (phase === 'over' || turn === null || isSettled(model)) return;
  if (turn !== viewer) return say('table.told.notYourTurn', { name: names[turn] ?? '' });
  return say(choices.size === 0 ? 'table.prompt.onlyPlay' : 'table.prompt.bait');
}
