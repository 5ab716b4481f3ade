import { useState } from 'react';
import type { TablePlace } from '../../engine/index.ts';
import { type ServedLevel, servedLevels } from '../../online/event.ts';
import type { ReadTold } from '../../online/readTold.ts';
import type { FarDeeds } from '../../store/online/farState.ts';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { botName } from '../opponents/botName.ts';
import { useSay } from '../voice/voice.tsx';

interface FillDialogProps {
  readonly told: ReadTold;
  readonly place: TablePlace;
  readonly deeds: Pick<FarDeeds, 'fill'>;
  readonly onClose: () => void;
}

export function FillDialog({ told, place, deeds, onClose }: FillDialogProps) {
  const say = useSay();
  const [level, setLevel] = useState<ServedLevel>('novice');
  const name = botName(
    level,
    told.places.map(({ name }) => name),
    say,
  );
  return (
    <Dialog
      title={say('far.fill.title', { place: place + 1 })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('dialog.cancel')}</Button>
          <Button
            look="main"
            onClick={() => {
              onClose();
              void deeds.fill(place, level, name);
            }}
          >
            {say('far.fill')}
          </Button>
        </>
      }
    >
      <ChoiceField
        legend={say('far.fill.legend')}
        options={servedLevels.map((each) => ({
          value: each,
          name: say(`start.opponent.${each}`),
          about: say(`start.opponent.${each}.about`),
        }))}
        value={level}
        onChoose={setLevel}
      />
    </Dialog>
  );
}
