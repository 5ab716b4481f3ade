import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestAnswering } from '../../../src/store/offline/answering.ts';
import { browserPatience } from '../../../src/store/silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Caches and a network that answer by what was put into them; nothing is put into silent ones. */
function openBrowser() {
  const kept = vi.fn<(asked: string) => Promise<Response | undefined>>();
  const fetch = vi.fn<(asked: string) => Promise<Response>>();
  kept.mockImplementation((asked) => Promise.resolve(new Response(`kept ${asked}`)));
  fetch.mockImplementation((asked) => Promise.resolve(new Response(`fetched ${asked}`)));
  const answer = createRequestAnswering({ kept, fetch });
  const told = async (asked: string): Promise<string> => {
    const response = await answer(asked);
    return response.type === 'error' ? 'error' : response.text();
  };
  return {
    kept,
    fetch,
    told,
    /** Waits for a first answer as long as silent caches are waited for. */
    outwait: async () => {
      const first = told('a');
      await vi.advanceTimersByTimeAsync(browserPatience);
      await first;
    },
  };
}

const silence = (): Promise<never> => new Promise(() => undefined);

test('what is kept comes without the network, and what is not from the network', async () => {
  const { kept, fetch, told } = openBrowser();
  expect(await told('a')).toBe('kept a');
  expect(fetch).not.toHaveBeenCalled();
  kept.mockResolvedValue(undefined);
  expect(await told('b')).toBe('fetched b');
});

test('what breaks while it is looked up comes from the network', async () => {
  const { kept, told } = openBrowser();
  kept.mockRejectedValue(new Error('broken'));
  expect(await told('a')).toBe('fetched a');
});

test('caches that never answer are waited for once, and then the network is asked at once', async () => {
  const { kept, told } = openBrowser();
  kept.mockImplementation(silence);
  const first = told('a');
  const early = vi.fn();
  void first.then(early);
  await vi.advanceTimersByTimeAsync(browserPatience - 1);
  expect(early).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBe('fetched a');
  expect(await told('b')).toBe('fetched b');
});

test('caches that answer after a silence are asked first again', async () => {
  const { kept, fetch, told, outwait } = openBrowser();
  kept.mockImplementationOnce(silence);
  await outwait();
  fetch.mockRejectedValue(new Error('no network'));
  expect(await told('b')).toBe('kept b');
  expect(await told('c')).toBe('kept c');
  expect(fetch.mock.calls.flat()).toEqual(['a', 'b']);
});

test('where neither caches nor network answer the page is told so', async () => {
  const { kept, fetch, told, outwait } = openBrowser();
  kept.mockImplementation(silence);
  await outwait();
  fetch.mockRejectedValue(new Error('no network'));
  kept.mockResolvedValueOnce(undefined);
  expect(await told('b')).toBe('error');
  kept.mockRejectedValueOnce(new Error('broken'));
  await expect(told('c')).rejects.toThrow();
});
