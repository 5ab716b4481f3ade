import { baitOf, fishOf, formOf } from '../../../../engine/fishing/index.ts';
import type { Play, Seat } from '../../../../engine/index.ts';
import { playWords } from '../../../../text/fishing/playWords.ts';
import { reasonWords } from '../../../../text/fishing/reasonWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import {
  Log,
  type LoggedTiles,
  type LogOrder,
  type LogTelling,
} from '../../../table/words/Log.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { featsBetween } from '../feats.ts';
import type { TableModel } from '../tableModel.ts';
import { featWords } from './featWords.ts';

interface PlayLogProps {
  readonly model: TableModel;
  readonly order: LogOrder;
}

const telling: LogTelling = { words: playWords, tiles: tilesOfPlay, room: 38 };

/** The log of a round: its plays, and for each play of a bot what speaks for it. */
export const PlayLog = afterwards(function PlayLog({ model, order }: PlayLogProps) {
  const say = useSay();
  const { steps, names, bots, reasonOf, gainOf } = model;
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
        points: gainOf(at),
        feat: featsBetween(model, at, at + 1)
          .flatMap((feat) => featWords(feat, model, say))
          .join(' '),
        beginsTurn: phase === 'hand',
        standInFor: standIn ? holderOf(seat) : null,
        isExplained: bots.includes(seat),
      }))}
      reasonAt={(at) => reasonWords(reasonOf(at), names, say)}
    />
  );
});

/** The bait and its fish; of tiles that are all alike as many as are taken or laid. */
function tilesOfPlay(play: Play): readonly LoggedTiles[] {
  const kind = baitOf(play);
  switch (formOf(play)) {
    case 'place':
      return [{ kind, copies: 1 }];
    case 'pair':
      return [{ kind, copies: 2 }];
    case 'stack':
    case 'triple':
      return [{ kind, copies: 3 }];
    case 'capture':
      return [
        { kind, copies: 1 },
        { kind: fishOf(play), copies: 1 },
      ];
  }
}
