import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetPage } from './page.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetPage();
});
