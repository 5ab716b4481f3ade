import { FarRoom } from './FarRoom.tsx';

/** Loads when the address names a table far away, with all that only such a table needs. */
export const farRoom = { FarRoom };
