import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isOwnOrigin, networkAddressOf, proxiesOf } from '../../src/server/asked.ts';

function networkOf(remote: string | undefined, forwarded?: string | string[]): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) Object.assign(message.headers, { 'x-forwarded-for': forwarded });
  return networkAddressOf(message, proxiesOf(['172.17.0.1', 'fd00::5']));
}

describe('the network that a request comes from', () => {
  test.each([
    ['a connection', '192.0.2.7', undefined, '192.0.2.7'],
    ['a connection that is no more', undefined, undefined, ''],
    ['the same written as one of the newer kind', '::ffff:192.0.2.7', undefined, '192.0.2.7'],
    ['a proxy on this machine', '127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['a proxy on this machine, newer', '::1', '192.0.2.7', '192.0.2.7'],
    ['a proxy on this machine, written otherwise', '::ffff:127.0.0.1', '192.0.2.7', '192.0.2.7'],
    ['a proxy that the host names', '172.17.0.1', '192.0.2.7', '192.0.2.7'],
    ['the same written otherwise', '::ffff:172.17.0.1', '192.0.2.7', '192.0.2.7'],
    ['a proxy that the host names, newer', 'fd00:0::5', '192.0.2.7', '192.0.2.7'],
    ['somebody at home', '192.168.1.7', '192.0.2.7', '192.168.1.7'],
    ['another container', '172.17.0.2', '192.0.2.7', '172.17.0.2'],
    ['somebody at home, newer', 'fd00::6', '192.0.2.7', 'fd00:0:0:0::'],
    ['what was said before the proxy', '127.0.0.1', '203.0.113.9, 192.0.2.7', '192.0.2.7'],
    ['several of them', '127.0.0.1', ['203.0.113.9', '192.0.2.7'], '192.0.2.7'],
    ['a proxy that tells the port', '127.0.0.1', '192.0.2.7:5123', '192.0.2.7'],
    ['the same, newer', '127.0.0.1', '[2001:db8:0:7::1]:5123', '2001:db8:0:7::'],
    ['a stranger', '198.51.100.1', '192.0.2.7', '198.51.100.1'],
    ['a proxy that says nothing', '127.0.0.1', '', '127.0.0.1'],
    ['a proxy that ends in nothing', '127.0.0.1', '192.0.2.7, ', '127.0.0.1'],
    ['a proxy that says what is none', '127.0.0.1', 'x'.repeat(9000), '127.0.0.1'],
    ['the newer kind', '2001:db8:12:7:8a2e:370:7334:1', undefined, '2001:db8:12:7::'],
    ['the same network', '2001:0DB8:0012:0007::9', undefined, '2001:db8:12:7::'],
    ['a short one', '2001:db8::9', undefined, '2001:db8:0:0::'],
    ['this machine', '::1', undefined, '0:0:0:0::'],
    ['a neighbour', 'fe80::1%eth0', undefined, 'fe80:0:0:0::'],
  ])('is told by %s', (_, remote, forwarded, network) => {
    expect(networkOf(remote, forwarded)).toBe(network);
  });
});

describe('a page may connect', () => {
  const host = 'lakes.example';
  test.each([
    ['of this server', { host, origin: 'https://lakes.example' }],
    ['over http, at home', { host: '192.168.1.5:4173', origin: 'http://192.168.1.5:4173' }],
    ['behind a proxy that names it', { ...of('x'), 'x-forwarded-host': host }],
    ['behind two', { ...of('x'), 'x-forwarded-host': `${host}, inner:80` }],
    ['behind one that tells a port that needs not be told', of(`${host}:443`)],
    ['behind one that writes it large', of('Lakes.Example')],
    ['that the host allows', { host: 'other.example', origin: 'https://friends.example' }],
    ['that is none and tells no origin', { host }],
  ])('%s', (_, headers) => {
    expect(isOwnOrigin(headers, ['https://friends.example'])).toBe(true);
  });

  test.each([
    ['of another server', 'https://evil.example'],
    ['of a name that begins alike', 'https://lakes.example.evil.example'],
    ['of a name that ends alike', 'https://evil-lakes.example'],
    ['of another port', 'https://lakes.example:8443'],
    ['by the port of the other way', 'http://lakes.example:443'],
    ['that nobody names', 'null'],
    ['of a file', 'file://'],
    ['of nothing', ''],
    ['of what is none', 'lakes.example'],
    ['of an allowed name that goes on', 'https://friends.example.evil.example'],
  ])('but not one %s', (_, origin) => {
    expect(isOwnOrigin({ host, origin }, ['https://friends.example'])).toBe(false);
  });

  test('but not one where no host is named', () => {
    expect(isOwnOrigin({ origin: 'https://lakes.example' }, [])).toBe(false);
  });
});

function of(host: string): { readonly host: string; readonly origin: string } {
  return { host, origin: 'https://lakes.example' };
}
