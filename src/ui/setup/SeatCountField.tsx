import type { SeatCount } from '../../engine/index.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useSay } from '../voice/voice.tsx';
import { type SetupDraft, variantOf } from './setupDraft.ts';

interface SeatCountFieldProps {
  readonly draft: Pick<SetupDraft, 'variant' | 'seatCount'>;
  readonly onChoose: (seatCount: SeatCount) => void;
}

/** How many sit at the table: one of the numbers that the variant is played with. */
export function SeatCountField({ draft, onChoose }: SeatCountFieldProps) {
  const say = useSay();
  return (
    <ChoiceField
      look="segments"
      legend={say('start.seats.count')}
      options={variantOf(draft).seatCounts.map((seats) => ({
        value: seats,
        name: say('start.seats.number', { seats }),
      }))}
      value={draft.seatCount}
      onChoose={onChoose}
    />
  );
}
