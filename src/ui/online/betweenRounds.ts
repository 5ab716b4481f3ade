import { PhrasesDialog } from './around/PhrasesDialog.tsx';
import { EndedPage } from './EndedPage.tsx';
import { GonePage } from './GonePage.tsx';
import { Lobby } from './Lobby.tsx';
import { OpeningRoom } from './OpeningRoom.tsx';
import { EndDialog } from './people/EndDialog.tsx';
import { GivenLink } from './people/GiveDialog.tsx';
import { PeopleDialog } from './people/PeopleDialog.tsx';
import { WatchersName } from './people/WatchersName.tsx';
import { FarSheet } from './sheet/FarSheet.tsx';

/** In one file of its own right after the room, so that a round goes on as soon as it can. */
export const betweenRounds = {
  ...{ OpeningRoom, Lobby, FarSheet, PeopleDialog },
  ...{ GivenLink, GonePage, EndedPage, WatchersName, PhrasesDialog, EndDialog },
};
