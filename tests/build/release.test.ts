import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { engines } from '../../package.json';

const releases = {
  '20.19.0': true,
  '20.99.1': true,
  '22.13.0': true,
  '24.0.0': true,
  '25.1.0': true,
  '126.0.0-nightly2029': true,
  '6.17.1': false,
  '18.20.8': false,
  '20.18.3': false,
  '21.7.3': false,
  '22.12.0': false,
  '23.11.1': false,
};

/** The text of the check, which finds the processes and files that it is given. */
const check = readFileSync('src/build/release.cjs', 'utf8');

test.each(Object.entries(releases))('the commands on Node %s: %s', (release, isServed) => {
  let complaints = '';
  const stderr = { write: (words: string) => (complaints += words) };
  const own = { versions: { node: release }, stderr, exitCode: 0 };
  runInNewContext(check, { process: own, require: () => ({ engines }) });
  const refusal =
    'Fifteen Lakes needs Node 20 from 20.19 on, or 22 from 22.13 on, or 24 and newer. ' +
    `This is Node ${release}.\n`;
  expect({ status: own.exitCode, complaints }).toEqual(
    isServed ? { status: 0, complaints: '' } : { status: 1, complaints: refusal },
  );
});

test.each([
  [process.versions.node, 0],
  ['18.20.8', 1],
])('a command is told so before it begins, on Node %s with exit status %i', (release, code) => {
  const asked = `Object.defineProperty(process.versions, 'node', { value: '${release}' });
    require('./src/build/release.cjs');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', asked], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: code, stdout: '' });
  expect(stderr === '').toBe(code === 0);
});

test('the workflow runs the tests on every line of releases that is served', () => {
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  const majorsIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, major]) => major);
  const tried = majorsIn(workflow, /'(\d+)(?:\.\d+)?'/g);
  expect(tried).toEqual(expect.arrayContaining(majorsIn(engines.node, /(\d+)\.\d+\.\d+/g)));
});
