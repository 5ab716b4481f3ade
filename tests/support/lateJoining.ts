import { act } from '@testing-library/react';
import type { JoinNamed } from '../../src/store/joining.ts';
import { joinClimbingPage } from './climbing/joinPage.ts';
import { type Held, held } from './held.ts';

/** Has climbing join a page when the test says so, or not load. */
export function lateJoining() {
  const asked: string[] = [];
  const loads: Held[] = [];
  const joinNamed: JoinNamed = (text) => {
    asked.push(text);
    const load = held();
    loads.push(load);
    return load.promise;
  };
  return {
    joinNamed,
    /** The texts whose families were asked for. */
    asked,
    /** What was asked for last joins. */
    come: () =>
      act(async () => {
        joinClimbingPage();
        loads.at(-1)?.keep();
        await loads.at(-1)?.promise;
      }),
    /** What was asked for last does not load. */
    fail: () => act(async () => loads.at(-1)?.fail()),
  };
}
