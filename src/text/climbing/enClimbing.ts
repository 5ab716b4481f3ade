import climbing from '../en/climbing.json' with { type: 'json' };
import climbingAids from '../en/climbingAids.json' with { type: 'json' };
import climbingDrills from '../en/climbingDrills.json' with { type: 'json' };
import climbingLedger from '../en/climbingLedger.json' with { type: 'json' };
import climbingLessons from '../en/climbingLessons.json' with { type: 'json' };
import climbingReasons from '../en/climbingReasons.json' with { type: 'json' };
import climbingReview from '../en/climbingReview.json' with { type: 'json' };
import climbingRules from '../en/climbingRules.json' with { type: 'json' };
import wu from '../en/wu.json' with { type: 'json' };

export const words = {
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

export type ClimbingWords = Readonly<Record<keyof typeof words, string>>;
