import { motions, type Settings, volumes } from '../../store/settings.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { canFeel } from '../sound/touch.ts';
import { useSample } from '../sound/useSample.ts';
import { useSay } from '../voice/voice.tsx';
import { OnOrOff, type PartProps, SettingsPart } from './SettingsPart.tsx';
import { SpeedField } from './SpeedField.tsx';

/** How the table sounds, and how fast it goes. */
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
