import { FriendsDialog } from '../friends/FriendsDialog.tsx';
import { SetupSection } from './SetupSection.tsx';
import { WaysAtOnce } from './WaysAtOnce.tsx';

/** In one file, which comes as soon as the first screen has its stores. */
export const settingUp = { FriendsDialog, SetupSection, WaysAtOnce };
