import { useContext, useEffect, useRef } from 'react';
import { passPlay } from '../../../../engine/climbing/index.ts';
import { countOf, kinds, type Play, totalOf } from '../../../../engine/index.ts';
import type { Say } from '../../../../text/say.ts';
import { AnnouncerContext } from '../../../told/announcerContext.ts';
import { useTold } from '../../../told/useTold.ts';
import { useSay } from '../../../voice/voice.tsx';
import { isSettled, type TableModel } from '../tableModel.ts';
import { offersTold } from '../words/offersTold.ts';
import { raisedWords } from '../words/raisedWords.ts';
import { turnWords } from '../words/turnWords.ts';
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
