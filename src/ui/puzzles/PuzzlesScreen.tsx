import { Button } from '../button/Button.tsx';
import type { RoomProps } from '../roomProps.ts';
import { useSay } from '../voice.tsx';

export function PuzzlesScreen({ onLeave }: RoomProps) {
  const say = useSay();
  return (
    <main>
      <h1>{say('rooms.puzzles')}</h1>
      <Button onClick={onLeave}>{say('rooms.leave')}</Button>
    </main>
  );
}
