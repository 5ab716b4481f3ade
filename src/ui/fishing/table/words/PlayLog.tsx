import { formatPlay } from '../../../../engine/fishing/index.ts';
import { playWords } from '../../../../text/fishing/playWords.ts';
import { reasonWords } from '../../../../text/fishing/reasonWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { Log } from '../../../table/Log.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';

interface PlayLogProps {
  readonly model: TableModel;
  readonly onExport: () => void;
}

/** The log of a round: its plays, and for each play of a bot what speaks for it. */
export const PlayLog = afterwards(function PlayLog({ model, onExport }: PlayLogProps) {
  const say = useSay();
  const { steps, names, bots, reasonOf } = model;
  return (
    <Log
      plays={steps.map(({ seat, phase, play, standIn }) => ({
        notation: formatPlay(play),
        words: playWords({ name: names[seat] ?? '', phase, play }, say),
        beginsTurn: phase === 'hand',
        standIn,
        isExplained: bots.includes(seat),
      }))}
      reasonAt={(at) => reasonWords(reasonOf(at), names, say)}
      onExport={onExport}
    />
  );
});
