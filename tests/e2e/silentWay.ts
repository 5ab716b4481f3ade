import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server of this machine that can fall silent as a network does: nothing is closed. */
export interface SilentWay {
  /** The same page by this way. */
  readonly address: string;
  /** Lets nothing through any more. What is open now stays silent for ever. */
  readonly fallSilent: () => void;
  /** Lets through what is opened from now on. */
  readonly speak: () => void;
  readonly close: () => Promise<void>;
}

export async function openSilentWay(to: string): Promise<SilentWay> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    open.add(near);
    near.on('error', () => near.destroy());
    if (isSilent) return;
    const far = connect(Number(port), hostname);
    open.add(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => one.destroy());
      // Whoever has gone is not missed by a silent network.
      one.on('close', () => open.delete(one) && other.destroy());
    }
    near.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The way has no port.');
  const forget = (): void => {
    for (const socket of open) {
      socket.removeAllListeners('data').removeAllListeners('close').pause();
    }
  };
  return {
    address: `http://127.0.0.1:${at.port}/`,
    fallSilent: () => {
      isSilent = true;
      forget();
    },
    speak: () => {
      isSilent = false;
    },
    close: async () => {
      forget();
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
