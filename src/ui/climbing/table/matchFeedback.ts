import { type Game, kindCountsOf, laysCards, wordOf } from '../../../engine/climbing/index.ts';
import { kindOf, type Play } from '../../../engine/index.ts';
import { seatsHere } from '../../../store/match/holder.ts';
import type { RoundAtTable } from '../../../store/table/roundAtTable.ts';
import { madeOnce } from '../../madeOnce.ts';
import { cueOfSeat, endCue } from '../../sound/atDevice.ts';
import { type Cue, heardCues } from '../../sound/cue.ts';
import type { Feedback } from '../../sound/useSound.ts';
import { type Gained, tableModelOf, tableRoundOf } from './tableModel.ts';

/** How many plays are heard if several are shown at once: the last ones. */
const heardPlays = 2;

const modelOf = madeOnce((round: RoundAtTable) => tableModelOf(tableRoundOf(round, null, null)));

/** What is heard and felt when a round goes on: nobody's hand, and nothing that is only watched. */
export const matchFeedback: Feedback<RoundAtTable> = {
  cuesFor: (before, after) => {
    const played = before && playsBefore(before, after);
    const plays = playsIn(after);
    if (played === undefined) return plays.length === 0 ? ['deal'] : [];
    if (plays.length < played) return ['undo'];
    if (plays.length === played) return [];
    const here = seatsHere(after.players.map(({ holder }) => holder));
    const { game, gained, phase, winner, declarer } = modelOf(after);
    const cues = plays.slice(played).slice(-heardPlays).flatMap(playCue);
    if (gained.some(({ laid }) => laid)) cues.push('tile-on-tile');
    if (gained.some(({ laid }) => !laid)) cues.push('trick');
    if (gained.some(paysChips)) cues.push('four');
    const [great] = gained.filter(({ play }) => isSupreme(game, play));
    const [ripe] = gained.filter(({ ripens }) => ripens);
    if (great !== undefined) cues.push(cueOfSeat('supreme', great.seat, here));
    else if (ripe !== undefined) cues.push(cueOfSeat('group', ripe.seat, here));
    if (declarer !== null) cues.push('declare');
    if (phase === 'over') cues.push(endCue(here, winner === null ? [] : [winner]));
    return heardCues(cues);
  },
  touchFor: (before, after) => {
    const played = before && playsBefore(before, after);
    if (played === undefined || playsIn(after).length <= played) return;
    const here = seatsHere(after.players.map(({ holder }) => holder));
    const { game, gained, declarer } = modelOf(after);
    if (declarer !== null && here.includes(declarer)) return 'roll';
    const own = gained.filter(({ seat }) => here.includes(seat));
    if (own.length === 0) return;
    return own.some((one) => one.ripens || paysChips(one) || isSupreme(game, one.play))
      ? 'double-tap'
      : 'tap';
  },
};

function playsIn({ played }: RoundAtTable): readonly Play[] {
  return played.steps.map(({ play }) => play);
}

/** How many plays a round had before; undefined where it is another deal that goes on. */
function playsBefore(before: RoundAtTable, after: RoundAtTable): number | undefined {
  return before.id === after.id ? before.played.steps.length : undefined;
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
