import { expect, test } from 'vitest';
import { createFaultTeller } from '../../src/server/faults.ts';

test('a fault is said in one line without its message, the same once in a minute', () => {
  const said: string[] = [];
  let now = 5;
  const onFault = createFaultTeller(
    (line) => said.push(line),
    () => now,
  );
  const fault = Object.assign(new TypeError('Ann played 54x63\n    at 192.0.2.7'), { code: 'EIO' });
  onFault(fault);
  onFault(fault);
  expect(said).toEqual([expect.stringMatching(/^Something failed: TypeError EIO at .+\n$/)]);
  expect(said.join()).not.toMatch(/Ann|54x63|192\.0/);
  onFault('no error');
  expect(said.at(-1)).toBe('Something failed.\n');
  now += 60_000;
  onFault(fault);
  expect(said).toHaveLength(3);
});
