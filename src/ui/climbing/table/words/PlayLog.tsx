import { kindCountsOf } from '../../../../engine/climbing/index.ts';
import { playWords } from '../../../../text/climbing/playWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { Log, type LogTelling } from '../../../table/Log.tsx';
import type { TableModel } from '../tableModel.ts';

interface PlayLogProps {
  readonly model: TableModel;
  readonly onExport: () => void;
}

const telling: LogTelling = { words: playWords, tiles: kindCountsOf, room: 62 };

/** The log of a round: its plays, a trick after the other. */
export const PlayLog = afterwards(function PlayLog({ model, onExport }: PlayLogProps) {
  const { steps, names, game } = model;
  return (
    <Log
      telling={telling}
      plays={steps.map(({ seat, phase, play, standIn }) => ({
        seat,
        name: names[seat] ?? '',
        phase,
        play,
        variant: game.variant.id,
        points: 0,
        beginsTurn: phase !== 'answer',
        standIn,
        isExplained: false,
      }))}
      reasonAt={() => ''}
      onExport={onExport}
    />
  );
});
