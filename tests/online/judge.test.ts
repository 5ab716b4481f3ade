import { describe, expect, test } from 'vitest';
import {
  invariant,
  isLonePassAmong,
  type Play,
  type Position,
  rulesOf,
} from '../../src/engine/index.ts';
import { accessBy } from '../../src/online/access.ts';
import { awayTime, passTime } from '../../src/online/judge.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import type { Deed } from '../../src/online/message.ts';
import { personAt, placeToPlay } from '../../src/online/tableState.ts';
import { toldTo } from '../../src/online/told.ts';
import { undoTarget } from '../../src/online/undo.ts';
import {
  bot,
  byPerson,
  createEventTable,
  dealOn,
  dealtTable,
  deedOf,
  type EventTable,
  keyOf,
  openedEvent,
  playOne,
  playOut,
  saltOf,
  sit,
} from '../support/eventTable.ts';

const hash = keyHash('new');
const opener = { isOpener: true, places: [] };
const invited = { isInvited: true, places: [] };
const away = { awayFor: () => awayTime };

function climbingTable(wanted: Parameters<typeof dealtTable>[0] = {}): EventTable {
  return dealtTable({ variant: 'sap-ng-wu', seats: 3, ...wanted });
}

/** Some play that is legal, the same one each time. */
function choose(position: Position): Play {
  return rulesOf(position.game).lastResort(position);
}

/** Plays on until something is so; tells whether it was before the end of the round. */
function playUntil(table: EventTable, isSo: () => boolean): boolean {
  while (!isSo()) if (!playOne(table, choose)) return false;
  return true;
}

/** A climbing table at a moment of which something is so. */
function tableWhere(isSo: (position: Position, legal: readonly Play[]) => boolean): EventTable {
  for (let seed = 0; seed < 100; seed += 1) {
    const table = climbingTable({ secret: keyHash(`${seed}`) });
    const now = (): boolean => {
      const position = table.position();
      return isSo(position, rulesOf(position.game).legalPlays(position));
    };
    if (playUntil(table, now)) return table;
  }
  expect.fail('it never is');
}

/** A table at which who has the turn may pass or beat. */
function choosing(): EventTable {
  return tableWhere(({ phase }, legal) => phase === 'answer' && legal.length > 1);
}

function sitting(place: number, key = keyOf(place)): Deed {
  return { deed: 'sit', place, name: 'Eve', salt: saltOf(place, 1), key };
}

describe('sitting down', () => {
  const open = (): EventTable =>
    createEventTable(openedEvent({ seats: 3, places: [byPerson, bot, byPerson] }));

  test('is for who is invited, or has opened the table', () => {
    expect(open().ask(sitting(0), { places: [] })).toBe('not-allowed');
    expect(open().ask(sitting(0), invited)).toBe('done');
    expect(open().ask(sitting(0), opener)).toBe('done');
  });

  test('is done at a free place, and once', () => {
    const table = open();
    expect(table.ask(sitting(1), invited)).toBe('no-place');
    expect(table.ask(sitting(4), invited)).toBe('no-place');
    expect(table.ask(sitting(0), invited)).toBe('done');
    expect(personAt(table.state(), 0)).toMatchObject({
      ...{ name: 'Eve', hash: keyHash(keyOf(0)), salt: saltOf(0, 1) },
    });
    expect(table.ask(sitting(0), { places: [] })).toBe('done-before');
    expect(table.ask(sitting(0, keyOf(2)), invited)).toBe('place-taken');
    expect(table.ask(sitting(2), invited)).toBe('done');
    expect(table.ask(sitting(2), invited)).toBe('done-before');
  });
});

