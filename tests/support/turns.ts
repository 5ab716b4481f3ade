import { configure, getConfig } from '@testing-library/react';

const { setImmediate: soon } = globalThis;
const { asyncWrapper } = getConfig();

/** React draws, runs effects and draws what those change, at most each in a turn of its own. */
const mostTurns = 5;

// After a press a test goes on in the next turn of the timers, and React may draw in the one before
// or in the one after: by chance. So the test waits for React, whose turns come in order.
configure({
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work);
    for (let turn = 0; turn < mostTurns; turn += 1) await new Promise((resolve) => soon(resolve));
    return result;
  },
});
