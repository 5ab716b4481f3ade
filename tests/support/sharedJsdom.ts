import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { forgetLaterGlobals } from './laterGlobals.ts';

const { jsdom } = builtinEnvironments;

/**
 * The page that the tests of components run in: jsdom, made once for each worker and not for each
 * file, which would cost as much as the tests of many files do. What a test does to the page is put
 * back after it, see page.ts.
 */
const sharedJsdom: Environment = {
  ...jsdom,
  name: 'shared-jsdom',
  setup: async (global, options) => {
    if (!Reflect.has(global, 'document')) {
      // jsdom brings only what is not there yet.
      forgetLaterGlobals(global);
      await jsdom.setup(global, options);
    }
    return { teardown: () => undefined };
  },
};

export default sharedJsdom;
