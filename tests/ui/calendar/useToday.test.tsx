import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useToday } from '../../../src/ui/calendar/useToday.ts';

function Today() {
  return <p>{useToday()}</p>;
}

test('another day begins at midnight, and when a device wakes up or its clock was put', () => {
  // Of what has been, no law can change the zone.
  vi.stubEnv('TZ', 'Europe/London');
  vi.useFakeTimers({ now: new Date('2024-10-26T22:59:59.000Z') });
  render(<Today />);
  expect(screen.getByText('2024-10-26')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('2024-10-27')).toBeVisible();
  // This day had 25 hours.
  act(() => void vi.advanceTimersByTime(25 * 3_600_000 - 1));
  expect(screen.getByText('2024-10-27')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('2024-10-28')).toBeVisible();
  vi.setSystemTime(new Date('2024-10-22T12:00:00.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2024-10-22')).toBeVisible();
  vi.unstubAllEnvs();
});
