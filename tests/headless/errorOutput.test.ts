import { describe, expect, test } from 'vitest';
import { createErrorOutput } from '../../src/headless/errorOutput.ts';

/** Everything that a command of some deals writes to standard error, and a sentence at the end. */
function writtenTo(stream: { isTTY?: boolean }, deals: number, until = deals): string {
  let written = '';
  const { showProgress, complain } = createErrorOutput({
    ...stream,
    write: (text) => {
      written += text;
    },
  });
  for (let done = 1; done <= until; done += 1) showProgress(done / deals, () => `${done}`);
  complain('sorry');
  return written;
}

describe('progress on standard error', () => {
  test('is a line for each tenth part where nobody sees a line rewritten', () => {
    expect(writtenTo({}, 20)).toBe('2\n4\n6\n8\n10\n12\n14\n16\n18\n20\nsorry\n');
    expect(writtenTo({ isTTY: false }, 3)).toBe('1\n2\n3\nsorry\n');
  });

  test('is one line on a terminal, rewritten in place and ended at the end', () => {
    expect(writtenTo({ isTTY: true }, 3)).toBe('\r\u001B[K1\r\u001B[K2\r\u001B[K3\nsorry\n');
  });

  test('gives way to a sentence', () => {
    expect(writtenTo({ isTTY: true }, 3, 1)).toBe('\r\u001B[K1\nsorry\n');
    expect(writtenTo({}, 3, 1)).toBe('1\nsorry\n');
  });

  test('begins anew after the end', () => {
    let written = '';
    const { showProgress } = createErrorOutput({
      write: (text) => {
        written += text;
      },
    });
    for (const command of ['one', 'other']) showProgress(1, () => command);
    expect(written).toBe('one\nother\n');
  });

  test('does not swamp a terminal', () => {
    expect(writtenTo({ isTTY: true }, 100_000).split('\r')).toHaveLength(1001);
  });
});
