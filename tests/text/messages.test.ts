import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { levels } from '../../src/bots/levels.ts';
import {
  ruleIds as climbingRuleIds,
  switchesOf as climbingSwitchesOf,
  variants as climbingVariants,
} from '../../src/engine/climbing/index.ts';
import {
  ourDecisions,
  ruleIds,
  scoreSheetOf,
  sourceIds,
  switchesOf,
  variantIds,
  variants,
} from '../../src/engine/fishing/index.ts';
import {
  variantIds as allVariantIds,
  countTiles,
  kinds,
  kindTexts,
} from '../../src/engine/index.ts';
import { offeredGames } from '../../src/families/names.ts';
import { countLessons } from '../../src/lessons/fishing/countLessons.ts';
import { drillSizes } from '../../src/lessons/fishing/drillCatch.ts';
import { lessons } from '../../src/lessons/lessons.ts';
import { wishes } from '../../src/online/event.ts';
import { partings, phrases, refusals } from '../../src/online/message.ts';
import { difficulties } from '../../src/puzzles/dayGames.ts';
import { choiceKinds } from '../../src/review/climbing/costlyChoices.ts';
import { honoursOf } from '../../src/store/history/honours.ts';
import { nearnesses } from '../../src/store/online/answers.ts';
import { puzzleResults } from '../../src/store/puzzles/puzzleDays.ts';
import {
  aids,
  botSpeeds,
  fanOrders,
  handOrders,
  motions,
  nameChoices,
  themes,
  tileChoices,
  undoRules,
  volumes,
} from '../../src/store/settings.ts';
import { shelfNames } from '../../src/store/shelf/deviceShelves.ts';
import { spokenInClimbing } from '../../src/text/climbing/gameWords.ts';
import { english } from '../../src/text/english.ts';
import { spokenInFishing } from '../../src/text/fishing/gameWords.ts';
import { ruleNotes } from '../../src/ui/fishing/rules/ruleNotes.ts';
import { rulesModelOf } from '../../src/ui/fishing/rules/rulesModel.ts';
import { firstQuestions, otherQuestions } from '../../src/ui/fishing/table/TableDialogs.tsx';
import { gameOf } from '../support/table.ts';

const honourIds = honoursOf([], []).flatMap(({ honours }) => honours.map(({ id }) => id));
const forms = ['place', 'capture', 'triple'];
const laid = ['stack', 'pair'];
const lessonStates = ['new', 'begun', 'passed', 'done'];
const phases = ['hand', 'drawn'];
const played = [...phases.flatMap((phase) => forms.map((form) => `${phase}.${form}`)), ...laid];
const climbingQuestions = ['declare', 'lay', 'talon', 'redeal', 'consent'];
const climbingPhases = ['lead', 'answer', ...climbingQuestions];
const climbingAnswers = ['declare', 'decline', 'take', 'redeal', 'consent', 'throw'];
const ofLake = ['choice', 'whole', 'one'];
const threes = [...ofLake, 'never', ...ofLake.map((three) => `stack.${three}`)];
const bonuses = ['skyNine', 'quarters', 'supreme'];
const seenSince = ['hidden', 'over', 'others'];
const controls = ['person', 'random', 'novice', 'greedy', 'skilled', 'expert'];
const switches = [...variants.flatMap(switchesOf), ...climbingVariants.flatMap(climbingSwitchesOf)];
const ruleNames = switches.flatMap(({ key, values }) =>
  'least' in values
    ? [key, `${key}.about`]
    : [key, ...values.flatMap((value) => [`${key}.${value}`, `${key}.${value}.about`])],
);

const groups = new Set(
  variantIds.flatMap((id) =>
    scoreSheetOf(gameOf(id).scoring, countTiles(kinds)).groups.map((line) => line.id),
  ),
);

