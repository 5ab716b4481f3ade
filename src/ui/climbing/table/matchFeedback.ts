import { type Game, kindCountsOf, laysCards, wordOf } from '../../../engine/climbing/index.ts';
import { kindOf, type Play } from '../../../engine/index.ts';
import { currentRound, type Match, personsOf } from '../../../store/match/match.ts';
import { cueOfSeat, endCue } from '../../sound/atDevice.ts';
import { type Cue, heardCues } from '../../sound/cue.ts';
import { madeOnce } from '../../sound/madeOnce.ts';
import type { Feedback } from '../../sound/useSound.ts';
import { type Gained, tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** How many plays are heard if several are shown at once: the last ones. */
const heardPlays = 2;

const modelOf = madeOnce((match: Match) => tableModelOf(tableRoundOf(match, null, null)));

/** What is heard and felt when a match goes on: nobody's hand, and nothing that is only watched. */
export const matchFeedback: Feedback<Match> = {
  cuesFor: (before, after) => {
    const played = before && playsBefore(before, after);
    const { plays } = currentRound(after);
    if (played === undefined) return plays.length === 0 ? ['deal'] : [];
    if (plays.length < played) return ['undo'];
    if (plays.length === played) return [];
    const persons = personsOf(after.setup.players);
    const { game, gained, phase, winner } = modelOf(after);
    const cues = plays.slice(played).slice(-heardPlays).flatMap(playCue);
    if (gained.some(({ laid }) => laid)) cues.push('tile-on-tile');
    if (gained.some(({ laid }) => !laid)) cues.push('trick');
    if (gained.some(paysChips)) cues.push('four');
    const [great] = gained.filter(({ play }) => isSupreme(game, play));
    const [ripe] = gained.filter(({ ripens }) => ripens);
    if (great !== undefined) cues.push(cueOfSeat('supreme', great.seat, persons));
    else if (ripe !== undefined) cues.push(cueOfSeat('group', ripe.seat, persons));
    if (phase === 'over') cues.push(endCue(persons, winner === null ? [] : [winner]));
    return heardCues(cues);
  },
  touchFor: (before, after) => {
    const played = before && playsBefore(before, after);
    if (played === undefined || currentRound(after).plays.length <= played) return;
    const persons = personsOf(after.setup.players);
    const { game, gained } = modelOf(after);
    const own = gained.filter(({ seat }) => persons.includes(seat));
    if (own.length === 0) return;
    return own.some((one) => one.ripens || paysChips(one) || isSupreme(game, one.play))
      ? 'double-tap'
      : 'tap';
  },
};

/** How many plays a match had before; undefined where it goes on with another round. */
function playsBefore(before: Match, after: Match): number | undefined {
  const { deal, plays } = currentRound(before);
  const isSame = deal === currentRound(after).deal && before.rounds.length === after.rounds.length;
  return isSame ? plays.length : undefined;
}

function playCue(play: Play): Cue[] {
  if (laysCards(play)) return ['stack'];
  return wordOf(play) === undefined ? ['tile-in-water'] : [];
}

/** Whether it is four alike, for which the others pay (W10). */
function paysChips({ chips }: Gained): boolean {
  return chips.some((one) => one > 0);
}

const supremeKinds = [kindOf('42'), kindOf('21')];

/** Whether 42 and 21 were won or laid together, where that is a Supreme (W5, W6). */
function isSupreme({ variant }: Game, play: Play): boolean {
  const cards = kindCountsOf(play);
  return (
    cards.length === supremeKinds.length &&
    cards.every(({ kind }) => supremeKinds.includes(kind)) &&
    // Where nothing is laid they are a happy and no Supreme.
    variant.laying !== 'none'
  );
}
