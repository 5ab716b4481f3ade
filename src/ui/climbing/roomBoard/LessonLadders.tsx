import type { Game } from '../../../engine/climbing/index.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useMedia } from '../../useMedia.ts';
import { CardRow } from '../table/SuitLadders.tsx';
import styles from './Stage.module.css';

/** The short side of the cards, in CSS pixels: small enough for the longest suit on a phone. */
const sizes = { phone: 20, desk: 40 } as const;

/** The suits of a game, each a row from high to low, as pictures alone: a lesson says the rest. */
export function LessonLadders({ game }: { readonly game: Game }) {
  const tile = sizes[useMedia('(min-width: 62.5em) and (min-height: 37.5em)') ? 'desk' : 'phone'];
  return (
    <div className={styles.ladders}>
      <FittedTileLook cut tile={tile}>
        {game.variant.suits.map((steps) => (
          <CardRow key={steps.join()} steps={steps} tile={tile} />
        ))}
      </FittedTileLook>
    </div>
  );
}
