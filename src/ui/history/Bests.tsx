import { memo, useState } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { Place } from '../../store/places.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { Space } from '../content/Space.tsx';
import looks from '../looks/looks.module.css';
import { holds } from '../page/look.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Bests.module.css';
import type { Best } from './bestsModel.ts';
import type { VariantFigures } from './historyModel.ts';
import type { HistoryParts } from './historyParts.ts';
import type { SayDate } from './historyWords.ts';

interface BestsProps {
  readonly byVariant: readonly VariantFigures[];
  readonly partsOf: (variant: VariantId) => HistoryParts;
  readonly sayDate: SayDate;
  readonly onGo: (place: Place) => void;
}

/** The personal bests of each game, each leading to its round; nothing where there are none. */
export const Bests = memo(({ byVariant, partsOf, sayDate, onGo }: BestsProps) => {
  const say = useSay();
  // Beside the list there is room for them; above it they would hide it.
  const [isOpen] = useState(() => holds('(min-width: 62.5em)'));
  const games = byVariant.filter(({ bests }) => bests.length > 0);
  if (games.length === 0) return null;
  return (
    <details className={`${looks.fold} ${looks.panel} ${styles.bests}`} open={isOpen}>
      <summary>
        <h2>{say('history.bests')}</h2>
      </summary>
      {games.map(({ variant, bests }) => (
        <div key={variant}>
          <h3>{say(`variant.${variant}`)}</h3>
          <ul>
            {bests.map((best) => {
              const [name, date] = [say(`history.best.${best.name}`), sayDate(best.kept.endedAt)];
              return (
                <li key={best.name}>
                  <button
                    type="button"
                    className={styles.best}
                    onClick={() => onGo({ room: 'review', code: best.kept.link })}
                  >
                    <span>{name}</span>
                    <Space />
                    <strong>{figureWords(best, partsOf(variant), say)}</strong>
                    <Space />
                    <small>{date}</small>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </details>
  );
});

function figureWords({ name, figure }: Best, parts: HistoryParts, say: Say): string {
  switch (name) {
    case 'total':
      return parts.totalWords(figure, say);
    case 'row':
      return say('history.count', { rounds: figure });
    default:
      return signedPoints(figure, say);
  }
}
