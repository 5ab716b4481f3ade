import { io } from 'socket.io-client';
import { isMoving } from './answers.ts';
import type { FarLine, OpenLine } from './line.ts';

/** In milliseconds. What a phone meets is mostly over in a moment. */
const waits = { first: 200, longest: 2000, connecting: 3000, afterTurned: 1000 };

const names = ['told', 'people', 'said', 'gone'] as const;

interface Waiting {
  readonly name: string;
  readonly body: object;
  readonly answered: (answer: unknown) => void;
}

/** @param tables their address, with a slash at its end */
export function socketLineTo(tables: URL): OpenLine {
  return (hello, { onLink, onSaid }): FarLine => {
    const waiting = new Set<Waiting>();
    let again: ReturnType<typeof setTimeout> | undefined;
    const socket = io(tables.origin, {
      path: tables.pathname,
      transports: ['websocket'],
      forceNew: true,
      auth: (give) => give(hello()),
      reconnectionDelay: waits.first,
      reconnectionDelayMax: waits.longest,
      timeout: waits.connecting,
    });
    const send = (asked: Waiting): void => {
      socket.emit(asked.name, asked.body, (answer: unknown) => {
        // The server stops: it is asked again where there is one.
        if (isMoving(answer)) return;
        if (waiting.delete(asked)) asked.answered(answer);
      });
    };
    for (const name of names) socket.on(name, (body: unknown) => onSaid(name, body));
    socket.on('connect', () => {
      onLink(true);
      for (const asked of waiting) send(asked);
    });
    // Where there was none yet it is lost as well: who waits must hear of it.
    socket.on('connect_error', () => onLink(false));
    socket.on('disconnect', (reason) => {
      onLink(false);
      // One that stops lets all go, and another one may be there soon.
      if (reason === 'io server disconnect') {
        again = setTimeout(() => socket.connect(), waits.afterTurned);
      }
    });
    return {
      ask: (name, body) =>
        new Promise((answered) => {
          const asked = { name, body, answered };
          waiting.add(asked);
          if (socket.connected) send(asked);
        }),
      renew: () => {
        socket.disconnect().connect();
      },
      close: () => {
        clearTimeout(again);
        waiting.clear();
        socket.disconnect();
      },
    };
  };
}
