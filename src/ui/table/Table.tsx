import { type ReactNode, useRef, useState } from 'react';
import { baitOf, formOf, type Play } from '../../engine/index.ts';
import type { Hint } from '../../store/hint.ts';
import type { Aids, Motion } from '../../store/settings.ts';
import { useSay } from '../voice.tsx';
import { Actions } from './Actions.tsx';
import { Answer } from './Answer.tsx';
import { Bar } from './Bar.tsx';
import { Boards } from './Boards.tsx';
import { type Choice, playsIn } from './choices.ts';
import { DrawPile } from './DrawPile.tsx';
import { focusNextFish, useFocusFlow } from './focusFlow.ts';
import { Hand } from './Hand.tsx';
import { KeptFocus } from './KeptFocus.tsx';
import { Lake } from './Lake.tsx';
import { Log } from './Log.tsx';
import motionStyles from './motion/Motion.module.css';
import { useMotion } from './motion/useMotion.ts';
import { News } from './News.tsx';
import { newsTiles } from './news.ts';
import type { OpenDialog } from './openDialog.ts';
import { Seats } from './Seats.tsx';
import { StrandDialog } from './StrandDialog.tsx';
import styles from './Table.module.css';
import { TableDialogs } from './TableDialogs.tsx';
import { Told } from './Told.tsx';
import type { MeantPlay, TableModel } from './tableModel.ts';
import { handTiles, lakeTiles } from './tableTiles.ts';
import { useAsking } from './useAsking.ts';
import { useBaiting } from './useBaiting.ts';
import { useDrag } from './useDrag.ts';
import { usePressGuard } from './usePressGuard.ts';
import { useTableKeys } from './useTableKeys.ts';
import { Watching } from './Watching.tsx';

