import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * The network that a request comes from, by its address: what a proxy says on this machine or at
 * one of the addresses given, else that of the connection. Anybody else could say anything. Who has
 * an address of the newer kind has countless ones, of which the first half is the same.
 */
export function networkAddressOf({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const address = socket.remoteAddress ?? '';
  const told = headers['x-forwarded-for'];
  if (told === undefined || !isAmong(proxies, address)) return networkOf(address);
  // The last one is by the proxy itself, those before it by anybody.
  const last = [told].flat().join().split(',').at(-1)?.trim() ?? '';
  // Some proxies tell the port too.
  const plain = last.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return networkOf(isIP(plain) === 0 ? address : plain);
}

/** The addresses of this machine and some others, whichever way they are written. */
export function proxiesOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  list.addAddress('::1', 'ipv6');
  for (const address of addresses) list.addAddress(address, familyOfAddress(address));
  return list;
}

function isAmong(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOfAddress(address));
}

function familyOfAddress(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
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
 * Own by what the browser or a proxy names the server, or allowed by the host. What is no browser
 * tells no origin, and has nothing of a visitor's to misuse.
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
