import { useSound } from '../../sound/useSound.ts';
import { cuesFor } from './cues.ts';
import type { TableModel } from './tableModel.ts';

/** Makes a table within a page heard. */
export function Sounding({ model }: { readonly model: TableModel }) {
  useSound(model, cuesFor);
  return null;
}
