import { useId } from 'react';
import type { VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { dayLevelOf } from '../../store/days/dayDeal.ts';
import { measuredDealOf } from '../../store/days/measuredDeal.ts';
import type { LeftMatch } from '../../store/left/leftMatches.ts';
import type { Say } from '../../text/say.ts';
import { totalsWords } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { daySayer } from '../calendar/daySayer.ts';
import { dealToPlay } from '../calendar/unplayedDeal.ts';
import looks from '../looks/looks.module.css';
import { HelpedMark } from '../scores/HelpedMark.tsx';
import { DealLadder } from '../scores/yardstick/DealLadder.tsx';
import type { YardstickOf } from '../scores/yardstick/useYardsticks.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Days.module.css';
import { type DealLine, hasWon, ownResultOf, resultWords } from './daysModel.ts';

interface DayDealsProps {
  readonly lines: readonly DealLine[];
  readonly date: string;
  readonly yardstickOf: YardstickOf;
  /** Whether the next of them is the thing to do. */
  readonly isToday: boolean;
  readonly onPlay: (variant: VariantId) => void;
  readonly onGoOn: (left: LeftMatch | undefined) => void;
  readonly onReview: (code: string) => void;
}

export function DayDeals({ lines, isToday, ...ways }: DayDealsProps) {
  const next = dealToPlay(lines);
  return (
    <ul className={styles.deals}>
      {lines.map((line) => (
        <DealItem key={line.variant} line={line} isNext={isToday && line === next} {...ways} />
      ))}
    </ul>
  );
}

interface DealItemProps extends Omit<DayDealsProps, 'lines' | 'isToday'> {
  readonly line: DealLine;
  readonly isNext: boolean;
}

function DealItem({ line, date, yardstickOf, isNext, onPlay, onGoOn, onReview }: DealItemProps) {
  const say = useSay();
  const id = useId();
  const { variant, state } = line;
  const look = isNext ? 'main' : 'plain';
  const measured = state === 'played' ? measuredDealOf(line.round) : undefined;
  return (
    <li className={styles.deal} data-state={state}>
      <div>
        <h3 id={id}>{say(`variant.${variant}`)}</h3>
        {state === 'played' ? (
          <>
            <p className={`${looks.line} ${styles.result}`} data-won={hasWon(line.round)}>
              <span>{resultWords(line.round, say)}</span>
              {line.round.hinted && <HelpedMark />}
            </p>
            <p className={panel.dim}>{factsOf(line, say)}</p>
          </>
        ) : (
          <p className={panel.dim}>{againstWords(variant, date, say)}</p>
        )}
      </div>
      {state === 'played' && (
        <Button aria-describedby={id} onClick={() => onReview(line.round.link)}>
          {say('history.review')}
        </Button>
      )}
      {state === 'going' && (
        <Button look={look} aria-describedby={id} onClick={() => onGoOn(line.left)}>
          {say('days.goOn')}
        </Button>
      )}
      {state === 'open' && (
        <Button look={look} aria-describedby={id} onClick={() => onPlay(variant)}>
          {say('start.game.play')}
        </Button>
      )}
      {state === 'played' && measured !== undefined && (
        <div className={styles.ladder}>
          <DealLadder yardstick={yardstickOf(measured)} own={ownResultOf(line.round)} />
        </div>
      )}
    </li>
  );
}

function againstWords(variant: VariantId, date: string, say: Say): string {
  const seats = offeredGames.find((game) => game.variant === variant)?.seats ?? 2;
  const bots = seats - 1;
  const name = say(`start.opponent.${dayLevelOf(date)}`);
  const names = say('start.game.opponents', { bots, name });
  return say('days.against', { bots, names });
}

/** What everybody has and, of a deal that was not played on its day, when that was. */
function factsOf({ round, inTime }: DealLine & { readonly state: 'played' }, say: Say): string {
  const { names, totals, day } = round;
  if (inTime || !day?.playedOn) return totalsWords(names, totals, say);
  const date = daySayer(say, { day: 'numeric', month: 'short' })(day.playedOn);
  return say('days.later', { date });
}
