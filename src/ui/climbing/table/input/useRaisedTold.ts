import { useContext, useEffect, useRef } from 'react';
import { type Game, passPlay } from '../../../../engine/climbing/index.ts';
import { countOf, kinds, type Play, totalOf } from '../../../../engine/index.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import { wrongRaiseWords } from '../../../../text/climbing/wrongRaiseWords.ts';
import type { Say } from '../../../../text/say.ts';
import { AnnouncerContext } from '../../../told/announcerContext.ts';
import { useTold } from '../../../told/useTold.ts';
import { useSay } from '../../../voice/voice.tsx';
import { isSettled, type TableModel } from '../tableModel.ts';
import { beatersWords } from '../words/beatersWords.ts';
import { turnWords } from '../words/TurnWords.tsx';
import type { Raising } from './useRaising.ts';

interface ToTell {
  /** The plays that are offered for what is raised. */
  readonly offers: readonly Play[];
  /** Whether it says how many unseen combinations could beat what is raised. */
  readonly countsBeaters: boolean;
}

/**
 * Tells what the raised cards would play and which plays they light, and that they were lowered.
 * @returns what tells why Enter plays nothing, and what is to be decided instead of something else
 */
export function useRaisedTold(
  model: TableModel,
  raising: Raising,
  { offers, countsBeaters }: ToTell,
): { readonly tellWhyNot: () => void; readonly tellTurn: () => void } {
  const say = useSay();
  const { tell, answer } = useContext(AnnouncerContext);
  const words = [
    raisedWords(model, raising, countsBeaters, say),
    offersTold(offers, model.game, say),
  ].filter((sentence) => sentence !== '');
  const key = kinds.map((kind) => countOf(raising.raised, kind)).join('');
  useTold('board', words.length === 0 ? [] : [{ key, words: () => words }]);
  const plays = model.steps.length;
  const isRaised = totalOf(raising.raised) > 0;
  const last = useRef({ plays, isRaised });
  useEffect(() => {
    const before = last.current;
    last.current = { plays, isRaised };
    if (before.isRaised && !isRaised && before.plays === plays) {
      tell(say('climbing.table.told.lowered'));
    }
  });
  return {
    tellWhyNot: () => answer(isRaised ? words.join(' ') : say('climbing.table.told.enterNothing')),
    tellTurn: () => {
      const waiting = waitingWords(model, say);
      if (waiting !== undefined) answer(waiting);
    },
  };
}

/** What is to be done before a card can be raised; undefined once the round is over. */
function waitingWords(model: TableModel, say: Say): string | undefined {
  const { phase, turn, viewer, names, legal, view } = model;
  if (phase === 'over' || turn === null) return undefined;
  if (turn !== viewer) return say('table.told.notYourTurn', { name: names[turn] ?? '' });
  if (isSettled(model)) return undefined;
  if (legal.length > 0) return turnWords(model, say);
  const mustPass = view?.legal.includes(passPlay);
  return say(mustPass ? 'climbing.table.prompt.cannot' : 'table.prompt.onlyPlay');
}

/** What the raised cards would play, or why they are no play; empty where nothing is raised. */
function raisedWords(
  model: TableModel,
  { meant, raised: cards }: Raising,
  countsBeaters: boolean,
  say: Say,
): string {
  const { game, phase, view } = model;
  if (meant === undefined) return '';
  if (meant.means === 'play') {
    const what = combinationWords(meant.play, say, game.variant.id);
    const raised = say('climbing.table.told.raised', { what });
    return countsBeaters && phase !== 'lay'
      ? `${raised} ${beatersWords(model, meant.play, say)}`
      : raised;
  }
  if (view === null || meant.why.code === 'none-raised') return '';
  return wrongRaiseWords({ view, raised: cards, why: meant.why }, say);
}

/** More plays than these are told by their number alone: their buttons name them. */
const fewPlays = 3;

/** What is heard of the plays offered for raised cards; empty without a choice among several. */
export function offersTold(offers: readonly Play[], { variant }: Game, say: Say): string {
  const plays = offers.length;
  if (plays < 2) return '';
  if (plays > fewPlays) return say('climbing.table.told.offersMany', { plays });
  const words = offers.map((play) => combinationWords(play, say, variant.id));
  // A comma may stand within a play.
  const semicolon = say('language.tag').startsWith('zh') ? '；' : '; ';
  return say('climbing.table.told.offers', { plays, list: words.join(semicolon) });
}
