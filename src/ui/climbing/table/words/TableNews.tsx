import { playBrief } from '../../../../text/climbing/playWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { clippedName } from '../../../table/words/clippedName.ts';
import { NewsList } from '../../../table/words/NewsList.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { leadsWords } from './leadsWords.ts';

/** Of the news as many of the last plays as fit beside each other. */
const mostNews = 6;

/** What the others have played since the viewer's last turn, and before all plays who starts. */
export const TableNews = afterwards(function TableNews({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { steps, news, names, game } = model;
  const begin = Math.max(news.begin, news.end - mostNews);
  return (
    <NewsList
      lines={[
        ...leadsWords(model, say, clippedName),
        ...steps
          .slice(begin, news.end)
          .map(({ seat, phase, play }) =>
            playBrief(
              { name: clippedName(names[seat] ?? ''), phase, play, variant: game.variant.id },
              say,
            ),
          ),
      ]}
      first={begin}
      room={1}
    />
  );
});
