import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  chooseIndex,
  familyOf,
  invariant,
  type Play,
  type RoundRecord,
  type RuleChanges,
  rulesOf,
  type Seat,
  seatsOf,
  type VariantId,
  variantIds,
} from '../../../src/engine/index.ts';
import { gameOf, playedRound } from '../../../src/records/playedRound.ts';
import { dealFromSeed, randomFromSeed } from '../../../src/records/seed.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { aids, type Settings, type SettingsStore } from '../../../src/store/settings.ts';
import { trueRoundOf } from '../../../src/store/table/roundAtTable.ts';
import type { TableSource } from '../../../src/store/table/source.ts';
import { matchFeedback as cardFeedback } from '../../../src/ui/climbing/table/matchFeedback.ts';
import { TableScreen as CardTable } from '../../../src/ui/climbing/table/TableScreen.tsx';
import { matchFeedback as tileFeedback } from '../../../src/ui/fishing/table/matchFeedback.ts';
import { TableScreen as TileTable } from '../../../src/ui/fishing/table/TableScreen.tsx';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import {
  createFarTable,
  type FarSeat,
  type FarTable,
  holdersSeenBy,
  isByItself,
  roundId,
  sitDownAt,
  tableSeenBy,
} from '../../support/farTable.ts';
import { say } from '../../support/say.ts';
import { isThorough } from '../../support/thoroughness.ts';
import { Voice } from '../../support/Voice.tsx';

const names = ['Ann', 'Bo', 'Cai', 'Di'];
const screens = { fishing: TileTable, climbing: CardTable };

/** Switches under which what is not seen must fit more than the tiles that are left. */
const switches: Partial<Record<VariantId, RuleChanges>> = {
  'shi-wu-hu': { captureFromHand: 'hand' },
  'tiu-u-culin': { heavenPair: 'must' },
  'chang-pai': { mustBeat: true },
};

function dealtRound(variant: VariantId): RoundRecord {
  const rules = switches[variant] ?? {};
  const { seatCounts } = rulesOfVariant(variant);
  const players = names.slice(0, seatCounts[0]);
  const { deal, starter } = dealFromSeed(gameOf({ variant, rules, players }), `far-${variant}`);
  return { variant, rules, players, starter, deal, plays: [] };
}

function rulesOfVariant(variant: VariantId) {
  const players = names.slice(0, 3);
  const found = rulesOf(gameOf({ variant, rules: {}, players })).variants.find(
    ({ id }) => id === variant,
  );
  invariant(found !== undefined, 'the variant is known');
  return found;
}

/** Every aid, so that most is to be seen; nothing moves or asks. */
const mostAids = Object.fromEntries(aids.map((aid) => [aid, true]));
const still = { motion: 'none', soundAsked: true, botSpeed: 'slow' } as const;

function settingsWith(change: Partial<Settings>): SettingsStore {
  const settings = openSettings(createMemoryStorage());
  settings.getState().change(change);
  return settings;
}

/** The table as it is now, while it goes on. */
function frozen(source: TableSource): TableSource {
  const at = source.getState();
  return { getState: () => at, getInitialState: () => at, subscribe: () => () => undefined };
}

/** The same table, where all tiles are known. */
function trueSource(record: RoundRecord, seat: Seat | null): TableSource {
  const round = trueRoundOf(matchOfRecord(record), isByItself(playedRound(record).position, seat));
  const holders = holdersSeenBy(seat, record.players.length);
  const players = record.players.map((name, at) => ({
    name,
    holder: holders[at] ?? { by: 'here' },
  }));
  const at = tableSeenBy(seat, { ...round, players });
  return { getState: () => at, getInitialState: () => at, subscribe: () => () => undefined };
}

/** What stands on the screen of a table, with nothing that moves. */
function shown(variant: VariantId, table: TableSource, settings: SettingsStore): string {
  const Screen = screens[familyOf(variant)];
  const nowhere = (): void => undefined;
  const ways = { onHome: nowhere, onScores: nowhere, onExport: nowhere, onSettings: nowhere };
  const { container, unmount } = render(
    <Voice>
      <Screen table={table} settings={settings} {...ways} />
    </Voice>,
  );
  const { innerHTML } = container;
  unmount();
  // The ids go on being counted from one drawing to the next.
  return innerHTML.replace(/_r_\w+_/g, '');
}

/** Some play of the seat that has the turn: mostly sensible, so that rounds come to their ends. */
function somePlay(record: RoundRecord, random: () => number): Play {
  const { position } = playedRound(record);
  const { legalPlays, lastResort } = rulesOf(position.game);
  const legal = legalPlays(position);
  const any = legal[chooseIndex(legal.length, random)];
  return random() < 0.7 || any === undefined ? lastResort(position) : any;
}

interface FarRound {
  readonly far: FarTable;
  readonly seats: readonly FarSeat[];
  readonly random: () => number;
}

