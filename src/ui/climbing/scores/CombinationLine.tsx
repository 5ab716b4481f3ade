import { cardsOf, type Game } from '../../../engine/climbing/index.ts';
import type { Kind } from '../../../engine/index.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import {
  foursBrief,
  foursReason,
  markBrief,
  markReason,
  wuReason,
} from '../../../text/climbing/scoreWords.ts';
import { RuleText } from '../../asking/RuleText.tsx';
import looks from '../../looks/looks.module.css';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { useSay } from '../../voice/voice.tsx';
import { Cards } from '../cards/Cards.tsx';
import styles from './WuSheet.module.css';
import type { WonCombination } from './wuRound.ts';

/** Whether cards need no name: up to three of one kind, or two of two. They share a row. */
export function isPlain(cards: readonly Kind[]): boolean {
  return cards.length <= 2 || (cards.length === 3 && cards[0] === cards[2]);
}

interface CombinationLineProps {
  readonly combination: WonCombination;
  readonly game: Game;
}

/** A combination on its cards with the wu it brought; it answers why when it is asked. */
export function CombinationLine({ combination, game }: CombinationLineProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'line'>();
  const { play, laid, wu, wuLines, four, paid, marks } = combination;
  const badges = [
    ...(laid ? [say('wu.badge.laid')] : []),
    ...(wuLines.length > 1 ? [say('wu.badge.eight')] : []),
    ...(four === undefined ? [] : [foursBrief(paid, say)]),
    ...marks.map((mark) => markBrief(mark, game, say)),
  ];
  const isSmall = badges.length === 0 && isPlain(cardsOf(play));
  return (
    <li className={styles.combination} data-small={isSmall || undefined}>
      <button type="button" className={`${disclosure.ask} ${styles.askLine}`} {...asks('line')}>
        <span className={`${looks.line} ${looks.slim} ${styles.shown}`}>
          <Cards play={play} />
          <span className={`${looks.row} ${styles.told}`}>
            <span className={`${disclosure.lineName} ${styles.words}`}>
              {combinationWords(play, say, game.variant.id)}
            </span>
            {badges.map((badge, at) => (
              <span key={at} className={styles.badge}>
                {badge}
              </span>
            ))}
          </span>
        </span>
        <span className={disclosure.linePoints}>{wu}</span>
      </button>
      <Disclosed id={answerId}>
        {asked !== undefined && <Answer combination={combination} game={game} />}
      </Disclosed>
    </li>
  );
}

function Answer({ combination, game }: CombinationLineProps) {
  const say = useSay();
  const { play, wuLines, four, paid, marks } = combination;
  const sentences = [
    ...wuLines.map((line) => wuReason(line, say)),
    ...(four === undefined ? [] : [foursReason(four, paid, say)]),
    ...marks.map((mark) => markReason(mark, game, say)),
  ];
  const doubled = paid.some((payment) => payment.doubled);
  const rules = [
    ...[...wuLines, ...(four === undefined ? [] : [four]), ...marks].map(({ rule }) => rule),
    ...(doubled ? (['W14'] as const) : []),
  ];
  return (
    <>
      <p className={looks.bold}>{combinationWords(play, say, game.variant.id)}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <RuleText rules={[...new Set(rules)]} />
    </>
  );
}
