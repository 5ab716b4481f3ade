import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetMedia, matchTestMedia } from './media.ts';

afterEach(() => {
  cleanup();
  forgetMedia();
});

window.matchMedia = matchTestMedia;
