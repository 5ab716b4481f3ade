import { useMemo, useRef, useState } from 'react';
import { changedSwitchesOf } from '../../../engine/climbing/index.ts';
import { type Seat, totalOf } from '../../../engine/index.ts';
import { currentRound, withPlay } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import { playWords } from '../../../text/climbing/playWords.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { Button } from '../../button/Button.tsx';
import motionStyles from '../../motion/Motion.module.css';
import type { TrialProps } from '../../review/reviewParts.ts';
import { nameOf } from '../../review/reviewWords.ts';
import prompt from '../../table/Prompt.module.css';
import { usePressGuard } from '../../table/usePressGuard.ts';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { useSay } from '../../voice/voice.tsx';
import { Actions } from '../table/Actions.tsx';
import { BoardDialog, type BoardName, boardKeys, boardsIn } from '../table/boards/BoardDialog.tsx';
import { playingPresses } from '../table/input/playingPresses.ts';
import { playKeys } from '../table/input/playKeys.ts';
import { useRaising } from '../table/input/useRaising.ts';
import { useMotion } from '../table/motion/useMotion.ts';
import { TableTop } from '../table/TableTop.tsx';
import { tableModelOf } from '../table/tableModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';
import { WonDialog } from '../table/WonDialog.tsx';
import stage from './Stage.module.css';

/** The table as a seat saw it before a play, played at with the table's own input. */
export function Trial({ before, seat, tried, aids, motion, onTry, onEscape }: TrialProps) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Seat | BoardName>();
  const model = useMemo(() => {
    if (tried === undefined) return tableModelOf(tableRoundOf(trueRoundOf(before), seat, null));
    const after = tried === 'shown' ? undefined : withPlay(before, tried);
    const shown = after?.ok ? after.value : before;
    return { ...tableModelOf(tableRoundOf(trueRoundOf(shown), seat, null)), legal: [] };
  }, [before, seat, tried]);
  const raising = useRaising(model);
  const played = usePressGuard(playingPresses);
  const { raised, meant, lowerAll } = raising;
  const { variant, plays, rules } = currentRound(before);
  const changed = useMemo(
    () => changedSwitchesOf(model.game.variant, rules),
    [model.game.variant, rules],
  );
  const made = model.steps[plays.length];
  const make: TrialProps['onTry'] = (play) => {
    if (!model.legal.includes(play)) return;
    played();
    onTry(play);
  };
  // Escape first lowers the cards, then leaves the table.
  useTableKeys({
    ...boardKeys(aids, setOpen),
    ...playKeys(root, make),
    Escape: totalOf(raised) > 0 ? lowerAll : onEscape,
  });
  const layer = useMotion(root, model, motion);
  return (
    <RuleAnswers variant={variant} changed={changed}>
      <div ref={root} className={stage.stage} data-plays>
        <TableTop
          model={model}
          raising={raising}
          aids={aids}
          actions={
            tried === undefined ? (
              <Actions
                model={model}
                raising={raising}
                hint={null}
                countsBeaters={aids.beatersLeft}
                onPlay={make}
                onHint={undefined}
                onScores={onEscape}
              />
            ) : (
              <p className={prompt.prompt}>
                {made !== undefined &&
                  playWords({ ...made, name: nameOf(before, seat), variant }, say)}
              </p>
            )
          }
          onOpen={setOpen}
          onEnter={() => {
            if (meant?.means === 'play') make(meant.play);
          }}
        />
        <div ref={layer} className={motionStyles.layer} aria-hidden="true" data-flights />
      </div>
      {tried === undefined && (
        <div className={stage.boards}>
          {boardsIn(aids).map(({ board }) => (
            <Button key={board} onClick={() => setOpen(board)}>
              {say(`climbing.aids.${board}`)}
            </Button>
          ))}
        </div>
      )}
      {typeof open === 'number' && (
        <WonDialog model={model} seats={[open]} onClose={() => setOpen(undefined)} />
      )}
      {typeof open === 'string' && (
        <BoardDialog board={open} model={model} onClose={() => setOpen(undefined)} />
      )}
    </RuleAnswers>
  );
}
