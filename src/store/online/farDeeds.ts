import type { StoreApi } from 'zustand/vanilla';
import { isDecisionAmong, type Play, rulesOf, type TablePlace } from '../../engine/index.ts';
import type { ReadTold } from '../../online/readTold.ts';
import { newsFor, type Span, untappedPassesIn } from '../match/news.ts';
import type { RoundAtTable } from '../table/roundAtTable.ts';
import { type Picks, type Screen, withPick } from '../table/saved.ts';
import type { AtTable, Deeds, PlayAnswer } from '../table/source.ts';
import type { FarView, RoundTold } from './farRound.ts';
import type { FarTable } from './farState.ts';

/** How this device shows a table far away; the table itself knows nothing of it. */
export interface FarLooks {
  readonly screen: Screen;
  /** The place of the person who looked last, where several are at this device. */
  readonly looking: TablePlace | null;
  readonly watched: number | null;
  readonly byStep: boolean;
  readonly picks: Picks;
  readonly pickedIn: number;
}

export const firstLooks: FarLooks = {
  ...{ screen: 'table', looking: null, watched: null, byStep: false, picks: [], pickedIn: 0 },
};

/** A moment of a table far away, as this device shows it. */
export interface FarGlance {
  readonly at: Omit<AtTable, 'deeds'>;
  readonly told: ReadTold;
  readonly round: RoundTold;
  readonly eyes: FarView;
  /** The view of the place that the device must be handed to; undefined for none. */
  readonly curtain: FarView | undefined;
}

interface FarDeedParts {
  readonly table: FarTable;
  readonly looks: StoreApi<FarLooks>;
  /** The moment that is shown now; undefined without a round. */
  readonly glance: () => FarGlance | undefined;
}

function newsIn({ at, told }: FarGlance): Span {
  const { round, viewer } = at;
  if (round === null) return { begin: 0, end: 0 };
  const { steps, position } = round.played;
  const turn = position.phase === 'over' ? null : position.seat;
  const untapped = untappedPassesIn(steps, rulesOf(position.game), told.game);
  return newsFor(steps, viewer, turn, untapped);
}

export function createFarDeeds({ table, looks, glance }: FarDeedParts) {
  const change = looks.setState;
  const show = (screen: Screen): void => change({ screen, watched: null, byStep: false });
  const stopWatching = (): void => change({ watched: null, byStep: false });
  const watchLastTurn = (): void => {
    const now = glance();
    const { begin, end } = now === undefined ? { begin: 0, end: 0 } : newsIn(now);
    if (begin < end) change({ watched: begin, byStep: false });
  };
  const watchOn = (): void => {
    const now = glance();
    const { watched } = looks.getState();
    const end = now === undefined ? 0 : newsIn(now).end;
    if (watched === null || watched + 1 >= end) stopWatching();
    else change({ watched: watched + 1 });
  };
  const play = (seen: RoundAtTable, chosen: Play, picked: readonly string[] = []): PlayAnswer => {
    const now = glance();
    const place = now?.eyes.place ?? null;
    if (now?.at.round?.played !== seen.played || now.at.sent !== null || place === null) {
      return 'refused';
    }
    const { deal } = now.round;
    const { position, steps } = seen.played;
    const { picks, pickedIn } = looks.getState();
    const at = steps.length;
    change({ picks: withPick(pickedIn === deal ? picks : [], at, picked), pickedIn: deal });
    const written = rulesOf(position.game).formatPlay(chosen);
    void table.deeds.play({ place, deal, at, play: written });
    return 'sent';
  };

  const deedsAt = (now: FarGlance): Deeds => {
    const { at, told, eyes, curtain } = now;
    const { round, watched } = at;
    const { place } = eyes;
    if (round === null) return { show };
    const { position } = round.played;
    const isOver = position.phase === 'over';
    const isTurn = !isOver && curtain === undefined && position.seat === eyes.seen.seat;
    const news = newsIn(now);
    const agreeing = told.own.filter((own) => !told.next?.agreed.includes(own));
    const isStill = isOver || told.ended;
    // Where several are at the device, one of them has to look first: an undo is asked by somebody.
    const isSomebody = told.own.length < 2 || at.viewer !== null;
    const mayUndo =
      place !== null && isSomebody && !isStill && told.request === null && hasDecided(now);
    const mayAgree = told.next !== null && !told.isMatchOver && agreeing.length > 0;
    return {
      show,
      play: isTurn && !round.byItself && watched === null ? play : undefined,
      look:
        curtain &&
        (() => {
          change({ looking: curtain.place, watched: null });
          watchLastTurn();
        }),
      undo: mayUndo ? () => void table.deeds.ask(place, 'undo') : undefined,
      watchLastTurn: at.viewer !== null && news.begin < news.end ? watchLastTurn : undefined,
      watchStep:
        watched === null
          ? undefined
          : () => {
              change({ byStep: true });
              watchOn();
            },
      stopWatching: watched === null ? undefined : stopWatching,
      dealNextRound: mayAgree
        ? () => {
            for (const own of agreeing) void table.deeds.agree(own);
          }
        : undefined,
    };
  };
  return { show, watchOn, deedsAt };
}

/** Whether who looks has decided anything in the round that could be taken back. */
function hasDecided({ at, told, eyes }: FarGlance): boolean {
  if (at.round === null) return false;
  const { steps, position } = at.round.played;
  const rules = rulesOf(position.game);
  return steps.some(
    ({ seat, legal }) => seat === eyes.seen.seat && isDecisionAmong(legal, rules, told.game),
  );
}
