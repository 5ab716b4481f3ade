import climbing from '../zh-Hans/climbing.json' with { type: 'json' };
import climbingAids from '../zh-Hans/climbingAids.json' with { type: 'json' };
import climbingDrills from '../zh-Hans/climbingDrills.json' with { type: 'json' };
import climbingLedger from '../zh-Hans/climbingLedger.json' with { type: 'json' };
import climbingLessons from '../zh-Hans/climbingLessons.json' with { type: 'json' };
import climbingReasons from '../zh-Hans/climbingReasons.json' with { type: 'json' };
import climbingReview from '../zh-Hans/climbingReview.json' with { type: 'json' };
import climbingRules from '../zh-Hans/climbingRules.json' with { type: 'json' };
import wu from '../zh-Hans/wu.json' with { type: 'json' };
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
