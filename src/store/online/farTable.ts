import { createStore } from 'zustand/vanilla';
import type { TablePlace } from '../../engine/index.ts';
import { joinSeenForms } from '../../families/far.ts';
import { person } from '../../online/event.ts';
import { type FillWithChance, freshHex, freshKey } from '../../online/key.ts';
import { type Hello, type Parting, protocolVersion, type Refusal } from '../../online/message.ts';
import { type ReadTold, readRevealed, readTold } from '../../online/readTold.ts';
import type { JoinNamed } from '../joining.ts';
import { readAnswer, readGone, readPeople, readSaid } from './answers.ts';
import type { DeviceTable, DeviceTables, Pledge } from './deviceTables.ts';
import type { FarDeed, FarDeeds, FarState, FarTable, SentPlay } from './farState.ts';
import type { FarLine, OpenLine } from './line.ts';
import { withKey } from './withKey.ts';

export interface FarParts {
  readonly id: string;
  readonly openLine: OpenLine;
  readonly tables: DeviceTables;
  readonly joinNamed: JoinNamed;
  readonly fillWithChance: FillWithChance;
  /** What speaks, as the server may log it. */
  readonly app: string;
}

/** Goes to a table by the keys of this device, and keeps on its shelf what it is told. */
export function goToTable(parts: FarParts): FarTable {
  const { id, openLine, tables, joinNamed, fillWithChance, app } = parts;
  const store = createStore<FarState>()(() => ({
    ...{ id, link: 'coming', gone: null, isGarbled: false, told: null, people: null },
    ...{ sent: null, asking: null, refused: null, said: null },
  }));
  const { getState, setState } = store;
  const { remember, pledge } = tables.getState();
  const known = (): DeviceTable | undefined =>
    tables.getState().tables.find((table) => table.id === id);
  const hello = (): Hello => {
    const { keys = [], watchesAs = null } = known() ?? {};
    return {
      ...{ protocol: protocolVersion, app, table: id, keys: [...keys] },
      ...(watchesAs ? { name: watchesAs } : {}),
    };
  };
  /** The highest number on this connection. */
  let newest = -1;
  let joined: Promise<unknown> = Promise.resolve();

  const take = (told: ReadTold): void => {
    if (told.n < newest) return;
    newest = told.n;
    // Another tab may have forgotten the table: what comes back without its keys leads nowhere.
    const isListed = known() !== undefined;
    if (isListed) witness(told);
    const { sent } = getState();
    const isThere = sent !== null && !isAwaited(told, sent);
    setState({ told, isGarbled: false, ...(isThere ? { sent: null } : {}) });
    if (!isListed) return;
    const { handed = null } = known() ?? {};
    const isBack = handed !== null && told.own.includes(handed.place);
    remember(id, { ...listed(told), ...(isBack ? { handed: null } : {}) });
  };
  /** Keeps what the server is committed to, as soon as it is told. */
  const witness = ({ round, next }: ReadTold): void => {
    const committed = next ?? (round?.over === null ? round : null);
    if (committed === null) return;
    const { deal, commitment } = committed;
    // The first one counts: a server that changes it is found out by that.
    if (pledgeOf(deal) === undefined) pledge(id, { deal, commitment, salts: [] });
  };
  /** A family must have joined before what is told of its games is read. */
  const hear = async (body: unknown, connection: number): Promise<void> => {
    const names = JSON.stringify(body) ?? '';
    await joinNamed(names);
    await joinSeenForms(names);
    if (connection !== connections) return;
    const read = readTold(body);
    if (read.ok) take(read.value);
    else setState({ isGarbled: true });
  };
  let connections = 0;
  let isRenewing = false;
  /** One after the other, so that the last one is taken last. */
  const hearInTurn = (body: unknown): Promise<unknown> => {
    const connection = connections;
    joined = joined.then(() => hear(body, connection)).catch(() => setState({ isGarbled: true }));
    return joined;
  };

  const line: FarLine = openLine(hello, {
    onLink: (isHere) => {
      connections += 1;
      newest = -1;
      const { gone, link } = getState();
      if (gone !== null) return;
      // A connection that this page renews itself is lost only once the server does not answer.
      const without = isRenewing && link === 'here' ? 'coming' : 'lost';
      setState({ link: isHere ? 'here' : without });
    },
    onSaid: (name, body) => {
      switch (name) {
        case 'told':
          void hearInTurn(body);
          return;
        case 'people':
          setState(({ people }) => ({ people: readPeople(body) ?? people }));
          return;
        case 'said': {
          const said = readSaid(body);
          if (said === undefined) return;
          setState((before) => ({ said: { ...said, number: (before.said?.number ?? -1) + 1 } }));
          return;
        }
        case 'gone': {
          const why = readGone(body) ?? 'not-understood';
          if (!passing.has(why)) leave(why);
        }
      }
    },
  });

  const leave = (why: Parting): void => {
    setState({ gone: why, link: 'lost' });
    line.close();
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One thing is said at a time. */
  const inTurn = <Came>(what: () => Promise<Came>): Promise<Came> => {
    const mine = last.then(what);
    last = mine;
    return mine;
  };
  const tellRefused = (deed: FarDeed, why: Refusal): Refusal => {
    setState({ refused: { deed, why } });
    return why;
  };
  /** Sends one message; resolves once what is answered has been taken in. */
  const send = (deed: FarDeed, body: object): Promise<Refusal | null> =>
    inTurn(async () => {
      setState({ asking: deed, refused: null });
      const answer = readAnswer(await line.ask(deed, body));
      if (answer.told !== undefined) await hearInTurn(answer.told);
      setState({ asking: null });
      return answer.ok ? null : tellRefused(deed, answer.why);
    });
  const pledgeOf = (deal: number): Pledge | undefined =>
    known()?.pledges.find((one) => one.deal === deal);
  /** The salt that this device gives to a deal: the same however often it is said. */
  const saltFor = (place: TablePlace, deal: number): string => {
    const before = pledgeOf(deal);
    const given = before?.salts.find((one) => one.place === place);
    if (given !== undefined) return given.salt;
    const salt = freshHex(128, fillWithChance);
    if (before !== undefined)
      pledge(id, { ...before, salts: [...before.salts, { place, salt, isTaken: false }] });
    return salt;
  };
  const takenSalt = (place: TablePlace, deal: number): void => {
    const before = pledgeOf(deal);
    if (before === undefined) return;
    const salts = before.salts.map((one) =>
      one.place === place ? { ...one, isTaken: true } : one,
    );
    pledge(id, { ...before, salts });
  };
  const takeBackSalt = (place: TablePlace, deal: number): void => {
    const before = pledgeOf(deal);
    if (before === undefined) return;
    pledge(id, { ...before, salts: before.salts.filter((one) => one.place !== place) });
  };
  const keep = (key: string): void => {
    const keys = known()?.keys ?? [];
    if (!keys.includes(key)) remember(id, { keys: withKey(keys, key) });
  };
  const drop = (key: string): void =>
    remember(id, { keys: (known()?.keys ?? []).filter((one) => one !== key) });
  const freshId = (): string => freshHex(128, fillWithChance).slice(0, 20);

  const deeds: FarDeeds = {
    sit: async (place, name) => {
      const key = freshKey(fillWithChance);
      // Kept before it is said, so that nothing that happens meanwhile can lose the place.
      keep(key);
      const deal = getState().told?.next?.deal ?? 1;
      const salt = saltFor(place, deal);
      const refused = await send('sit', { place, name, salt, key });
      if (refused !== null) {
        drop(key);
        takeBackSalt(place, deal);
      }
      return refused;
    },
    fill: (place, by, name) => send('fill', { place, by, name }),
    play: async (sent) => {
      setState({ sent });
      const refused = await send('play', { ...sent, id: freshId() });
      // Another one may be on its way by now.
      if (getState().sent === sent) setState({ sent: null });
      return refused;
    },
    passAhead: (place, passes) => {
      const round = getState().told?.round;
      const view = round?.views.find((one) => one.place === place);
      if (!round || view === undefined) return Promise.resolve('not-dealt');
      const at = view.seen.plays.length;
      return send('ahead', { place, deal: round.deal, at, passes });
    },
    agree: async (place) => {
      const next = getState().told?.next;
      if (!next) return 'not-over';
      const { deal } = next;
      const refused = await send('next', { place, deal, salt: saltFor(place, deal) });
      // Another device of the place may have agreed before, by a salt of its own.
      if (refused === null) takenSalt(place, deal);
      else takeBackSalt(place, deal);
      return refused;
    },
    ask: (place, wish, about) =>
      send('ask', { place, wish, id: freshId(), ...(about === undefined ? {} : { about }) }),
    answer: (place, yes) => {
      const request = getState().told?.request?.number;
      return request === undefined
        ? Promise.resolve('not-asked')
        : send('answer', { place, request, yes });
    },
    say: (place, phrase) => send('say', { place, phrase }),
    give: async (place) => {
      const { own = [], isOpener = false } = getState().told ?? {};
      const key = freshKey(fillWithChance);
      const { keyHash } = (await import('./hashing.ts')).hashing;
      // Until the answer is here it opens the place for this device too: the way may be lost once
      // the server has heard it, and then nothing else leads back.
      keep(key);
      const before = connections;
      const refused = await send('give', { place, hash: keyHash(key) });
      drop(key);
      if (refused !== null) return null;
      const isOwn = own.includes(place);
      // Only here is what opens it now: kept, so that it can be handed out once more.
      if (isOwn || known()?.handed?.place === place) remember(id, { handed: { place, key } });
      if (isOwn && own.every((one) => one === place) && !isOpener) {
        // An invitation that it came by would keep it there, as a stranger.
        remember(id, { keys: [], own: [] });
        leave('moved');
      } else if (connections !== before) {
        // It has been shown meanwhile, and the place goes once it is not.
        line.renew();
      }
      return key;
    },
    letWatch: async (allowed) => {
      const watch = allowed ? freshKey(fillWithChance) : null;
      const { keyHash } = (await import('./hashing.ts')).hashing;
      const refused = await send('watching', { hash: watch && keyHash(watch) });
      if (refused === null) remember(id, { watch });
      return refused;
    },
    remove: () => send('remove', {}),
    round: (deal) =>
      inTurn(async () => {
        const answer = readAnswer(await line.ask('round', { deal }));
        const read = answer.ok ? readRevealed(answer.revealed) : undefined;
        return read?.ok ? read.value : undefined;
      }),
    forgetRefused: () => setState({ refused: null }),
  };
  const renew = (): void => {
    // Who was let go would come back as the newest, and have others let go in turn.
    if (getState().gone !== null) return;
    isRenewing = true;
    line.renew();
    isRenewing = false;
  };
  return { ...store, deeds, renew, close: line.close };
}

/** After these the server is soon there again. */
const passing: ReadonlySet<Parting> = new Set(['moving', 'failing']);

/** Whether the round is as it was when the play was sent. */
function isAwaited({ round }: ReadTold, { place, deal, at }: SentPlay): boolean {
  const view = round?.views.find((one) => one.place === place);
  return round?.deal === deal && round.over === null && view?.seen.plays.length === at;
}

function listed({ game, places, own, round, next, ended }: ReadTold): Partial<DeviceTable> {
  const turns =
    round?.over === null &&
    round.views.some(({ seen }) => seen.seat !== null && seen.turn === seen.seat);
  return {
    variant: game.variant,
    names: places.map(({ by, name }) => (by === person || name !== null ? name : null)),
    own,
    isTurn: turns,
    isNextAwaited: next !== null && own.some((place) => !next.agreed.includes(place)),
    round: round?.number ?? null,
    isEnded: ended,
  };
}
