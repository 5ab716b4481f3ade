import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { VariantId } from '../../src/engine/index.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { formatLink, parseLink } from '../../src/records/link.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { isSameRound, roundIdIn, roundIdOf } from '../../src/records/roundId.ts';
import { formatPlace, parsePlace } from '../../src/store/places.ts';
import { playedRound, seatCounts } from '../support/fishing.ts';
import { readKept } from '../support/kept.ts';
import { unwrap } from '../support/table.ts';

/** Each code with the record that it opened, as it was written then. */
const links = readKept(
  'links',
  v.strictObject({ code: v.string(), isOver: v.boolean(), record: v.string() }),
).map((link) => ({ ...link, read: unwrap(parseRecord(link.record)) }));

/** The variants there were when the links were made; later ones have none among them. */
const sentOnce = [
  'tiu-u',
  'tiu-u-woodpile',
  'tiu-u-culin',
  'shi-wu-hu',
  'shi-wu-hu-64',
] as const satisfies readonly VariantId[];

describe('the code of a link that somebody was sent', () => {
  for (const variant of sentOnce) {
    for (const seats of seatCounts) {
      const own = links.filter(
        ({ read }) => read.variant === variant && read.players.length === seats,
      );

      test(`opens the record that it opened then, which has this code: ${variant} among ${seats}`, () => {
        expect(own.length).toBeGreaterThanOrEqual(20);
        for (const { code, isOver, record, read } of own) {
          const opened = unwrap(parseLink(code));
          expect(formatRecord(opened)).toBe(record);
          expect(playedRound(opened).position.phase === 'over').toBe(isOver);
          expect(formatLink(read)).toBe(code);
          // What a link does not tell makes no other code.
          const told = { ...read, meta: { ...read.meta, date: '2026-05-01', hints: 2 } };
          expect(formatLink(told)).toBe(code);
        }
      });
    }
  }

  test('stands in an address as it did then', () => {
    for (const { code } of links) {
      for (const room of ['review', 'deal'] as const) {
        expect(parsePlace(`#${room}=${code}`)).toEqual({ room, code });
        expect(formatPlace({ room, code })).toBe(`#${room}=${code}`);
      }
    }
  });

  test('tells as many rounds as there are identities, by a link, a record and its text alike', () => {
    const ids = links.map(({ code, record, read }) => {
      const id = roundIdOf(read);
      expect([roundIdOf(unwrap(parseLink(code))), roundIdIn(record)]).toEqual([id, id]);
      expect(isSameRound(record, formatRecord({ ...read, meta: { ...read.meta, hints: 2 } }))).toBe(
        true,
      );
      return id;
    });
    expect(new Set(ids).size).toBe(links.length);
  });

  test('is one of many: with a seed and without, of own rules, of rounds that are over and that are not', () => {
    const kinds = links.map(({ isOver, read: { seed, rules, meta } }) =>
      [isOver, seed !== undefined, Object.keys(rules).length > 0, meta !== undefined].join(' '),
    );
    expect(new Set(kinds).size).toBe(16);
    expect(new Set(links.map(({ code }) => code)).size).toBe(links.length);
  });
});
