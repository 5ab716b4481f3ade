import { createStore } from 'zustand/vanilla';
import { type Random, rulesOf, type TablePlace } from '../../engine/index.ts';
import { type Supposed, suppose } from '../../records/seenRecord.ts';
import { beats } from '../table/beats.ts';
import { nothingAsked } from '../table/passing.ts';
import type { RoundAtTable } from '../table/roundAtTable.ts';
import { type AtTable, sourceOf, type TableSource } from '../table/source.ts';
import type { Timer } from '../timer.ts';
import { createFarDeeds, type FarGlance, type FarLooks, firstLooks } from './farDeeds.ts';
import {
  type FarView,
  farRoundOf,
  isMadeWithout,
  type RoundTold,
  seatOf,
  turnIn,
  viewOf,
} from './farRound.ts';
import type { FarRounds } from './farRounds.ts';
import type { FarState, FarTable } from './farState.ts';

interface FarSourceParts {
  readonly table: FarTable;
  readonly rounds: FarRounds;
  readonly random: Random;
  readonly timer: Timer;
}

export interface FarSource extends TableSource {
  /** Whether no play leads to what was told last: the server is of another version, or lies. */
  readonly isMisled: () => boolean;
  readonly stop: () => void;
}

const empty = {
  ...nothingAsked,
  ...{ screen: 'table', round: null, viewer: null, curtain: null, looking: null },
  ...{ picks: [], knowsHurry: true, sent: null },
} as const;

/** How long a play is seen that is watched again, in milliseconds. */
const watchedBeat = beats.normal * 1.3;

/** Shows a table with tiles that fit in the place of those that its seats have not seen. */
export function createFarSource({ table, rounds, random, timer }: FarSourceParts): FarSource {
  const looks = createStore<FarLooks>()(() => firstLooks);
  const supposed = createSupposing(random);
  let last: { readonly of: readonly unknown[]; readonly at: AtTable } | undefined;
  let shown: FarGlance | undefined;
  let isMisled = false;
  const { show, watchOn, deedsAt } = createFarDeeds({
    table,
    looks,
    glance: () => {
      read();
      return shown;
    },
  });

  const glanceAt = (state: FarState, look: FarLooks): FarGlance | undefined => {
    const { told, people } = state;
    const { round } = told ?? {};
    if (!told || !round) return undefined;
    const turn = turnIn(round);
    const own = viewOf(round, look.looking);
    // A table that has ended waits for nobody.
    const isShared = !told.ended && round.views.length > 1 && turn !== undefined && turn !== own;
    const turnKnown = isShared ? supposed(turn, round) : undefined;
    const isCurtain =
      isShared &&
      turnKnown !== undefined &&
      !isMadeWithout(turnKnown.played.position, turn, told.game.tapsPasses);
    const curtain = isCurtain ? turn : undefined;
    const eyes = own ?? curtain ?? round.views[0];
    const known = eyes && supposed(eyes, round);
    isMisled = eyes !== undefined && known === undefined;
    if (eyes === undefined || known === undefined) return undefined;
    const moment = { told, round, people, isSent: state.sent !== null };
    const roundNow = farRoundOf(state.id, moment, eyes, known, rounds.ofMatch());
    const at = {
      ...empty,
      screen: look.screen,
      round: sameOr(shown?.at.round, roundNow),
      viewer: seatOf(own),
      curtain: curtain === undefined ? null : seatOf(curtain),
      looking: seatOf(own),
      picks: look.pickedIn === round.deal ? look.picks : empty.picks,
      watched: look.watched,
      sent: sentPlay(state, roundNow),
    };
    return { at, told, round, eyes, curtain };
  };
  const read = (): AtTable => {
    const [state, look, past] = [table.getState(), looks.getState(), rounds.getState()];
    const of = [state.told, state.people, state.sent, look, past];
    if (last !== undefined && of.every((one, at) => one === last?.of[at])) return last.at;
    const now = glanceAt(state, look);
    // What cannot be is not shown; the table stays as it was.
    const glance = now ?? (isMisled ? shown : undefined);
    shown = glance;
    const at =
      glance === undefined
        ? { ...empty, screen: look.screen, deeds: { show } }
        : { ...glance.at, screen: look.screen, deeds: isMisled ? { show } : deedsAt(glance) };
    last = { of, at };
    return at;
  };

  let callOff = (): void => undefined;
  let awaited: number | null = null;
  const follow = (): void => {
    const { watched, byStep } = looks.getState();
    const due = byStep ? null : watched;
    if (due === awaited) return;
    callOff();
    awaited = due;
    callOff = due === null ? () => undefined : timer(watchOn, watchedBeat);
  };
  const stopFollowing = looks.subscribe(follow);
  return {
    ...sourceOf(read, [table, looks, rounds]),
    isMisled: () => {
      read();
      return isMisled;
    },
    stop: () => {
      stopFollowing();
      callOff();
    },
  };
}

/** Fills what a view has not seen; the same tiles stay as long as they fit what comes. */
function createSupposing(random: Random) {
  const kept = new Map<TablePlace | null, { readonly deal: number; readonly known: Supposed }>();
  return ({ place, seen }: FarView, { deal }: RoundTold): Supposed | undefined => {
    const before = kept.get(place);
    const still = before?.deal === deal ? before.known.after(seen) : undefined;
    if (still !== undefined) {
      kept.set(place, { deal, known: still });
      return still;
    }
    const fresh = suppose(seen, random);
    if (!fresh.ok) return undefined;
    kept.set(place, { deal, known: fresh.value });
    return fresh.value;
  };
}

/** The round that is shown, where nothing has changed but how it is looked at. */
function sameOr(before: RoundAtTable | null | undefined, now: RoundAtTable): RoundAtTable {
  const isSame =
    before != null &&
    before.id === now.id &&
    before.standing === now.standing &&
    before.played === now.played &&
    before.byItself === now.byItself &&
    roundsIn(before) === roundsIn(now) &&
    JSON.stringify(before.players) === JSON.stringify(now.players);
  return isSame ? before : now;
}

function roundsIn(round: RoundAtTable): number {
  return round.standing === 'true' ? round.match.rounds.length : 0;
}

function sentPlay({ sent }: FarState, { played }: RoundAtTable): AtTable['sent'] {
  if (sent === null) return null;
  return rulesOf(played.position.game).parsePlay(sent.play) ?? null;
}
