/**
 * The names of the lessons of climbing, in the order in which one may take them. Each begins with
 * the variant that it teaches, so that its address tells which family has to join.
 */
export const climbingLessonIds = [
  'sap-ng-wu-suits',
  'sap-ng-wu-beat',
  'sap-ng-wu-sets',
  'sap-ng-wu-mixed',
  'sap-ng-wu-supreme',
  'sap-ng-wu-wu',
  'sap-ng-wu-round',
] as const;

/** The name of a lesson of climbing. */
export type ClimbingLessonId = (typeof climbingLessonIds)[number];
