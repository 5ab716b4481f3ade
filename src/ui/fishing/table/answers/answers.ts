import { isCatchable, parsePlay, type RuleId } from '../../../../engine/fishing/index.ts';
import { formatKind, invariant, type Kind } from '../../../../engine/index.ts';
import { playWithReason } from '../../../../text/fishing/reasonWords.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import type { BaitChoices } from '../choices.ts';
import type { TableModel } from '../tableModel.ts';
import { baitWords } from '../words/baitWords.ts';
import { ruleAgainst } from './rulesInQuestion.ts';

/**
 * Why a fish is not taken, or a bait not placed, and the rule that says so; undefined where nothing
 * is to be played now.
 * @param fish null for the water
 */
export function refusalOf(
  model: Pick<TableModel, 'view' | 'choices' | 'phase'>,
  fish: Kind | null,
  bait: Kind | undefined,
): { readonly answer: (say: Say) => string; readonly rule?: RuleId } | undefined {
  const { view, choices } = model;
  if (view === null || choices.size === 0) return undefined;
  if (bait === undefined) return { answer: (say) => say('table.prompt.first') };
  if (fish === null) {
    const place = parsePlay(formatKind(bait));
    invariant(place !== undefined, 'any kind can be written as a placing');
    return { answer: (say) => baitWords(model, bait, say), rule: ruleAgainst(view, place) };
  }
  const play = parsePlay(`${formatKind(bait)}x${formatKind(fish)}`);
  invariant(play !== undefined, 'two kinds make a capture');
  const id = isCatchable(view.game, bait, fish) ? 'answer.mayNot' : 'answer.catchesNot';
  return {
    answer: (say) => say(id, { bait: tileInSentence(bait, say), fish: tileInSentence(fish, say) }),
    rule: ruleAgainst(view, play),
  };
}

/** How the catches stand: everybody's points, and who leads by how much. */
export function scoreAnswer({ names, scores }: TableModel, say: Say): string {
  const [best = 0, second = 0] = scores.toSorted((one, other) => other - one);
  if (scores.every((points) => points === best)) return say('answer.level', { points: best });
  const standing = listOfAll(
    names.map((name, seat) => say('answer.score', { name, points: scores[seat] ?? 0 })),
    say,
  );
  const first = names.filter((_, seat) => scores[seat] === best);
  if (first.length > 1) {
    return say('answer.levelLead', { scores: standing, names: listOfAll(first, say) });
  }
  return say('answer.leads', { scores: standing, name: first[0] ?? '', lead: best - second });
}

export function whyAnswer({ steps, news, names, bots, reasonOf }: TableModel, say: Say): string {
  const begin = Math.max(news.begin, news.end - 2 * names.length);
  const reasons = steps.slice(begin, news.end).flatMap(({ seat, phase, play }, after) => {
    if (!bots.includes(seat)) return [];
    const reason = reasonOf(begin + after);
    const spoken = { name: names[seat] ?? '', phase, play };
    return reason.why === 'nothingToTake' ? [] : [playWithReason(spoken, reason, names, say)];
  });
  return reasons.length === 0 ? say('answer.noBot') : reasons.join('\n');
}

/** What each bait can bring into the catch now, in sentences, with points if they are shown. */
export function fishAnswers({ choices }: TableModel, withPoints: boolean, say: Say): string[] {
  return [...choices.values()].flatMap((own) => {
    const bait = tileInSentence(own.bait, say);
    const fish = fishOfBait(own, withPoints, say);
    const points = own.pair?.gain.points;
    return [
      ...(fish.length === 0 ? [] : [say('answer.fish', { bait, fish: listOfAll(fish, say) })]),
      ...(points === undefined
        ? []
        : [say(withPoints ? 'answer.pairPoints' : 'answer.pair', { bait, points })]),
    ];
  });
}

export function noFishAnswer({ phase, turn, viewer }: TableModel, say: Say): string {
  if (phase === 'over') return say('table.prompt.over');
  return say(turn === viewer ? 'answer.noFish' : 'answer.notYours');
}

function fishOfBait(
  { bait, single, triple }: BaitChoices,
  withPoints: boolean,
  say: Say,
): string[] {
  const ways: readonly (readonly [kind: Kind, all: boolean, points: number])[] = [
    ...[...single].map(([fish, { gain }]) => [fish, false, gain.points] as const),
    ...(triple === null ? [] : [[bait, true, triple.gain.points] as const]),
  ];
  return ways.map(([kind, all, points]) => {
    const fish = tileInSentence(kind, say);
    if (all) return say(withPoints ? 'answer.fishAllPoints' : 'answer.fishAll', { fish, points });
    return withPoints ? say('answer.fishPoints', { fish, points }) : fish;
  });
}
