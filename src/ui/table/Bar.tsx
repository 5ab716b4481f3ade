import type { TableModel } from '../fishing/table/tableModel.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useSay } from '../voice/voice.tsx';
import { afterwards } from './afterwards.tsx';
import styles from './Bar.module.css';
import { clippedName } from './clippedName.ts';

interface BarProps {
  readonly model: TableModel;
  readonly title: string;
  readonly sound: boolean;
  readonly onMenu: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onSound: () => void;
  readonly onMore: () => void;
}

/** Whose turn it is and which half of it, between the few buttons that are always there. */
export function Bar({ model, title, sound, onMenu, onUndo, onSound, onMore }: BarProps) {
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
        icon={sound ? 'sound-on' : 'sound-off'}
        name={say(sound ? 'sound.on' : 'sound.off')}
        onClick={onSound}
      />
      <BarButton icon="more" name={say('more.title')} opens onClick={onMore} />
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
  readonly onClick: (() => void) | undefined;
}

function BarButton({ icon, name, named, opens, disabled, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
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

const TurnWords = afterwards(function TurnWords({ model }: Pick<BarProps, 'model'>) {
  const say = useSay();
  const { turn, phase, viewer, names } = model;
  if (turn === null || phase === 'over')
    return <p className={styles.turn}>{say('table.turn.over')}</p>;
  const name = clippedName(names[turn] ?? '');
  if (turn !== viewer) return <p className={styles.turn}>{say(`table.turn.${phase}`, { name })}</p>;
  return (
    <p className={styles.turn} data-own>
      {say(phase === 'hand' ? 'table.turn.yourHand' : 'table.turn.yourDraw')}
    </p>
  );
});
