import type { StoreApi } from 'zustand/vanilla';
import type { TableActions, TableState } from './table.ts';

type Matches = Pick<TableState, 'screen' | 'match' | 'aside' | 'trouble'>;

type MatchDeeds = Pick<
  TableActions,
  | 'startMatch'
  | 'openMatch'
  | 'goOnWith'
  | 'tryOut'
  | 'comeBack'
  | 'dealNextRound'
  | 'show'
  | 'acknowledgeTrouble'
  | 'saveAgain'
  | 'recordsAtStake'
>;

/** The matches of this device, for the screens that begin, leave, open and keep them. */
export type MatchStore = Pick<
  StoreApi<Matches & MatchDeeds>,
  'getState' | 'getInitialState' | 'subscribe'
>;