describe('who has opened the table', () => {
  test('gives a free place to a bot', () => {
    const table = createEventTable(openedEvent());
    const fill = { deed: 'fill', place: 1, ...bot } as const;
    expect(table.ask(fill, invited)).toBe('not-allowed');
    expect(table.ask({ ...fill, place: 3 }, opener)).toBe('place-taken');
    expect(table.ask(fill, opener)).toBe('done');
    expect(table.state().places[1]).toEqual(bot);
    expect(table.ask(fill, opener)).toBe('done-before');
    expect(table.ask({ ...fill, name: 'Another' }, opener)).toBe('place-taken');
    sit(table, 0);
    expect(table.ask({ ...fill, place: 0 }, opener)).toBe('place-taken');
  });

  test('gives no bot the last place that is for somebody', () => {
    const table = createEventTable(openedEvent());
    const places = table.state().places.flatMap(({ by }, at) => (by === 'person' ? [at] : []));
    const answers = places.map((place) => table.ask({ deed: 'fill', place, ...bot }, opener));
    expect(answers).toEqual([...places.slice(1).map(() => 'done'), 'not-allowed']);
  });

  test('seats nobody by a key that others have too', () => {
    const table = createEventTable(openedEvent({ watch: keyHash('watch') }));
    for (const key of ['opener', 'invite', 'watch']) {
      const sitting = { deed: 'sit', place: 0, name: 'Ann', salt: saltOf(0, 1), key } as const;
      expect(table.ask(sitting, invited)).toBe('not-allowed');
      const given = { deed: 'give', place: 1, hash: keyHash(key) } as const;
      expect(dealtTable({ watch: keyHash('watch') }).ask(given, opener)).toBe('not-allowed');
    }
  });

  test('opens a place to another key, as does who has it', () => {
    const table = dealtTable();
    const give = { deed: 'give', place: 1, hash: hash } as const;
    expect(table.ask(give, { places: [0] })).toBe('no-place');
    expect(table.ask({ ...give, place: 3 }, opener)).toBe('no-place');
    expect(table.ask(give)).toBe('done');
    expect(table.ask(give)).toBe('done-before');
    expect(personAt(table.state(), 1)).toMatchObject({ hash, moves: 1 });
    expect(table.ask({ ...give, hash: keyHash('newer') }, opener)).toBe('done');
    // All see how often.
    const places = [{ moves: 0 }, { moves: 2 }];
    const anybody = { places: [], isOpener: false, watches: false };
    expect(toldTo(table.state(), anybody)).toMatchObject({ places });
    expect(createEventTable(openedEvent()).ask(give, opener)).toBe('no-place');
  });

  test('lets watchers come and shuts them out', () => {
    const table = dealtTable();
    const watching = { deed: 'watching', hash: hash } as const;
    expect(table.ask(watching, { places: [0, 1] })).toBe('not-allowed');
    expect(table.ask(watching, opener)).toBe('done');
    expect(table.state().watch).toBe(hash);
    expect(table.ask(watching, opener)).toBe('done-before');
    expect(table.ask({ deed: 'watching', hash: null }, opener)).toBe('done');
  });
});

test('an order to pass ahead is meant for a trick that still goes on', () => {
  const table = choosing();
  const at = table.round().record.plays.length;
  const place = placeToPlay(table.round());
  invariant(place !== undefined, 'somebody has the turn');
  const other = (place + 1) % 3;
  const ahead = { deed: 'ahead', place: other, deal: 1, at, passes: true } as const;
  playUntil(table, () => table.position().phase !== 'answer');
  playUntil(table, () => table.position().phase === 'answer');
  expect(table.ask(ahead)).toBe('stale');
  expect(table.ask({ ...ahead, at: 500 })).toBe('stale');
  expect(table.ask({ ...ahead, at: table.round().record.plays.length })).toBe('done');
});

