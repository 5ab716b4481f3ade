import { useSay } from '../voice.tsx';
import styles from './Bar.module.css';
import { Icon, type IconName } from './Icon.tsx';
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
      <BarButton icon="menu" name={say('table.bar.menu')} onClick={onMenu} />
      <div className={styles.middle}>
        <h1 className={styles.title}>{title}</h1>
        <TurnWords model={model} />
      </div>
      <BarButton
        icon="undo"
        name={say('table.bar.undo')}
        named
        disabled={onUndo === undefined}
        onClick={onUndo}
      />
      <BarButton
        icon="log"
        name={say('table.log')}
        named
        opens
        className={styles.narrow}
        onClick={onLog}
      />
      <BarButton
        icon="keys"
        name={say('table.keys.title')}
        opens
        className={styles.keys}
        onClick={onKeys}
      />
    </header>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly name: string;
  /** Whether the name stands beside the icon where there is room. */
  readonly named?: boolean;
  /** Whether it opens a dialog. */
  readonly opens?: boolean;
  /** It stays where it is, so that focus is not lost. */
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onClick: (() => void) | undefined;
}

function BarButton({ icon, name, named, opens, disabled, className, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-label={name}
      aria-disabled={disabled || undefined}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      {named && <span className={styles.word}>{name}</span>}
    </button>
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
