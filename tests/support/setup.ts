import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetPage } from './page.ts';
import './turns.ts';

// What is looked for comes late on a slow machine, which is no failure.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetPage();
});

// A room that is still on its way when its file of tests ends would fail to load for all that the
// worker runs after it.
afterAll(() => vi.dynamicImportSettled());