describe('a request', () => {
  test('is not answered by a consent that was meant for the one before', () => {
    const table = dealtTable();
    playUntil(table, () => table.round().record.plays.length > 7);
    expect(table.ask({ deed: 'ask', place: 0, wish: 'undo' })).toBe('done');
    const consent = { deed: 'answer', place: 1, request: 1, yes: true } as const;
    expect(table.ask({ deed: 'ask', place: 0, wish: 'end' })).toBe('done');
    expect(table.ask(consent)).toBe('stale');
    expect(table.ask({ ...consent, request: 2 })).toBe('done');
    expect(table.state().ended).toBe(true);
  });

  test('is known again after the table has ended by it', () => {
    const table = dealtTable();
    const ask = { deed: 'ask', place: 0, wish: 'end', id: 'e1' } as const;
    expect(table.ask(ask)).toBe('done');
    expect(table.ask({ deed: 'answer', place: 1, yes: true })).toBe('done');
    expect(table.ask(ask)).toBe('done-before');
  });

  test('stands while bots play', () => {
    const table = createEventTable(openedEvent({ seats: 3, places: [byPerson, bot, byPerson] }));
    for (const place of [0, 2]) sit(table, place);
    const isBotsTurn = () => placeToPlay(table.round()) === 1;
    playUntil(table, isBotsTurn);
    table.ask({ deed: 'ask', place: 0, wish: 'end' });
    while (isBotsTurn()) table.serve();
    expect(table.state().request).toMatchObject({ place: 0, wish: 'end' });
    playUntil(
      table,
      () =>
        placeToPlay(table.round()) === 2 &&
        !rulesOf(table.position().game).playsItself(table.position()),
    );
    playOne(table, choose);
    expect(table.state().outcome).toMatchObject({ came: 'moved-on' });
  });

  test('that comes again by its word takes back no second decision', () => {
    const table = createEventTable(openedEvent({ places: [byPerson, bot] }));
    sit(table, 0);
    playUntil(table, () => table.round().record.plays.length > 7);
    const undo = { deed: 'ask', place: 0, wish: 'undo', id: 'u1' } as const;
    // Where all others are bots it is granted at once.
    expect(table.ask(undo)).toBe('done');
    const left = table.round().record.plays.length;
    expect(table.ask(undo)).toBe('done-before');
    expect(table.round().record.plays.length).toBe(left);
    expect(table.ask({ ...undo, id: 'u2' })).toBe('done');
    expect(table.round().record.plays.length).toBeLessThan(left);
  });
});

describe('a play', () => {
  test('is of who has the place, the turn, the deal and the moment, and legal', () => {
    const table = choosing();
    const deed = deedOf(table, rulesOf(table.position().game).formatPlay(choose(table.position())));
    const other = (deed.place + 1) % 3;
    const told = [
      table.ask(deed, { places: [other] }),
      table.ask({ ...deed, place: other }),
      table.ask({ ...deed, place: 3 }),
      table.ask({ ...deed, deal: 2 }),
      table.ask({ ...deed, at: deed.at + 1 }),
      table.ask({ ...deed, at: deed.at - 1 }),
      table.ask({ ...deed, play: 'nonsense' }),
      table.ask({ ...deed, play: 'declare' }),
    ];
    expect(told).toEqual([
      ...['no-place', 'not-your-turn', 'no-place', 'stale', 'stale', 'stale'],
      ...['not-a-play', 'play-not-legal'],
    ]);
    expect(table.ask(deed)).toBe('done');
  });

  test('comes neither before the deal nor after the round', () => {
    const deed = { deed: 'play', place: 0, deal: 1, at: 0, play: '66', id: 'p' } as const;
    const table = createEventTable(openedEvent());
    sit(table, 0);
    expect(table.ask(deed)).toBe('not-dealt');
    sit(table, 1);
    playOut(table, choose);
    expect(table.ask({ ...deed, at: table.round().record.plays.length })).toBe('over');
  });

  test('is known by its id, also after an undo and after other deals', () => {
    const table = tableWhere(({ phase }) => phase === 'lead');
    const [play] = rulesOf(table.position().game).legalPlays(table.position());
    const text = play === undefined ? '' : rulesOf(table.position().game).formatPlay(play);
    const deed = deedOf(table, text, 'mine');
    expect(table.ask(deed)).toBe('done');
    const { events } = table.state();
    expect(table.ask(deed)).toBe('done-before');
    expect(table.ask({ ...deed, at: deed.at + 1 })).toBe('stale');
    expect(table.ask({ ...deed, play: 'pass' })).toBe('stale');
    expect(table.ask({ ...deed, id: 'other' })).toBe('stale');
    expect(table.state().events).toBe(events);
    table.happen({
      ...{ event: 'asked', time: 0, place: deed.place, wish: 'undo' },
      ...{ deal: 1, to: deed.at, of: [] },
    });
    expect(table.round().record.plays).toHaveLength(deed.at);
    expect(table.ask(deed)).toBe('done-before');
    expect(table.ask({ ...deed, id: 'again' })).toBe('done');
    playOut(table, choose);
    dealOn(table);
    expect(table.ask(deed)).toBe('done-before');
    expect(table.ask({ ...deed, id: 'new' })).toBe('stale');
  });

  test('of one place is no other place’s, though both call it by the same id', () => {
    const table = choosing();
    const first = deedOf(table, 'pass', 'same');
    expect(table.ask(first)).toBe('done');
    while (table.serve());
    const { formatPlay } = rulesOf(table.position().game);
    const second = deedOf(table, formatPlay(choose(table.position())), 'same');
    expect(second.place).not.toBe(first.place);
    expect(table.ask(second)).toBe('done');
  });

  test('that the server has made is answered as done, and another one is not', () => {
    const table = tableWhere(
      ({ phase, game }, legal) => phase === 'answer' && isLonePassAmong(legal, rulesOf(game)),
    );
    const deed = deedOf(table, 'pass');
    expect(table.serve()).toBe(true);
    expect(table.ask(deed)).toBe('done-before');
    expect(table.ask({ ...deed, play: '66' })).toBe('stale');
    expect(table.ask({ ...deed, place: (deed.place + 1) % 3 })).toBe('stale');
  });

  test('W7: that passes is told no sooner than a while after the turn came, another one at once', () => {
    const table = choosing();
    const { turnSince } = table.round();
    expect(table.ask(deedOf(table, 'pass'))).toBe('done');
    expect(table.now()).toBe(turnSince + passTime);
    expect(table.round().turnSince).toBe(turnSince + passTime);
    const late = choosing();
    late.wait(3 * passTime);
    expect(late.ask(deedOf(late, 'pass'))).toBe('done');
    expect(late.now()).toBe(turnSince + 3 * passTime);
    const beating = choosing();
    const { legalPlays, formatPlay, isPass } = rulesOf(beating.position().game);
    const beat = legalPlays(beating.position()).find((play) => !isPass(play));
    const before = beating.now();
    expect(beat && beating.ask(deedOf(beating, formatPlay(beat)))).toBe('done');
    expect(beating.now()).toBe(before);
  });
});

