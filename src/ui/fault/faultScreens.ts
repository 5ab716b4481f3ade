import { FaultNote } from './FaultNote.tsx';
import { FaultPage } from './FaultPage.tsx';

export const faultScreens = { FaultPage, FaultNote };
