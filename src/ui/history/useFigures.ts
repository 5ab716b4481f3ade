import { useEffect, useMemo, useState } from 'react';
import type { KeptRound } from '../../store/history/keptRound.ts';
import { finish, finishWithPauses } from '../../store/inSteps.ts';
import { pause } from '../../store/pause.ts';
import { throwIn } from '../fault/throwIn.ts';
import { figureSteps, type HistoryFigures, type ReckonedRounds } from './historyModel.ts';

/** So few rounds are reckoned at once. */
const few = 500;

/** What was reckoned of rounds, by what was chosen of them: a room that is opened again has it. */
const known = new WeakMap<readonly KeptRound[], Map<string, HistoryFigures>>();

/**
 * What rounds come to. Of many it is reckoned some at a time: until then what was reckoned last is
 * told, and undefined the first time.
 * @param isWhole whether these are all the rounds; of some of them nothing is told
 */
export function useFigures({
  rounds,
  choice,
  partsOf,
  games,
  isWhole,
}: ReckonedRounds & { readonly isWhole: boolean }): HistoryFigures | undefined {
  const key = JSON.stringify(choice);
  const now = useMemo(() => {
    if (!isWhole) return;
    if (rounds.length > few) return known.get(rounds)?.get(key);
    return finish(figureSteps({ rounds, choice, partsOf, games }));
  }, [rounds, key, choice, partsOf, games, isWhole]);
  const [last, setLast] = useState(now);
  useEffect(() => {
    if (now !== undefined) return setLast(now);
    if (!isWhole) return;
    let isWanted = true;
    const steps = figureSteps({ rounds, choice, partsOf, games });
    finishWithPauses(steps, pause, () => isWanted)
      .then((figures) => {
        if (figures === undefined || !isWanted) return;
        const others = known.get(rounds) ?? new Map<string, HistoryFigures>();
        known.set(rounds, others.set(key, figures));
        setLast(figures);
      })
      .catch((error: unknown) => setLast(throwIn(error)));
    return () => {
      isWanted = false;
    };
  }, [now, rounds, key, choice, partsOf, games, isWhole]);
  return now ?? last;
}
