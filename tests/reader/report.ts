import type { Heard } from './heard.ts';
import type { Utterance } from './speech.ts';

export interface Played {
  readonly began: number;
  readonly spoken: readonly Utterance[];
  readonly heard: readonly Heard[];
}

interface Line {
  readonly at: number;
  readonly text: string;
}

/** What was spoken beside what the live region was told, by seconds since the beginning. */
export function reportOf({ began, spoken, heard }: Played): string {
  const lines = [...spoken.map(spokenLine), ...heard.map(toldLine)];
  const inTurn = lines.toSorted((one, other) => one.at - other.at);
  const fates = [...new Set(heard.map(({ fate }) => fate))];
  const counts = fates.map((fate) => `${heard.filter((one) => one.fate === fate).length} ${fate}`);
  const all = inTurn.map(({ at, text }) => `${secondsOf(at - began)} ${text}`);
  return [...all, `told: ${counts.join(', ') || 'nothing'}`, ''].join('\n');
}

function spokenLine({ words, sent, begun, lost }: Utterance): Line {
  const spoken = words.trim();
  if (begun === undefined) return { at: sent, text: `  voice   ${spoken}  [never spoken]` };
  return {
    at: sent,
    text: `  voice   ${spoken}${lost === '' ? '' : `  [cut off: ${lost.trim()}]`}`,
  };
}

function toldLine({ at, words, fate, sent, again }: Heard): Line {
  const after = sent === undefined ? '' : `, after ${secondsOf(sent - at).trim()} s`;
  const more = again === 0 ? '' : `, and ${again} times more`;
  return { at, text: `told      ${words}  [${fate}${after}${more}]` };
}

function secondsOf(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2).padStart(7);
}

/**
 * How often the reader says in its own log that it dropped something in the seconds after a moment,
 * since too much was changing in the page for it to read.
 */
export function droppedAfter(orcaLog: string, at: number, longest = 3000): number {
  const timeOf = (moment: number): string => new Date(moment).toISOString().slice(11, 23);
  const [from, to] = [timeOf(at), timeOf(at + longest)];
  return orcaLog.split('\n').filter((line) => {
    const time = line.slice(0, 12);
    return time >= from && time < to && / due to (flood|deluge)/.test(line);
  }).length;
}
