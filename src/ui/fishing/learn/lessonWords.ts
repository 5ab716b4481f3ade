import {
  baitOf,
  fishOf,
  formOf,
  type Game,
  isCatchable,
  scoreSheetOf,
} from '../../../engine/fishing/index.ts';
import {
  halvesOf,
  invariant,
  type Kind,
  kinds,
  type Play,
  pipsOf,
  redPipsOf,
} from '../../../engine/index.ts';
import type { Ask, Remark } from '../../../lessons/lesson.ts';
import type { MessageValues } from '../../../text/filling.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { Say } from '../../../text/say.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import type { Miss } from '../../learn/lessonProps.ts';
import { countedSince } from '../roomBoard/shownModel.ts';
import { type BaitChoices, choiceOf } from '../table/choices.ts';
import type { TableModel } from '../table/tableModel.ts';

/** What a remark says; `facts` are figures of the table, by their names in the messages. */
export function remarkText(
  remark: Remark,
  name: string,
  say: Say,
  facts: MessageValues = {},
): string {
  return told(`learn.remark.${remark.words}`, remark, { ...facts, name }, say);
}

/** What a remark asks; it must ask something. */
export function taskText(remark: Remark, name: string, say: Say): string {
  return told(`learn.task.${remark.words}`, remark, { name }, say);
}

function told(id: string, { tiles = {} }: Remark, values: MessageValues, say: Say): string {
  invariant(say.knows(id), 'every remark has words');
  return say(id, { ...values, ...tileValues(tiles, say) });
}

/** For each tile its name and its figures: `tile`, `tilePips`, `tileHigh`, `tileLow`. */
function tileValues(tiles: NonNullable<Remark['tiles']>, say: Say): MessageValues {
  return Object.fromEntries(
    Object.entries(tiles).flatMap(([key, kind]) => {
      const [high, low] = halvesOf(kind);
      return [
        [key, tileInSentence(kind, say)],
        [`${key}Pips`, pipsOf(kind)],
        [`${key}High`, high],
        [`${key}Low`, low],
      ];
    }),
  );
}

export function missText(
  miss: Miss,
  ask: Ask,
  game: Game,
  choices: ReadonlyMap<Kind, BaitChoices>,
  say: Say,
): string {
  if ('play' in miss) return otherPlayText(miss.play, choices, say);
  const { kind } = miss;
  const tile = tileInSentence(kind, say);
  const others = kinds.filter((other) => other !== kind && isCatchable(game, other, kind));
  if (ask.what === 'tile' && ask.told === 'takers' && others.length > 0) {
    const names = others.map((other) => tileInSentence(other, say));
    return say('learn.wrong.takers', { tile, others: listOfAll(names, say) });
  }
  return say('learn.wrong.pips', { tile, pips: pipsOf(kind), red: redPipsOf(kind) });
}

function otherPlayText(play: Play, choices: ReadonlyMap<Kind, BaitChoices>, say: Say): string {
  const form = formOf(play);
  invariant(form !== 'stack' && form !== 'pair', 'no lesson has such plays');
  return say(`learn.wrong.${form}`, {
    bait: tileInSentence(baitOf(play), say),
    fish: tileInSentence(fishOf(play), say),
    points: choiceOf(choices, play)?.gain.points ?? 0,
  });
}

/** What the rules count, by the names that the words have for it. */
export function figuresOf({ scoring, rules }: Game): MessageValues {
  const worth = scoring.groups.flatMap(
    ({ kinds: [kind = 0], complete, incomplete, pointsComplete, pointsIncomplete }) => [
      [incomplete, pointsIncomplete[kind] ?? 0] as const,
      [complete, pointsComplete[kind] ?? 0] as const,
    ],
  );
  const bonuses = scoring.bonuses.map(({ id, points }) => [id, points] as const);
  return { doubleAt: rules.doubleAt, ...Object.fromEntries([...worth, ...bonuses]) };
}

/** What a remark may tell: what the rules count, and what was caught since the lesson began. */
export function factsOf(model: TableModel): MessageValues {
  const [points = 0, others = 0] = model.names.map(
    (_, seat) => scoreSheetOf(model.game.scoring, countedSince(model, seat)).total,
  );
  return { ...figuresOf(model.game), points, others, margin: points - others };
}
