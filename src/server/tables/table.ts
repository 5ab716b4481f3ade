import type { Play, Result, TablePlace } from '../../engine/index.ts';
import { mostKeys } from '../../online/access.ts';
import { dutyOf } from '../../online/duty.ts';
import { formatEvent, type ServedLevel, type TableEvent } from '../../online/event.ts';
import { follow } from '../../online/follow.ts';
import { type Asking, judge } from '../../online/judge.ts';
import { keyHash } from '../../online/keyHash.ts';
import type { Deed, Parting, Phrase, Refusal } from '../../online/message.ts';
import {
  isOver,
  lastRound,
  type OnlineRound,
  type OnlineTable,
  personAt,
  personPlaces,
} from '../../online/tableState.ts';
import { revealedRound } from '../../online/told.ts';
import type { Appended, TableLog } from '../log/tableLog.ts';
import { type Clock, createSteadyClock } from './clock.ts';
import type { DeedAnswer } from './line.ts';
import { createMembers, type Member, type Members } from './members.ts';

export interface TableParts {
  readonly log: TableLog;
  readonly clock: Clock;
  readonly choose: (round: OnlineRound, level: ServedLevel) => Promise<Play>;
  /** Reads a table anew whose log somebody else has written to. */
  readonly reload: (id: string) => Promise<Result<OnlineTable, Parting>>;
  /** Hears that nothing more happens at the table as it stands in memory. */
  readonly onShut: () => void;
}

/** A table that devices are at. What happens is kept first, and then told. */
export interface ServedTable extends Pick<Members, 'isEmpty'> {
  readonly enter: (member: Member) => Parting | null;
  readonly leave: (member: Member) => void;
  readonly take: (member: Member, deed: Deed) => Promise<DeedAnswer>;
  readonly speak: (member: Member, place: TablePlace, phrase: Phrase) => DeedAnswer;
  readonly reveal: (member: Member, deal: number) => DeedAnswer;
  readonly remove: (member: Member) => Promise<DeedAnswer>;
  readonly isShut: () => boolean;
  /** Lets everybody go once what was begun is done. */
  readonly close: (why: Parting) => Promise<void>;
}

/** After so many milliseconds a play of the server is tried again that could not be kept. */
const retryTime = 1000;

/** The most events of a table, so that it is read at once; ten rounds are a thousand or two. */
const mostEvents = 100_000;

