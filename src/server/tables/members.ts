import type { TablePlace } from '../../engine/index.ts';
import { type Access, accessBy } from '../../online/access.ts';
import type { TableEvent } from '../../online/event.ts';
import type { Parting, Phrase } from '../../online/message.ts';
import type { ToldTable } from '../../online/readTold.ts';
import type { OnlineTable } from '../../online/tableState.ts';
import { toldTo } from '../../online/told.ts';
import type { Clock } from './clock.ts';
import type { Line } from './line.ts';
import { createPresence } from './presence.ts';

export interface Member {
  readonly line: Line;
  /** Of the keys that it has shown; it may sit down by one more. */
  readonly hashes: Set<string>;
  readonly name: string;
}

/** The devices at a table, who is told what, and who is there. */
export interface Members {
  /** Lets a device in and tells it all, else says why not. */
  readonly enter: (member: Member) => Parting | null;
  /** Returns whether it was there. */
  readonly leave: (member: Member) => boolean;
  readonly accessOf: (member: Member) => Access;
  readonly told: (member: Member) => ToldTable;
  /** Tells of an event that was kept to all but who has done it, for they are answered. */
  readonly tellOf: (event: TableEvent, by: Member | undefined) => void;
  /** Tells everybody everything, after somebody else has kept events. */
  readonly tellAnew: () => void;
  readonly speak: (place: TablePlace, phrase: Phrase) => void;
  readonly awayFor: (place: TablePlace) => number;
  readonly isEmpty: () => boolean;
  /** @param but who is answered instead */
  readonly letAllGo: (why: Parting, but?: Member) => void;
}

/** The most devices at one place, and of who has opened the table and sits nowhere. */
const mostAtPlace = 3;

/** The most that watch, and the most that look whether to sit down. */
const mostOnlookers = 12;

const changesKeys: ReadonlySet<TableEvent['event']> = new Set([
  'sat',
  'moved',
  'filled',
  'watching',
]);

/** @param stateOf tells the table as it stands */
export function createMembers(clock: Clock, stateOf: () => OnlineTable): Members {
  const members = new Map<Member, Access>();
  const presence = createPresence(clock, tellPeople);

  function accessOf({ hashes }: Member): Access {
    return accessBy(stateOf(), [...hashes]);
  }

  function isWatching({ places, mayWatch }: Access): boolean {
    return places.length === 0 && mayWatch;
  }

  /** Whether somebody is there who neither sits at the table nor has opened it. */
  function isOnlooker({ places, isOpener }: Access): boolean {
    return places.length === 0 && !isOpener;
  }

  function told(member: Member): ToldTable {
    const access = accessOf(member);
    const { places, isOpener } = access;
    return toldTo(stateOf(), { places, isOpener, watches: isWatching(access) });
  }

  function tellPeople(): void {
    const watchers = [...members].flatMap(([{ name }, access]) =>
      isWatching(access) ? [name] : [],
    );
    const people = presence.people(stateOf(), watchers);
    for (const { line } of members.keys()) line.say('people', people);
  }

  /**
   * Lets those go to whom something is open no more, but not who has just given it away: that
   * device is answered.
   */
  function update(by?: Member): void {
    for (const [member, before] of [...members]) {
      const access = accessOf(member);
      // Who has just come to a place is the newest there.
      if (access.places.length > before.places.length) members.delete(member);
      members.set(member, access);
      if (member === by) continue;
      const isShutOut = isWatching(before) && !access.mayWatch;
      if (before.places.some((place) => !access.places.includes(place))) letGo(member, 'moved');
      else if (isShutOut || !hasAccess(access)) letGo(member, 'not-allowed');
    }
    for (const [place] of stateOf().places.entries()) {
      letOldestGo(({ places }) => places.includes(place));
    }
    letOldestGo(({ places, isOpener }) => places.length === 0 && isOpener);
    presence.update(new Set([...members.values()].flatMap(({ places }) => places)));
    tellPeople();
  }

  function hasAccess({ places, isOpener, isInvited, mayWatch }: Access): boolean {
    return places.length > 0 || isOpener || isInvited || mayWatch;
  }

  function letOldestGo(isOfKind: (access: Access) => boolean): void {
    const there = [...members].filter(([, access]) => isOfKind(access));
    for (const [member] of there.slice(0, -mostAtPlace)) letGo(member, 'too-many');
  }

  function letGo(member: Member, why: Parting): void {
    members.delete(member);
    member.line.say('gone', { why });
    member.line.end();
  }

  function tellAnew(): void {
    update();
    for (const member of members.keys()) member.line.say('told', told(member));
  }

  return {
    enter: (member) => {
      const access = accessOf(member);
      if (!hasAccess(access)) return 'not-allowed';
      // Watchers do not take the room of those who were invited to sit down.
      const alike = [...members.values()].filter(
        (other) => isOnlooker(other) && other.isInvited === access.isInvited,
      );
      if (isOnlooker(access) && alike.length >= mostOnlookers) return 'too-many';
      members.set(member, access);
      member.line.say('told', told(member));
      update();
      return null;
    },
    leave: (member) => {
      if (!members.delete(member)) return false;
      update();
      return true;
    },
    accessOf,
    told,
    tellOf: (event, by) => {
      if (changesKeys.has(event.event)) update(by);
      for (const [member, { places }] of members) {
        // That somebody passes ahead is told to them alone.
        const isTold = event.event === 'ahead' ? places.includes(event.place) : true;
        if (isTold && member !== by) member.line.say('told', told(member));
      }
    },
    tellAnew,
    speak: (place, phrase) => {
      for (const { line } of members.keys()) line.say('said', { place, phrase });
    },
    awayFor: presence.awayFor,
    isEmpty: () => members.size === 0,
    letAllGo: (why, but) => {
      if (but !== undefined) members.delete(but);
      for (const member of [...members.keys()]) letGo(member, why);
      presence.end();
    },
  };
}
