import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Addresses of this machine and of networks at home, in front of which a proxy may stand. */
const near =
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe80:/i;

/**
 * The address that a request comes from: what a proxy says that stands nearby, else that of the
 * connection.
 */
export function networkAddressOf({ socket, headers }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  const told = headers['x-forwarded-for'];
  if (told === undefined || !near.test(address)) return address;
  // The last one is by the proxy itself, those before it by anybody.
  const last = (Array.isArray(told) ? told.join() : told).split(',').at(-1);
  return last?.trim() ?? address;
}

/**
 * Whether a page may connect: one of this server, as the browser or a proxy names it, or of an
 * origin that the host allows. What is no browser tells no origin, and has nothing of a visitor's
 * to misuse.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  const forwarded = headers['x-forwarded-host'];
  const hosts = [host, ...(forwarded === undefined ? [] : [forwarded].flat())];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
