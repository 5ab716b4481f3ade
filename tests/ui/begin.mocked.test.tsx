import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What waits for the next frame, in the order in which it was asked for. */
let frames: (() => void)[];
const drawFrame = (): void => {
  for (const draw of frames.splice(0)) draw();
};
/** Lets the script that was imported do what it does at once. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const loads = vi.fn();
/** A script that has loaded once does not run again under the same address. */
let visits = 0;

beforeEach(() => {
  frames = [];
  visits += 1;
  loads.mockClear();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('mainLoads', loads);
  vi.stubGlobal('reportError', vi.fn());
  document.body.innerHTML = `
    <div id="root"><main>the first screen</main></div>
    <script type="module/none" data-main="data:text/javascript,mainLoads()//${visits}"></script>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  localStorage.clear();
});

async function begin(): Promise<void> {
  vi.resetModules();
  await import('../../src/begin.ts');
  await settled();
}

test('the first screen is drawn before the main script is asked for', async () => {
  await begin();
  drawFrame();
  await settled();
  expect(loads).not.toHaveBeenCalled();
  drawFrame();
  await vi.waitFor(() => expect(loads).toHaveBeenCalledOnce());
});

test('where another screen is due the main script comes at once', async () => {
  localStorage.setItem('fifteen-lakes/left', '{}');
  await begin();
  await vi.waitFor(() => expect(loads).toHaveBeenCalledOnce());
  expect(frames).toEqual([]);
});

test('where no frame is drawn, as in the background, it comes after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.resetModules();
  await import('../../src/begin.ts');
  await vi.advanceTimersByTimeAsync(100);
  expect(loads).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();
  await vi.waitFor(() => expect(loads).toHaveBeenCalledOnce());
});
