import climbing from '../zh-Hant/climbing.json' with { type: 'json' };
import climbingAids from '../zh-Hant/climbingAids.json' with { type: 'json' };
import climbingDrills from '../zh-Hant/climbingDrills.json' with { type: 'json' };
import climbingLedger from '../zh-Hant/climbingLedger.json' with { type: 'json' };
import climbingLessons from '../zh-Hant/climbingLessons.json' with { type: 'json' };
import climbingReasons from '../zh-Hant/climbingReasons.json' with { type: 'json' };
import climbingReview from '../zh-Hant/climbingReview.json' with { type: 'json' };
import climbingRules from '../zh-Hant/climbingRules.json' with { type: 'json' };
import wu from '../zh-Hant/wu.json' with { type: 'json' };
import type { ClimbingWords } from './enClimbing.ts';

export const words: ClimbingWords = {
  ...climbing,
  ...climbingAids,
  ...climbingDrills,
  ...climbingLedger,
  ...climbingLessons,
  ...climbingReasons,
  ...climbingReview,
  ...climbingRules,
  ...wu,
};
