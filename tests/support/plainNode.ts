import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { forgetLaterGlobals } from './laterGlobals.ts';

const { node } = builtinEnvironments;

/** Node as its oldest release is, which the tests without a page run in. */
const plainNode: Environment = {
  ...node,
  name: 'plain-node',
  setup: (global, options) => {
    forgetLaterGlobals(global);
    return node.setup(global, options);
  },
};

export default plainNode;
