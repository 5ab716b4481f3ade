import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './NextActions.module.css';
import type { ScoresModel } from './scoresModel.ts';
import { useDisclosure } from './useDisclosure.ts';

/** Where it goes from the score sheet. */
export interface WaysOn {
  readonly onNext: () => void;
  /** Goes back to the match that waits, where one does. */
  readonly onComeBack: (() => void) | undefined;
  /** Goes to the deals of the day, where the round was one of them. */
  readonly onToday: (() => void) | undefined;
  /** Shows the round of a code, which was tried in another way. */
  readonly onTried: (code: string) => void;
  readonly onMirror: () => void;
  readonly onLook: () => void;
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onPrint: () => void;
  readonly onExport: () => void;
  /** Begins the match anew with the same players, at other deals. */
  readonly onNew: () => void;
}

/** A button by its words and what it does. */
interface Way {
  readonly words: string;
  readonly go: () => void;
}

interface NextActionsProps {
  readonly model: ScoresModel;
  readonly ways: WaysOn;
}

/** What comes next, the review, and everything else behind one button. */
export function NextActions({ model, ways }: NextActionsProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'more'>();
  const more = asks('more');
  const [main, second, ...rest] = waysOf(model, ways, say);
  return (
    <nav className={styles.actions} aria-label={say('scores.actions')}>
      <div className={styles.often}>
        {main !== undefined && (
          <Button look="main" onClick={main.go}>
            {main.words}
          </Button>
        )}
        {second !== undefined && <Button onClick={second.go}>{second.words}</Button>}
        <Button look="quiet" {...more}>
          {say('scores.more')}
        </Button>
      </div>
      <div id={answerId} className={styles.seldom}>
        {asked !== undefined &&
          rest.map(({ words, go }) => (
            <Button key={words} onClick={go} onKeyDown={more.onKeyDown}>
              {words}
            </Button>
          ))}
      </div>
    </nav>
  );
}

/** All ways on, what is done most first. */
function waysOf(
  { names, canMirror, tried, challenge, next }: ScoresModel,
  ways: WaysOn,
  say: Say,
): readonly Way[] {
  const { onComeBack, onToday, onTried } = ways;
  const anew = { words: say('scores.new'), go: ways.onNew };
  const on =
    next === 'nothing'
      ? anew
      : { words: say(next === 'deal' ? 'scores.next' : 'mirror.next'), go: ways.onNext };
  const first =
    tried === undefined
      ? [
          ...(challenge === undefined
            ? []
            : [{ words: say('share.challenge.sendBack'), go: ways.onShare }]),
          onToday === undefined ? on : { words: say('days.toToday'), go: onToday },
        ]
      : [
          ...(onComeBack === undefined
            ? []
            : [{ words: say('scores.practice.comeBack'), go: onComeBack }]),
          { words: say('scores.practice.review'), go: () => onTried(tried.code) },
        ];
  return [
    ...first,
    { words: say('scores.review'), go: ways.onReview },
    { words: say('scores.look'), go: ways.onLook },
    // After a deal of the day it is the day that comes next.
    ...(tried === undefined && onToday !== undefined ? [on] : []),
    ...(canMirror
      ? [
          {
            words: say(names.length === 2 ? 'mirror.exchange' : 'mirror.moveOn'),
            go: ways.onMirror,
          },
        ]
      : []),
    { words: say('share.open'), go: ways.onShare },
    { words: say('records.export'), go: ways.onExport },
    { words: say('scores.print'), go: ways.onPrint },
    ...(on === anew || tried !== undefined ? [] : [anew]),
  ];
}
