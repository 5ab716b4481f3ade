import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleWith } from '../records/sample.ts';
import { runs } from '../support/thoroughness.ts';
import { answersOf, runWith } from './running.ts';

const started: ChildProcessWithoutNullStreams[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

function start(...args: readonly string[]): ChildProcessWithoutNullStreams {
  return startFile('src/headless/main.ts', args);
}

function startFile(path: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args]);
  started.push(child);
  return child;
}

const arena = (cores: number) => [
  ...['arena', '--variant', 'tiu-u', '--players', '3', '--bots', 'greedy,random,random'],
  ...['--rules', '{"triple":"whole"}', '--deals', '20', '--seed', 's', '--cores', `${cores}`],
];

async function finish(
  child: ChildProcessWithoutNullStreams,
  input: string,
): Promise<{ status: unknown; output: string; complaints: string }> {
  const closed = once(child, 'close');
  child.stdin.end(input);
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status]: unknown[] = await closed;
  return { status, output, complaints };
}

// Starting a process may take long on a busy machine.
describe('the process', { timeout: 60_000 }, () => {
  test('replays conformance rounds though nobody reads for a while, then each before the next', async () => {
    const rounds = readFileSync('tests/golden/rounds.jsonl', 'utf8')
      .split('\n')
      .slice(0, 10)
      .map((line): { record: unknown; expect: unknown } => JSON.parse(line));
    const many = Array.from({ length: 40 }, () => rounds).flat();
    const child = start('replay');
    const complaints = text(child.stderr);
    child.stdin.write(`${many.map(({ record }) => JSON.stringify(record)).join('\n')}\n`);
    await once(child.stdout, 'readable');
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    const next = async (): Promise<string> => {
      const { value } = await answers.next();
      return value;
    };
    const lines: string[] = [];
    while (lines.length < many.length) lines.push(await next());
    expect(answersOf({ lines })).toEqual(many.map((round) => round.expect));
    for (const plays of [[], ['53x44'], ['53x44', '55'], ['66'], ['53x44', '55', '65x65']]) {
      child.stdin.write(`${sampleWith({ plays })}\n`);
      const left = plays.includes('66') ? '"code":"play-not-legal"' : '"drawPileLeft":';
      expect(await next()).toContain(left);
    }
    const closed = once(child, 'close');
    child.stdin.end();
    expect(await closed).toEqual([1, null]);
    expect(await complaints).toBe('');
  });

  test('ends with 2 and a word on standard error for a command line that is no use', async () => {
    const { status, output, complaints } = await finish(start('perft', '--depth', 'x'), '');
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(complaints).toContain('--depth must be a whole number');
  });

  test('ends quietly when nobody reads its answers any more', async () => {
    const child = start(
      'deal',
      '--variant',
      'tiu-u',
      '--players',
      '2',
      '--seed',
      's',
      '--count',
      '1000000000',
    );
    const closed = once(child, 'close');
    const complaints = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await closed).toEqual([0, null]);
    expect(await complaints).toBe('');
  });

  test('plays an arena on several cores as on one, and tells how far it is', async () => {
    const { status, output, complaints } = await finish(start(...arena(2)), '');
    const here = await runWith(arena(2));
    expect({ status, output }).toEqual({ status: 0, output: `${here.lines.join('\n')}\n` });
    expect(complaints.trimEnd().split('\n')).toHaveLength(10);
    expect(complaints).toContain('20/20 deals, lead of greedy +');
  });

  test('ends with 1 and a word on standard error when a worker dies', async () => {
    const mortal = fileURLToPath(new URL('./mortalWorkers.ts', import.meta.url));
    const { status, output, complaints } = await finish(startFile(mortal, arena(runs(1, 2))), '');
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(complaints).toContain('arena: A worker died (');
  });
});
