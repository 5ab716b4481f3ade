import process from 'node:process';
import { createDealAnswers } from './dealAnswers.ts';

const answer = createDealAnswers(process.argv.slice(2));

// The process ends by itself when whoever started it is gone and the channel closes.
process.on('message', (question: unknown) => {
  process.send?.(answer(question));
});
