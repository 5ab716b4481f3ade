import { useState } from 'react';
import panel from '../../asking/Panel.module.css';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { useMedia } from '../../page/useMedia.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from '../Online.module.css';
import { CodePlace } from './CodePlace.tsx';
import { KeyLink } from './KeyLink.tsx';
import { linkTo } from './linkTo.ts';

/** Where the code keeps nothing else from being seen. */
const wide = '(min-width: 48em) and (min-height: 40em)';

interface InviteCardProps {
  readonly id: string;
  readonly invite: string;
  /** What is played, for what is sent with the link. */
  readonly variant: string;
}

export function InviteCard({ id, invite, variant }: InviteCardProps) {
  const say = useSay();
  const [showsCode, setShowsCode] = useState(false);
  const isWide = useMedia(wide);
  const link = linkTo(id, invite);
  const game = `variant.${variant}`;
  return (
    <section
      className={`${page.card} ${looks.stack3} ${styles.card}`}
      aria-labelledby="far-invite"
      data-invites
    >
      <h2 id="far-invite">{say('far.invite')}</h2>
      <p className={panel.dim}>{say('far.invite.about')}</p>
      <KeyLink
        link={link}
        isFirst
        name={say('far.invite.link')}
        {...(say.knows(game) && { text: say('far.invite.text', { game: say(game) }) })}
      />
      {isWide ? (
        <CodePlace text={link} name={say('far.code.about')} />
      ) : (
        <details
          className={styles.code}
          onToggle={(event) => setShowsCode(event.currentTarget.open)}
        >
          <summary>{say('far.code')}</summary>
          {showsCode && <CodePlace isAsked text={link} name={say('far.code.about')} />}
        </details>
      )}
    </section>
  );
}
