import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  familyOf,
  invariant,
  type RuleChanges,
  rulesOf,
  type VariantId,
  variantIds,
} from '../../../src/engine/index.ts';
import { parseEvent } from '../../../src/online/event.ts';
import { followAll } from '../../../src/online/follow.ts';
import { gameOf } from '../../../src/records/playedRound.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { aids, type SettingsStore } from '../../../src/store/settings.ts';
import { trueRoundOf } from '../../../src/store/table/roundAtTable.ts';
import type { AtTable, TableSource } from '../../../src/store/table/source.ts';
import { matchFeedback as cardFeedback } from '../../../src/ui/climbing/table/matchFeedback.ts';
import { TableScreen as CardTable } from '../../../src/ui/climbing/table/TableScreen.tsx';
import { matchFeedback as tileFeedback } from '../../../src/ui/fishing/table/matchFeedback.ts';
import { TableScreen as TileTable } from '../../../src/ui/fishing/table/TableScreen.tsx';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { settled } from '../../support/devices.ts';
import {
  comeTo,
  type FarCompany,
  invitedTo,
  playFar,
  seatedFar,
} from '../../support/farDevices.ts';
import { say } from '../../support/say.ts';
import { isThorough } from '../../support/thoroughness.ts';
import { Voice } from '../../support/Voice.tsx';

const screens = { fishing: TileTable, climbing: CardTable };
const feedbacks = { fishing: tileFeedback, climbing: cardFeedback };

/** Switches under which what is not seen must fit more than the tiles that are left. */
const switches: Partial<Record<VariantId, RuleChanges>> = {
  'shi-wu-hu': { captureFromHand: 'hand' },
  'tiu-u-culin': { heavenPair: 'must' },
  'chang-pai': { mustBeat: true },
};

/** Everybody at a table of a variant, and then one who watches. */
async function gathered(variant: VariantId) {
  const { variants } = rulesOf(gameOf({ variant, rules: {}, players: ['a', 'b', 'c'] }));
  const seats = variants.find(({ id }) => id === variant)?.seatCounts[0];
  invariant(seats !== undefined, 'the variant is known');
  const company = await seatedFar({ variant, seats, rules: switches[variant] ?? {} });
  const { hand, far, id } = company;
  const tables = invitedTo(id, far[0].tables.getState().tables[0]?.watch ?? '');
  tables.getState().remember(id, { watchesAs: 'Wei' });
  const watcher = comeTo(hand, tables, id);
  await settled();
  return { ...company, sources: [...far, watcher].map(({ source }) => source) };
}

/** The round that is played as the server alone knows it. */
async function trueRoundAt({ hand, id }: FarCompany) {
  const lines = await hand.log.read(id);
  invariant(lines.ok, 'the table is kept');
  const followed = followAll(lines.value.map(parseEvent));
  const record = followed.ok ? followed.state?.rounds.at(-1)?.record : undefined;
  invariant(record !== undefined, 'a round is played');
  return trueRoundOf(matchOfRecord(record));
}

/** What stands on the screen of a table, with nothing that moves. */
function shown(at: AtTable, settings: SettingsStore): string {
  const Screen = screens[familyOf(at.round?.variant ?? 'tiu-u')];
  const nowhere = (): void => undefined;
  const ways = { onHome: nowhere, onScores: nowhere, onExport: nowhere, onSettings: nowhere };
  const table: TableSource = {
    getState: () => at,
    getInitialState: () => at,
    subscribe: () => nowhere,
  };
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

/** What is heard and felt from one moment to the next. */
function feltFrom(before: AtTable | undefined, { round }: AtTable) {
  invariant(round !== null, 'a round is shown');
  const { cuesFor, touchFor } = feedbacks[familyOf(round.variant)];
  const from = before?.round ?? undefined;
  return [cuesFor(from, round), touchFor(from, round)];
}

describe('a table far away', () => {
  test.each(variantIds)(
    'shows %s as if all tiles were known, to its proven end',
    async (variant) => {
      const settings = openSettings(createMemoryStorage());
      // Every aid, so that most is to be seen; nothing moves or asks.
      settings.getState().change({
        ...Object.fromEntries(aids.map((aid) => [aid, true])),
        ...{ motion: 'none', soundAsked: true, botSpeed: 'slow', handOrder: 'dealt' },
      });
      const company = await gathered(variant);
      const { hand, far, sources } = company;
      const before = new Map<TableSource, readonly [AtTable, AtTable]>();
      const drawn = new Set<TableSource>();
      // Every round is long enough for each seat to have its turn.
      const apart = 8;
      let [moments, kept] = [0, 0];
      for (let isOver = false; !isOver; moments += 1) {
        if (moments > 0) await playFar(hand, far, 7919 * moments, 1);
        const { dealt, played } = await trueRoundAt(company);
        isOver = played.position.phase === 'over';
        for (const [at, source] of sources.entries()) {
          const supposed = source.getState();
          invariant(supposed.round !== null, 'a round is shown');
          const known = { ...supposed, round: { ...supposed.round, dealt, played } };
          expect(supposed.round.standing).toBe(isOver ? 'true' : 'supposed');
          const earlier = before.get(source);
          expect(feltFrom(earlier?.[0], supposed)).toEqual(feltFrom(earlier?.[1], known));
          if (earlier?.[0].round?.dealt === supposed.round.dealt) kept += 1;
          before.set(source, [supposed, known]);
          // A screen takes long to draw: each seat's once on the way, and one at the end.
          const isDrawn = isOver ? at === 0 : moments === apart * at;
          if (!isThorough && !isDrawn) continue;
          drawn.add(source);
          const seen = shown(supposed, settings);
          expect(seen).toBe(shown(known, settings));
          // Nothing is offered that cannot be done at this table.
          expect(seen).not.toContain(`>${say('hint.ask')}<`);
        }
      }
      await settled();
      for (const { rounds } of far) {
        expect([...rounds.getState().values()].map(({ shuffle }) => shuffle)).toEqual(['proven']);
      }
      expect(moments).toBeGreaterThan(10);
      expect([...drawn]).toEqual(sources);
      // What was supposed fitted on after many a play, and had to be supposed anew after others.
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(moments * sources.length);
    },
  );
});
