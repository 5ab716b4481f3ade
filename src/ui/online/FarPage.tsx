import { useContext } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { HomeContext } from '../page/HomeButton.tsx';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './FarPage.module.css';

interface FarPageProps {
  readonly title: string;
  /** What it means and what can be done, in sentences. */
  readonly about?: string;
  /** The ways on, beside the one to the first screen. */
  readonly ways?: Elements;
  /** Whether the way to the first screen is the one thing to do. */
  readonly leadsHome?: boolean;
  readonly children?: Elements;
}

/** A page in the place of a table: why there is none to be seen, and the ways on. */
export function FarPage({ title, about, ways, leadsHome = false, children }: FarPageProps) {
  const say = useSay();
  const goHome = useContext(HomeContext);
  return (
    <main className={`${page.page} ${styles.page}`}>
      <section className={`${page.card} ${styles.card}`}>
        <h1>{title}</h1>
        {about !== undefined && <p>{about}</p>}
        {children}
        <div className={looks.row3}>
          {!leadsHome && ways}
          {goHome !== undefined && (
            <Button look={leadsHome ? 'main' : 'plain'} onClick={goHome}>
              {say('far.none.go')}
            </Button>
          )}
          {leadsHome && ways}
        </div>
      </section>
      <title>{say('start.pageTitle', { screen: say('rooms.table') })}</title>
    </main>
  );
}
