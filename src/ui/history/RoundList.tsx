import { useId, useMemo } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { Place } from '../../store/places.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { Parted } from '../content/Parted.tsx';
import looks from '../looks/looks.module.css';
import { MoreRounds, useShownRounds } from '../page/MoreRounds.tsx';
import { useSay } from '../voice/voice.tsx';

import type { FilterChoice } from './historyModel.ts';
import type { HistoryParts } from './historyParts.ts';
import { companyWords, type SayDate } from './historyWords.ts';
import { linesOf, type MatchLines, type MatchRounds, roundCountOf } from './listModel.ts';
import { RoundCard } from './RoundCard.tsx';
import styles from './RoundList.module.css';

interface RoundListProps {
  readonly matches: readonly MatchRounds[];
  readonly choice: FilterChoice;
  /** How many rounds there are, also where only the newest of them have been read yet. */
  readonly count: number;
  readonly partsOf: (variant: VariantId) => HistoryParts;
  readonly sayDate: SayDate;
  readonly onGo: (place: Place) => void;
  readonly onRemove: (id: string) => void;
}

/** The rounds, those of a match together. */
export function RoundList({ matches, choice, count, ...others }: RoundListProps) {
  const { most, box, onMore } = useShownRounds<HTMLDivElement>('h3');
  const shown = useMemo(() => linesOf(matches, choice, most), [matches, choice, most]);
  const shownCount = Math.min(roundCountOf(matches), most);
  return (
    <div ref={box} className={looks.stack4}>
      {shown.map((match) => (
        <MatchCard key={match.key} match={match} {...others} />
      ))}
      <MoreRounds left={count - shownCount} onMore={() => onMore(shownCount)} />
    </div>
  );
}

interface MatchCardProps extends Omit<RoundListProps, 'matches' | 'choice' | 'count'> {
  readonly match: MatchLines;
}

function MatchCard({ match, ...others }: MatchCardProps) {
  const say = useSay();
  const id = useId();
  const { rounds, count, together } = match;
  const [first] = rounds;
  if (first === undefined) return null;
  if (together === null) {
    return (
      <ul className={`${looks.slim} ${looks.wood}`}>
        <RoundCard line={first} {...others} />
      </ul>
    );
  }
  const company = companyWords(first, say);
  return (
    <section className={`${looks.slim} ${looks.wood}`} aria-labelledby={id}>
      <div id={id} className={styles.matchTop}>
        <strong>
          <Parted
            words={`${say('history.match', { game: say(`variant.${first.kept.variant}`), rounds: count })} `}
          />
        </strong>
        {company !== undefined && <span className={panel.dim}>{`${company} `}</span>}
        {together.length > 0 && (
          <span className={`${looks.row} ${styles.together}`}>
            <span className={panel.dim}>{say('history.together')}</span>
            {together.map(({ name, balance }, place) => (
              <span key={place}>
                {say('history.sum', { name, balance: signedPoints(balance, say) })}
              </span>
            ))}
          </span>
        )}
      </div>
      <ul>
        {rounds.map((line) => (
          <RoundCard key={line.kept.id} line={line} matchId={id} {...others} />
        ))}
      </ul>
    </section>
  );
}
