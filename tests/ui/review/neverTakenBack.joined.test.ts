import { expect, test } from 'vitest';
import { familyOf, type RoundRecord, seatsOf } from '../../../src/engine/index.ts';
import { loadReckoning } from '../../../src/families/tools.ts';
import { costlyPlaysOf, type Judged, type Review } from '../../../src/review/review.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import type { ReviewSoFar } from '../../../src/ui/review/useReview.ts';
import { nextPlayOf } from '../../../src/ui/review/Verdict.tsx';
import { isVerdictWhole, verdictWords } from '../../../src/ui/review/verdictWords.ts';
import { chanceOf } from '../../support/chance.ts';
import { finishedRounds } from '../../support/climbing/finishedRounds.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { openCrew } from '../../support/reviewCrew.ts';
import { say } from '../../support/say.ts';
import { runs } from '../../support/thoroughness.ts';

type Known = Pick<ReviewSoFar, 'judged' | 'review' | 'state'>;

const climbingRounds = finishedRounds();

/** Rounds of both families, some of them only so far, each with another number of workers. */
const rounds: readonly (readonly [title: string, record: RoundRecord])[] = Array.from(
  { length: runs(4, 24) },
  (_, at) => {
    const fishing = finishedRound(setupOf(['person', 'greedy'], { seed: `told-${at}` }));
    const climbing = climbingRounds[(at * 7) % climbingRounds.length] ?? fishing;
    const record = at % 2 === 0 ? fishing : climbing;
    const most = at % 4 < 2 ? record.plays.length : Math.ceil(record.plays.length / 2);
    return [`${at}: ${record.variant}`, { ...record, plays: record.plays.slice(0, most) }];
  },
);

/** All that a page knows while a round is reviewed, from moment to moment. */
async function knownBy(record: RoundRecord, seed: number): Promise<readonly Known[]> {
  const reckoning = await loadReckoning[familyOf(record.variant)]();
  const random = chanceOf(seed);
  const next = (count: number) => Math.floor(random() * count);
  const { reviewer, run } = openCrew({ reckoningOf: () => reckoning, samples: 24, crew: 3, next });
  const known: Known[] = [{ judged: { plays: [] }, review: null, state: 'working' }];
  const learn = (news: Partial<Known>) => {
    const [before] = known.slice(-1);
    if (before !== undefined) known.push({ ...before, ...news });
  };
  reviewer.review(
    record,
    {
      onJudged: (judged: Judged) => learn({ judged }),
      onReview: (review: Review, isLast) => learn({ review, ...(isLast && { state: 'done' }) }),
      onShare: () => undefined,
      onFailure: () => learn({ state: 'failed' }),
    },
    seed % record.players.length,
  );
  run();
  return known;
}

test.each(rounds)('what is told of a round is true at the end: %s', async (title, record) => {
  const known = await knownBy(record, Number.parseInt(title, 10));
  const match = matchOfRecord(record);
  const [end] = known.slice(-1);
  if (end === undefined) throw new Error('the review tells something');
  expect(end.state).toBe('done');
  for (const seat of seatsOf(playersOf(record))) {
    const [first, last] = [known[0] ?? end, end].map((one) => verdictWords(match, one, seat, say));
    const costly = costlyPlaysOf(end.judged, seat, record.variant);
    for (const one of known) {
      const told = verdictWords(match, one, seat, say);
      expect(told).toBe(isVerdictWhole(match, one, seat) ? last : first);
      expect(costly).toEqual(
        expect.arrayContaining(costlyPlaysOf(one.judged, seat, record.variant)),
      );
      const play = nextPlayOf(one.judged, match, seat);
      if (play.told === 'costly') expect(costly).toContainEqual(play.play);
      else if (play.told !== 'nothing') expect(play).toEqual(nextPlayOf(end.judged, match, seat));
    }
  }
});

function playersOf({ players }: RoundRecord): 2 | 3 | 4 {
  return players.length === 2 || players.length === 3 ? players.length : 4;
}
