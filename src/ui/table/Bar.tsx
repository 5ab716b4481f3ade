import { useSay } from '../voice.tsx';
import styles from './Bar.module.css';
import { Icon } from './Icon.tsx';
import type { TableModel } from './tableModel.ts';

interface BarProps {
  readonly model: TableModel;
  readonly title: string;
  readonly onMenu: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onLog: () => void;
  readonly onKeys: () => void;
}

/** Whose turn it is and which half of it, between the few buttons that are always there. */
export function Bar({ model, title, onMenu, onUndo, onLog, onKeys }: BarProps) {
  const say = useSay();
  return (
    <header className={styles.bar} data-region="bar">
      <button
        type="button"
        className={styles.button}
        aria-label={say('table.bar.menu')}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
      <div className={styles.middle}>
        <h1 className={styles.title}>{title}</h1>
        <TurnWords model={model} />
      </div>
      <button
        type="button"
        className={styles.button}
        aria-disabled={onUndo === undefined || undefined}
        onClick={onUndo}
      >
        <Icon name="undo" />
        <span className={styles.word}>{say('table.bar.undo')}</span>
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.narrow}`}
        aria-haspopup="dialog"
        onClick={onLog}
      >
        <Icon name="log" />
        <span className={styles.word}>{say('table.bar.log')}</span>
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.keys}`}
        aria-label={say('table.bar.keys')}
        aria-haspopup="dialog"
        onClick={onKeys}
      >
        <Icon name="keys" />
      </button>
    </header>
  );
}

function TurnWords({ model }: Pick<BarProps, 'model'>) {
  const say = useSay();
  const { turn, phase, viewer, names } = model;
  if (turn === null || phase === 'over')
    return <p className={styles.turn}>{say('table.turn.over')}</p>;
  const name = names[turn] ?? '';
  if (turn !== viewer) return <p className={styles.turn}>{say(`table.turn.${phase}`, { name })}</p>;
  return (
    <p className={styles.turn} data-own>
      {say(phase === 'hand' ? 'table.turn.yourHand' : 'table.turn.yourDraw')}
    </p>
  );
}