describe('passing ahead', () => {
  const ahead = { deed: 'ahead', place: 0, deal: 1, passes: true } as const;

  test('is ordered and taken back while a round is played', () => {
    const open = createEventTable(openedEvent());
    sit(open, 0);
    expect(open.ask(ahead)).toBe('not-dealt');
    const table = choosing();
    expect(table.ask(ahead, { places: [1] })).toBe('no-place');
    expect(table.ask({ ...ahead, deal: 2 })).toBe('stale');
    expect(table.ask({ ...ahead, passes: false })).toBe('done-before');
    expect(table.ask(ahead)).toBe('done');
    expect(table.ask(ahead)).toBe('done-before');
    expect(table.ask({ ...ahead, passes: false })).toBe('done');
    expect(personAt(table.state(), 0)?.passesIn).toBeNull();
    playOut(table, choose);
    expect(table.ask(ahead)).toBe('over');
  });
});

describe('the next deal', () => {
  test('is agreed to after the round, once, with a salt of its own', () => {
    const table = dealtTable();
    const next = { deed: 'next', place: 0, deal: 2, salt: saltOf(0, 2) } as const;
    expect(table.ask(next)).toBe('not-over');
    expect(table.ask({ ...next, deal: 1, salt: saltOf(0, 1) })).toBe('done-before');
    playOut(table, choose);
    expect(table.ask(next, { places: [1] })).toBe('no-place');
    expect(table.ask({ ...next, deal: 3 })).toBe('stale');
    expect(table.ask({ ...next, deal: 1 })).toBe('stale');
    expect(table.ask(next)).toBe('done');
    expect(table.ask(next)).toBe('done-before');
    expect(table.ask({ ...next, salt: saltOf(0, 3) })).toBe('stale');
    expect(table.ask({ ...next, place: 1, salt: saltOf(1, 2) })).toBe('done');
    expect(table.ask(next)).toBe('done-before');
    expect(table.round().deal).toBe(2);
    const open = createEventTable(openedEvent());
    sit(open, 0);
    expect(open.ask({ ...next, deal: 1 })).toBe('stale');
  });
});

