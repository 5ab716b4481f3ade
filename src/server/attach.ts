import { getRandomValues } from 'node:crypto';
import { once } from 'node:events';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as waitFor } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { mostMessageBytes, type Parting } from '../online/message.ts';
import { isOwnOrigin, networkAddressOf, proxiesOf } from './asked.ts';
import { onlinePath } from './config.ts';
import { type Connection, endExcess } from './endExcess.ts';
import type { OnFault } from './faults.ts';
import type { TableLog } from './log/tableLog.ts';
import type { Clock } from './tables/clock.ts';
import type { DeedAnswer, Line } from './tables/line.ts';
import { createTables, type Limits, type Opening, usualLimits } from './tables/tables.ts';

export interface AttachOptions {
  readonly log: TableLog;
  /** The path that the app lies under; it begins and ends with a slash. */
  readonly base: string;
  readonly opening: Opening;
  /** Origins of pages that may connect besides those of the server itself. */
  readonly origins: readonly string[];
  /** Addresses of proxies elsewhere, whose word about who comes is believed. */
  readonly proxies: readonly string[];
  readonly limits?: Limits;
  readonly onFault: OnFault;
}

export interface Attached {
  /** Lets everybody go, once what was begun is kept. */
  readonly close: () => Promise<void>;
}

const envelope = 256;

const hour = 3_600_000;

/** In milliseconds, for devices to hear that the server ends. */
const partingTime = 500;

/** Has a web server carry tables too, under `online/` of its app. */
export async function attachTables(server: HttpServer, options: AttachOptions): Promise<Attached> {
  const { log, base, opening, origins, proxies, onFault, limits = usualLimits } = options;
  const tables = await createTables({
    ...{ log, clock, opening, limits },
    fillWithChance: getRandomValues,
    random: () => (getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  });
  const believed = proxiesOf(proxies);
  const addressOf = (request: IncomingMessage) => networkAddressOf(request, believed);
  /** Counts it before it is accepted, or it could stay by saying nothing. */
  const admit = (request: IncomingMessage): boolean => {
    const end = tables.admit(addressOf(request));
    if (end === null) return false;
    // What the sockets lie on closes however they end, and where they never come about.
    request.socket.once('close', end);
    return true;
  };
  const io = new Server(server, {
    path: onlinePath(base),
    transports: ['websocket'],
    serveClient: false,
    // Other sockets of the same port, as that of Vite, are left alone.
    destroyUpgrade: false,
    maxHttpBufferSize: mostMessageBytes + envelope,
    // A phone that falls silent is noticed within so long, and so is one that no longer reads.
    pingInterval: 10_000,
    pingTimeout: 8000,
    // Who says no hello is let go.
    connectTimeout: 10_000,
    allowRequest: (request, decide) =>
      decide(null, isOwnOrigin(request.headers, origins) && admit(request)),
  });
  const connections = new Set<Connection>();
  io.engine.on('connection', (connection: Connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
    endExcess(connection);
  });
  io.on('connection', (socket) => {
    const visit = tables.welcome(socket.handshake.auth, lineOf(socket), addressOf(socket.request));
    visit
      .then((welcomed) => {
        if (!welcomed.ok) turnAway(socket, welcomed.problem);
      })
      .catch((fault) => {
        onFault(fault);
        turnAway(socket, 'failing');
      });
    socket.onAny((name: string, ...said: readonly unknown[]) => {
      // What asks to be answered stands last, whatever came before it.
      const [body, reply] = [said[0], said.at(-1)];
      visit
        .then((welcomed) => (welcomed.ok ? welcomed.value.hear(name, body) : undefined))
        .catch((fault): DeedAnswer => {
          onFault(fault);
          return { ok: false, why: 'failing' };
        })
        .then((answer) => {
          if (answer !== undefined && typeof reply === 'function') reply(answer);
        })
        .catch(() => socket.disconnect(true));
    });
    socket.on('disconnect', () => {
      visit.then((welcomed) => welcomed.ok && welcomed.value.leave()).catch(() => undefined);
    });
  });
  const removal = setInterval(() => {
    tables.removeOld().catch(onFault);
  }, 24 * hour);
  removal.unref();
  await tables.removeOld();
  return {
    close: async () => {
      clearInterval(removal);
      await tables.close();
      setImmediate(() => io.disconnectSockets(true));
      // What was said to them goes out before; the web server is its owner's to close.
      const left = [...connections].map((connection) => once(connection, 'close'));
      await Promise.race([Promise.allSettled(left), waitFor(partingTime, null, { ref: false })]);
      io.engine.close();
    },
  };
}

const clock: Clock = {
  now: Date.now,
  after: (milliseconds, callback) => {
    // By the clock it may come one too early.
    const timer = setTimeout(callback, milliseconds + 1);
    return () => clearTimeout(timer);
  },
};

function turnAway(socket: Socket, why: Parting): void {
  socket.emit('gone', { why });
  // Not the socket alone: what lies under it would stay open.
  socket.disconnect(true);
}

function lineOf(socket: Socket): Line {
  return {
    say: (name, body) => socket.emit(name, body),
    // What it has asked before is answered first.
    end: () => setImmediate(() => socket.disconnect(true)),
  };
}
