import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './NextActions.module.css';
import type { ScoresModel } from './scoresModel.ts';
import { useDisclosure } from './useDisclosure.ts';

export interface WaysOn {
  /** What a match of this device goes on to, or what comes next at a table far away. */
  readonly on: MatchWays | FarWay;
  readonly onLook: () => void;
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onPrint: () => void;
  readonly onExport: () => void;
}

interface MatchWays {
  readonly onNext: () => void;
  readonly onComeBack: (() => void) | undefined;
  readonly onToday: (() => void) | undefined;
  /** Shows the round of a code, which was tried in another way. */
  readonly onTried: (code: string) => void;
  readonly onMirror: () => void;
  /** Begins the match anew with the same players, at other deals. */
  readonly onNew: () => void;
}

interface FarWay {
  /** Null where nothing comes next. */
  readonly next: SheetWay | null;
}

/** A button by its words and what it does; one that can do nothing now stays where it is. */
export interface SheetWay {
  readonly words: string;
  readonly go: (() => void) | undefined;
}

interface NextActionsProps {
  readonly model: ScoresModel;
  readonly ways: WaysOn;
}

export function NextActions({ model, ways }: NextActionsProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'more'>();
  const more = asks('more');
  const [main, second, ...rest] = waysOf(model, ways, say);
  return (
    <nav className={`${looks.stack} ${styles.actions}`} aria-label={say('scores.actions')}>
      <div className={styles.often}>
        {main !== undefined && (
          <Button look="main" aria-disabled={main.go === undefined || undefined} onClick={main.go}>
            {main.words}
          </Button>
        )}
        {second !== undefined && <Button onClick={second.go}>{second.words}</Button>}
        <Button look="quiet" {...more}>
          {say('scores.more')}
        </Button>
      </div>
      <div id={answerId} className={`${looks.row} ${styles.seldom}`}>
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

function waysOf(model: ScoresModel, ways: WaysOn, say: Say): readonly SheetWay[] {
  const { on } = ways;
  const { before, among, after } =
    'next' in on
      ? { before: on.next === null ? [] : [on.next], among: [], after: [] }
      : waysOfMatch(model, on, ways.onShare, say);
  return [
    ...before,
    { words: say('scores.review'), go: ways.onReview },
    { words: say('scores.look'), go: ways.onLook },
    ...among,
    { words: say('share.open'), go: ways.onShare },
    { words: say('records.export'), go: ways.onExport },
    { words: say('scores.print'), go: ways.onPrint },
    ...after,
  ];
}

/** The ways of a match of this device, before those of any match, among them and after them. */
function waysOfMatch(
  { names, canMirror, tried, challenge, next }: ScoresModel,
  { onNext, onComeBack, onToday, onTried, onMirror, onNew }: MatchWays,
  onShare: () => void,
  say: Say,
): Readonly<Record<'before' | 'among' | 'after', readonly SheetWay[]>> {
  const anew = { words: say('scores.new'), go: onNew };
  const on =
    next === 'nothing'
      ? anew
      : { words: say(next === 'deal' ? 'scores.next' : 'mirror.next'), go: onNext };
  const before =
    tried === undefined
      ? [
          ...(challenge === undefined
            ? []
            : [{ words: say('share.challenge.sendBack'), go: onShare }]),
          onToday === undefined ? on : { words: say('days.toToday'), go: onToday },
        ]
      : [
          ...(onComeBack === undefined
            ? []
            : [{ words: say('scores.practice.comeBack'), go: onComeBack }]),
          { words: say('scores.practice.review'), go: () => onTried(tried.code) },
        ];
  return {
    before,
    among: [
      // After a deal of the day it is the day that comes next.
      ...(tried === undefined && onToday !== undefined ? [on] : []),
      ...(canMirror
        ? [
            {
              words: say(names.length === 2 ? 'mirror.exchange' : 'mirror.moveOn'),
              go: onMirror,
            },
          ]
        : []),
    ],
    after: on === anew || tried !== undefined ? [] : [anew],
  };
}
