import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetPage } from './page.ts';

// What is looked for comes late on a slow machine, which is no failure.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetPage();
});
