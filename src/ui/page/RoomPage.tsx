import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Parted } from '../content/Parted.tsx';
import { useSay } from '../voice/voice.tsx';
import { HomeButton } from './HomeButton.tsx';
import page from './Page.module.css';

interface RoomPageProps {
  readonly title: string;
  readonly about?: string;
  /** Besides its own look; sets `--page-width` where the column should be narrower or wider. */
  readonly className?: string | undefined;
  /** What the way out is called, where it does not lead where one came from. */
  readonly wayOut?: string;
  /** Missing where the house is way enough. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: Elements;
}

export function RoomPage(props: RoomPageProps) {
  const { title, about, className = '', wayOut, onLeave, children } = props;
  const say = useSay();
  return (
    <main className={`${page.page} ${className}`}>
      <header className={page.top}>
        <HomeButton />
        <h1>{title}</h1>
        {onLeave && <Button onClick={onLeave}>{wayOut ?? say('rooms.leave')}</Button>}
        {about !== undefined && (
          <p className={panel.dim}>
            <Parted words={about} />
          </p>
        )}
      </header>
      {children}
    </main>
  );
}
