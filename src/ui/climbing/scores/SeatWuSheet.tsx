import { useId } from 'react';
import type { Game } from '../../../engine/climbing/index.ts';
import {
  heapLabel,
  nextStepWords,
  standWords,
  worthSteps,
} from '../../../text/climbing/scoreWords.ts';
import panel from '../../asking/Panel.module.css';
import { RuleMark } from '../../asking/RuleMark.tsx';
import { RuleText } from '../../asking/RuleText.tsx';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import shared from '../../scores/Scores.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { useSay } from '../../voice/voice.tsx';
import { CombinationLine } from './CombinationLine.tsx';
import { heapOf, labelledSteps, roomBeside, type WuHeapModel, widestPlace } from './heapSteps.ts';
import styles from './WuSheet.module.css';
import type { SeatWu } from './wuRound.ts';

interface SeatWuSheetProps {
  readonly seat: SeatWu;
  readonly game: Game;
}

/** What a seat has won: its heap, what that is worth, and every combination on its cards. */
export function SeatWuSheet({ seat, game }: SeatWuSheetProps) {
  const say = useSay();
  const id = useId();
  const { name, sheet, combinations, declared, deals } = seat;
  return (
    <section
      className={`${page.card} ${shared.catch} ${styles.seat}`}
      aria-labelledby={id}
      data-declared={declared || undefined}
    >
      <header className={`${looks.row} ${styles.seatTop}`}>
        <h2 id={id}>{name}</h2>
        <p className={`${looks.row} ${styles.roles}`}>
          {declared && <strong className={styles.seal}>{say('wu.sheets.declared')}</strong>}
          {deals && <span className={panel.dim}>{say('wu.sheets.dealer')}</span>}
        </p>
        <p className={shared.total}>{say('wu.count', { wu: sheet.wu })}</p>
      </header>
      {combinations.length === 0 ? (
        <p>{say('wu.sheets.none')}</p>
      ) : (
        <>
          <Stand seat={seat} game={game} />
          <ul className={`${looks.row} ${styles.combinations}`}>
            {combinations.map((combination, at) => (
              <CombinationLine key={at} combination={combination} game={game} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The heap and what it is worth; asked, how that is reckoned and what more of them would bring. */
function Stand({ seat: { sheet, declared }, game }: SeatWuSheetProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'worth'>();
  const heap = heapOf(sheet, game);
  const room = roomBeside(heap);
  return (
    <>
      <button type="button" className={`${disclosure.ask} ${styles.askHeap}`} {...asks('worth')}>
        <span className={styles.heapAndStand} data-tucked={room !== undefined || undefined}>
          <WuHeap heap={heap} />
          <span
            className={`${disclosure.lineName} ${styles.stand}`}
            style={{ maxInlineSize: room }}
          >
            <span>{standWords(sheet, declared, game, say)}</span>
            <Space />
            <RuleMark rule="W13" />
          </span>
        </span>
      </button>
      <Disclosed id={answerId}>
        {asked !== undefined && (
          <>
            {worthSteps(sheet, game, say).map((step) => (
              <p key={step}>{step}</p>
            ))}
            <p>{nextStepWords(sheet.next, say)}</p>
            <RuleText rules={['W13']} />
          </>
        )}
      </Disclosed>
    </>
  );
}

/** Wu as a heap of cards on edge, with a mark at each step of payment and what it is worth. */
function WuHeap({ heap }: { readonly heap: WuHeapModel }) {
  const say = useSay();
  const { wu, places, steps } = heap;
  const labelled = new Set(labelledSteps(heap));
  return (
    <span
      className={styles.heap}
      role="img"
      aria-label={heapLabel(wu, steps, say)}
      style={{ gridTemplateColumns: `repeat(${places}, minmax(0, ${widestPlace}px))` }}
    >
      {Array.from({ length: places }, (_, place) => {
        const step = steps.find((one) => one.wu === place + 1);
        return (
          <span key={place} className={styles.slot} data-won={place < wu || undefined}>
            {step !== undefined && (
              <span className={styles.step} data-reached={step.reached}>
                {labelled.has(step) && (
                  <>
                    <span className={styles.stepWu}>{step.wu}</span>
                    <span className={styles.coin}>{step.chips}</span>
                  </>
                )}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