describe('a wish', () => {
  const wish = (place: number, what: 'undo' | 'end' = 'end') =>
    ({ deed: 'ask', place, wish: what }) as const;

  test('waits until another one is answered, or has stood for half a minute', () => {
    const table = choosing();
    expect(table.ask(wish(3))).toBe('no-place');
    expect(table.ask(wish(0), { places: [1] })).toBe('no-place');
    expect(table.ask(wish(0))).toBe('done');
    expect(table.ask(wish(0))).toBe('done-before');
    expect(table.ask(wish(1))).toBe('asked-already');
    table.wait(29_999);
    expect(table.ask(wish(1))).toBe('asked-already');
    table.wait(1);
    expect(table.ask(wish(1))).toBe('done');
    expect(table.state().request).toMatchObject({ place: 1, since: table.now(), yes: [] });
  });

  test('that is asked of others than before is asked anew', () => {
    const table = choosing();
    expect(table.ask(wish(0))).toBe('done');
    table.ask({ deed: 'answer', place: 1, yes: true });
    expect(table.ask(wish(0), { awayFor: (place) => (place === 1 ? awayTime : 0) })).toBe('done');
    expect(table.state().request).toMatchObject({ of: [2], yes: [] });
  });

  test('that is asked twice keeps who has agreed', () => {
    const table = choosing();
    table.ask(wish(0));
    table.ask({ deed: 'answer', place: 1, yes: true });
    expect(table.ask(wish(0))).toBe('done-before');
    expect(table.state().request?.yes).toEqual([1]);
  });

  test('is answered by those who are asked, once', () => {
    const table = choosing();
    const answer = { deed: 'answer', place: 1, yes: true } as const;
    expect(table.ask(answer)).toBe('not-asked');
    table.ask(wish(0));
    expect(table.ask({ ...answer, place: 0 })).toBe('not-asked');
    expect(table.ask(answer, { places: [2] })).toBe('no-place');
    expect(table.ask(answer)).toBe('done');
    expect(table.ask(answer)).toBe('done-before');
    expect(table.ask({ ...answer, yes: false })).toBe('stale');
    expect(table.ask({ ...answer, place: 2, yes: false })).toBe('done');
    expect(table.ask({ ...answer, place: 2 })).toBe('not-asked');
  });

  test('to take back needs a decision of one’s own in a round that goes on', () => {
    const table = dealtTable({ secret: keyHash('undo') });
    const first = table.position().seat;
    expect(table.ask(wish(first, 'undo'))).toBe('nothing-to-undo');
    playOne(table, choose);
    expect(table.ask(wish(1 - first, 'undo'))).toBe('nothing-to-undo');
    expect(table.ask(wish(first, 'undo'))).toBe('done');
    expect(table.state().request).toMatchObject({ to: 0, of: [1 - first] });
    const over = dealtTable();
    playOut(over, choose);
    expect(over.ask(wish(0, 'undo'))).toBe('nothing-to-undo');
    const open = createEventTable(openedEvent());
    sit(open, 0);
    expect(open.ask(wish(0, 'undo'))).toBe('nothing-to-undo');
  });

  test('for a bot to stand in is for one who has been away for two minutes', () => {
    const table = choosing();
    const standIn = { deed: 'ask', place: 0, wish: 'stand-in', about: 1 } as const;
    const awayFor = (milliseconds: number) => ({
      awayFor: (place: number) => (place === 1 ? milliseconds : 0),
    });
    expect(table.ask({ ...standIn, about: 0 }, away)).toBe('no-place');
    expect(table.ask({ ...standIn, about: 3 }, away)).toBe('no-place');
    expect(table.ask({ deed: 'ask', place: 0, wish: 'stand-in' }, away)).toBe('no-place');
    expect(table.ask(standIn, awayFor(0))).toBe('still-there');
    expect(table.ask(standIn, awayFor(awayTime - 1))).toBe('still-there');
    expect(table.ask(standIn, awayFor(awayTime))).toBe('done');
    expect(table.state().request?.of).toEqual([2]);
    table.ask({ deed: 'answer', place: 2, yes: true });
    expect(personAt(table.state(), 1)?.standIn).toBe(true);
    expect(table.ask(standIn, awayFor(awayTime))).toBe('done-before');
    expect(awayTime).toBe(120_000);
  });

  test('for a bot to stand in is not for a place that nobody has taken', () => {
    const table = createEventTable(openedEvent({ seats: 3 }));
    sit(table, 0);
    sit(table, 1);
    const standIn = { deed: 'ask', place: 0, wish: 'stand-in', about: 2 } as const;
    expect(table.ask(standIn, { awayFor: (place) => (place === 2 ? awayTime : 0) })).toBe(
      'no-place',
    );
  });

  test('to undo is not asked of those who have been away for two minutes, but of somebody', () => {
    const table = climbingTable({ seats: 4 });
    playUntil(table, () => undoTarget(table.state(), 0) !== undefined);
    const awayFor = (gone: readonly number[]) => ({
      awayFor: (place: number) => (gone.includes(place) ? awayTime : awayTime - 1),
    });
    expect(table.ask(wish(0, 'undo'), awayFor([]))).toBe('done');
    expect(table.state().request?.of).toEqual([1, 2, 3]);
    expect(table.ask(wish(0, 'undo'), awayFor([2]))).toBe('done');
    expect(table.state().request?.of).toEqual([1, 3]);
    expect(table.ask(wish(0, 'undo'), awayFor([1, 2, 3]))).toBe('done');
    expect(table.state().request?.of).toEqual([1, 2, 3]);
  });

  test('to end is not asked of those who are away or stood in for', () => {
    const table = climbingTable({ seats: 4 });
    expect(table.ask(wish(0), { awayFor: (place) => (place === 1 ? awayTime : 0) })).toBe('done');
    expect(table.state().request?.of).toEqual([2, 3]);
    table.ask({ deed: 'answer', place: 2, yes: false });
    table.happen({ event: 'asked', time: 0, place: 0, wish: 'stand-in', about: 3, of: [] });
    expect(table.ask(wish(0))).toBe('done');
    expect(table.state().request?.of).toEqual([1, 2]);
  });

  test('is granted at once where nobody else plays by themselves', () => {
    const table = dealtTable({ places: [byPerson, bot] });
    playUntil(table, () => table.round().record.plays.length > 3);
    expect(table.ask(wish(0, 'undo'))).toBe('done');
    expect(table.state()).toMatchObject({ request: null, outcome: { came: 'granted' } });
    expect(table.ask(wish(0))).toBe('done');
    expect(table.state().ended).toBe(true);
  });
});

