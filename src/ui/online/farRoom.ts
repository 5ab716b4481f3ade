import { FarRoom } from './FarRoom.tsx';

/**
 * The room of tables far away. It loads when the address names one, in one file with all that only
 * such a table needs.
 */
export const farRoom = { FarRoom };
