import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FaultBoundary } from '../../../src/ui/fault/FaultBoundary.tsx';
import { throwIn } from '../../../src/ui/fault/throwIn.ts';

function Failing() {
  const [state, setState] = useState('waiting');
  useEffect(() => {
    Promise.reject(new Error('it failed')).catch((error: unknown) => setState(throwIn(error)));
  }, []);
  return <p>{state}</p>;
}

test('what fails beside the drawing of a component is shown as a fault', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <FaultBoundary instead={(error) => <p>{String(error)}</p>}>
      <Failing />
    </FaultBoundary>,
  );
  await screen.findByText('Error: it failed');
  expect(told).toHaveBeenCalled();
});
