import type { Elements } from '../content/content.ts';
import { later, useLater } from '../load/later.ts';
import { NotLoaded } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import type { betweenRounds } from './betweenRounds.ts';

const theParts = later(async () => (await import('./betweenRounds.ts')).betweenRounds);

export const loadBetween = theParts.load;

interface BetweenProps {
  readonly children: (parts: typeof betweenRounds) => Elements;
}

export function Between({ children }: BetweenProps) {
  const come = useLater(theParts);
  if (come === 'failed') return <NotLoaded />;
  return come === 'loading' ? <Waiting /> : children(come);
}
