import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetMedia, matchTestMedia } from './media.ts';

afterEach(() => {
  cleanup();
  forgetMedia();
});

window.matchMedia = matchTestMedia;
// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined;
