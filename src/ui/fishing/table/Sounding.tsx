import type { SoundWish } from '../../sound/soundWish.ts';
import { type Feedback, useSound } from '../../sound/useSound.ts';
import { cuesFor, touchFor } from './cues.ts';
import type { TableModel } from './tableModel.ts';

interface SoundingProps {
  readonly model: TableModel;
  readonly wish: SoundWish;
}

const feedback: Feedback<TableModel> = { cuesFor, touchFor };

/** Makes a table within a page heard and felt. */
export function Sounding({ model, wish }: SoundingProps) {
  useSound(model, feedback, wish);
  return null;
}
