import {
  type BoardLine,
  catchersAmong,
  fishOf,
  formOf,
  type GroupStanding,
  gainOf,
  groupBoardOf,
  type OpenReason,
  type OpenTable,
} from '../../../engine/fishing/index.ts';
import {
  type Counts,
  countOf,
  invariant,
  type Kind,
  type Play,
  type Seat,
  seatAfter,
} from '../../../engine/index.ts';
import { openAfter, withCaught, withMore } from './openAfter.ts';

/** A group that lacks more tiles than this is not near. */
const nearBy = 2;

/**
 * The line of doubled payments, then groups and bonuses of the own seat and of the others, the most
 * telling first. With tiles of `reach` others might take a fish.
 */
export function standingReasonsOf(open: OpenTable, chosen: Play, reach: Counts): OpenReason[] {
  const { turn: mover } = open;
  invariant(mover !== null, 'somebody is to play');
  const after = openAfter(open, chosen);
  const changes = changesBetween(open, after);
  const own = changes.filter(({ seat }) => seat === mover);
  const others = changes.filter(({ seat }) => seat !== mover);
  const told = [
    doubling(open, after, mover),
    completing(open, own, chosen),
    killing(others),
    withholding(open, after, others, chosen, reach),
    keepingAlive(open, own, chosen),
    advancing(own),
  ];
  return told.filter((one) => one !== undefined);
}

interface Change {
  readonly seat: Seat;
  readonly group: BoardLine['id'];
  readonly before: GroupStanding;
  readonly after: GroupStanding;
}

function changesBetween(open: OpenTable, after: OpenTable): Change[] {
  const lines = linesOf(after);
  return linesOf(open).flatMap(({ id: group, seats }) => {
    const then = lines.find(({ id }) => id === group);
    return seats.flatMap((before, seat) => {
      const standing = then?.seats[seat];
      return standing === undefined ? [] : [{ seat, group, before, after: standing }];
    });
  });
}

function linesOf(open: OpenTable): readonly BoardLine[] {
  const board = groupBoardOf(open);
  return board.method === 'groups' ? board.lines : [];
}

function doubling(open: OpenTable, after: OpenTable, mover: Seat): OpenReason | undefined {
  const missing = (table: OpenTable, seat: Seat): number =>
    groupBoardOf(table).toDouble?.[seat] ?? 0;
  // Two seats that both are past the line double nothing between them.
  const somebodyIsNot = open.catches.some((_, seat) => missing(after, seat) > 0);
  return missing(open, mover) > 0 && missing(after, mover) === 0 && somebodyIsNot
    ? { why: 'doubles', points: open.game.rules.doubleAt }
    : undefined;
}

function completing(
  { game, catches, turn }: OpenTable,
  own: readonly Change[],
  chosen: Play,
): OpenReason | undefined {
  const groups = own
    .filter(({ before, after }) => before.state !== 'complete' && after.state === 'complete')
    .map(({ group }) => group);
  if (groups.length === 0) return undefined;
  const caught = catches[turn ?? 0] ?? [];
  return { why: 'completes', groups, points: gainOf(game, caught, chosen).points };
}

function killing(others: readonly Change[]): OpenReason | undefined {
  const killed = others.filter(
    ({ before, after }) => before.state === 'open' && isNear(before) && after.state === 'dead',
  );
  const [most] = worthMostFirst(killed);
  return most && { why: 'kills', seat: most.seat, group: most.group };
}

/** Of three fish another seat could have taken one. */
function withholding(
  open: OpenTable,
  after: OpenTable,
  others: readonly Change[],
  chosen: Play,
  reach: Counts,
): OpenReason | undefined {
  const fish = fishOf(chosen);
  const taken = fishTakenBy(chosen).length > 0;
  if (!taken || countOf(after.lake, fish) > 0 || catchersAmong(after.game, reach, fish) === 0)
    return undefined;
  const [most] = worthMostFirst(
    others.filter(({ before }) => {
      const [lack, ...more] = before.lacks;
      return (
        before.state === 'open' &&
        more.length === 0 &&
        lack?.copies === 1 &&
        lack.oneOf.includes(fish) &&
        !open.stacks.includes(fish)
      );
    }),
  );
  return most && { why: 'withholds', fish, seat: most.seat, group: most.group };
}

function keepingAlive(
  open: OpenTable,
  own: readonly Change[],
  chosen: Play,
): OpenReason | undefined {
  const fish = fishTakenBy(chosen);
  const [kind] = fish;
  if (kind === undefined) return undefined;
  const lost = linesOf(withFishLost(open, fish));
  const [most] = nearestFirst(
    own.filter(
      ({ seat, group, before, after }) =>
        after.state === 'open' &&
        before.lacks.some(({ oneOf }) => oneOf.includes(kind)) &&
        isNear(after) &&
        lost.some(({ id, seats }) => id === group && seats[seat]?.state === 'dead'),
    ),
  );
  return most && { why: 'keepsAlive', fish: kind, group: most.group };
}

function withFishLost(open: OpenTable, fish: readonly Kind[]): OpenTable {
  const { game, turn, lake, stacks } = open;
  const other = seatAfter(turn ?? 0, game.seatCount);
  const locked = stacks.filter((kind) => fish.includes(kind) && fish.length === 3);
  return {
    ...open,
    lake:
      locked.length > 0 ? lake : fish.reduce((counts, kind) => withMore(counts, kind, -1), lake),
    stacks: stacks.filter((kind) => !locked.includes(kind)),
    catches: withCaught(open.catches, other, fish),
  };
}

function advancing(own: readonly Change[]): OpenReason | undefined {
  const [most] = nearestFirst(
    own.filter(
      ({ before, after }) =>
        after.state === 'open' && isNear(after) && lackingIn(after) < lackingIn(before),
    ),
  );
  return most && { why: 'advances', group: most.group, lacks: most.after.lacks };
}

/** The bait apart. */
function fishTakenBy(chosen: Play): readonly Kind[] {
  const fish = fishOf(chosen);
  switch (formOf(chosen)) {
    case 'capture':
      return [fish];
    case 'triple':
      return [fish, fish, fish];
    default:
      return [];
  }
}

function isNear(standing: GroupStanding): boolean {
  return standing.tiles > 0 && lackingIn(standing) <= nearBy;
}

function lackingIn({ lacks }: GroupStanding): number {
  return lacks.reduce((sum, { copies }) => sum + copies, 0);
}

function worthMostFirst(changes: readonly Change[]): Change[] {
  const worth = ({ before }: Change): number => before.pointsComplete - before.points;
  return changes.toSorted((one, other) => worth(other) - worth(one));
}

function nearestFirst(changes: readonly Change[]): Change[] {
  return worthMostFirst(changes).toSorted(
    (one, other) => lackingIn(one.after) - lackingIn(other.after),
  );
}
