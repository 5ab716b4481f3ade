import type { BotName } from './familyWords.ts';
import type { Say } from './say.ts';

/** In any of the languages, for the one person: others know nobody by it. */
export const ownNames: readonly string[] = ['You', '你'];

/**
 * What the app calls, or once called, those of each seat in any of its languages where they were
 * given no name, seat 0 first. Bots had the last of each seat too, which old matches keep.
 */
export const seatNames: readonly (readonly string[])[] = [
  ['Ann', '小安'],
  ['Ben', '阿明', 'Bo', '阿波'],
  ['Eve', '小月', 'Cy', '小溪'],
  ['Jay', '阿文', 'Lin', '小林'],
];

/** What the app calls the bots in any of its languages, by how strong each of them is. */
const opponentNames: Readonly<Record<BotName, readonly string[]>> = {
  random: ['Feng', '阿風', '阿风'],
  novice: ['Bo', '阿波'],
  greedy: ['Cy', '小溪'],
  skilled: ['Lin', '小林'],
  expert: ['Mei', '阿梅'],
};

/** What a further bot of a name has after it, as in `Bo 2`. */
const furtherNumber = / (\d+)$|(\d+)[號号]$/u;

/** Whether the app calls a bot so in any of its languages, `Bo` or a further one `Bo 2`. */
export function isOpponentName(name: string, level: BotName): boolean {
  return opponentNames[level].includes(name.replace(furtherNumber, ''));
}

/**
 * Puts the app's own name for its one person or for a bot, in whatever language it was given, into
 * that of now; other names stay.
 * @param level of the bot; undefined for a person
 */
export function nameOfNow(name: string, level: BotName | undefined, say: Say): string {
  if (level === undefined) return ownNames.includes(name) ? say('start.name.you') : name;
  if (!isOpponentName(name, level)) return name;
  const own = say(`start.opponent.${level}`);
  const [, latin, chinese] = furtherNumber.exec(name) ?? [];
  const number = Number(latin ?? chinese ?? 1);
  return number === 1 ? own : say('start.opponent.further', { name: own, number });
}
