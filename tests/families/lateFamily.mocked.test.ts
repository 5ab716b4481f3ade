import * as v from 'valibot';
import { expect, test } from 'vitest';
import { climbing } from '../../src/engine/climbing/index.ts';
import { findVariant } from '../../src/engine/index.ts';
import { joinFamily, recordFormOf } from '../../src/families/rules.ts';
import { climbingForm } from '../../src/records/climbing/form.ts';
import { parseEntry } from '../../src/store/history/entry.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import { thinkingJobs } from '../../src/store/thinking/messages.ts';
import { entryValueOf } from '../store/history/keptAgain.ts';
import { roundOf } from '../store/history/rounds.ts';
import { joinClimbing } from '../support/climbing/joinRules.ts';
import { unwrap } from '../support/table.ts';

// All is loaded before a family joins, as on the page.

const [prepareSchema] = thinkingJobs;

test('a family that joins is known to what was loaded before, and joins once', () => {
  const request = { kind: 'prepare', family: 'climbing' };
  const round = entryValueOf(roundToKeep(roundOf('a')).kept, { variant: 'sap-ng-wu' });
  expect(findVariant('sap-ng-wu')).toBeUndefined();
  // Its bots may be loaded before its rules have come.
  expect(v.parse(prepareSchema, request)).toEqual(request);
  expect(parseEntry('a', round)).toEqual({ ok: false, problem: 'newer' });

  joinClimbing();
  expect(v.parse(prepareSchema, request)).toEqual(request);
  expect(unwrap(parseEntry('a', round)).kept.variant).toBe('sap-ng-wu');
  expect(v.is(prepareSchema, { ...request, family: 'hot-tile' })).toBe(false);
  expect(parseEntry('a', { ...round, variant: 'hot-tile' })).toEqual({
    ok: false,
    problem: 'newer',
  });
  expect(parseEntry('a', { ...round, variant: 1 })).toEqual({ ok: false, problem: 'damaged' });

  joinFamily({ rules: climbing, form: { ...climbingForm } });
  expect(recordFormOf('sap-ng-wu')).toBe(climbingForm);
});
