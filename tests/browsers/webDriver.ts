import * as v from 'valibot';
import type { Tab } from './tab.ts';

/** How long the driver may take to answer, in milliseconds: pages come from the same machine. */
const longestAnswer = 60_000;

const replySchema = v.object({ value: v.unknown() });
const sessionSchema = v.object({ sessionId: v.string() });
const faultSchema = v.object({ error: v.string(), message: v.string() });

/**
 * Has a driver that speaks W3C WebDriver open a window.
 * @param driver the address of the driver
 * @param capabilities what the driver must know of the browser
 */
export async function openByDriver(
  driver: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<Tab> {
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = v.parse(sessionSchema, await send(`${driver}/session`, 'POST', wanted));
  const session = `${driver}/session/${sessionId}`;
  const post = (command: string, body: object): Promise<unknown> =>
    send(`${session}/${command}`, 'POST', body);
  return {
    open: async (address) => {
      await post('url', { url: address });
    },
    reload: async () => {
      await post('refresh', {});
    },
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    pressAt: async (point) => {
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
      const actions = [
        { type: 'pointerMove', duration: 0, origin: 'viewport', ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('actions', { actions: [{ ...mouse, actions }] });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    picture: async () => {
      const picture = v.parse(v.string(), await send(`${session}/screenshot`, 'GET'));
      return Buffer.from(picture, 'base64');
    },
  };
}

/** Whether a driver answers at an address. */
export function isDriverAt(address: string): Promise<boolean> {
  return send(`${address}/status`, 'GET').then(
    () => true,
    () => false,
  );
}

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(longestAnswer),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = v.parse(replySchema, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(faultSchema, value);
  throw new Error(`The driver says ${error}: ${message}`);
}
