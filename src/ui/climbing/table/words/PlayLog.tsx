import { formatPlay } from '../../../../engine/climbing/index.ts';
import { playWords } from '../../../../text/climbing/playWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { Log } from '../../../table/Log.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';

interface PlayLogProps {
  readonly model: TableModel;
  readonly onExport: () => void;
}

/** The log of a round: its plays, a trick after the other. */
export const PlayLog = afterwards(function PlayLog({ model, onExport }: PlayLogProps) {
  const say = useSay();
  const { steps, names, game } = model;
  return (
    <Log
      plays={steps.map(({ seat, phase, play, standIn }) => ({
        notation: formatPlay(play),
        words: playWords({ name: names[seat] ?? '', phase, play, variant: game.variant.id }, say),
        beginsTurn: phase !== 'answer',
        standIn,
        isExplained: false,
      }))}
      reasonAt={() => ''}
      onExport={onExport}
    />
  );
});
