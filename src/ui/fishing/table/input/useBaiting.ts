import { startTransition, useEffect, useState } from 'react';
import type { Kind, Play } from '../../../../engine/index.ts';
import type { OnPlay } from '../../../table/board.ts';
import type { TableTile } from '../arrangement.ts';
import { type BaitChoices, type Choice, choiceFor, type PlaceChoice } from '../choices.ts';
import type { TableModel } from '../tableModel.ts';

/** Placing a tile asks first if it strands so many tiles. */
const askFrom = 3;

export interface Baiting {
  /** The chosen hand tile, or the drawn tile while it waits. */
  readonly tile: TableTile | undefined;
  /** The fish that was tapped while no bait is chosen, if something in the hand catches it. */
  readonly meant: Kind | undefined;
  /** What it can do; undefined where the rules let it do nothing. */
  readonly choices: BaitChoices | undefined;
  readonly asking: PlaceChoice | undefined;
  /** Takes a hand tile as bait, or lets it go. Tells whether it is now the bait. */
  readonly toggle: (id: string) => boolean;
  readonly letGo: () => void;
  /** Takes a fish; which of several like tiles was meant is kept. */
  readonly take: (id: string, kind: Kind) => void;
  readonly choose: (choice: Choice) => void;
  /** Places the bait, but asks first if that would strand three. */
  readonly place: (choice: PlaceChoice) => void;
  readonly answer: (yes: boolean) => void;
}

interface Chosen {
  readonly plays: number;
  readonly id?: string;
  readonly fish?: Kind;
  /** The table at which it was played; at any other it is let go. */
  readonly playedAt?: TableModel;
}

/**
 * Tap bait, tap fish.
 * @param answers whether a play answers a question, and may leave the table as it was
 * @param onRefused is told of a fish that was meant and that the chosen bait, if there is one,
 * cannot take; without a fish, that what was refused before is settled
 */
export function useBaiting(
  model: TableModel,
  onPlay: OnPlay,
  answers: boolean,
  onRefused: (fish: Kind | undefined, bait: Kind | undefined) => void,
): Baiting {
  // A choice of bait, or of a fish before it, holds for one play; the number of plays lets go of it
  // without another rendering.
  const [chosen, setChosen] = useState<Chosen>();
  const [asking, setAsking] = useState<PlaceChoice>();
  const { arrangement, choices: byBait, phase } = model;
  const plays = model.steps.length;
  // Undo must not bring back an old choice; one that was made since then stays.
  useEffect(
    () => startTransition(() => setChosen((now) => (now?.plays === plays ? now : undefined))),
    [plays],
  );
  const mine = byBait.size > 0;
  const isPlayed = chosen?.playedAt !== undefined && chosen.playedAt !== model;
  const now = chosen?.plays === plays && !isPlayed ? chosen : undefined;
  const inHand = now && arrangement.hand.find(({ id }) => id === now.id);
  const waiting = phase === 'drawn' ? (arrangement.drawn ?? undefined) : inHand;
  const tile = mine ? waiting : undefined;
  const choices = tile === undefined ? undefined : byBait.get(tile.kind);

  const canBeCaught = (fish: Kind): boolean =>
    [...byBait.values()].some((own) => choiceFor(own, fish) !== undefined);
  const meant = mine && tile === undefined ? now?.fish : undefined;

  const make = (play: Play, fish?: string): void => {
    const picks = [tile?.id, fish].filter((id) => id !== undefined);
    setAsking(undefined);
    // After a wrong answer the number of plays stays, and the next one chooses its bait anew.
    // Otherwise the bait stays until the play is shown: without it every tile would change its name
    // twice.
    setChosen(now && !answers ? { ...now, playedAt: model } : undefined);
    onPlay(play, picks);
  };

  return {
    tile,
    meant,
    choices,
    asking,
    toggle: (id) => {
      if (!mine || phase !== 'hand') return false;
      const isNew = id !== tile?.id;
      setChosen(isNew ? { id, plays } : undefined);
      return isNew;
    },
    letGo: () => setChosen(undefined),
    take: (id, kind) => {
      const choice = choices === undefined ? undefined : choiceFor(choices, kind);
      if (choice !== undefined) make(choice.play, id);
      else if (tile === undefined && canBeCaught(kind)) {
        setChosen(kind === meant ? undefined : { fish: kind, plays });
        onRefused(undefined, undefined);
      } else onRefused(kind, tile?.kind);
    },
    choose: ({ play }) => make(play),
    place: (choice) => {
      if (choice.strandedTiles >= askFrom) setAsking(choice);
      else make(choice.play);
    },
    answer: (yes) => {
      if (yes && asking !== undefined) make(asking.play);
      else setAsking(undefined);
    },
  };
}
