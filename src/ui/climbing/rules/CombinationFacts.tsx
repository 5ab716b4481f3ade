import { useMemo } from 'react';
import { type Game, type Shape, shapesOf } from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { refusalWords } from '../../../text/climbing/refusalWords.ts';
import { asOne } from '../../../text/climbing/scoreWords.ts';
import { sizesWords } from '../../../text/climbing/standingWords.ts';
import type { RuleId } from '../../../text/climbing/switchRules.ts';
import facts from '../../rules/Facts.module.css';
import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import styles from './CombinationFacts.module.css';
import { dealtExample } from './exampleRound.ts';

interface CombinationFactsProps {
  readonly rule: RuleId;
  readonly game: Game;
}

/** What a rule lets be played, each with its numbers of cards and an example that is dealt. */
export function CombinationFacts({ rule, game }: CombinationFactsProps) {
  const shapes = useMemo(
    () => shapesOf(game.variant).filter((shape) => shape.rule === rule),
    [rule, game.variant],
  );
  return (
    <div className={facts.groups}>
      {shapes.map((shape) => (
        <ShapeFacts key={shape.id} shape={shape} game={game} />
      ))}
    </div>
  );
}

function ShapeFacts({ shape, game }: { readonly shape: Shape; readonly game: Game }) {
  const say = useSay();
  const example = useMemo(() => dealtExample(game, shape), [game, shape]);
  const told = (play: Play): string => combinationWords(play, say, game.variant.id);
  const notBeaten =
    example === undefined
      ? []
      : [
          say('climbing.example.not', { what: told(example.not.play) }),
          ...(example.beaten === null ? [] : [refusalWords(example.not.why, game, say)]),
        ];
  return (
    <figure className={facts.figure} data-shape={shape.id}>
      <figcaption>
        <strong>{say(`climbing.shape.${shape.id}`)}</strong>
        <span>{` ${say('climbing.shape.sizes', { sizes: sizesWords(shape.sizes, say) })}`}</span>
      </figcaption>
      {example !== undefined && (
        <>
          <div className={styles.play}>
            <Cards play={example.play} />
            <p>{say('climbing.example.played', { what: told(example.play) })}</p>
          </div>
          <div className={styles.play} data-answer="beats">
            {example.beaten === null ? (
              <p>{say('climbing.example.unbeaten')}</p>
            ) : (
              <>
                <Cards play={example.beaten} />
                <p>{say('climbing.example.beaten', { what: told(example.beaten) })}</p>
              </>
            )}
          </div>
          <div className={styles.play} data-answer="not">
            <Cards play={example.not.play} />
            <p>{asOne(notBeaten, say)}</p>
          </div>
        </>
      )}
    </figure>
  );
}