interface TableProps {
  readonly model: TableModel;
  readonly title: string;
  readonly aids: Aids;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly hint: Hint | null;
  /** Whether the past is shown and not the present. */
  readonly watching: boolean;
  /** Shows, and says, that a bot is waited for. */
  readonly thinkingLine?: ReactNode;
  readonly thinkingWords?: ReactNode;
  readonly onPlay: (meant: MeantPlay) => void;
  /** Missing when there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  readonly onHint: () => void;
  readonly onWatch: () => void;
  readonly onStopWatching: () => void;
  readonly onSound: () => void;
  readonly onMenu: () => void;
  readonly onScores: () => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
}

/** The table: seats, lake, draw pile, hand, and what can be done and asked. */
export function Table(props: TableProps) {
  const { model, title, aids, hint, sound, watching, onMenu, onScores, onExport } = props;
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenDialog>();
  const played = usePressGuard();
  const make = (meant: MeantPlay): void => {
    played();
    props.onPlay(meant);
  };
  const baiting = useBaiting(model, make);
  /** What shows another moment must not find a bait chosen there. */
  const afterLettingGo = (then: () => void) => (): void => {
    baiting.letGo();
    then();
  };
  const { tile: bait, choices } = baiting;
  const undo = props.onUndo && afterLettingGo(props.onUndo);
  const { viewer, names, arrangement } = model;
  const { hand } = arrangement;
  const lake = lakeTiles(model, choices, newsTiles(model), aids, hint, say);
  const inLake = lake.filter((tile) => tile?.height === 1).length;
  const close = (): void => setOpen(undefined);
  const { leadToFish } = useFocusFlow(model);
  const asking = useAsking({
    model,
    aids,
    hint,
    onWatch: afterLettingGo(props.onWatch),
    onOpen: setOpen,
  });
  const mayAskHint = aids.hints && model.choices.size > 0;
  // A hint is about all of the hand.
  const askHint = mayAskHint ? afterLettingGo(props.onHint) : undefined;

  const chooseBait = (id: string, byKeyboard: boolean): void => {
    if (baiting.toggle(id) && byKeyboard) leadToFish();
  };
  const place = choices?.place;
  const typed = (play: Play): void => {
    close();
    const own = model.choices.get(baitOf(play));
    if (formOf(play) === 'place' && own?.place) baiting.place(own.place);
    else make({ play, picks: [] });
  };

  useTableKeys({
    ...Object.fromEntries(
      hand.slice(0, 9).map(({ id }, at) => [`${at + 1}`, () => chooseBait(id, true)]),
    ),
    ...asking.keys,
    Escape: () => {
      const id = bait?.id;
      baiting.letGo();
      asking.clear();
      document.getElementById(`hand-${id}`)?.focus();
    },
    p: place ? () => baiting.place(place) : undefined,
    t: choiceKey(choices?.triple, baiting.choose),
    k: choiceKey(choices?.stack, baiting.choose),
    h: choiceKey(choices?.pair, baiting.choose),
    n: focusNextFish,
    u: undo,
    i: askHint,
    m: props.onSound,
  });
  const layer = useMotion(root, model, props.motion);
  useDrag(root, {
    grab: (id) => {
      if (id !== undefined && id !== bait?.id) baiting.toggle(id);
    },
    dropOnFish: (id) => {
      const fish = lake.find((tile) => tile?.id === id);
      if (fish) baiting.take(id, fish.kind);
    },
    dropInWater: () => {
      if (place) baiting.place(place);
    },
    letGo: baiting.letGo,
  });

  return (
    <>
      <div ref={root} className={styles.table}>
        <Bar
          model={model}
          title={title}
          sound={sound}
          onMenu={onMenu}
          onUndo={undo}
          onSound={props.onSound}
          onMore={() => setOpen({ dialog: 'more' })}
        />
        <div className={styles.jetty} aria-hidden="true" />
        <main className={styles.main}>
          <div className={styles.seats}>
            <Seats
              model={model}
              thinkingLine={hint === null && props.thinkingLine}
              onOpen={(seat) => setOpen({ dialog: 'catch', seats: [seat] })}
            />
          </div>
          <div className={styles.news}>
            <News model={model} />
          </div>
          <div className={styles.lake}>
            <Lake
              label={say('table.lake', { tiles: inLake })}
              slots={lake}
              atStart={model.lakeAtStart}
              onFish={({ id, kind }) => baiting.take(id, kind)}
              onWater={place ? () => baiting.place(place) : undefined}
            />
            <Answer {...asking.answer} onClose={asking.clear} />
          </div>
          <div className={styles.pile}>
            <DrawPile
              left={arrangement.drawPileLeft}
              atStart={model.game.variant.drawPile}
              drawn={arrangement.drawn}
              isBait={bait !== undefined && bait.id === arrangement.drawn?.id}
            />
          </div>
          {watching ? (
            <Watching onStop={props.onStopWatching} />
          ) : (
            <Actions
              model={model}
              bait={bait && { kind: bait.kind, choices }}
              aids={aids}
              hint={hint}
              thinkingLine={props.thinkingLine}
              onChoice={baiting.choose}
              onPlace={baiting.place}
              onHint={askHint}
              onWhy={asking.askWhyHint}
              onScores={onScores}
            />
          )}
          <div className={styles.hand}>
            {viewer !== null && (
              <Hand
                label={say('table.hand', { name: names[viewer] ?? '', tiles: hand.length })}
                tiles={handTiles(
                  hand,
                  bait,
                  model.phase === 'hand' ? model.choices : new Map(),
                  hint,
                  say,
                )}
                atStart={model.game.handSize}
                onBait={({ id }, byKeyboard) => chooseBait(id, byKeyboard)}
              />
            )}
          </div>
        </main>
        <div className={styles.side}>
          <Boards model={model} aids={aids} />
          <aside className={styles.log} aria-label={say('table.log')}>
            <Log model={model} onExport={onExport} />
          </aside>
        </div>
        <Told model={model} hint={hint} watching={watching} thinkingWords={props.thinkingWords} />
        <div ref={layer} className={motionStyles.layer} aria-hidden="true" data-flights />
        <TableDialogs
          open={open}
          model={model}
          title={title}
          legal={playsIn(model.choices)}
          withPoints={aids.pointsOnFish}
          onAsk={asking.ask}
          onOpen={setOpen}
          onTyped={typed}
          onExport={onExport}
          onSettings={() => {
            close();
            props.onSettings();
          }}
          onClose={close}
        />
        {baiting.asking && <StrandDialog place={baiting.asking} onAnswer={baiting.answer} />}
      </div>
      <KeptFocus root={root} arrangement={arrangement} />
    </>
  );
}

function choiceKey(
  choice: Choice | null | undefined,
  choose: (choice: Choice) => void,
): (() => void) | undefined {
  return choice ? () => choose(choice) : undefined;
}
