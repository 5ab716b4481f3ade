import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engines } from '../../package.json';

test.each([
  ['20.19.0', true],
  ['20.99.1', true],
  ['22.13.0', true],
  ['24.0.0', true],
  ['25.1.0', true],
  ['126.0.0-nightly2029', true],
  ['6.17.1', false],
  ['18.20.8', false],
  ['20.18.3', false],
  ['21.7.3', false],
  ['22.12.0', false],
  ['23.11.1', false],
])('the commands on Node %s: %s', (release, isServed) => {
  const asked = `Object.defineProperty(process.versions, 'node', { value: '${release}' });
    require('./src/build/release.cjs');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', asked], {
    encoding: 'utf8',
  });
  const refusal =
    'Fifteen Lakes needs Node 20 from 20.19 on, or 22 from 22.13 on, or 24 and newer. ' +
    `This is Node ${release}.\n`;
  expect({ status, stdout, stderr }).toEqual(
    isServed ? { status: 0, stdout: '', stderr: '' } : { status: 1, stdout: '', stderr: refusal },
  );
});

test('the workflow runs the tests on every line of releases that is served', () => {
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  const majorsIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, major]) => major);
  const tried = majorsIn(workflow, /'(\d+)(?:\.\d+)?'/g);
  expect(tried).toEqual(expect.arrayContaining(majorsIn(engines.node, /(\d+)\.\d+\.\d+/g)));
});
