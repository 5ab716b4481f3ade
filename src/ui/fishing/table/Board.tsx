import { useMemo, useRef, useState } from 'react';
import { baitOf, formOf } from '../../../engine/fishing/index.ts';
import type { Aids } from '../../../store/settings.ts';
import type { MessageId } from '../../../text/catalogue.ts';
import type { Elements } from '../../content/content.ts';
import { useStory } from '../../motion/useStory.ts';
import type { BoardProps, LaidBoard, SentTiles } from '../../table/board.ts';
import { KeptFocus } from '../../table/KeptFocus.tsx';
import frame from '../../table/TableFrame.module.css';
import type { GridTile } from '../../table/TileGrid.tsx';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { FocusRest } from '../../told/FocusRest.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Actions } from './Actions.tsx';
import { rulesOfStranding } from './answers/rulesInQuestion.ts';
import { TableAnswer } from './answers/TableAnswer.tsx';
import { useTableQuestions } from './answers/useTableQuestions.ts';
import type { TableTile } from './arrangement.ts';
import { DrawPile } from './DrawPile.tsx';
import { Hand } from './Hand.tsx';
import { useTableInput } from './input/useTableInput.ts';
import { Lake } from './Lake.tsx';
import { createTelling } from './motion/telling.ts';
import { StrandDialog } from './StrandDialog.tsx';
import { Seats } from './seats/Seats.tsx';
import styles from './Table.module.css';
import type { TableDialog, TableQuestion } from './TableDialogs.tsx';
import type { TableModel } from './tableModel.ts';
import { handTiles, lakeTiles } from './tableTiles.ts';

/** What is around a board of fishing, and what can be asked there. */
export interface FishingLaid extends LaidBoard {
  readonly ask: (question: TableQuestion) => void;
}

export type FishingAids = Pick<
  Aids,
  'catchersGlow' | 'pointsOnFish' | 'strandedFish' | 'danger' | 'hints'
>;

interface FishingBoardProps extends BoardProps<TableModel, TableDialog, FishingLaid> {
  readonly aids: FishingAids;
  readonly seats?: Elements;
  readonly pile?: Elements;
  readonly newsMessage?: MessageId | undefined;
}

