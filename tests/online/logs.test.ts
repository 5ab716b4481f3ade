import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseEvent } from '../../src/online/event.ts';
import { followAll } from '../../src/online/follow.ts';
import type { OnlineTable } from '../../src/online/tableState.ts';
import { revealedRound } from '../../src/online/told.ts';
import { readGolden } from '../conformance/golden.ts';

/** What a log has come to, as golden data keep it. */
function summaryOf({ places, rounds, request, ended, told }: OnlineTable): object {
  return {
    told,
    places: places.map((place) => {
      if (place.by !== 'person') return place;
      const { name, moves, standIn } = place;
      return { name, moves, standIn };
    }),
    rounds: rounds.map((round) => {
      const { match, number, out, result } = round;
      return { match, number, out, result, ...revealedRound(round) };
    }),
    ...{ request, ended },
  };
}

const logs = readGolden(
  'logs.jsonl',
  v.strictObject({ name: v.string(), lines: v.array(v.string()), expect: v.unknown() }),
);

test.each(logs)('a log that an earlier version has written is followed: $name', (log) => {
  const followed = followAll(log.lines.map(parseEvent));
  const state = followed.ok ? followed.state : null;
  if (state === null) expect.fail('it cannot be followed');
  expect(JSON.parse(JSON.stringify(summaryOf(state)))).toEqual(log.expect);
});

test('logs of an earlier version hold every kind of event', () => {
  const kinds = new Set(logs.flatMap(({ lines }) => lines.map((line) => parseEvent(line)?.event)));
  expect([...kinds].toSorted()).toEqual([
    ...['agreed', 'ahead', 'answered', 'asked', 'filled', 'moved'],
    ...['opened', 'played', 'returned', 'sat', 'watching'],
  ]);
});
