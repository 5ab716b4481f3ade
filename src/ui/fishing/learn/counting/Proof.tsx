import { useEffect, useRef, useState } from 'react';
import type { Motion } from '../../../../store/settings.ts';
import { browserTimer } from '../../../../store/timer.ts';
import panel from '../../../asking/Panel.module.css';
import { Button } from '../../../button/Button.tsx';
import type { Elements } from '../../../content/content.ts';
import { Space } from '../../../content/Space.tsx';
import looks from '../../../looks/looks.module.css';
import { timing } from '../../../motion/timing.ts';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { BonusItem } from '../../scores/BonusItem.tsx';
import { Payments } from '../../scores/Payments.tsx';
import { SheetLine } from '../../scores/SheetLine.tsx';
import type { CountTask } from './countTask.ts';
import styles from './Proof.module.css';

interface ProofProps {
  readonly task: CountTask;
  readonly names: readonly string[];
  readonly motion: Motion;
}

/** The short side of the tiles, in CSS pixels. */
const provenTile = 24;

/** A bonus that lacks no more tiles is told though it is not earned. */
const nearly = 2;

/** What shows that a count is right: every rule fires, one after the other, and the sum grows. */
export function Proof(props: ProofProps) {
  return props.task.payments.length > 0 ? <PaymentProof {...props} /> : <SheetProof {...props} />;
}

function SheetProof({ task: { sheet, totals }, motion }: ProofProps) {
  const say = useSay();
  const lines = [
    ...sheet.groups.map((line) => ({
      key: line.id,
      points: line.points,
      shown: <SheetLine line={line} />,
    })),
    ...sheet.bonuses
      .filter(({ complete, worth, lacks }) => {
        const tiles = lacks.reduce((sum, { copies }) => sum + copies, 0);
        return worth > 0 && (complete || tiles <= nearly);
      })
      .map((bonus) => ({
        key: `bonus-${bonus.id}`,
        points: bonus.points,
        shown: (
          <ul className={styles.bonus}>
            <BonusItem bonus={bonus} />
          </ul>
        ),
      })),
  ];
  const { fired, fireAll } = useFiring(lines.length, motion);
  const shown = lines.slice(0, fired);
  const before = totals[0] ?? 0;
  return (
    <section
      className={`${looks.slim} ${looks.wood} ${styles.proof}`}
      aria-label={say('calculator.sheets')}
    >
      <h2 className={looks.unseen}>{say('calculator.sheets')}</h2>
      <FittedTileLook cut tile={provenTile}>
        <div className={styles.lines}>
          {shown.map(({ key, shown: line }, at) => (
            <FiredLine
              key={key}
              isNew={motion !== 'none' && at > 0 && at === fired - 1}
              isMarked={at === fired - 1 && fired < lines.length}
            >
              {line}
            </FiredLine>
          ))}
        </div>
      </FittedTileLook>
      <p className={styles.sum}>
        <span>{say('scores.total')}</span>
        <Space />
        {fired < lines.length && <FireAll onPress={fireAll} />}
        <span>{shown.reduce((sum, { points }) => sum + points, 0)}</span>
      </p>
      {before !== sheet.total && fired === lines.length && (
        <p className={panel.dim}>
          {say('counting.gained', { before, after: sheet.total, points: sheet.total - before })}
        </p>
      )}
    </section>
  );
}

function PaymentProof({ task: { game, payments, totals }, names, motion }: ProofProps) {
  const { fired, fireAll } = useFiring(payments.length, motion);
  const { settlement, doubleAt } = game.rules;
  return (
    <div className={styles.payments}>
      <Payments
        model={{ payments: payments.slice(0, fired), names, totals, settlement, doubleAt }}
      />
      {fired < payments.length && <FireAll onPress={fireAll} />}
    </div>
  );
}

function FireAll({ onPress }: { readonly onPress: () => void }) {
  const say = useSay();
  return (
    <Button look="quiet" onClick={onPress}>
      {say('counting.fireAll')}
    </Button>
  );
}

interface FiredLineProps {
  /** Whether it has just fired: it comes into sight. */
  readonly isNew: boolean;
  /** Whether it is the one to look at, until the next one fires. */
  readonly isMarked: boolean;
  readonly children: Elements;
}

function FiredLine({ isNew, isMarked, children }: FiredLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div ref={line} className={styles.fired} data-marked={isMarked || undefined}>
      {children}
    </div>
  );
}

interface FiringProgress {
  readonly fired: number;
  /** Lets the rest fire at once. */
  readonly fireAll: () => void;
}

/** Fires so many rules, one after the other; all at once where motion is not wanted. */
function useFiring(rules: number, motion: Motion): FiringProgress {
  const [fired, setFired] = useState(motion === 'none' ? rules : Math.min(1, rules));
  useEffect(() => {
    return fired < rules ? browserTimer(() => setFired(fired + 1), timing.firing) : undefined;
  }, [fired, rules]);
  return { fired, fireAll: () => setFired(rules) };
}
