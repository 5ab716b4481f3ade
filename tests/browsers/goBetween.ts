import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

/**
 * Starts the Firefox that the first argument names, with the others, and stands between it and
 * Playwright. For every new page Playwright sends a command that the Firefox of Debian does not
 * know, and gives up when it is refused. Here the name of that command is changed into one whose
 * answer tells nothing.
 */

const unknown = '"emulation.setMediaFeaturesOverride"';
/** As long, so that no length that is sent before it changes. */
const harmless = Buffer.from('"session.status"'.padEnd(unknown.length));
const listening = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/;
const headEnd = '\r\n\r\n';

const [, , firefox = 'firefox', ...args] = process.argv;
const child = spawn(firefox, args, { stdio: ['inherit', 'inherit', 'pipe'] });
child.on('error', (error) => process.stderr.write(`${error}\n`));
child.on('exit', (code) => process.exit(code ?? 1));
let isServed = false;
child.stderr.on('data', (chunk: Buffer) => {
  const [, port] = listening.exec(chunk.toString()) ?? [];
  if (port === undefined || isServed) process.stderr.write(chunk);
  else {
    isServed = true;
    serve(Number(port));
  }
});

/** Listens in the place of Firefox, and says so as Firefox does. */
function serve(firefoxPort: number): void {
  const server = createServer((playwright) => {
    const browser = connect(firefoxPort, '127.0.0.1');
    browser.pipe(playwright);
    const pass = createPassing(firefoxPort, (bytes) => browser.write(bytes));
    playwright.on('data', pass);
    for (const [one, other] of [
      [playwright, browser],
      [browser, playwright],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1', () => {
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('The go-between has no port.');
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}\n`);
  });
}

/** Takes what Playwright sends as it comes, and passes on whole messages. */
function createPassing(firefoxPort: number, passOn: (bytes: Buffer) => void) {
  let waiting = Buffer.alloc(0);
  let isHeadPast = false;
  return (chunk: Buffer): void => {
    waiting = Buffer.concat([waiting, chunk]);
    if (!isHeadPast) {
      const end = waiting.indexOf(headEnd);
      if (end < 0) return;
      const head = waiting.subarray(0, end + headEnd.length).toString('latin1');
      waiting = waiting.subarray(end + headEnd.length);
      isHeadPast = true;
      // Firefox refuses another port than its own, and packed messages could not be read here.
      const changed = head
        .replace(/^(host: [^:]+:)\d+/im, `$1${firefoxPort}`)
        .replace(/^sec-websocket-extensions:.*\r\n/im, '');
      passOn(Buffer.from(changed, 'latin1'));
    }
    for (let length = frameLength(waiting); length !== undefined; length = frameLength(waiting)) {
      passOn(withoutUnknown(waiting.subarray(0, length)));
      waiting = waiting.subarray(length);
    }
  };
}

/**
 * Where the payload of a frame of WebSocket (RFC 6455) begins, and how long it is; undefined while
 * that has not come.
 */
function payloadOf(bytes: Buffer): { begin: number; size: number } | undefined {
  const short = (bytes[1] ?? 0) & 127;
  const begin = 6 + ({ 126: 2, 127: 8 }[short] ?? 0);
  if (bytes.length < begin) return undefined;
  if (short === 126) return { begin, size: bytes.readUInt16BE(2) };
  return { begin, size: short === 127 ? Number(bytes.readBigUInt64BE(2)) : short };
}

/** How long the first frame is; undefined while it is not whole. */
function frameLength(bytes: Buffer): number | undefined {
  const payload = payloadOf(bytes);
  if (payload === undefined) return undefined;
  const length = payload.begin + payload.size;
  return length <= bytes.length ? length : undefined;
}

/** The frame with the unknown command renamed. */
function withoutUnknown(frame: Buffer): Buffer {
  const { begin = 0 } = payloadOf(frame) ?? {};
  const mask = frame.subarray(begin - 4, begin);
  const masked = (bytes: Buffer, from: number): Buffer =>
    Buffer.from(bytes.map((byte, at) => byte ^ (mask[(from + at) % 4] ?? 0)));
  const at = masked(frame.subarray(begin), 0).indexOf(unknown);
  if (at < 0) return frame;
  const changed = Buffer.from(frame);
  changed.set(masked(harmless, at), begin + at);
  return changed;
}
