import { measureHistory } from './history.ts';
import { measureLedger } from './ledger.ts';
import { measureMatch } from './match.ts';
import { type Row, tableOf } from './row.ts';
import { openStage, type Stage } from './stage.ts';

/**
 * Prints what the built app costs where much lies on the device: how long until it is shown, what
 * the processor gives to the main thread, and its longest task, each beside what it costs where
 * little lies there. Names after the command leave out what they do not name. It judges nothing.
 */

const measures: Readonly<Record<string, (stage: Stage) => Promise<readonly Row[]>>> = {
  history: measureHistory,
  match: measureMatch,
  ledger: measureLedger,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in measures));
if (unknown !== undefined) {
  throw new Error(`There is no ${unknown}. Say which of ${Object.keys(measures)}.`);
}
const stage = await openStage();
try {
  for (const [name, measure] of Object.entries(measures)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stdout.write(`${name}\n${tableOf(await measure(stage))}\n`);
  }
} finally {
  await stage.close();
}
