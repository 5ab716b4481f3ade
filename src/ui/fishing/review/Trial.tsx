import { useMemo } from 'react';
import { currentRound, withPlay } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import { playWords } from '../../../text/fishing/playWords.ts';
import type { TrialProps } from '../../review/reviewParts.ts';
import { nameOf } from '../../review/reviewWords.ts';
import prompt from '../../table/Prompt.module.css';
import { useSay } from '../../voice/voice.tsx';
import { PlayStage } from '../table/PlayStage.tsx';
import stage from '../table/Stage.module.css';
import { tableModelOf } from '../table/tableModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';

/** The table as a seat saw it before a play, played at with the table's own input. */
export function Trial({ before, seat, tried, aids, motion, onTry, onEscape }: TrialProps) {
  const say = useSay();
  const model = useMemo(() => {
    if (tried === undefined) return tableModelOf(tableRoundOf(trueRoundOf(before), seat, null));
    const after = tried === 'shown' ? undefined : withPlay(before, tried);
    const shown = after?.ok ? after.value : before;
    return { ...tableModelOf(tableRoundOf(trueRoundOf(shown), seat, null)), choices: new Map() };
  }, [before, seat, tried]);
  const { variant, plays } = currentRound(before);
  const made = model.steps[plays.length];
  return (
    <PlayStage
      className={stage.stage}
      variant={variant}
      model={model}
      aids={aids}
      motion={motion}
      actions={
        tried === undefined ? undefined : (
          <>
            <p className={prompt.prompt}>
              {made !== undefined && playWords({ ...made, name: nameOf(before, seat) }, say)}
            </p>
            <div className={prompt.buttons} />
          </>
        )
      }
      onPlay={({ play }) => onTry(play)}
      onEscape={onEscape}
    />
  );
}
