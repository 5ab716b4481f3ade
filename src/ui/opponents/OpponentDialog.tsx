import { useId } from 'react';
import { useStore } from 'zustand';
import { type BotId, levels } from '../../bots/levels.ts';
import type { VariantId } from '../../engine/index.ts';
import { opponentOf, type SettingsStore } from '../../store/settings.ts';
import choice from '../choice/Choice.module.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { namedKeyOf } from '../keys/namedKeyOf.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Opponents.module.css';
import { Portrait } from './Portrait.tsx';

interface OpponentDialogProps {
  readonly settings: SettingsStore;
  readonly variant: VariantId;
  readonly onClose: () => void;
}

/**
 * The people of the tea house, of whom one is to be played against; the device remembers whom for
 * each game. A tap chooses and closes; the keyboard goes from one to the next and closes by Enter.
 */
export function OpponentDialog({ settings, variant, onClose }: OpponentDialogProps) {
  const say = useSay();
  const id = useId();
  const chosen = useStore(settings, (state) => opponentOf(state, variant));
  const choose = (level: BotId): void => {
    const { opponents, change } = settings.getState();
    change({ opponents: { ...opponents, [variant]: level } });
  };
  const title = say('opponents.title');
  return (
    <Dialog title={title} onClose={onClose}>
      <div
        role="radiogroup"
        aria-label={title}
        className={`${looks.stack1} ${styles.people}`}
        onKeyDown={(event) => {
          if (namedKeyOf(event) !== 'Enter') return;
          // The key would press what gets the focus back.
          event.preventDefault();
          onClose();
        }}
      >
        {levels.map((level) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of its radio button.
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it labels a radio button.
          <label
            key={level}
            className={styles.person}
            onClick={(event) => {
              // The arrow keys click as well, with no press of a finger or mouse.
              if (event.detail === 0) return;
              choose(level);
              onClose();
            }}
          >
            <input
              // The dialog begins at who is chosen; of React's own focus it would know nothing.
              ref={(radio) => void radio?.toggleAttribute('autofocus', level === chosen)}
              type="radio"
              name={id}
              aria-label={say(`start.opponent.${level}`)}
              aria-describedby={`${id}${level}`}
              checked={level === chosen}
              onChange={() => choose(level)}
            />
            <Portrait level={level} />
            <span>
              <span className={`${looks.block} ${looks.semibold} ${looks.parted} ${choice.name}`}>
                {say(`start.opponent.${level}`)}
              </span>
              <span id={`${id}${level}`} className={`${looks.block} ${looks.small}`}>
                {say(`start.opponent.${level}.about`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