export function createTable(id: string, loaded: OnlineTable, parts: TableParts): ServedTable {
  const { log, choose, reload, onShut } = parts;
  const clock = createSteadyClock(parts.clock);
  let state = loaded;
  /** What somebody is told who comes; undefined while it is open. */
  let closedAs: Parting | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let callOffDuty: (() => void) | undefined;
  /** What a bot has chosen, or is about to, by the plays before it. */
  let chosen: { readonly plays: unknown; readonly play: Promise<Play> } | undefined;
  const members = createMembers(clock, () => state);
  const { awayFor } = members;
  passToLast();

  /** Nothing happens before what the log tells of, whatever clock that was told by. */
  function passToLast(): void {
    clock.passTo(Math.max(lastRound(state)?.turnSince ?? 0, state.request?.since ?? 0));
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  /** Keeps an event, and then tells of it; one that is not kept has not happened. */
  async function happen(event: TableEvent, by?: Member): Promise<Appended> {
    const after = follow(state, event);
    if (after === undefined) return 'failing';
    if (state.events >= mostEvents) return 'full';
    const kept = await log.append(id, state.events, formatEvent(event));
    if (kept === 'behind') {
      const found = await reload(id);
      if (!found.ok) return lost(found.problem);
      // Else it would be tried for ever.
      if (found.value.events === state.events) return 'failing';
      state = found.value;
      passToLast();
      members.tellAnew();
    } else if (kept === 'kept') {
      state = after;
      members.tellOf(event, by);
    }
    scheduleDuty();
    return kept;
  }

  /** The log has no such table any more, or one that is not understood here, unless it fails. */
  function lost(why: Parting): 'failing' {
    if (why !== 'failing') shut(why === 'no-table' ? 'removed' : why);
    return 'failing';
  }

  function shut(why: Parting, but?: Member): void {
    closedAs = why === 'removed' ? 'no-table' : why;
    callOffDuty?.();
    members.letAllGo(why, but);
    onShut();
  }

  /** Sees to it that the server plays when it is due, as long as somebody is there. */
  function scheduleDuty(): void {
    callOffDuty?.();
    callOffDuty = undefined;
    const isAnybodyHere = personPlaces(state).some((place) => awayFor(place) === 0);
    const due = returning() === undefined ? dutyOf(state)?.due : 0;
    if (closedAs !== undefined || !isAnybodyHere || due === undefined) return;
    // Before it is due, so that its time does not tell what there was to choose from (W7).
    askBot()?.catch(() => undefined);
    callOffDuty = clock.after(Math.max(0, due - clock.now()), () => {
      inTurn(doDuty).catch(retryDuty);
    });
  }

  function returning(): TablePlace | undefined {
    return personPlaces(state).find(
      (place) => personAt(state, place)?.standIn === true && awayFor(place) === 0,
    );
  }

  async function doDuty(): Promise<void> {
    const event = await dueEvent();
    if (closedAs !== undefined) return;
    // A timer may have come too early.
    if (event === undefined) return scheduleDuty();
    const kept = await happen(event);
    if (kept !== 'kept' && kept !== 'behind') retryDuty();
  }

  function retryDuty(): void {
    callOffDuty?.();
    callOffDuty = closedAs !== undefined ? undefined : clock.after(retryTime, scheduleDuty);
  }

  /** What the server is to do now; undefined where something else has come in between. */
  async function dueEvent(): Promise<TableEvent | undefined> {
    const time = clock.now();
    const back = returning();
    if (back !== undefined) return { event: 'returned', time, place: back };
    const [duty, round] = [dutyOf(state), lastRound(state)];
    if (duty === null || round === undefined || duty.due > time) return undefined;
    const play = duty.only ?? (await askBot());
    return play === undefined ? undefined : duty.eventOf(play, clock.now());
  }

  /** What a bot plays, where one has the turn; it is asked once, and again where it fails. */
  function askBot(): Promise<Play> | undefined {
    const [level, round] = [dutyOf(state)?.level, lastRound(state)];
    if (round === undefined || level === undefined || level === null) return undefined;
    const { plays } = round.record;
    if (chosen?.plays === plays) return chosen.play;
    const play = choose(round, level);
    chosen = { plays, play };
    play.catch(() => {
      chosen = undefined;
    });
    return play;
  }

  /** Does what somebody asks for, or tells how many milliseconds it must still wait. */
  async function attempt(member: Member, deed: Deed): Promise<DeedAnswer | number> {
    for (;;) {
      if (closedAs !== undefined) return refusedAs(closedAs);
      if (deed.deed === 'sit' && !mayShow(member, deed.key)) return refused('not-allowed', member);
      const { places, isOpener, isInvited } = members.accessOf(member);
      const asking: Asking = { places, isOpener, isInvited, time: clock.now(), awayFor };
      const judged = judge(state, deed, asking);
      if (!judged.ok) return refused(judged.problem, member);
      if (judged.value === 'done-before') {
        const isNew = deed.deed === 'sit' && !places.includes(deed.place);
        if (isNew) sitDown(member, deed.key);
        return { ok: true, told: members.told(member) };
      }
      const { event, notBefore } = judged.value;
      const wait = notBefore - clock.now();
      if (wait > 0) return wait;
      const shown = event.event === 'sat' && !member.hashes.has(event.hash) ? event.hash : null;
      if (shown !== null) member.hashes.add(shown);
      const kept = await happen(event, member);
      if (kept === 'kept') return { ok: true, told: members.told(member) };
      if (shown !== null) member.hashes.delete(shown);
      if (kept !== 'behind' && closedAs === undefined) return refused(kept, member);
    }
  }

  /** Whether a device has shown few enough keys for this one. */
  function mayShow({ hashes }: Member, key: string): boolean {
    return hashes.size < mostKeys || hashes.has(keyHash(key));
  }

  /** Somebody who sits already shows the key to it. */
  function sitDown(member: Member, key: string): void {
    member.hashes.add(keyHash(key));
    members.tellAnew();
    scheduleDuty();
  }

  function refusedAs(parting: Parting): DeedAnswer {
    return refused(parting === 'moving' ? 'moving' : 'no-table');
  }

  function refused(why: Refusal, member?: Member): DeedAnswer {
    return { ok: false, why, ...(member === undefined ? {} : { told: members.told(member) }) };
  }

  return {
    enter: (member) => {
      const parting = closedAs ?? members.enter(member);
      if (parting === null) scheduleDuty();
      return parting;
    },
    leave: (member) => {
      if (members.leave(member)) scheduleDuty();
    },
    take: async (member, deed) => {
      for (;;) {
        const answer = await inTurn(() => attempt(member, deed));
        if (typeof answer !== 'number') return answer;
        await new Promise<void>((resolve) => {
          clock.after(answer, resolve);
        });
      }
    },
    speak: (member, place, phrase) => {
      if (!members.accessOf(member).places.includes(place)) return refused('no-place');
      members.speak(place, phrase);
      return { ok: true };
    },
    reveal: (member, deal) => {
      const { places, mayWatch } = members.accessOf(member);
      if (places.length === 0 && !mayWatch) return refused('no-place');
      const round = state.rounds[deal - 1];
      if (round === undefined) return refused('not-dealt');
      const isRevealed = deal < state.rounds.length || isOver(round) || state.ended;
      return isRevealed ? { ok: true, revealed: revealedRound(round) } : refused('not-over');
    },
    remove: (member) =>
      inTurn(async () => {
        if (closedAs !== undefined) return refusedAs(closedAs);
        if (!members.accessOf(member).isOpener) return refused('not-allowed');
        const trouble = await log.remove(id);
        if (trouble !== null) return refused(trouble);
        shut('removed', member);
        return { ok: true };
      }),
    isEmpty: members.isEmpty,
    isShut: () => closedAs !== undefined,
    close: async (why) => {
      closedAs ??= why;
      callOffDuty?.();
      await queue;
      members.letAllGo(why);
    },
  };
}
