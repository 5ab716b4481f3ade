import { getRandomValues } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { mostMessageBytes } from '../online/message.ts';
import { isOwnOrigin, networkAddressOf } from './asked.ts';
import type { TableLog } from './log/tableLog.ts';
import type { Clock, DeedAnswer, Line } from './tables/line.ts';
import { createMeter } from './tables/rates.ts';
import { createTables, type Limits, type Opening, usualLimits } from './tables/tables.ts';

export interface AttachOptions {
  readonly log: TableLog;
  /** The path that the app lies under; it begins and ends with a slash. */
  readonly base: string;
  readonly opening: Opening;
  /** Origins of pages that may connect besides those of the server itself. */
  readonly origins: readonly string[];
  readonly limits?: Limits;
}

export interface Attached {
  /** Lets everybody go, once what was begun is kept. */
  readonly close: () => Promise<void>;
}

/** What Socket.IO adds to the bytes of a message. */
const envelope = 256;

/** So many packets of a connection in ten seconds are more than any device has to say. */
const packets = { times: 100, milliseconds: 10_000 };

const hour = 3_600_000;

/** Has a web server carry tables too, under `online/` of its app. */
export async function attachTables(server: HttpServer, options: AttachOptions): Promise<Attached> {
  const { log, base, opening, origins, limits = usualLimits } = options;
  const tables = await createTables({
    ...{ log, clock, opening, limits },
    fillWithChance: getRandomValues,
    random: () => (getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  });
  const io = new Server(server, {
    path: `${base}online/`,
    transports: ['websocket'],
    serveClient: false,
    // Other sockets of the same port, as that of Vite, are left alone.
    destroyUpgrade: false,
    maxHttpBufferSize: mostMessageBytes + envelope,
    // A phone that falls silent is noticed within so long, and so is one that no longer reads.
    pingInterval: 10_000,
    pingTimeout: 8000,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers, origins)),
  });
  io.engine.on('connection', endFloods);
  io.on('connection', (socket) => {
    const visit = tables.welcome(
      socket.handshake.auth,
      lineOf(socket),
      networkAddressOf(socket.request),
    );
    visit
      .then((welcomed) => {
        if (welcomed.ok) return;
        socket.emit('gone', { why: welcomed.problem });
        socket.disconnect();
      })
      .catch(() => socket.disconnect());
    socket.onAny((name: string, body: unknown, reply: unknown) => {
      visit
        .then((welcomed) => (welcomed.ok ? welcomed.value.hear(name, body) : undefined))
        .catch((): DeedAnswer => ({ ok: false, why: 'failing' }))
        .then((answer) => {
          if (answer !== undefined && typeof reply === 'function') reply(answer);
        })
        .catch(() => socket.disconnect());
    });
    socket.on('disconnect', () => {
      visit.then((welcomed) => welcomed.ok && welcomed.value.leave()).catch(() => undefined);
    });
  });
  const removal = setInterval(() => {
    tables.removeOld().catch(() => undefined);
  }, 24 * hour);
  removal.unref();
  await tables.removeOld();
  return {
    close: async () => {
      clearInterval(removal);
      await tables.close();
      await io.close();
    },
  };
}

const clock: Clock = {
  now: Date.now,
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

function lineOf(socket: Socket): Line {
  return {
    say: (name, body) => socket.emit(name, body),
    end: () => socket.disconnect(true),
  };
}

/** Ends a connection that says more than anybody has to, before what it says is read. */
function endFloods(connection: {
  on: (name: 'packet', hear: () => void) => void;
  close: () => void;
}) {
  const isInTime = createMeter(packets);
  connection.on('packet', () => {
    if (!isInTime(Date.now())) connection.close();
  });
}
