import { useRef, useState } from 'react';
import { baitOf, formOf, type Play, type Seat } from '../../engine/index.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice.tsx';
import { Actions } from './Actions.tsx';
import { Bar } from './Bar.tsx';
import { CatchDialog } from './CatchDialog.tsx';
import { type Choice, playsIn } from './choices.ts';
import { DrawPile } from './DrawPile.tsx';
import { focusNextFish, useFocusFlow } from './focusFlow.ts';
import { Hand } from './Hand.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { Lake } from './Lake.tsx';
import { Log } from './Log.tsx';
import { News } from './News.tsx';
import { newsTiles } from './news.ts';
import { Seats } from './Seats.tsx';
import { StrandDialog } from './StrandDialog.tsx';
import styles from './Table.module.css';
import { Told } from './Told.tsx';
import { TypedPlay } from './TypedPlay.tsx';
import type { MeantPlay, TableModel } from './tableModel.ts';
import { handTiles, lakeTiles } from './tableTiles.ts';
import { useBaiting } from './useBaiting.ts';
import { useDrag } from './useDrag.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePressGuard } from './usePressGuard.ts';
import { useTableKeys } from './useTableKeys.ts';

interface TableProps {
  readonly model: TableModel;
  readonly title: string;
  /** Whether lit fish wear the points they add. */
  readonly pointsOnFish: boolean;
  readonly onPlay: (meant: MeantPlay) => void;
  /** Missing when there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  readonly onMenu: () => void;
  readonly onScores: () => void;
  readonly onExport: () => void;
}

type Open =
  | { readonly dialog: 'log' | 'keys' | 'typed' }
  | { readonly dialog: 'catch'; readonly seats: readonly Seat[] };

/** The table: seats, lake, draw pile, hand, and what can be done. */
export function Table({
  model,
  title,
  pointsOnFish,
  onPlay,
  onUndo,
  onMenu,
  onScores,
  onExport,
}: TableProps) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  const played = usePressGuard();
  const make = (meant: MeantPlay): void => {
    played();
    onPlay(meant);
  };
  const baiting = useBaiting(model, make);
  const { tile: bait, choices } = baiting;
  const { viewer, names, arrangement } = model;
  const { hand } = arrangement;
  const lake = lakeTiles(model, choices, newsTiles(model), pointsOnFish, say);
  const inLake = lake.reduce((sum, tile) => sum + (tile?.height ?? 0), 0);
  const close = (): void => setOpen(undefined);
  const { leadToFish } = useFocusFlow(model);

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
    Escape: () => {
      const id = bait?.id;
      baiting.letGo();
      document.getElementById(`hand-${id}`)?.focus();
    },
    p: place ? () => baiting.place(place) : undefined,
    t: choiceKey(choices?.triple, baiting.choose),
    s: choiceKey(choices?.stack, baiting.choose),
    h: choiceKey(choices?.pair, baiting.choose),
    g: focusNextFish,
    u: onUndo,
    l: () => setOpen({ dialog: 'log' }),
    c: () => setOpen({ dialog: 'catch', seats: names.map((_, seat) => seat) }),
    '/': () => setOpen({ dialog: 'typed' }),
    '?': () => setOpen({ dialog: 'keys' }),
  });
  useKeptFocus(root);
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
    <div ref={root} className={styles.table}>
      <Bar
        model={model}
        title={title}
        onMenu={onMenu}
        onUndo={onUndo}
        onLog={() => setOpen({ dialog: 'log' })}
        onKeys={() => setOpen({ dialog: 'keys' })}
      />
      <main className={styles.main}>
        <div className={styles.seats}>
          <Seats model={model} onOpen={(seat) => setOpen({ dialog: 'catch', seats: [seat] })} />
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
        </div>
        <div className={styles.pile}>
          <DrawPile
            left={arrangement.drawPileLeft}
            drawn={arrangement.drawn}
            isBait={bait !== undefined && bait.id === arrangement.drawn?.id}
          />
        </div>
        <Actions
          model={model}
          bait={bait && { kind: bait.kind, choices }}
          onChoice={baiting.choose}
          onPlace={baiting.place}
          onScores={onScores}
        />
        <div className={styles.hand}>
          {viewer !== null && (
            <Hand
              label={say('table.hand', { name: names[viewer] ?? '', tiles: hand.length })}
              tiles={handTiles(hand, bait, model.phase === 'hand' ? model.choices : new Map(), say)}
              atStart={model.game.handSize}
              onBait={({ id }, byKeyboard) => chooseBait(id, byKeyboard)}
            />
          )}
        </div>
      </main>
      <aside className={styles.log} aria-label={say('table.log')}>
        <Log steps={model.steps} names={names} onExport={onExport} />
      </aside>
      <Told model={model} />
      {open?.dialog === 'log' && (
        <Dialog title={title} onClose={close}>
          <Log steps={model.steps} names={names} onExport={onExport} />
        </Dialog>
      )}
      {open?.dialog === 'keys' && <KeysDialog onClose={close} />}
      {open?.dialog === 'catch' && <CatchDialog model={model} seats={open.seats} onClose={close} />}
      {open?.dialog === 'typed' && (
        <TypedPlay legal={playsIn(model.choices)} onPlay={typed} onClose={close} />
      )}
      {baiting.asking && <StrandDialog place={baiting.asking} onAnswer={baiting.answer} />}
    </div>
  );
}

function choiceKey(
  choice: Choice | null | undefined,
  choose: (choice: Choice) => void,
): (() => void) | undefined {
  return choice ? () => choose(choice) : undefined;
}
