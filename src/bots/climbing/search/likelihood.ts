import { type Game, listHeld, listLeads, passPlay } from '../../../engine/climbing/index.ts';
import {
  type Counts,
  countOf,
  createPlayList,
  kindCount,
  type Play,
} from '../../../engine/index.ts';
import { mostTogether, playBookOf } from '../values/playBook.ts';
import type { TrickDecision } from './decisions.ts';

/** How well a supposed hand explains a decision, by the seat's manner: logarithms. */
export interface Explanation {
  /** If the seat plays as the engine's `simplePlay` does, with a slip now and then. */
  simple: number;
  /** If it plays as good players do. */
  skilful: number;
}

/** What it gives is written over by the next call; `offset` is where the hand's counts begin. */
export type Explain = (decision: TrickDecision, hand: Counts, offset: number) => Explanation;

/** Share of decisions in which a simple player does something else. */
const slip = 0.03;

/** How often a simple lead, of as many cards, is one that fewest plays beat. */
const highest = 0.8;

/** How often good players lead as simple ones do. */
const simpleLead = 0.35;

/** What good players do where they can beat: they hold back, beat with the lowest, or otherwise. */
const holdsBack = 0.4;
const beatsLow = 0.5;
const beatsOtherwise = 0.1;

/** Stands for what the rules forbid (`mustBeat`): a hand that would have had to beat. */
const ruledOut = 1e-9;

/** How often of a kind that good players lead, or answer with, some cards stay behind. */
const partingLead = 0.3;
const partingAnswer = 0.43;

/** Who passed probably could not beat; who led most cards has no longer play, or looks for none. */
export function createExplain(game: Game): Explain {
  const { plays, rules } = game;
  const { widths, kindsAt, sizes } = playBookOf(game);
  const held = new Uint8Array(kindCount);
  const list = createPlayList();
  const explanation: Explanation = { simple: 0, skilful: 0 };

  const tell = (simple: number, skilful: number): Explanation => {
    explanation.simple = Math.log(simple);
    explanation.skilful = Math.log(skilful);
    return explanation;
  };

  const partedBy = (play: Play, parting: number): number => {
    if (widths[play] !== 1) return 1;
    const kind = kindsAt[play * mostTogether] ?? 0;
    return countOf(held, kind) > (sizes[play] ?? 0) ? parting : 1;
  };

  const explainLead = (play: Play): Explanation => {
    const length = listLeads(plays.leads, held, 0, list.plays);
    let most = 0;
    let fewestBeaters = 0;
    for (let index = 0; index < length; index += 1) {
      const lead = list.plays[index] ?? 0;
      const size = sizes[lead] ?? 0;
      const beaters = plays.beaters[lead] ?? 0;
      if (size > most || (size === most && beaters < fewestBeaters)) {
        most = size;
        fewestBeaters = beaters;
      }
    }
    const isLongest = sizes[play] === most;
    const isSimple = isLongest && plays.beaters[play] === fewestBeaters;
    const good = isSimple ? simpleLead : (1 - simpleLead) / Math.max(length - 1, 1);
    const longest = (1 - slip) * (isSimple ? highest : 1 - highest);
    return tell(isLongest ? longest : slip / length, good * partedBy(play, partingLead));
  };

  const explainAnswer = (trick: Play, play: Play): Explanation => {
    const answers = plays.answers[trick];
    const length = answers === undefined ? 0 : listHeld(answers, held, 0, list.plays);
    if (length === 0) return tell(1, 1);
    if (play === passPlay) return rules.mustBeat ? tell(ruledOut, ruledOut) : tell(slip, holdsBack);
    let mostBeaters = 0;
    for (let index = 0; index < length; index += 1) {
      mostBeaters = Math.max(mostBeaters, plays.beaters[list.plays[index] ?? 0] ?? 0);
    }
    const isSimple = plays.beaters[play] === mostBeaters;
    const good = isSimple ? beatsLow : beatsOtherwise / Math.max(length - 1, 1);
    return tell(isSimple ? 1 - slip : slip / length, good * partedBy(play, partingAnswer));
  };

  return ({ trick, play, since }, hand, offset) => {
    for (let kind = 0; kind < kindCount; kind += 1) {
      held[kind] = countOf(hand, offset + kind) + (since[kind] ?? 0);
    }
    return trick === null ? explainLead(play) : explainAnswer(trick, play);
  };
}