/** A table of fishing: what lies on it, what can be done with it, and what is asked of it. */
export function Board(props: FishingBoardProps) {
  const {
    model: given,
    mode,
    aids,
    marks = [],
    hint = null,
    tellsHint = false,
    onOpen,
    onEscape,
  } = props;
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<GridTile>();
  const plays = mode.does === 'play';
  const model = useMemo(() => (plays ? given : { ...given, choices: new Map() }), [given, plays]);
  const asking = useTableQuestions({ ...props, model });
  const { baiting, press, pressFish, make, keys } = useTableInput(
    root,
    model,
    mode,
    asking,
    aids.pointsOnFish,
  );
  const { tile: bait, choices } = baiting;
  const layer = useStory(root, given, props.motion, createTelling);
  const { onHint } = props;
  const askHint =
    onHint && aids.hints && model.choices.size > 0
      ? (): void => {
          // A hint is about the whole hand, so a chosen bait must not narrow it.
          baiting.letGo();
          onHint();
        }
      : undefined;
  useTableKeys({
    ...(mode.does === 'watch' ? {} : { ...keys, ...asking.keys, i: askHint }),
    Escape: () => {
      // It first lets go of the bait, then leaves the board.
      if (bait === undefined) onEscape?.();
      keys.Escape();
    },
    ...props.keys,
  });
  const dressed = (tile: GridTile): GridTile => ({
    ...tile,
    hinted: tile.hinted === true || marks.includes(tile.kind),
    idle: tile.idle === true && plays,
    disabled: tile.idle === true && mode.does === 'watch',
  });
  const light = {
    ...props,
    choices,
    pointed: pointed && model.phase === 'hand' ? model.choices.get(pointed.kind) : undefined,
    meant: baiting.meant,
    chosen: bait ?? sentTile(model, props.sent),
  };
  const { arrangement, names, viewer } = model;
  const place = choices?.place;
  const lake = lakeTiles(model, light, say).map((tile) => tile && dressed(tile));
  const hand = handTiles(model, light, say).map(dressed);
  const askTile = ({ kind }: GridTile): void => onOpen({ dialog: 'tile', kind });
  const { hands, end } = props;
  /** Each in the grid area of its name. */
  const laid = (
    <>
      <div className={frame.jetty} aria-hidden="true" />
      <FocusRest />
      <div className={frame.seats}>
        {props.seats ?? (
          <Seats
            model={model}
            thinkingLine={(!tellsHint || hint === null) && props.thinkingLine}
            onOpen={(seat) => onOpen({ dialog: 'catch', seats: [seat] })}
          />
        )}
      </div>
      {end === undefined && props.news}
      <div className={styles.lake} data-lake>
        {end ?? (
          <Lake
            label={say('table.lake', { tiles: lake.filter((tile) => tile?.height === 1).length })}
            slots={lake}
            atStart={model.lakeAtStart}
            onFish={pressFish}
            onWater={place ? () => baiting.place(place) : undefined}
            onAsk={askTile}
          />
        )}
        <TableAnswer {...asking.answer} onClose={asking.clear} />
      </div>
      {end === undefined && (
        <div className={styles.pile}>
          {props.pile ?? (
            <DrawPile
              left={arrangement.drawPileLeft}
              atStart={model.game.variant.drawPile}
              drawn={arrangement.drawn}
              isBait={light.chosen !== undefined && light.chosen.id === arrangement.drawn?.id}
            />
          )}
        </div>
      )}
      {props.actions ?? (
        <Actions
          {...props}
          model={model}
          bait={bait && { kind: bait.kind, choices }}
          hint={tellsHint ? hint : null}
          onChoice={baiting.choose}
          onPlace={baiting.place}
          onHint={askHint}
          onWhy={asking.askWhyHint}
        />
      )}
      {end === undefined && (
        <div className={`${frame.hand} ${styles.hand}`}>
          {hands}
          {hands === undefined && viewer !== null && (
            <Hand
              label={say('table.hand', { name: names[viewer] ?? '', tiles: hand.length })}
              tiles={hand}
              atStart={model.handAtStart}
              onBait={press}
              onPoint={setPointed}
              onAsk={askTile}
            />
          )}
        </div>
      )}
    </>
  );
  return (
    <>
      {props.frame({
        root,
        layer,
        laid,
        ask: asking.ask,
        play: (play) => {
          const own = model.choices.get(baitOf(play));
          if (formOf(play) === 'place' && own?.place) baiting.place(own.place);
          else make(play, []);
        },
      })}
      <KeptFocus
        root={root}
        ids={tileIdsOf(model)}
        lit="lake"
        next={playsNextFromHand(model) ? 'hand' : undefined}
        regions={['hand', 'lake']}
        isOver={model.phase === 'over'}
      />
      {baiting.asking && (
        <StrandDialog
          place={baiting.asking}
          rules={rulesOfStranding(model.view, baiting.asking)}
          onAnswer={baiting.answer}
        />
      )}
    </>
  );
}

/** The tile that a play on its way is made with; undefined where nobody here makes one. */
function sentTile(
  { phase, arrangement: { drawn, hand } }: TableModel,
  sent: SentTiles | undefined,
): TableTile | undefined {
  if (sent === undefined) return undefined;
  if (phase === 'drawn') return drawn ?? undefined;
  const like = hand.filter(({ kind }) => kind === baitOf(sent.play));
  return like.find(({ id }) => sent.picked.includes(id)) ?? like[0];
}

/** Whether the viewer has played, or is to choose a bait now. */
function playsNextFromHand({ viewer, steps, phase, choices }: TableModel): boolean {
  return steps.at(-1)?.seat === viewer || (phase === 'hand' && choices.size > 0);
}

function tileIdsOf({ arrangement: { hand, lake } }: TableModel): readonly string[] {
  return [
    ...hand.map(({ id }) => `hand-${id}`),
    ...lake.flatMap((tiles) => tiles.slice(0, 1).map(({ id }) => `lake-${id}`)),
  ];
}
