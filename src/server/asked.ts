import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Addresses of this machine and of networks at home, in front of which a proxy may stand. */
const near =
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe80:/i;

/**
 * The network that a request comes from, by its address: what a proxy says that stands nearby, else
 * that of the connection. Who has an address of the newer kind has countless ones, of which the
 * first half is the same.
 */
export function networkAddressOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  const told = headers['x-forwarded-for'];
  if (told === undefined || !near.test(address)) return networkOf(address);
  // The last one is by the proxy itself, those before it by anybody.
  const last = [told].flat().join().split(',').at(-1)?.trim() ?? '';
  // Some proxies tell the port too.
  const plain = last.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return networkOf(isIP(plain) === 0 ? address : plain);
}

function networkOf(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (old !== undefined || isIP(address) !== 6) return old ?? address;
  const [begin = '', end] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const parts = [begin, end ?? ''].map((half) => half.split(':').filter((part) => part !== ''));
  const [first = [], last = []] = parts;
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].map((part) => part.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::`;
}

/**
 * Whether a page may connect: one of this server, as the browser or a proxy names it, or of an
 * origin that the host allows. What is no browser tells no origin, and has nothing of a visitor's
 * to misuse.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const own = new URL(origin);
  const told = [host, headers['x-forwarded-host']].flat().join().split(',');
  return told.some((one) => {
    // Read as an address, so that a port is left out that needs not be told.
    const address = `${own.protocol}//${one.trim()}`;
    return URL.canParse(address) && own.host !== '' && new URL(address).host === own.host;
  });
}
