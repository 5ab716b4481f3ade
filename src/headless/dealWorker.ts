import process from 'node:process';
import { createDealAnswers } from './dealAnswers.ts';
import { joinFamilies } from './joinFamilies.ts';

const answers = joinFamilies().then(() => createDealAnswers(process.argv.slice(2)));

// The process ends by itself once the one that started it is gone and the channel closes.
process.on('message', async (question: unknown) => {
  const answer = await answers;
  process.send?.(await answer(question));
});
