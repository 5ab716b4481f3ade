import { useContext, useMemo } from 'react';
import { cardStandings, kindsBeating, kindsJoining } from '../../../../engine/climbing/index.ts';
import { type Counts, countOf, type Kind, kinds } from '../../../../engine/index.ts';
import { IconButton } from '../../../button/IconButton.tsx';
import { useMedia } from '../../../page/useMedia.ts';
import { useTableKeys } from '../../../table/useTableKeys.ts';
import { AnnouncerContext } from '../../../told/announcerContext.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { Ladder, type LadderMark } from './Ladder.tsx';
import styles from './LadderPanel.module.css';

/** Letters so large that the hand needs all room; the menu tells which cards are higher. */
const cramped =
  '(orientation: portrait) and (max-height: 35.99em), (orientation: landscape) and (max-height: 20.99em)';

export function useLadderRoom(): boolean {
  return !useMedia(cramped);
}

interface LadderPanelProps {
  readonly model: TableModel;
  readonly raised: Counts;
  /** Whether the viewer has cards counted: then those that are out are dimmed. */
  readonly countsCards: boolean;
  /** Whether a question or the end needs its room where there is little. */
  readonly yields: boolean;
}

/** The suits beside the hand: kinds held, beating what lies there, or going with what is raised. */
export function LadderPanel({ model, raised, countsCards, yields }: LadderPanelProps) {
  const say = useSay();
  const { game, view, trick, legal, phase } = model;
  const { variant } = game;
  const toBeat = phase === 'answer' ? trick?.plays.at(-1)?.play : undefined;
  const beating = useMemo(
    () => (toBeat === undefined || legal.length === 0 ? [] : kindsBeating(variant, toBeat)),
    [toBeat, legal, variant],
  );
  const up = kinds.filter((kind) => countOf(raised, kind) > 0);
  const joining = beating.length > 0 ? [] : kindsJoining(variant, up);
  const gone = useMemo(
    () =>
      view === null || !countsCards
        ? []
        : cardStandings(view).flatMap(({ kind, unseen, held }) => (unseen + held > 0 ? [] : kind)),
    [view, countsCards],
  );
  const litOf = (kind: Kind): LadderMark['lit'] => {
    if (beating.includes(kind)) return 'beats';
    return joining.includes(kind) ? 'joins' : undefined;
  };
  const markOf = (kind: Kind): LadderMark => ({
    held: view !== null && countOf(view.hand, kind) > 0,
    lit: litOf(kind),
    raised: up.includes(kind),
    gone: gone.includes(kind),
  });
  return (
    <div
      className={styles.panel}
      role="group"
      aria-label={say('climbing.ladder.label')}
      data-ladder={yields ? 'yields' : 'stays'}
    >
      <Ladder game={game} markOf={markOf} />
    </div>
  );
}

interface LadderToggleProps {
  readonly isOn: boolean;
  readonly onTurn: () => void;
}

/** Shows the suits, or hides them; as long as it is there, its key does so too. */
export function LadderToggle({ isOn, onTurn }: LadderToggleProps) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  useTableKeys({
    s: () => {
      onTurn();
      // Pressed, the button says so by itself.
      tell(say(isOn ? 'climbing.ladder.off' : 'climbing.ladder.on'));
    },
  });
  return (
    <span className={styles.toggle} data-ladder-toggle>
      <IconButton
        icon="ranks"
        name={say('climbing.ladder.toggle')}
        keyHint="S"
        pressed={isOn}
        onClick={onTurn}
      />
    </span>
  );
}
