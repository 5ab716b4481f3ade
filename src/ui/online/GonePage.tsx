import type { Parting } from '../../online/message.ts';
import type { Stores } from '../../store/services.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { UpdateEntry } from '../table/UpdateEntry.tsx';
import { useSay } from '../voice/voice.tsx';
import { FarPage } from './FarPage.tsx';
import { ScreenName } from './ScreenNames.tsx';

interface GonePageProps {
  readonly why: Parting;
  /** Whether the table was open to this device before. */
  readonly wasThere: boolean;
  readonly stores: Stores;
  /** Takes the table off this device's list; missing where none is there. */
  readonly onForget?: (() => void) | undefined;
}

export function GonePage({ why, wasThere, stores, onForget }: GonePageProps) {
  const say = useSay();
  const told = why === 'not-allowed' && wasThere ? 'shut' : why;
  const way = wayOn[why];
  const ways: Readonly<Record<Way, () => Elements>> = {
    reload: () => (
      <>
        <UpdateEntry services={stores.services} matches={stores.matches} />
        <Button look="main" onClick={() => location.reload()}>
          {say('dialog.reload')}
        </Button>
      </>
    ),
    again: () => (
      <Button look="main" onClick={() => location.reload()}>
        {say('far.tryAgain')}
      </Button>
    ),
    forget: () =>
      onForget !== undefined && (
        <Button look="quiet" onClick={onForget}>
          {say('far.forget')}
        </Button>
      ),
    none: () => null,
  };
  return (
    <>
      <FarPage
        leadsHome={way === 'none' || way === 'forget'}
        title={say(`far.gone.${told}`)}
        about={say(`far.gone.${told}.about`)}
        ways={ways[way]()}
      />
      <ScreenName name={`gone ${why}`} />
    </>
  );
}

type Way = 'reload' | 'again' | 'forget' | 'none';

const wayOn: Readonly<Record<Parting, Way>> = {
  older: 'reload',
  newer: 'none',
  'not-understood': 'reload',
  'not-allowed': 'forget',
  'no-table': 'forget',
  'cannot-replay': 'none',
  'too-many': 'again',
  moved: 'forget',
  removed: 'forget',
  moving: 'again',
  failing: 'again',
};
