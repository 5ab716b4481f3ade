import { useContext } from 'react';
import type { Say } from '../../../../text/say.ts';
import { AnnouncerContext } from '../../../told/announcerContext.ts';
import { useTold } from '../../../told/useTold.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableTile } from '../arrangement.ts';
import { isSettled, type TableModel } from '../tableModel.ts';
import { baitTold } from '../words/baitTold.ts';

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