/** What the sources put into a message's name while the app runs, by the name up to there. */
const filled: Readonly<Record<string, readonly string[]>> = {
  'board.': ['complete', 'dead'],
  'history.best.': ['total', 'lead', 'gain', 'row', 'week'],
  'history.course.': ['rounds', 'result', 'luckOf', 'sum'],
  'honours.': honourIds.flatMap((id) => [id, `${id}.about`]),
  'history.import.': ['unfinished', 'practice'],
  'history.lasting.': ['promised', 'not-promised'],
  'history.setAside.': shelfNames,
  'days.result.': ['won', 'shared', 'lost', 'nobody'],
  'history.outcome.': ['won', 'shared', 'lost'],
  'history.tally.': ['rounds', 'won', 'points', 'margin'],
  'history.trouble.': ['storage-denied', 'storage-full', 'not-answering', 'not-loaded'],
  'calculator.': ['back', 'undo', 'clear'],
  'calculator.ask.': ['fill', 'clear'].flatMap((about) => [
    about,
    ...['about', 'go', 'stay'].map((part) => `${about}.${part}`),
  ]),
  'calculator.fired.': ['complete', 'broken', 'bonus', 'bonusLost'],
  'calculator.sum.': ['points', 'chips', 'all'],
  'climbing.ledger.count.': ['wu', 'three', 'four', 'happy', 'bull'],
  'climbing.ledger.problem.': [
    'too-few',
    'needs-wu',
    'too-many-wu',
    'needs-cards',
    'too-many-alike',
  ],
  'climbing.ledger.hint.': ['bands', 'excess', 'pillars', 'families'],
  'calculator.trouble.': [
    'storage-denied',
    'storage-full',
    'changed-elsewhere',
    'damaged',
    'newer',
  ],
  'climbing.table.end.': ['wu', 'forWu', 'fours', 'all'],
  'climbing.bot.': levels,
  'far.ask.': wishes,
  'far.asked.': wishes,
  'far.outcome.': wishes,
  'far.phrase.': phrases,
  'far.seat.': ['here', 'away', 'standIn', 'thinking', 'passes'],
  // playWords.test.ts and combinationWords.test.ts go through these four.
  'climbing.brief.': idsBelow('climbing.brief.'),
  'climbing.combination.': ['supreme', 'eight', 'happy', 'bull', 'pendulum', 'fish'],
  'climbing.page.form.': ['happy', 'bull', 'pendulum', 'fish'],
  'climbing.page.opening.': ['talon', 'redeal', 'consent'],
  'rule.dealerDouble.': ['true.about', 'false.about'],
  'rule.familyPayments.': ['losers.about', 'pairs.about'],
  'rule.mustBeat.': ['true.about', 'false.about'],
  'rule.passLocks.': ['true.about', 'false.about'],
  'rule.heavenPair.': ['may.about', 'must.about'],
  'rule.thirdTile.': ['loose.about', 'stack.about'],
  'rulebook.page.count.': ['group', 'either'],
  'climbing.play.': idsBelow('climbing.play.'),
  'climbing.table.action.': [
    ...['play', 'pass', ...climbingAnswers],
    ...['lay', 'layNothing', 'leave', 'keep'],
  ],
  'climbing.table.curtain.': [...climbingPhases, 'must'],
  'climbing.table.hint.': [
    ...['lead', 'answer', 'pass', ...climbingAnswers],
    ...['lay', 'layNothing', 'leave', 'keep'],
  ],
  'climbing.aids.': ['cards', 'passes'],
  'climbing.aids.cards.': ['unseen', 'held', 'gone'],
  'climbing.table.question.': climbingQuestions.flatMap((asked) =>
    asked === 'declare' ? [] : [asked, `${asked}.about`],
  ),
  'climbing.table.told.order.': ['suit', 'group'],
  'climbing.table.turn.of.': climbingPhases,
  'climbing.table.turn.your.': [...climbingPhases, 'must'],
  'climbing.told.': ['supreme', 'eight', 'happy', 'bull', 'pendulum', 'fish'],
  // sourceWords.test.ts goes through these.
  'climbing.ours.': idsBelow('climbing.ours.'),
  'climbing.outcome.': ['nobody', 'yellow', 'few'],
  // ruleWords.test.ts and the pages of the rules go through these.
  'climbing.rules.deal.ask.': ['talon', 'redeal', 'consent'],
  'climbing.rules.name.': climbingRuleIds,
  'climbing.rules.section.': idsBelow('climbing.rules.section.'),
  'climbing.open.': idsBelow('climbing.open.'),
  'climbing.pays.marks.': ['excess', 'pillars', 'families'],
  'climbing.shape.': idsBelow('climbing.shape.'),
  // suitWords.test.ts goes through these.
  'climbing.suit.': idsBelow('climbing.suit.').filter((id) => id !== 'both' && !id.includes('.')),
  'climbing.suit.source.': idsBelow('climbing.suit.source.'),
  'climbing.review.kind.': choiceKinds,
  // reasonWords.test.ts goes through these.
  'climbing.reason.': idsBelow('climbing.reason.'),
  'climbing.way.': idsBelow('climbing.way.'),
  // refusalWords.test.ts goes through these.
  'climbing.why.': idsBelow('climbing.why.').filter((id) => !id.startsWith('form.')),
  'climbing.why.form.': ['set', 'mixed', 'supreme', 'heaven-pair', 'by-size'],
  'device.': ['kept', 'ready', 'taken'],
  'device.atTable.': ['ready', 'taken'],
  'counting.drill.': drillSizes,
  'counting.missed.': [
    'rounding',
    'twice',
    'line',
    'full',
    'short',
    'bonus',
    'noBonus',
    'doubled',
    'single',
    'whole',
    'wholeForOne',
  ],
  'counting.step.': countLessons.flatMap(({ steps }) => steps.map(({ words }) => words)),
  'puzzles.day.': [...difficulties, ...puzzleResults, 'loading', 'failed'],
  'puzzles.trouble.': ['storage-denied', 'storage-full', 'changed-elsewhere', 'damaged', 'newer'],
  // reasonWords.test.ts goes through these.
  'hint.why.': idsBelow('hint.why.'),
  'climbing.drill.missed.': idsBelow('climbing.drill.missed.'),
  'climbing.drill.why.': idsBelow('climbing.drill.why.'),
  'climbing.lesson.ask.': idsBelow('climbing.lesson.ask.'),
  'climbing.lesson.say.': idsBelow('climbing.lesson.say.'),
  'climbing.lesson.wrong.': ['declare', 'decline'],
  'learn.about.': lessons.map(({ id }) => id),
  'learn.name.': lessons.map(({ id }) => id),
  'learn.play.': lessonStates,
  // lessons.test.ts goes through these two.
  'learn.remark.': idsBelow('learn.remark.'),
  'learn.state.': lessonStates,
  'learn.task.': idsBelow('learn.task.'),
  'learn.trouble.': ['storage-denied', 'storage-full', 'changed-elsewhere', 'damaged', 'newer'],
  'learn.wrong.': forms,
  'more.': [...firstQuestions, ...otherQuestions],
  // problemWords.test.ts goes through these.
  'problem.': idsBelow('problem.'),
  // reasonWords.test.ts goes through these.
  'reason.': idsBelow('reason.'),
  'settings.help.': ['much', 'some', 'none', 'own'].flatMap((level) => [level, `${level}.about`]),
  'records.problem.': [
    'not-one-match',
    'unfinished-round',
    'no-record',
    'unreadable',
    'clipboard',
    'ledger',
  ],
  'records.trouble.left.': ['storage-full', 'damaged', 'newer'],
  'records.trouble.': ['storage-denied', 'storage-full', 'changed-elsewhere', 'damaged', 'newer'],
  'review.account.': ['start', 'hidden', 'skill'],
  'review.part.': idsBelow('review.part.'),
  'review.step.': ['first', 'back', 'next', 'last', 'costlyBack', 'costlyNext'],
  'review.then.': ['placed', 'placedCompletes', 'left', 'leftCompletes'],
  'review.word.': ['first', 'back', 'next', 'last', 'costlyBack', 'costlyNext'],
  'review.way.': [...forms, ...laid],
  'rooms.': ['history', 'calculator', 'puzzles', 'review', 'deal', 'table', 'nowhere'],
  'rule.': ruleNames,
  'rulebook.cell.': threes,
  'rulebook.column.': ['kind', 'pips', 'catches', 'copies', 'three'],
  'rulebook.kit.': ['two-sets', 'cards', 'cards-48'],
  'rulebook.name.': ruleIds,
  'rulebook.note.': ruleNotes.map(({ id }) => id),
  'rulebook.poke.': threes,
  'rulebook.page.': ['also', 'never'],
  'rulebook.page.draw.': ['optional', 'must'],
  'rulebook.page.goal.': ['winner', 'pairwise'],
  'rulebook.page.place.': ['optional', 'bait', 'hand'],
  'rulebook.page.three.': ['choice', 'whole'].flatMap((three) => [
    `${three}.any`,
    `${three}.self-only`,
  ]),
  'rulebook.section.': [
    ...rulesModelOf('tiu-u', {}).sections.map(({ id }) => id),
    'example',
    'ours',
    'sources',
  ],
  'rulebook.suit.': ['civil', 'military'],
  'far.gone.': [...partings, 'shut'].flatMap((why) => [why, `${why}.about`]),
  'far.people.': ['move', 'give'].flatMap((kind) =>
    ['', 'Label', '.ask', '.asked'].map((part) => kind + part),
  ),
  'far.place.': nearnesses,
  'far.refused.': refusals,
  'far.proof.': ['proven', 'unseen', 'other-secret', 'salt-left-out', 'other-deal', 'not-as-seen'],
  'rules.': ruleIds,
  'rules.ours.': ourDecisions.map(({ id }) => id),
  'rules.source.': sourceIds.flatMap((id) => [id, `${id}.title`]),
  'rule.settlement.': ['winner.about', 'pairwise.about'],
  'scores.bonus.': bonuses,
  'scores.payment.': ['winner', 'pairwise'],
  'scores.category.': ['small-fish', 'big-fish', 'small', 'medium', 'large'],
  'settings.': [
    ...aids,
    ...['totals', 'redAsRings', 'playsForced', 'sound', 'touch', 'streaks', 'honours'],
  ].flatMap((name) => [name, `${name}.about`]),
  'settings.fanOrder.': fanOrders,
  'settings.handOrder.': handOrders,
  'settings.motion.': ['system', ...motions],
  'settings.names.': nameChoices,
  'settings.speed.': botSpeeds,
  'settings.theme.': ['system', ...themes],
  'settings.tiles.': tileChoices,
  'settings.volume.': volumes,
  'settings.undoAfterSeen.': undoRules,
  'share.': ['review', 'deal', 'challenge'].flatMap((what) =>
    ['', '.about', '.link', '.copy', '.send', '.copied'].map((part) => what + part),
  ),
  'share.challenge.': ['won', 'lost'],
  'share.challenge.by.': ['won', 'lost'],
  'share.picture.': ['drawing', 'failed'],
  'share.problem.': ['link-damaged', 'link-newer'],
  'start.control.': [...controls, 'elsewhere'].flatMap((one) => [one, `${one}.about`]),
  'start.day.': ['open', 'going', 'played'],
  'start.game.': offeredGames.flatMap(({ id, tagged }) => [
    ...[id, `${id}.chinese`, `${id}.about`],
    ...(tagged ? [`${id}.tag`] : []),
  ]),
  'start.opponent.': levels.flatMap((level) => [level, `${level}.about`]),
  'start.page.': ['table', 'scores', 'curtain'],
  'start.variant.': allVariantIds.flatMap((id) => [`${id}.known`, `${id}.about`]),
  'table.brief.': played,
  'table.group.': [...groups],
  'table.group.bonus-': bonuses,
  'table.play.': played,
  'table.turn.': phases,
  'tile.': kindTexts,
  'word.': Object.keys(spokenInFishing),
  'climbing.word.': Object.keys(spokenInClimbing),
  'undo.': ['counted', 'refused'].flatMap((told) => seenSince.map((seen) => `${told}.${seen}`)),
  'undo.ask.': seenSince,
  'variant.': allVariantIds,
  'wu.badge.': ['three', 'four', 'happy', 'bull'],
  'wu.why.': ['happy', 'bull'],
};