test('nothing is done any more at a table that has ended', () => {
  const table = dealtTable();
  table.happen({ event: 'asked', time: 0, place: 0, wish: 'end', of: [] });
  const deeds: readonly Deed[] = [
    sitting(0),
    { deed: 'give', place: 0, hash: hash },
    { deed: 'watching', hash: hash },
    { deed: 'ask', place: 0, wish: 'undo' },
    { deed: 'answer', place: 0, request: 1, yes: true },
    { deed: 'ahead', place: 0, deal: 1, at: 0, passes: true },
    { deed: 'next', place: 0, deal: 2, salt: saltOf(0, 2) },
    deedOf(table, '66'),
  ];
  for (const deed of deeds) expect(table.ask(deed, { isOpener: true })).toBe('ended');
});

test('keys open what they are for, and nothing else', () => {
  const table = createEventTable(openedEvent({ watch: keyHash('watch') }));
  sit(table, 0);
  const opens = (...keys: string[]) => accessBy(table.state(), keys.map(keyHash));
  const nothing = { places: [], isOpener: false, isInvited: false, mayWatch: false };
  expect(opens()).toEqual(nothing);
  expect(opens('other')).toEqual(nothing);
  expect(opens('opener')).toEqual({ ...nothing, isOpener: true });
  expect(opens('invite')).toEqual({ ...nothing, isInvited: true });
  expect(opens('watch')).toEqual({ ...nothing, mayWatch: true });
  expect(opens(keyOf(0))).toEqual({ ...nothing, places: [0] });
  expect(opens(keyOf(1))).toEqual(nothing);
  // The hash is no key.
  expect(opens(keyHash(keyOf(0)))).toEqual(nothing);
  table.ask({ deed: 'watching', hash: null }, opener);
  expect(opens('watch')).toEqual(nothing);
});
