import type { BotName } from './familyWords.ts';

/**
 * What the app calls its one person in any of its languages: no name by which others would know
 * anybody.
 */
export const ownNames: readonly string[] = ['You', '你'];

/**
 * What the app calls those of each seat in any of its languages where nobody gave them a name, seat
 * 0 first.
 */
export const seatNames: readonly (readonly string[])[] = [
  ['Ann', '小安'],
  ['Bo', '阿波'],
  ['Cy', '小溪'],
  ['Lin', '小林'],
];

/**
 * What the app calls the opponents beside Play in any of its languages, by the level of bot that
 * each of them is.
 */
export const opponentNames: Readonly<Record<BotName, readonly string[]>> = {
  random: ['Feng', '阿風', '阿风'],
  novice: ['Bo', '阿波'],
  greedy: ['Cy', '小溪'],
  skilled: ['Lin', '小林'],
  expert: ['Mei', '阿梅'],
};
