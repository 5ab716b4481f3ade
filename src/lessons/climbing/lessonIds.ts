/** The drills of climbing, in which any of its variants can be chosen. */
export const climbingDrillIds = ['sap-ng-wu-beats', 'sap-ng-wu-worth'] as const;

/** In teaching order; each begins with a variant, so its address tells which family has to join. */
export const climbingLessonIds = [
  'sap-ng-wu-two-minutes',
  'sap-ng-wu-suits',
  'sap-ng-wu-beat',
  'sap-ng-wu-sets',
  'sap-ng-wu-mixed',
  'sap-ng-wu-supreme',
  'sap-ng-wu-wu',
  'sap-ng-wu-round',
  ...climbingDrillIds,
] as const;

export type ClimbingLessonId = (typeof climbingLessonIds)[number];