function idsBelow(start: string): string[] {
  return Object.keys(english)
    .filter((id) => id.startsWith(start))
    .map((id) => id.slice(start.length));
}

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.startsWith(join('src', 'engine')))
  .map((path) => readFileSync(path, 'utf8'));
const rooms = [...new Set(Object.keys(english).map((id) => id.split('.')[0]))].join('|');
const literals = new Set(
  found(new RegExp(`'((?:${rooms})\\.[a-zA-Z][\\w.-]*)'`, 'g')).filter((id) => !/\.tsx?$/.test(id)),
);
const templates = new Set(found(new RegExp(`\`((?:${rooms})\\.[\\w.-]*)\\$\\{`, 'g')));

function found(pattern: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, id = '']) => id));
}

describe('messages', () => {
  const known = Object.keys(english);
  const named = [
    ...literals,
    ...Object.entries(filled).flatMap(([start, ends]) => ends.map((end) => start + end)),
  ];

  test('the check saw sources that name messages', () => {
    expect(literals.size).toBeGreaterThan(100);
  });

  test('every name that is filled while the app runs is listed here, and no other', () => {
    const starts = [...templates].map((start) =>
      start.startsWith('problem.') ? 'problem.' : start,
    );
    expect([...new Set(starts)].sort()).toEqual(Object.keys(filled).sort());
  });

  test('every bot has a name and a sentence about it', () => {
    expect(levels.filter((level) => !controls.includes(level))).toEqual([]);
  });

  test('every message is named somewhere', () => {
    expect(known.filter((id) => !named.includes(id))).toEqual([]);
  });

  test('every message that is named is there', () => {
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});
