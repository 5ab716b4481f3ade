import type { EventEmitter } from 'node:events';
import { createMeter } from './tables/rates.ts';

export interface Connection extends EventEmitter {
  readonly request: { readonly socket: { readonly destroy: () => unknown } };
  /** The packets that wait to be sent. */
  readonly writeBuffer: { readonly length: number };
}

/** So many packets of a connection in ten seconds are more than any device has to say. */
const packets = { times: 100, milliseconds: 10_000 };

/** A device that has so many packets to read, of some kilobytes each, does not read. */
const mostUnread = 200;

/** Ends a connection that sends too many packets, or that does not read those sent to it. */
export function endExcess(connection: Connection): void {
  const isInTime = createMeter(packets);
  const end = (): unknown => connection.request.socket.destroy();
  // Before what it says is read.
  connection.on('packet', () => {
    if (!isInTime(Date.now())) end();
  });
  // It may answer pings all the while.
  connection.on('packetCreate', () => {
    if (connection.writeBuffer.length > mostUnread) end();
  });
}
