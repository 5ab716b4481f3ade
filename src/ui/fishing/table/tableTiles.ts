import {
  baitOf,
  fishOf,
  type Game,
  smallRedPipsOf,
  takesFish,
} from '../../../engine/fishing/index.ts';
import type { Kind } from '../../../engine/index.ts';
import type { Aids } from '../../../store/settings.ts';
import type { Hint } from '../../../store/table/hint.ts';
import type { MessageId } from '../../../text/catalogue.ts';
import type { Say } from '../../../text/say.ts';
import { pipText, tileLabel } from '../../../text/tileNames.ts';
import type { GridTile } from '../../table/TileGrid.tsx';
import type { TableTile } from './arrangement.ts';
import { type BaitChoices, type Choice, canCatch, choiceFor } from './choices.ts';
import { newsTiles, type TableModel } from './tableModel.ts';
import { groupNames } from './words/featWords.ts';

/** How the lake is shown; what is left out is not shown. */
export interface LakeLight {
  /** What the chosen bait can do. */
  readonly choices?: BaitChoices | undefined;
  /** What the hand tile can do that a mouse is over. */
  readonly pointed?: BaitChoices | undefined;
  /** The fish that was tapped before a bait. */
  readonly meant?: Kind | undefined;
  readonly hint?: Hint | null;
  readonly aids?: Pick<Aids, 'pointsOnFish' | 'strandedFish'>;
  /** Says of a tile that it is news. */
  readonly newsMessage?: MessageId | undefined;
}

/** The slots of the lake for the grid: fish of a chosen bait are lit, the others dim. */
export function lakeTiles(model: TableModel, light: LakeLight, say: Say): (GridTile | null)[] {
  const { arrangement, stranded, deadStacks, game } = model;
  const { choices, pointed, meant, hint = null, newsMessage = 'table.tile.news' } = light;
  const { pointsOnFish: withPoints, strandedFish } = light.aids ?? noAids;
  const news = newsTiles(model);
  return arrangement.lake.map((slot) => {
    const [top] = slot;
    if (top === undefined) return null;
    const { kind } = top;
    const choice = fishChoice(choices, slot);
    const isStranded = strandedFish && (slot.length > 1 ? deadStacks : stranded).includes(kind);
    const isNews = slot.some(({ id }) => news.has(id));
    const named =
      slot.length > 1
        ? say('table.tile.stack', { tile: tileLabel(kind, say) })
        : tileLabel(kind, say);
    const completes = choice?.gain.completes ?? [];
    return {
      id: top.id,
      kind,
      height: slot.length,
      look: choices === undefined ? quietLook(slot, pointed, meant) : lookOf(choice),
      badge: choice === undefined || !withPoints ? undefined : gainWords(choice, game, say),
      completes: completes.length > 0,
      stranded: isStranded,
      hinted: isHintedFish(hint, kind),
      news: isNews,
      label: labelled(named, [
        choice !== undefined &&
          ((tile) =>
            say(
              withPoints && redWithout(choice, game) > 0
                ? 'table.tile.litRed'
                : litMessage(choice, choices, withPoints),
              { tile, points: choice.gain.points, red: redWithout(choice, game) },
            )),
        completes.length > 0 &&
          ((tile) => say('table.tile.completes', { tile, groups: groupNames(completes, say) })),
        isStranded && ((tile) => say('table.tile.stranded', { tile })),
        isNews && ((tile) => say(newsMessage, { tile })),
        kind === meant && ((tile) => say('table.tile.meant', { tile })),
      ]),
    };
  });
}

/** What a choice adds; where that is nothing yet, the red pips that it brings towards it. */
function gainWords(choice: Choice, game: Game, say: Say): string {
  const red = redWithout(choice, game);
  return red > 0
    ? say('table.gain.red', { red })
    : say('table.gain', { points: choice.gain.points });
}

/** The red pips of small fish that a choice brings without a point (S1), 0 where it brings some. */
function redWithout({ play, gain }: Choice, game: Game): number {
  return gain.points > 0 ? 0 : smallRedPipsOf(game, play);
}

const noAids = { pointsOnFish: false, strandedFish: false };

function quietLook(
  slot: readonly TableTile[],
  pointed: BaitChoices | undefined,
  meant: Kind | undefined,
): GridTile['look'] {
  if (slot[0]?.kind === meant) return 'lit';
  return fishChoice(pointed, slot) === undefined ? 'plain' : 'ready';
}

