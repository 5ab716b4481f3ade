import { servesTables } from '../../store/online/servesTables.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';

/** The way to a table for friends far away; nothing where the page comes from no server of them. */
export function FarButton({ onOpen }: { readonly onOpen: () => void }) {
  const say = useSay();
  if (servesTables(document) === undefined) return null;
  return <Button onClick={onOpen}>{say('start.far')}</Button>;
}
