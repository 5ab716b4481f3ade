import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { installByApt, onPath, ran } from './installing.ts';
import { type Running, start } from './running.ts';
import { type Size, type Tab, until } from './tab.ts';
import { isDriverAt, openByDriver } from './webDriver.ts';

/** Another python on the path would not know the libraries of the system. */
const python = '/usr/bin/python3';
const windowProgram = fileURLToPath(new URL('./webkitWindow.py', import.meta.url));

const packages = [
  'webkit2gtk-driver',
  'xvfb',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  // Chinese shows as boxes where no font has its glyphs.
  'fonts-noto-cjk',
];

/** A WebKit that opens windows, one at a time. */
export interface Webkit {
  /**
   * Opens a window on a device that knows nothing.
   * @param script runs in every page before the scripts of the page
   */
  readonly open: (size: Size, script: string) => Promise<Tab>;
  /** Ends all that was started. */
  readonly end: () => void;
}

/** What is missing for a WebKit; undefined where one was found or could be installed. */
export function webkitLacking(): string | undefined {
  if (process.platform !== 'linux') return `no WebKit can be driven on ${process.platform}`;
  if (lacking().length > 0) installByApt(packages);
  const still = lacking();
  return still.length === 0 ? undefined : `${still.join(' and ')} cannot be found or installed`;
}

function lacking(): string[] {
  const imports =
    'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
  return [
    ...['WebKitWebDriver', 'Xvfb'].filter((name) => onPath([name]).length === 0),
    ...(ran(python, ['-c', `try: ${imports}\nexcept (ImportError, ValueError): exit(1)`])
      ? []
      : ['WebKitGTK 4.1 for Python']),
  ];
}

/** Starts a display of its own and the driver. */
export async function startWebkit(): Promise<Webkit> {
  const running: Running[] = [];
  const end = (): void => {
    for (const { end: endIt } of running.toReversed()) endIt();
  };
  try {
    // It takes a number that is free, and tells it.
    const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const display = start('Xvfb', screen);
    running.push(display);
    const number = await until('a display', () => /^\d+(?=\n)/.exec(display.told())?.[0]);
    const port = await freePort();
    const environment = { DISPLAY: `:${number}`, GDK_BACKEND: 'x11', GDK_SCALE: '1' };
    running.push(start('WebKitWebDriver', [`--port=${port}`], environment));
    const address = `http://127.0.0.1:${port}`;
    await until('the driver of WebKit', () => isDriverAt(address));
    return {
      open: ({ width, height }, script) => {
        const args = [windowProgram, `${width}`, `${height}`, script];
        return openByDriver(address, { 'webkitgtk:browserOptions': { binary: python, args } });
      },
      end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** A port that was free a moment ago; the driver does not look for one. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      const port = at === null || typeof at === 'string' ? 0 : at.port;
      server.close(() => found(port));
    });
  });
}
