import { copiesIn, type KitId, kinds } from '../../engine/index.ts';
import type { GameWord } from '../../text/familyWords.ts';
import { otherNamesInLine } from '../../text/otherNames.ts';
import { tileLabel } from '../../text/tileNames.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import { FoldedTerms } from './FoldedTerms.tsx';

interface GameWordsProps {
  readonly words: readonly GameWord[];
  readonly kit: KitId;
}

/** What is said at a game in Chinese, and what its tiles are called elsewhere. */
export function GameWords({ words, kit }: GameWordsProps) {
  const say = useSay();
  const named = kinds
    .filter((kind) => copiesIn(kit, kind) > 0)
    .map((kind) => ({ term: tileLabel(kind, say), means: otherNamesInLine(kind, say) }))
    .filter(({ means }) => means !== '');
  return (
    <>
      <FoldedTerms
        summary={say('rulebook.words.show', { words: words.length })}
        terms={words.map(({ word, means }) => ({ term: word, means }))}
      >
        {words.some(({ isInCantonese }) => isInCantonese) && (
          <p className={panel.dim}>{say('rulebook.words.about')}</p>
        )}
      </FoldedTerms>
      <FoldedTerms summary={say('rulebook.words.tiles')} terms={named} />
    </>
  );
}
