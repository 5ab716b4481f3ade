import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { endExcess } from '../../src/server/endExcess.ts';

test('a connection is ended that leaves unread what is sent to it', () => {
  const ends: string[] = [];
  const unread: string[] = [];
  const request = { socket: { destroy: () => ends.push('ended') } };
  const connection = Object.assign(new EventEmitter(), { request, writeBuffer: unread });
  endExcess(connection);
  const send = (): void => {
    connection.emit('packetCreate');
    unread.push('packet');
  };
  for (let times = 0; times < 1000; times += 1) {
    send();
    // One that reads has ten of them to read.
    if (unread.length > 10) unread.shift();
  }
  expect(ends).toEqual([]);
  for (let times = 0; times < 250; times += 1) send();
  expect(ends).not.toEqual([]);
});