function sitDown(variant: VariantId): FarRound {
  const far = createFarTable(dealtRound(variant));
  const random = randomFromSeed(`plays of ${variant}`);
  const chance = randomFromSeed(`supposed of ${variant}`);
  const seats = seatsOf(playedRound(far.record()).game.seatCount);
  return { far, random, seats: seats.map((seat) => sitDownAt(far, seat, chance)) };
}

/** Plays on until the round is over, by the screens of those who have the turn. */
function playOn({ far, seats, random }: FarRound, atEachMoment: () => void): void {
  for (let plays = 0; ; plays += 1) {
    atEachMoment();
    const { position } = playedRound(far.record());
    if (position.phase === 'over') return;
    const { seat } = position;
    const play = somePlay(far.record(), random);
    const own = seats[seat];
    invariant(own !== undefined, 'somebody sits at the seat that has the turn');
    const { round, deeds } = own.source.getState();
    if (rulesOf(position.game).playsItself(position)) {
      expect(deeds.play).toBeUndefined();
      expect(far.take(seat, play)).toBe(true);
      continue;
    }
    for (const [other, { source }] of seats.entries()) {
      if (other === seat) continue;
      expect(source.getState().deeds.play).toBeUndefined();
      expect(far.take(other, play)).toBe(false);
    }
    invariant(round !== null, 'a round is shown');
    expect(deeds.play?.(round, play)).toBe('sent');
    expect(own.source.getState().sent).toBe(play);
    expect(own.source.getState().deeds.play).toBeUndefined();
    // Every tenth play the line is cut once it is sent: it is made anew from the same moment.
    if (plays % 10 === 9) {
      own.cut();
      own.deliver();
      expect(playedRound(far.record()).steps).toHaveLength(plays);
      own.resume();
      const again = own.source.getState();
      invariant(again.round !== null, 'a round is shown');
      expect(again.sent).toBeNull();
      expect(again.deeds.play?.(again.round, play)).toBe('sent');
    }
    own.deliver();
    expect(own.source.getState().sent).toBeNull();
  }
}

const feedbacks = { fishing: tileFeedback, climbing: cardFeedback };

/** What is heard and felt from one moment to the next. */
function feltFrom(before: TableSource | undefined, after: TableSource) {
  const [from, to] = [before?.getState().round ?? undefined, after.getState().round];
  invariant(to !== null, 'a round is shown');
  const { cuesFor, touchFor } = feedbacks[familyOf(to.variant)];
  return [cuesFor(from, to), touchFor(from, to)];
}

/** Without the hands that the end of a climbing round turns up where all were told. */
function withoutHands(table: string): string {
  const label = `aria-label="${say('climbing.table.end.hands')}"`;
  return table.replace(new RegExp(`<ul [^>]*${label}.*?</ul>`), '');
}

describe('a table that is kept elsewhere', () => {
  test.each(variantIds)('shows %s as if all tiles were known, to its end', (variant) => {
    const settings = settingsWith({ ...mostAids, ...still, handOrder: 'dealt' });
    const round = sitDown(variant);
    const { far, seats, random } = round;
    const looking = [...seats.entries(), [null, sitDownAt(far, null, random)] as const];
    const before = new Map<Seat | null, readonly [TableSource, TableSource]>();
    const drawn = new Set<Seat | null>();
    // In every round each seat has its turn, though those of Luan Chuo are short.
    const apart = variant.startsWith('luan-chuo') ? 6 : 12;
    let moments = 0;
    playOn(round, () => {
      const isOver = playedRound(far.record()).position.phase === 'over';
      for (const [at, [seat, { source }]] of looking.entries()) {
        const now = [frozen(source), trueSource(far.record(), seat)] as const;
        const [supposed, known] = now;
        expect(supposed.getState().round).toMatchObject({ standing: 'supposed', id: roundId });
        const earlier = before.get(seat);
        expect(feltFrom(earlier?.[0], supposed)).toEqual(feltFrom(earlier?.[1], known));
        before.set(seat, now);
        // A screen takes long to draw: each seat's once on the way, and one at the end.
        const isDrawn = isOver ? at === 0 : moments === apart * at;
        if (!isThorough && !isDrawn) continue;
        drawn.add(seat);
        const seen = shown(variant, supposed, settings);
        expect(seen).toBe(withoutHands(shown(variant, known, settings)));
        // Nothing is offered that cannot be done at this table.
        expect(seen).not.toContain(`>${say('hint.ask')}<`);
        for (const name of names) {
          expect(seen).not.toContain(say('table.prompt.hurry', { name }));
        }
      }
      moments += 1;
    });
    expect(moments).toBeGreaterThan(10);
    expect([...drawn]).toEqual(looking.map(([seat]) => seat));
    // What was supposed fitted on after many a play, and had to be supposed anew after others.
    const kept = seats.reduce((sum, seat) => sum + seat.kept(), 0);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(moments * seats.length);
  });
});
