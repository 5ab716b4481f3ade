import type { Game, ToldCount } from '../../../engine/climbing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import type { EnteredCounts } from '../../../store/entering/counts.ts';
import { toldCountName } from '../../../text/climbing/toldWords.ts';
import panel from '../../asking/Panel.module.css';
import looks from '../../looks/looks.module.css';
import { NumberInput } from '../../setup/NumberInput.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './Told.module.css';
import { askedOf } from './toldLedger.ts';

interface ToldCountsProps {
  readonly told: EnteredCounts;
  readonly game: Game;
  readonly names: readonly string[];
  /** Whose counts cannot be. */
  readonly wrongSeat: Seat | undefined;
  readonly onChange: (make: (told: EnteredCounts) => EnteredCounts) => void;
}

/** No count of a round has more digits. */
const mostDigits = 3;
const mostCount = 10 ** mostDigits - 1;

/** The wu of who declared and what else is paid for, a field for each seat that it is asked of. */
export function ToldCounts({ told, game, names, wrongSeat, onChange }: ToldCountsProps) {
  const say = useSay();
  const asked = askedOf(told, game);
  const counts = [...new Set(asked.flat())];
  if (counts.length === 0) return null;
  const beyondWu = counts.some((count) => count !== 'wu');
  return (
    <fieldset>
      <legend className={looks.title}>{say('climbing.ledger.counts')}</legend>
      <div className={styles.counts}>
        {asked.map((each, seat) =>
          each.length === 0 ? null : (
            <div
              key={seat}
              className={`${looks.row} ${styles.seat}`}
              role="group"
              aria-label={names[seat]}
            >
              <span className={styles.name} aria-hidden="true">
                {names[seat]}
              </span>
              {each.map((count) => (
                <label key={count} className={styles.count}>
                  <span>{toldCountName(count, say)}</span>
                  <NumberInput
                    maxLength={mostDigits}
                    aria-invalid={seat === wrongSeat}
                    value={told.counts[seat]?.[count] ?? null}
                    placeholder="0"
                    fits={(number) => number <= mostCount}
                    refuses
                    onNumber={(number) =>
                      onChange((before) => withCount(before, seat, count, number ?? null))
                    }
                  />
                </label>
              ))}
            </div>
          ),
        )}
      </div>
      {beyondWu && (
        <p className={panel.dim}>{say(`climbing.ledger.hint.${game.variant.counting}`)}</p>
      )}
    </fieldset>
  );
}

/** The told round with another number in a field, or with none. */
function withCount(
  told: EnteredCounts,
  seat: Seat,
  count: ToldCount,
  number: number | null,
): EnteredCounts {
  const { [count]: _, ...others } = told.counts[seat] ?? {};
  const counts = number === null ? others : { ...others, [count]: number };
  return { ...told, counts: told.counts.with(seat, counts) };
}
