import { Button } from '../button/Button.tsx';
import type { RoomProps } from '../roomProps.ts';
import { useSay } from '../voice.tsx';

export function CalculatorScreen({ onLeave }: RoomProps) {
  const say = useSay();
  return (
    <main>
      <h1>{say('rooms.calculator')}</h1>
      <Button onClick={onLeave}>{say('rooms.leave')}</Button>
    </main>
  );
}
