import { kindCountsOf } from '../../../../engine/climbing/index.ts';
import type { Seat } from '../../../../engine/index.ts';
import { playWords } from '../../../../text/climbing/playWords.ts';
import { reasonWords } from '../../../../text/climbing/reasonWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { Log, type LogOrder, type LogTelling } from '../../../table/words/Log.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';

interface PlayLogProps {
  readonly model: TableModel;
  readonly order: LogOrder;
}

const telling: LogTelling = { words: playWords, tiles: kindCountsOf, room: 62 };

/** The log of a round: its plays by tricks, and what speaks for those of bots, where it shows. */
export const PlayLog = afterwards(function PlayLog({ model, order }: PlayLogProps) {
  const say = useSay();
  const { steps, names, game, bots, reasonOf } = model;
  const told = { names, variant: game.variant.id };
  const holderOf = (seat: Seat) => (bots.includes(seat) ? 'bot' : 'person');
  return (
    <Log
      telling={telling}
      order={order}
      plays={steps.map(({ seat, phase, play, standIn }, at) => ({
        seat,
        name: names[seat] ?? '',
        phase,
        play,
        variant: game.variant.id,
        points: 0,
        beginsTurn: phase !== 'answer',
        standInFor: standIn ? holderOf(seat) : null,
        isExplained: bots.includes(seat) && reasonOf(at).why !== 'hidden',
      }))}
      reasonAt={(at) => reasonWords(reasonOf(at), told, say)}
    />
  );
});
