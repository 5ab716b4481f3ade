import type { Game } from '../../../../engine/climbing/index.ts';
import type { Kind } from '../../../../engine/index.ts';
import type { BeatQuestion } from '../../../../lessons/climbing/drills/beatQuestion.ts';
import { suitNamesOf } from '../../../../text/climbing/suitWords.ts';
import { listOfAll } from '../../../../text/lists.ts';
import { tileLabel } from '../../../../text/tileNames.ts';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { CardRow, type KindTelling } from '../../table/SuitLadders.tsx';
import { type MarkedSuit, markedSuits, markOf, type Which } from './beatWords.ts';
import styles from './Drills.module.css';

interface DrillLaddersProps {
  readonly game: Game;
  readonly question: BeatQuestion;
  readonly isRoomy: boolean;
}

/** The short side of the cards, in CSS pixels: the longest suit is one row of a phone. */
const ladderCard = 22;
const largeLadderCard = 34;

const both: readonly Which[] = ['trick', 'raised'];

/** Where the two plays of a question stand in their suits, from high to low (W2). */
export function DrillLadders({ game, question, isRoomy }: DrillLaddersProps) {
  const say = useSay();
  const tile = isRoomy ? largeLadderCard : ladderCard;
  const names = suitNamesOf(game.variant.id, say);
  const tellIn =
    (marked: MarkedSuit) =>
    (kind: Kind): KindTelling => {
      const here = both.filter((which) => marked[which] === kind);
      if (here.length === 0) return {};
      const marks = here.map((which) => markOf(which, say).words);
      return {
        label: say('climbing.drill.marks', {
          card: tileLabel(kind, say),
          marks: listOfAll(marks, say),
        }),
        below: (
          <span className={styles.marks}>
            {here.map((which) => (
              <span key={which} className={styles.sign} data-which={which}>
                {markOf(which, say).sign}
              </span>
            ))}
          </span>
        ),
      };
    };
  return (
    <FittedTileLook cut tile={tile}>
      {markedSuits(game, question).map((marked) => (
        <CardRow
          key={marked.suit}
          name={names[marked.suit] ?? ''}
          heading="h2"
          steps={game.variant.suits[marked.suit] ?? []}
          tile={tile}
          tell={tellIn(marked)}
        />
      ))}
    </FittedTileLook>
  );
}