function isHintedBait(hint: Hint | null, kind: Kind): boolean {
  return hint?.told === 'whole' && baitOf(hint.play) === kind;
}

function isHintedFish(hint: Hint | null, kind: Kind): boolean {
  return hint?.told === 'whole' && takesFish(hint.play) && fishOf(hint.play) === kind;
}

function litMessage(
  choice: Choice,
  choices: BaitChoices | undefined,
  withPoints: boolean,
): MessageId {
  if (choice === choices?.triple) return withPoints ? 'table.tile.litAll' : 'table.tile.takeAll';
  return withPoints ? 'table.tile.lit' : 'table.tile.take';
}

/** A locked stack is taken whole; a triple of it never takes a loose tile of its kind. */
function fishChoice(
  choices: BaitChoices | undefined,
  slot: readonly TableTile[],
): Choice | undefined {
  const [top] = slot;
  if (choices === undefined || top === undefined) return undefined;
  if (slot.length === 1) return choiceFor(choices, top.kind);
  return top.kind === choices.bait ? (choices.triple ?? undefined) : undefined;
}

interface HandLight {
  readonly chosen: TableTile | undefined;
  /** The fish that was tapped while no bait is chosen: what catches it is lit. */
  readonly meant: Kind | undefined;
  readonly hint?: Hint | null;
  readonly aids: Pick<Aids, 'catchersGlow'>;
}

export function handTiles(model: TableModel, light: HandLight, say: Say): GridTile[] {
  const { chosen, meant, hint = null, aids } = light;
  const choices: TableModel['choices'] = model.phase === 'hand' ? model.choices : new Map();
  return model.arrangement.hand.map((tile) => {
    const isChosen = tile.id === chosen?.id;
    const own = choices.get(tile.kind);
    const look = handLook(own, chosen === undefined, meant, aids.catchersGlow);
    const label = handLabel(copyLabel(model, tile, say), own, light, say);
    return {
      ...tile,
      height: 1,
      look: isChosen ? 'chosen' : look,
      hinted: isHintedBait(hint, tile.kind) && choices.size > 0,
      idle: choices.size === 0,
      label: isChosen ? say('table.tile.chosen', { tile: label }) : label,
    };
  });
}

function handLook(
  own: BaitChoices | undefined,
  isFree: boolean,
  meant: Kind | undefined,
  glows: boolean,
): GridTile['look'] {
  if (!isFree || own === undefined) return 'plain';
  if (meant !== undefined) return choiceFor(own, meant) === undefined ? 'dim' : 'lit';
  return glows && canCatch(own) ? 'ready' : 'plain';
}

/** The name of a hand tile; of several alike, which of them it is. */
function copyLabel({ arrangement }: TableModel, { id, kind }: TableTile, say: Say): string {
  const alike = arrangement.hand.filter((tile) => tile.kind === kind);
  const tile = tileLabel(kind, say);
  if (alike.length < 2) return tile;
  const at = alike.findIndex((one) => one.id === id) + 1;
  return say('table.tile.copy', { tile, at, all: alike.length });
}

/**
 * What is read of a hand tile. It stays the same when another is chosen, though that one no longer
 * glows: readers drop news that come with many new names.
 */
function handLabel(
  tile: string,
  own: BaitChoices | undefined,
  { chosen, meant, aids }: HandLight,
  say: Say,
): string {
  if (own === undefined) return tile;
  if (chosen === undefined && meant !== undefined) {
    const fish = pipText(meant);
    return choiceFor(own, meant) === undefined ? tile : say('table.tile.catches', { tile, fish });
  }
  if (!aids.catchersGlow || !canCatch(own)) return tile;
  // A pair that is laid takes no fish (F10).
  const takes = own.single.size > 0 || own.triple !== null;
  return takes ? say('table.tile.canCatch', { tile }) : say('table.tile.canPair', { tile });
}

function labelled(
  tile: string,
  additions: readonly (false | ((tile: string) => string))[],
): string {
  return additions.reduce((label: string, add) => (add === false ? label : add(label)), tile);
}

function lookOf(choice: Choice | undefined): GridTile['look'] {
  return choice === undefined ? 'dim' : 'lit';
}
