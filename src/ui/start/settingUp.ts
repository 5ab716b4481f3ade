import { FriendsDialog } from '../friends/FriendsDialog.tsx';
import { SetupSection } from './SetupSection.tsx';
import { WaysAtOnce } from './WaysAtOnce.tsx';

/**
 * What is chosen before a match, alone or with friends. It comes in one file as soon as the first
 * screen has its stores.
 */
export const settingUp = { FriendsDialog, SetupSection, WaysAtOnce };
