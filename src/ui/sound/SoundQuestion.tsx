import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import offer from '../opponents/Opponents.module.css';
import { focusHeading } from '../page/ScreenChange.tsx';
import { useSay } from '../voice/voice.tsx';

/**
 * Asks once whether tables are to be heard: on the sheet of the first round, where it covers
 * nothing.
 */
export function SoundQuestion({ settings }: { readonly settings: SettingsStore }) {
  const say = useSay();
  const wasAsked = useStore(settings, ({ soundAsked }) => soundAsked);
  if (wasAsked) return null;
  const choose = (sound: boolean): void => {
    settings.getState().change({ sound, soundAsked: true });
    focusHeading(document.body);
  };
  return (
    <section className={offer.offer} aria-labelledby="sound-question">
      <p id="sound-question">{say('sound.question')}</p>
      <div className={offer.answers}>
        <Button onClick={() => choose(true)}>{say('sound.question.on')}</Button>
        <Button look="quiet" onClick={() => choose(false)}>
          {say('sound.question.off')}
        </Button>
      </div>
    </section>
  );
}
