import { type CostlyChoices, costlyChoicesOf } from '../../../review/climbing/costlyChoices.ts';
import type { JudgedPlay, ReviewedPlay } from '../../../review/review.ts';
import { toldPoints } from '../../../review/toldPoints.ts';
import { holderAt } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import panel from '../../asking/Panel.module.css';
import looks from '../../looks/looks.module.css';
import { Finding } from '../../review/Finding.tsx';
import styles from '../../review/Findings.module.css';
import type { FamilyFindingsProps } from '../../review/reviewParts.ts';
import { isToldAtOnce, nameOf, phaseAt, playWordsAt } from '../../review/reviewWords.ts';
import { useSay } from '../../voice/voice.tsx';
import { tableRoundOf } from '../table/tableModel.ts';
import { wayWords } from './betterWords.ts';

/** What is found in a round of climbing: which kinds of choices cost a seat how much. */
export function ChoiceFindings({ match, seat, judged, isJudged, onGo }: FamilyFindingsProps) {
  const say = useSay();
  if (!isJudged) return null;
  return (
    <Finding title={say('climbing.review.kinds')} id="kinds">
      <Choices key={seat} match={match} judged={judged} seat={seat} onGo={onGo} />
    </Finding>
  );
}

type ChoicesProps = Pick<FamilyFindingsProps, 'match' | 'judged' | 'seat' | 'onGo'>;

/**
 * The choices of a seat that cost something, kind by kind: how much, and on request which they were
 * and what would have been better. As the name of a kind is half an answer, those of a person are
 * named on request only: so nobody reads an answer who still wants to find it.
 */
function Choices({ match, judged, seat, onGo }: ChoicesProps) {
  const say = useSay();
  const { steps } = tableRoundOf(trueRoundOf(match), null, null);
  const kinds = costlyChoicesOf(judged, steps, seat, match.setup.variant);
  if (kinds.length === 0) {
    return <p>{say('climbing.review.kinds.none', { name: nameOf(match, seat) })}</p>;
  }
  const told = (
    <>
      <p className={panel.dim}>{say('climbing.review.kinds.about')}</p>
      {kinds.map((choices) => (
        <Kind key={choices.kind} choices={choices} match={match} onGo={onGo} />
      ))}
    </>
  );
  if (isToldAtOnce(holderAt(match, seat))) return told;
  return (
    <details className={styles.details}>
      <summary>{say('climbing.review.kinds.show')}</summary>
      {told}
    </details>
  );
}

interface KindProps extends Pick<ChoicesProps, 'match' | 'onGo'> {
  readonly choices: CostlyChoices;
}

function Kind({ choices: { kind, plays, lost }, match, onGo }: KindProps) {
  const say = useSay();
  const { variant } = match.setup;
  return (
    <details className={styles.details}>
      <summary>
        {say('climbing.review.kind', {
          kind: say(`climbing.review.kind.${kind}`),
          choices: plays.length,
          lost: signedPoints(-toldPoints(lost, variant), say),
        })}
      </summary>
      <ul className={looks.stack3}>
        {plays.map((costly) => (
          <Choice key={costly.at} costly={costly} match={match} onGo={onGo} />
        ))}
      </ul>
    </details>
  );
}

interface ChoiceProps extends Pick<KindProps, 'match' | 'onGo'> {
  readonly costly: ReviewedPlay;
}

function Choice({ costly: { at, play }, match, onGo }: ChoiceProps) {
  const say = useSay();
  const { variant } = match.setup;
  const phase = phaseAt(match, at);
  const worth = worthOf(play);
  return (
    <li className={`${looks.stack1} ${looks.ruled} ${styles.item}`}>
      <button type="button" className={styles.jump} onClick={() => onGo(at)}>
        {say('review.costly.item', { play: at + 1, words: playWordsAt(match, at, say) })}
      </button>
      {worth !== undefined && (
        <p className={looks.small}>
          {say('climbing.review.worth', {
            best: wayWords(worth.best.play, variant, say, phase),
            bestChips: signedPoints(toldPoints(worth.best.points, variant), say),
            made: wayWords(play.play, variant, say, phase),
            madeChips: signedPoints(toldPoints(worth.made.points, variant), say),
          })}
        </p>
      )}
    </li>
  );
}

/** What the best play and the one that was made were worth to their seat. */
function worthOf({ play, values }: JudgedPlay) {
  const [best] = values;
  const made = values.find((value) => value.play === play);
  return best && made && { best, made };
}
