import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createSettingsStore,
  motions,
  type Settings,
  type SettingsStore,
  themes,
} from '../../../src/store/settings.ts';
import { putFirstLook } from '../../../src/ui/page/look.ts';
import { useLook, useMotionWish } from '../../../src/ui/page/useLook.ts';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import { setMedia } from '../../support/media.ts';

const light = '(prefers-color-scheme: light)';
const contrast = '(prefers-contrast: more)';
const still = '(prefers-reduced-motion: reduce)';

let settings: SettingsStore;
let bar: HTMLMetaElement;
const { dataset, style } = document.documentElement;

beforeEach(() => {
  settings = createSettingsStore(openShelf(createMemoryStorage()));
  bar = document.createElement('meta');
  bar.name = 'theme-color';
  document.head.append(bar);
});

afterEach(() => {
  bar.remove();
  style.removeProperty('--ground');
});

const openPage = () => renderHook(() => useLook(settings));
const choose = (change: Partial<Settings>): void => act(() => settings.getState().change(change));
const device = (...queries: string[]): void => act(() => setMedia(...queries));

describe('the theme', () => {
  test('is dark until the device asks for another one', () => {
    openPage();
    expect(dataset.theme).toBe('dark');
    device(light);
    expect(dataset.theme).toBe('light');
    device(light, contrast);
    expect(dataset.theme).toBe('contrast');
    device();
    expect(dataset.theme).toBe('dark');
  });

  test.each(themes)('%s stays as chosen, whatever the device is set to', (theme) => {
    openPage();
    choose({ theme });
    expect(dataset.theme).toBe(theme);
    device(light, contrast);
    expect(dataset.theme).toBe(theme);
    choose({ theme: 'system' });
    expect(dataset.theme).toBe('contrast');
  });

  test('colours the bars of the browser as well', () => {
    style.setProperty('--ground', ' #102030 ');
    openPage();
    expect(bar.content).toBe('#102030');
    style.setProperty('--ground', '#fefefe');
    choose({ theme: 'light' });
    expect(bar.content).toBe('#fefefe');
  });
});

describe('the motion', () => {
  test('is full until the device asks for none', () => {
    openPage();
    expect(dataset.motion).toBe('full');
    device(still);
    expect(dataset.motion).toBe('none');
    device();
    expect(dataset.motion).toBe('full');
  });

  test.each(motions)('%s stays as chosen, whatever the device is set to', (motion) => {
    const { result } = renderHook(() => useMotionWish(settings));
    openPage();
    choose({ motion });
    expect(dataset.motion).toBe(motion);
    device(still);
    expect(dataset.motion).toBe(motion);
    expect(result.current).toBe(motion);
    choose({ motion: 'system' });
    expect(dataset.motion).toBe('none');
    expect(result.current).toBe('none');
  });
});

test('the first look is there before anything is shown, as chosen or as the device asks', () => {
  style.setProperty('--ground', '#fefefe');
  device(light, still);
  putFirstLook(settings.getState());
  expect(dataset).toMatchObject({ theme: 'light', motion: 'none' });
  expect(bar.content).toBe('#fefefe');
  choose({ theme: 'contrast', motion: 'less' });
  putFirstLook(settings.getState());
  expect(dataset).toMatchObject({ theme: 'contrast', motion: 'less' });
});

test('a page that is left listens to its device no more', () => {
  const { unmount } = openPage();
  unmount();
  device(light);
  expect(dataset.theme).toBe('dark');
});

test('the browser is asked once for what tells of the device, however often the look is drawn', () => {
  const asked = vi.spyOn(window, 'matchMedia');
  const { rerender } = openPage();
  const before = asked.mock.calls.length;
  rerender();
  device(light);
  expect(dataset.theme).toBe('light');
  expect(asked).toHaveBeenCalledTimes(before);
});
