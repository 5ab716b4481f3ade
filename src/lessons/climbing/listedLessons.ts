/**
 * In teaching order, as the list of all lessons has them before the family joins; data:
 * `climbingLessons.ts`. Each begins with a variant, so its address tells which family has to join;
 * in the last two any variant can be chosen.
 */
export const listedLessons = [
  { id: 'sap-ng-wu-two-minutes', variant: 'sap-ng-wu', isOpening: true },
  { id: 'sap-ng-wu-suits', variant: 'sap-ng-wu' },
  { id: 'sap-ng-wu-beat', variant: 'sap-ng-wu' },
  { id: 'sap-ng-wu-sets', variant: 'sap-ng-wu' },
  { id: 'sap-ng-wu-mixed', variant: 'sap-ng-wu' },
  { id: 'sap-ng-wu-supreme', variant: 'sap-ng-wu' },
  { id: 'sap-ng-wu-wu', variant: 'sap-ng-wu' },
  { id: 'sap-ng-wu-round', variant: 'sap-ng-wu' },
  { id: 'sap-ng-wu-beats' },
  { id: 'sap-ng-wu-worth' },
] as const;
