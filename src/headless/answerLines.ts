import { failure, type RecordProblem, type Result, success } from '../engine/index.ts';
import { mostRecordText } from '../records/parseJson.ts';
import type { Run } from './command.ts';
import { errorAnswer } from './errorLine.ts';

/** A value to be written as JSON, or what is wrong with the line. */
export type LineAnswer = (
  text: string,
) => Result<unknown, RecordProblem> | Promise<Result<unknown, RecordProblem>>;

/** In their order, each before the next is read. */
export function answerLines(answer: LineAnswer): Run {
  return async ({ input, write }) => {
    let allRight = true;
    for await (const line of readLines(input)) {
      const answered = line.ok ? await answer(line.value) : line;
      if (!answered.ok) allRight = false;
      await write(JSON.stringify(answered.ok ? answered.value : errorAnswer(answered.problem)));
    }
    return allRight;
  };
}

/** A character is at most three bytes of UTF-8: no line within its bound is refused. */
const mostBytes = 3 * mostRecordText;

const lineFeed = 10;

/**
 * Blank lines are left out. One that is far too long is dropped as it comes in and given as
 * `too-long`; one that is no UTF-8 is `not-json`.
 */
async function* readLines(
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<Result<string, RecordProblem>> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  const keep = (piece: Uint8Array): void => {
    bytes += piece.length;
    if (bytes > mostBytes) pieces = [];
    else pieces.push(piece);
  };
  const take = (): Result<string, RecordProblem> => {
    const line =
      bytes > mostBytes
        ? failure<RecordProblem>({ code: 'too-long', limit: mostRecordText })
        : decode(pieces);
    pieces = [];
    bytes = 0;
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, from)) {
      keep(chunk.subarray(from, end));
      from = end + 1;
      const line = take();
      if (!isBlank(line)) yield line;
    }
    keep(chunk.subarray(from));
  }
  const last = take();
  if (!isBlank(last)) yield last;
}

function decode(pieces: readonly Uint8Array[]): Result<string, RecordProblem> {
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)).trim());
  } catch {
    return failure({ code: 'not-json' });
  }
}

function isBlank(line: Result<string, RecordProblem>): boolean {
  return line.ok && line.value === '';
}
