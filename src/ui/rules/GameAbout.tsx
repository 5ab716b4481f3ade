import type { ChangedSwitch, VariantId } from '../../engine/index.ts';
import { useSay } from '../voice/voice.tsx';

interface GameAboutProps {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch[];
}

export function GameAbout({ variant, changed }: GameAboutProps) {
  const say = useSay();
  return (
    <>
      <p>{say(`start.variant.${variant}.known`)}</p>
      <p>
        {changed.length === 0
          ? say(`start.variant.${variant}.about`)
          : say('start.rules.changed', {
              changes: changed.length,
              variant: say(`variant.${variant}`),
            })}
      </p>
    </>
  );
}
