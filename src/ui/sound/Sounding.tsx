import type { TableModel } from '../fishing/table/tableModel.ts';
import { useSound } from './useSound.ts';

/** Makes a table heard. */
export function Sounding({ model }: { readonly model: TableModel }) {
  useSound(model);
  return null;
}
