import { useRef } from 'react';
import { type Position, rulesOf } from '../../src/engine/index.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { madeOnce } from '../../src/ui/madeOnce.ts';
import type { BoardProps } from '../../src/ui/table/board.ts';
import type { RoomBoardParts, RoomBoardProps, ShownRound } from '../../src/ui/table/roomBoard.ts';
import { useTableKeys } from '../../src/ui/table/useTableKeys.ts';
import { toy } from './toy.ts';

/** What the table of the toy shows of a round. */
export interface ToyModel {
  readonly names: readonly string[];
  readonly position: Position;
  /** What was said so far. */
  readonly plays: readonly string[];
}

/** What the table of the toy shows of a round in a room. */
export const toyModelOf = madeOnce(({ match, at }: ShownRound): ToyModel => {
  const { start, steps } = playedRound(currentRound(match));
  const shown = steps.slice(0, at ?? steps.length);
  return {
    names: match.setup.players.map(({ name }) => name),
    position: shown.at(-1)?.after ?? start,
    plays: shown.map(({ play }) => toy.formatPlay(play)),
  };
});

/** The table of the toy: what was said, and what can be. */
export function ToyBoard(props: BoardProps<ToyModel, 'rules'>) {
  const { model, mode, marks = [], keys, onEscape, onOpen, frame } = props;
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [keep, pass] =
    mode.does === 'play' ? rulesOf(model.position.game).legalPlays(model.position) : [];
  const say = (play: typeof keep) => () => {
    if (mode.does === 'play' && play !== undefined) mode.onPlay(play, []);
  };
  useTableKeys({ k: say(keep), p: say(pass), r: () => onOpen('rules'), Escape: onEscape, ...keys });
  const laid = (
    <>
      <p>{`Said: ${model.plays.join(' ')}.`}</p>
      {marks.length > 0 && <p>{`Marked: ${marks.join(' ')}.`}</p>}
      {props.hands}
      {props.end}
      {props.actions ?? (
        <button type="button" onClick={say(keep)}>
          Keep
        </button>
      )}
    </>
  );
  return frame({ root, layer, laid, play: (play) => say(play)() });
}

/** What rooms need to show rounds of the toy. */
export const toyRooms: RoomBoardParts = {
  Board: ({ round, hands, caption, ...given }: RoomBoardProps) => (
    <ToyBoard
      {...given}
      model={toyModelOf(round)}
      hands={hands === 'all' && <p>Everything is hot.</p>}
      actions={caption ?? given.actions}
      onOpen={() => undefined}
      frame={(laid) => given.frame(laid, 'toy')}
    />
  ),
  feedback: { cuesFor: () => [], touchFor: () => undefined },
};
