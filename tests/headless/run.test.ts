import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatPlay, legalPlays } from '../../src/engine/fishing/index.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { readRecord } from '../../src/records/parseRecord.ts';
import { sample, sampleWith } from '../records/sample.ts';
import { playedRound } from '../support/fishing.ts';
import { unwrap } from '../support/table.ts';
import { answersOf, runAmong, runWith } from './running.ts';

const text = JSON.stringify(sample);
const deal = ['deal', '--variant', 'tiu-u', '--players', '2', '--seed', 'lotus'];
const arena = ['arena', '--variant', 'tiu-u', '--players', '2', '--deals', '1', '--seed', 's'];

describe('a command line that is no use ends with 2 and a sentence', () => {
  test.each([
    { line: [], says: 'Usage: npm run -s headless' },
    { line: ['judge'], says: 'There is no command judge.' },
    { line: ['constructor'], says: 'There is no command constructor.' },
    { line: ['replay', '--depth', '3'], says: "replay: Unknown option '--depth'" },
    { line: ['replay', 'file.jsonl'], says: "replay: Unexpected argument 'file.jsonl'" },
    { line: ['perft'], says: 'perft: --depth is missing.' },
    { line: ['perft', '--depth'], says: "perft: Option '--depth <value>' argument missing" },
    ...['', '-1', '1.5', '1e2', '0x10', ' 1', '401', '9'.repeat(400)].map((depth) => ({
      line: ['perft', `--depth=${depth}`],
      says: 'perft: --depth must be a whole number from 0 to 400.',
    })),
    { line: ['score'], says: 'score: --variant is missing.' },
    { line: ['score', '--variant', 'x'], says: 'score: --variant must be a variant; "x" is none.' },
    {
      line: ['score', '--variant', 'tiu-u', '--rules', '{"groupNeeds":"one-military"}'],
      says: 'score: The variant tiu-u has no switch “rules.groupNeeds”.',
    },
    {
      line: ['score', '--variant', 'tiu-u', '--rules', '{'],
      says: 'score: --rules must be the rules of a record. The text is not whole JSON.',
    },
    { line: ['choose', '--bot', 'me'], says: 'choose: --bot must be a bot; "me" is none.' },
    { line: ['choose', '--bot', 'greedy', '--samples', '0'], says: 'choose: --samples must be' },
    {
      line: ['choose', '--bot', 'greedy', '--samples', '1', '--budget', '1'],
      says: 'choose: --budget and --samples exclude each other.',
    },
    { line: [...deal, '--count', '0'], says: 'deal: --count must be a whole number from 1' },
    { line: [...deal, '--starter', '2'], says: 'deal: --starter must be a seat from 0 to 1.' },
    { line: [...deal, '--players', '4'], says: 'deal: --players is given twice.' },
    { line: deal.with(6, 's'.repeat(1001)), says: 'deal: --seed must be at most 1000 characters.' },
    { line: deal.with(4, '4'), says: 'deal: --players must be 2 or 3.' },
    { line: deal.with(4, '5'), says: 'deal: --players must be 2, 3, or 4.' },
    { line: [...arena, '--bots', 'greedy'], says: 'arena: --bots must name 2 bots.' },
    { line: [...arena, '--bots', 'greedy,'], says: 'arena: --bots must name bots; "greedy,"' },
    { line: ['bench', '--players', '5'], says: 'bench: --players must be 2, 3, or 4.' },
    { line: ['bench', '--seconds', '0'], says: 'bench: --seconds must be more than 0.' },
    { line: ['bench', '--seconds', '1e3'], says: 'bench: --seconds must be a number of seconds' },
  ])('$line', async ({ line, says }) => {
    const { status, lines, complaints } = await runWith(line, `${text}\n`);
    expect({ status, lines }).toEqual({ status: 2, lines: [] });
    expect(complaints).toContain(says);
  });
});

