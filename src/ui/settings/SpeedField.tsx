import { type BotSpeed, botSpeeds } from '../../store/settings.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useSay } from '../voice/voice.tsx';

interface SpeedFieldProps {
  readonly value: BotSpeed;
  readonly onChoose: (speed: BotSpeed) => void;
  readonly explains?: boolean;
}

export function SpeedField({ value, onChoose, explains = false }: SpeedFieldProps) {
  const say = useSay();
  return (
    <ChoiceField
      look="segments"
      legend={say('settings.speed')}
      {...(explains && { about: say('settings.speed.about') })}
      options={botSpeeds.map((speed) => ({
        value: speed,
        name: say(`settings.speed.${speed}`),
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
