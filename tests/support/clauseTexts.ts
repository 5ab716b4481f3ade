import type { Clause } from '../../src/engine/core/fill.ts';
import { formatKind, type Seat } from '../../src/engine/index.ts';

/** What is told of the places but the own hand: `1: 42 ≥ 1 and 1: 21 ≥ 1`, `2: 66 ≤ 0 or …`. */
export function clauseTexts(clauses: readonly Clause[], own: Seat): string[] {
  return clauses
    .filter((ways) => ways.flat().some(({ place }) => place !== own))
    .map((ways) =>
      ways
        .map((way) =>
          way
            .map(({ place, kind, least, most }) => {
              const bound = most === Number.POSITIVE_INFINITY ? `≥ ${least}` : `≤ ${most}`;
              return `${place}: ${formatKind(kind)} ${bound}`;
            })
            .join(' and '),
        )
        .join(' or '),
    );
}
