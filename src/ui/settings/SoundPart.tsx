import { useEffect, useState } from 'react';
import { motions, type Settings, type SettingsStore, volumes } from '../../store/settings.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useMotionWish } from '../page/useLook.ts';
import { createSounds, loudness } from '../sound/sounds.ts';
import { soundWishOf } from '../sound/soundWish.ts';
import { canFeel, feel } from '../sound/touch.ts';
import { useSay } from '../voice/voice.tsx';
import { OnOrOff, type PartProps, SettingsPart } from './SettingsPart.tsx';
import { SpeedField } from './SpeedField.tsx';

export function SoundPart({ settings, chosen, onChange }: PartProps) {
  const say = useSay();
  const playSample = useSample(settings);
  const changeHeard = (heard: Partial<Settings>): void => {
    onChange({ ...heard, soundAsked: true });
    playSample();
  };
  return (
    <SettingsPart title={say('settings.soundAndSpeed')}>
      <OnOrOff name="sound" chosen={chosen} onChange={changeHeard} />
      <ChoiceField
        look="segments"
        legend={say('settings.volume')}
        options={volumes.map((volume) => ({
          value: volume,
          name: say(`settings.volume.${volume}`),
        }))}
        value={chosen.volume}
        onChoose={(volume) => changeHeard({ volume })}
      />
      <SpeedField
        explains
        value={chosen.botSpeed}
        onChoose={(botSpeed) => onChange({ botSpeed })}
      />
      <ChoiceField
        look="row"
        legend={say('settings.motion')}
        options={(['system', ...motions] as const).map((motion) => ({
          value: motion,
          name: say(`settings.motion.${motion}`),
        }))}
        value={chosen.motion}
        onChoose={(motion) => onChange({ motion })}
      />
      {canFeel() && <OnOrOff name="touch" chosen={chosen} onChange={changeHeard} />}
      <OnOrOff name="playsForced" chosen={chosen} onChange={onChange} />
    </SettingsPart>
  );
}

function useSample(settings: SettingsStore): () => void {
  const [sounds] = useState(() => createSounds(() => new AudioContext()));
  const motion = useMotionWish(settings);
  useEffect(() => () => sounds.close(), [sounds]);
  return () => {
    const wish = soundWishOf(settings.getState(), motion);
    if (wish === undefined) return;
    sounds.play(['tile-on-tile'], loudness[wish.volume]);
    if (wish.touch) feel('tap');
  };
}
