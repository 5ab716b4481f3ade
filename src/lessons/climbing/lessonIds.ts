/** The drills of climbing, in which any of its variants can be chosen. */
export const climbingDrillIds = ['sap-ng-wu-beats', 'sap-ng-wu-worth'] as const;

/**
 * The names of the lessons of climbing, in the order in which one may take them. Each begins with
 * the variant that it teaches or begins with, so that its address tells which family has to join.
 */
export const climbingLessonIds = [
  'sap-ng-wu-suits',
  'sap-ng-wu-beat',
  'sap-ng-wu-sets',
  'sap-ng-wu-mixed',
  'sap-ng-wu-supreme',
  'sap-ng-wu-wu',
  'sap-ng-wu-round',
  ...climbingDrillIds,
] as const;

/** The name of a lesson of climbing. */
export type ClimbingLessonId = (typeof climbingLessonIds)[number];
