import { asSentence } from '../../../text/heardSentences.ts';
import type { PlaysSaidProps } from '../../learn/lessonProps.ts';
import { useSay } from '../../voice/voice.tsx';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import { endSentences } from '../table/words/endWords.ts';
import { noWishes, stepTidings } from '../table/words/tidingsOf.ts';

/**
 * Every play from one on and then how the round ended, in the words of the table. Each play, what
 * it has brought and the end is a paragraph.
 */
export function PlaysSaid({ round, from: since }: PlaysSaidProps) {
  const say = useSay();
  const model = shownModelOf(round);
  const from = (round.from ?? 0) + since;
  const tidings = model.steps.flatMap((_, at) =>
    at < from ? [] : stepTidings(model, at, noWishes, say),
  );
  const end = model.phase === 'over' ? endSentences(model, say) : [];
  const said = [
    ...tidings.map(({ key, words }) => ({ key, words: words() })),
    { key: 'over', words: end },
  ];
  return said
    .filter(({ words }) => words.length > 0)
    .map(({ key, words }) => <p key={key}>{words.map(asSentence).join(' ')}</p>);
}
