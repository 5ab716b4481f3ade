import type { Deal } from '../../engine/climbing/index.ts';
import {
  invariant,
  type Kind,
  parseKind,
  type RoundRecord,
  type Seat,
} from '../../engine/index.ts';
import { learner } from '../lesson.ts';
import { writtenPlay } from './asks.ts';

/** A round between the learner, Bo and Cy: cards and plays in a row, as in a record. */
export interface WrittenCardRound {
  readonly hands: readonly [string, string, string];
  /** The seat that deals and leads first; the learner by default. */
  readonly starter?: Seat;
  readonly plays: string;
}

/** The round is not checked here, as the family may not have joined yet; the tests check it. */
export function sapNgWuRecord({ hands, starter = learner, plays }: WrittenCardRound): RoundRecord {
  const deal: Deal = {
    hands: hands.map((hand) => hand.split(' ').map(writtenCard)),
    talon: [],
  };
  return {
    variant: 'sap-ng-wu',
    rules: {},
    players: ['You', 'Bo', 'Cy'],
    starter,
    deal,
    plays: (plays.match(/lay \S+|\S+/g) ?? []).map(writtenPlay),
    meta: { players: ['person', 'greedy', 'greedy'] },
  };
}

function writtenCard(text: string): Kind {
  const kind = parseKind(text);
  invariant(kind !== undefined, 'a hand is written in kinds');
  return kind;
}
