import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { pagePolicy } from './pagePolicy.ts';

const policy = `${pagePolicy}; frame-ancestors 'none'`;

/**
 * Answers with the files of a folder, as they were when it began: as the README asks of any host,
 * and compressed where a file named after it, with .br or .gz behind, lies beside it.
 * @param base the path that the folder is shown under
 */
export function staticFiles(folder: string, base: string): RequestListener {
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true, onNoMatch: answerNothing });

  return (request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-cache');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { url = '/' } = request;
    const [path = ''] = url.split('?');
    if (`${path}/` === base) {
      response.writeHead(308, { Location: `${base}${url.slice(path.length)}` }).end();
      return;
    }
    if (!path.startsWith(base)) {
      answerNothing(request, response);
      return;
    }
    const below = url.slice(base.length);
    // Named after what is in them.
    if (below.startsWith('assets/')) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    }
    // The page asks for no part of a file, and sirv throws at one that ends before it begins.
    delete request.headers.range;
    // Where a newer build has taken the file away, sirv does not catch the failure to read it.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    request.url = `/${below}`;
    serve(request, response);
  };
}

function answerNothing(_: IncomingMessage, response: ServerResponse): void {
  // An older build may have had it, and a later one may have it again.
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(404).end();
}
