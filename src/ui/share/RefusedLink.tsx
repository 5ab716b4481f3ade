import type { LinkProblem } from '../../engine/index.ts';
import { linkProblemWords } from '../../text/linkProblems.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Share.module.css';

interface RefusedLinkProps {
  readonly problem: LinkProblem;
  readonly onLeave: () => void;
}

/** In the place of a room: why, that nothing has happened, and what can be done. */
export function RefusedLink({ problem, onLeave }: RefusedLinkProps) {
  const say = useSay();
  const isNewer = problem.code === 'link-newer';
  return (
    <main className={`${page.page} ${styles.page}`}>
      <section className={`${page.card} ${styles.card}`}>
        <h1>{say('share.refused')}</h1>
        <p>{linkProblemWords(problem, say)}</p>
        <p>{say(isNewer ? 'share.refused.reload' : 'share.refused.again')}</p>
        <p className={panel.dim}>{say('share.refused.kept')}</p>
        <div className={looks.row3}>
          {isNewer && (
            <Button look="main" onClick={() => location.reload()}>
              {say('dialog.reload')}
            </Button>
          )}
          <Button look={isNewer ? 'plain' : 'main'} onClick={onLeave}>
            {say('rooms.leave')}
          </Button>
        </div>
      </section>
    </main>
  );
}