describe('records', () => {
  test('that are right end with 0, blank lines and a missing line end notwithstanding', async () => {
    const { status, lines } = await runWith(['replay'], `\n \r\n${text}\r\n\n${text}`);
    expect({ status, count: lines.length }).toEqual({ status: 0, count: 2 });
  });

  test('that are wrong are told in their place, and end with 1', async () => {
    const illegal = sampleWith({ plays: ['53x44', '55', '64'] });
    const ran = await runWith(['perft', '--depth', '1'], `${text}\n${illegal}\n{\n${text}\n`);
    expect(ran.status).toBe(1);
    expect(answersOf(ran)).toEqual([
      { nodes: expect.any(Number) },
      {
        error: {
          code: 'play-not-legal',
          at: 2,
          message: 'The play 64 at index 2 is not legal there.',
        },
      },
      { error: { code: 'not-json', message: 'The text is not whole JSON.' } },
      { nodes: expect.any(Number) },
    ]);
  });

  test('that are none end with 0 and no answer', async () => {
    expect(await runWith(['replay'])).toEqual({ status: 0, lines: [], complaints: '' });
  });

  test('may come in any pieces, even with a character cut in two', async () => {
    const bytes = Buffer.from(`${sampleWith({ players: ['安', '博'] })}\n${text}\n`);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
      bytes.subarray(7 * index, 7 * index + 7),
    );
    const whole = await runWith(['replay'], bytes);
    expect(whole.status).toBe(0);
    expect(await runWith(['replay'], ...pieces)).toEqual(whole);
  });

  test('that are no text are told as such', async () => {
    const latin = Buffer.from(sampleWith({ players: ['José', 'Bo'] }), 'latin1');
    const lines = [
      latin,
      Buffer.from([0, 0xff, 0xfe, 0]),
      Buffer.from('\u0000'),
      Buffer.from(text),
    ];
    const ran = await runWith(['replay'], ...lines.flatMap((line) => [line, '\n']));
    expect(ran.status).toBe(1);
    const codes = answersOf(ran).map((answer) => JSON.stringify(answer).slice(0, 26));
    expect(codes.slice(0, 3)).toEqual(Array(3).fill('{"error":{"code":"not-json'));
    expect(codes[3]).toContain('"phase":"hand"');
  });

  test('that are far too long are refused, and the next one is answered', async () => {
    const piece = Buffer.alloc(1_048_576, 'x');
    const ran = await runWith(['replay'], ...Array(8).fill(piece), `\n${text}\n`);
    expect(ran.status).toBe(1);
    expect(answersOf(ran)).toEqual([
      {
        error: { code: 'too-long', message: 'The text is longer than 1048576 characters.' },
      },
      expect.objectContaining({ phase: 'hand' }),
    ]);
  });

  test('may begin with a byte order mark', async () => {
    expect((await runWith(['replay'], `\uFEFF${text}`)).status).toBe(0);
  });
});

test('a command plays a whole round against an outside program, which waits for each answer', async () => {
  const [dealt] = answersOf(
    await runWith(['deal', '--variant', 'shi-wu-hu', '--players', '2', '--seed', 'lotus']),
  );
  let record = unwrap(readRecord(dealt));
  const { position } = playedRound(record);
  const answers: string[] = [];
  let chosen = 0;
  // The program has seat 0 and makes the first play that is open to it.
  async function* program(): AsyncGenerator<Uint8Array> {
    for (let now = position; now.phase !== 'over'; now = playedRound(record).position) {
      let [play] = legalPlays(now).map(formatPlay);
      if (now.seat === 1) {
        yield await Promise.resolve(Buffer.from(`${formatRecord(record)}\n`));
        ({ play } = v.parse(v.object({ play: v.string() }), JSON.parse(answers[chosen] ?? '{}')));
        chosen += 1;
      }
      const plays = [...record.plays.map(formatPlay), play];
      const whole: object = JSON.parse(formatRecord(record));
      record = unwrap(readRecord({ ...whole, plays }));
    }
  }
  const write = (line: string): Promise<void> => {
    answers.push(line);
    return Promise.resolve();
  };
  const { status } = await runAmong({ input: program(), write }, ['choose', '--bot', 'greedy']);
  expect({ status, answers: answers.length }).toEqual({ status: 0, answers: chosen });
  expect(chosen).toBeGreaterThan(15);
});

test('help is no mistake', async () => {
  const { status, lines } = await runWith(['--help']);
  expect(status).toBe(0);
  expect(lines.join()).toContain('choose --bot NAME');
});
