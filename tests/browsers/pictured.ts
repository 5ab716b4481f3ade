import * as v from 'valibot';
import { offeredGames } from '../../src/families/names.ts';
import { formatLink } from '../../src/records/link.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { formatPlace, type Place } from '../../src/store/places.ts';
import { asksPerson, climbingSetup, climbingUntil, isOver } from '../e2e/climbingMatch.ts';
import { matchUntil, placing, waitsForPerson } from '../e2e/storedMatch.ts';
import { setupOf } from '../support/matches.ts';
import { type Left, leaveMatch, type Walker } from './device.ts';
import { button, press, says, type Target } from './pressing.ts';
import { ask, until } from './tab.ts';

export interface Pictured {
  readonly name: string;
  readonly match: Match;
  readonly left?: Left;
  /** What is pressed until it is there. */
  readonly presses?: readonly Target[];
  /** What it says. */
  readonly says: string;
}

const inRoom = (place: Place): Left => ({ screen: 'start', hash: formatPlace(place) });

const alone = setupOf(['person', 'greedy']);
const shiWuHu = setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' });
const sapNgWu = climbingSetup(['person', 'greedy', 'greedy']);
const fished = matchUntil(alone, () => false, placing);
const climbed = climbingUntil(sapNgWu, isOver);
const begun = matchUntil(alone, waitsForPerson('hand', 12));
const someTile: Target = { among: '[data-region="hand"] button', named: '' };

/** Screens that are looked at in every engine, in the order of a visit. */
export const pictured: readonly Pictured[] = [
  { name: 'start', match: begun, left: { screen: 'start' }, says: 'Fifteen Lakes' },
  {
    name: 'start in Traditional Chinese',
    match: begun,
    left: { screen: 'start', language: 'zh-Hant' },
    says: '十五湖畔',
  },
  {
    name: 'start in Simplified Chinese',
    match: begun,
    left: { screen: 'start', language: 'zh-Hans' },
    says: '十五湖畔',
  },
  {
    name: 'settings',
    match: begun,
    left: { screen: 'start' },
    presses: [button('Settings')],
    says: 'At once',
  },
  {
    name: 'Tiu-U, a bait chosen',
    match: begun,
    presses: [someTile],
    says: 'Place in the lake|Catch',
  },
  {
    name: 'Shi Wu Hu by lantern light',
    match: matchUntil(shiWuHu, waitsForPerson('hand', 20)),
    left: { theme: 'dark' },
    says: 'Shi Wu Hu',
  },
  {
    name: 'Sap Ng Wu, an answer',
    match: climbingUntil(sapNgWu, asksPerson('answer')),
    says: 'Sap Ng Wu',
  },
  {
    name: 'Sap Ng Wu, a lead',
    match: climbingUntil(sapNgWu, asksPerson('lead')),
    presses: [someTile],
    says: 'Picked: ',
  },
  {
    name: 'curtain',
    match: matchUntil(setupOf(['person', 'person']), waitsForPerson('hand', 7)),
    says: 'Pass the device',
  },
  { name: 'end of a round', match: fished, says: 'Score sheet' },
  { name: 'score sheet', match: fished, left: { screen: 'scores' }, says: 'Score sheet' },
  {
    name: 'score sheet of Sap Ng Wu',
    match: climbed,
    left: { screen: 'scores' },
    says: 'Score sheet',
  },
  {
    name: 'share',
    match: fished,
    left: { screen: 'scores' },
    presses: [button('More'), button('Share')],
    says: 'Copy',
  },
  {
    name: 'review',
    match: begun,
    left: inRoom({ room: 'review', code: formatLink(currentRound(fished)) }),
    says: 'Estimated by Mei',
  },
  {
    name: 'review of Sap Ng Wu',
    match: begun,
    left: inRoom({ room: 'review', code: formatLink(currentRound(climbed)) }),
    says: 'Estimated by Mei',
  },
  { name: 'today', match: begun, left: inRoom({ room: 'today' }), says: 'Today' },
  { name: 'lessons', match: begun, left: inRoom({ room: 'learn', code: '' }), says: 'Learn' },
  {
    name: 'lesson',
    match: begun,
    left: inRoom({ room: 'learn', code: offeredGames[0].lesson }),
    says: 'Two-minute lesson',
  },
  { name: 'rules', match: begun, left: inRoom({ room: 'rules', code: 'tiu-u' }), says: 'Rules' },
  {
    name: 'calculator',
    match: begun,
    left: inRoom({ room: 'calculator' }),
    says: 'Score real tiles',
  },
  { name: 'history', match: begun, left: inRoom({ room: 'history' }), says: 'Your rounds' },
];

/** Goes to a screen and takes its picture once it has its letters. */
export async function pictureOf(walker: Walker, screen: Pictured): Promise<Buffer> {
  const { tab } = walker;
  await leaveMatch(walker, screen.match, screen.left);
  for (const target of screen.presses ?? []) await press(tab, target);
  await says(tab, screen.says);
  const hasLetters = () => document.fonts.status === 'loaded';
  await until('the letters', () => ask(tab, v.boolean(), hasLetters, null));
  return tab.picture();
}
