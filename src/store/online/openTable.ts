import { person } from '../../online/event.ts';
import { type FillWithChance, freshKey } from '../../online/key.ts';
import { keyHash } from '../../online/keyHash.ts';
import { type OpenDeed, protocolVersion, type Refusal } from '../../online/message.ts';
import { readAnswer, readGone } from './answers.ts';
import type { DeviceTables } from './deviceTables.ts';
import type { OpenLine } from './line.ts';
import type { OpenWish } from './openWish.ts';

/** What came of opening a table: its id, or why there is none. */
export type Opened =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: Refusal | 'older' | 'newer' };

export interface OpeningTable {
  /** Resolves once the server has answered, however long that takes. */
  readonly opened: Promise<Opened>;
  readonly callOff: () => void;
}

export interface OpeningParts {
  readonly openLine: OpenLine;
  readonly tables: DeviceTables;
  readonly fillWithChance: FillWithChance;
  readonly app: string;
  readonly onLink: (isHere: boolean) => void;
}

/** @param word the host's, where only people who know it may open tables */
export function openTable(
  { openLine, tables, fillWithChance, app, onLink }: OpeningParts,
  wish: OpenWish,
  word: string | undefined,
): OpeningTable {
  const [opener, invite, watch] = [
    freshKey(fillWithChance),
    freshKey(fillWithChance),
    freshKey(fillWithChance),
  ];
  const body: OpenDeed = {
    ...{ variant: wish.variant, rules: { ...wish.rules }, seats: wish.seats },
    places: wish.places.map((place) =>
      place.by === 'here' || place.by === 'elsewhere' ? { by: person } : { ...place },
    ),
    ...{ goal: wish.goal, tapsPasses: wish.tapsPasses },
    ...{ opener: keyHash(opener), invite: keyHash(invite), watch: keyHash(watch) },
    ...(word === undefined ? {} : { word }),
  };
  let callOff = (): void => undefined;
  const opened = new Promise<Opened>((resolve) => {
    const line = openLine(() => ({ protocol: protocolVersion, app }), {
      onLink,
      onSaid: (name, said) => {
        const why = name === 'gone' ? readGone(said) : undefined;
        if (why !== 'older' && why !== 'newer') return;
        callOff();
        resolve({ ok: false, why });
      },
    });
    callOff = line.close;
    void line.ask('open', body).then((json) => {
      const answer = readAnswer(json);
      line.close();
      if (!answer.ok) resolve({ ok: false, why: answer.why });
      else if (answer.table === undefined) resolve({ ok: false, why: 'not-understood' });
      else {
        const { table: id } = answer;
        tables.getState().remember(id, { keys: [opener], invite, watch });
        resolve({ ok: true, id });
      }
    });
  });
  return { opened, callOff: () => callOff() };
}
