import { useState } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import type { Stores } from '../../store/services.ts';
import { listOfAll } from '../../text/lists.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import page from '../page/Page.module.css';
import { SeatList } from '../setup/SeatList.tsx';
import { setupOfDraft } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';
import { DealGame } from './DealGame.tsx';
import { dealModelOf, draftForDeal } from './dealModel.ts';
import styles from './Share.module.css';

interface DealOfferProps {
  readonly stores: Pick<Stores, 'table' | 'places'>;
  readonly record: RoundRecord;
  readonly onLeave: () => void;
}

/**
 * A deal that somebody has sent: what is played, who plays it here, and the way to the table. No
 * tile of it is shown.
 */
export function DealOffer({ stores, record, onLeave }: DealOfferProps) {
  const say = useSay();
  const [draft, setDraft] = useState(() => draftForDeal(record));
  const { senders, starter, ...game } = dealModelOf(record);
  const setup = setupOfDraft(draft, say);
  const start = (): void => {
    stores.table.getState().startMatch(setup, record);
    stores.places.getState().toMatch();
  };
  return (
    <main className={`${page.page} ${styles.page}`}>
      <header className={styles.top}>
        <h1>
          {senders.length === 0
            ? say('rooms.deal')
            : say('share.from', { names: listOfAll(senders, say) })}
        </h1>
        <p>{say('share.deal.same')}</p>
      </header>
      <DealGame {...game} />
      <form
        className={`${page.card} ${styles.card}`}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <h2>{say('share.deal.seats')}</h2>
        <SeatList draft={draft} onChange={setDraft} />
        <p className={panel.dim}>
          {say('share.deal.starter', {
            name: setup.players[starter]?.name ?? '',
            seat: starter + 1,
          })}
        </p>
        <div className={styles.buttons}>
          <Button look="main" type="submit">
            {say('share.deal.play')}
          </Button>
          <Button look="quiet" onClick={onLeave}>
            {say('rooms.leave')}
          </Button>
        </div>
      </form>
    </main>
  );
}
