import { forkWorker } from '../../src/headless/forkWorker.ts';
import { run } from '../../src/headless/run.ts';
import { surroundings } from '../../src/headless/surroundings.ts';

// The command line of this process, with workers that die of the deal numbered 5 while they play
// it.
process.exitCode = await run(process.argv.slice(2), {
  ...surroundings,
  startWorker: (args) => {
    const { ask, stop } = forkWorker(args);
    return {
      ask: (deal) => {
        const answer = ask(deal);
        if (deal === 5) stop();
        return answer;
      },
      stop,
    };
  },
});
