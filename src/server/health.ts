import type { RequestListener, Server } from 'node:http';
import { version } from '../../package.json';
import { protocolVersion } from '../online/message.ts';
import type { LogTrouble, TableLog } from './log/tableLog.ts';

/** How long an answer of the log is told again: asking it writes. In milliseconds. */
const freshFor = 5000;

/**
 * A watcher of the machine asks it, and people whose friends do not come through a proxy.
 * @param now milliseconds that only grow
 */
export function healthOf(
  log: TableLog,
  now: () => number = () => performance.now(),
): RequestListener {
  let asked: { readonly at: number; readonly trouble: Promise<LogTrouble | null> } | undefined;

  const troubleNow = (): Promise<LogTrouble | null> => {
    if (asked === undefined || now() - asked.at >= freshFor) {
      asked = { at: now(), trouble: log.trouble().catch(() => 'failing' as const) };
    }
    return asked.trouble;
  };

  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const trouble = await troubleNow();
    response.writeHead(trouble === null ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ app: version, protocol: protocolVersion, log: trouble ?? 'ok' }));
  };
}

/**
 * Has a path answered before all that listens to the server by now. The sockets of tables lie below
 * the same folder and take every request there for theirs.
 */
export function answerFirst(server: Server, path: string, answer: RequestListener): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.url?.split('?')[0] === path) {
      answer(request, response);
      return;
    }
    for (const other of others) other.call(server, request, response);
  });
}
