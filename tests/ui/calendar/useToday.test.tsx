import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useToday } from '../../../src/ui/calendar/useToday.ts';

function Today() {
  return <p>{useToday()}</p>;
}

test('another day begins at midnight, and when a device wakes up or its clock was put', () => {
  vi.stubEnv('TZ', 'Europe/London');
  vi.useFakeTimers({ now: new Date('2026-10-24T22:59:59.000Z') });
  render(<Today />);
  expect(screen.getByText('2026-10-24')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('2026-10-25')).toBeVisible();
  // This day has 25 hours.
  act(() => void vi.advanceTimersByTime(25 * 3_600_000 - 1));
  expect(screen.getByText('2026-10-25')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('2026-10-26')).toBeVisible();
  vi.setSystemTime(new Date('2026-10-20T12:00:00.000Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-10-20')).toBeVisible();
  vi.unstubAllEnvs();
});
