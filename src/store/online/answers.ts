import * as v from 'valibot';
import { mostAtTable, nameSchema, placeSchema } from '../../online/event.ts';
import { tableIdPattern } from '../../online/key.ts';
import { partings, phrases, type Refusal, refusals } from '../../online/message.ts';
import { soundIn } from '../../records/soundIn.ts';

/** Whether somebody is there, see `people` in PROTOCOL.md. */
export const nearnesses = ['here', 'lost', 'away', 'absent'] as const;

/** The most watchers that are named; a server lets no more in. */
const mostWatchers = 100;

const peopleSchema = v.object({
  places: v.pipe(v.array(v.nullable(v.picklist(nearnesses))), v.maxLength(mostAtTable)),
  watchers: v.pipe(v.array(v.union([v.literal(''), nameSchema])), v.maxLength(mostWatchers)),
});
/** Who is at a table just now: by place, null for a bot and a free place; and who watches. */
export type FarPeople = v.InferOutput<typeof peopleSchema>;

const saidSchema = v.object({ place: placeSchema, phrase: v.picklist(phrases) });
export type FarSaid = v.InferOutput<typeof saidSchema>;

const goneSchema = v.object({ why: v.picklist(partings) });

const answerSchema = v.union([
  v.object({
    ok: v.literal(true),
    told: v.exactOptional(v.unknown()),
    table: v.exactOptional(v.pipe(v.string(), v.regex(tableIdPattern))),
    revealed: v.exactOptional(v.unknown()),
  }),
  v.object({
    ok: v.literal(false),
    why: v.fallback(v.picklist(refusals), 'not-understood'),
    told: v.exactOptional(v.unknown()),
  }),
]);
/** What a server has answered; what it tells is unread. */
export type FarAnswer = v.InferOutput<typeof answerSchema>;

/** Nothing that a server should answer. */
const nonsense = { ok: false, why: 'not-understood' satisfies Refusal } as const;

export function readAnswer(json: unknown): FarAnswer {
  return soundIn(answerSchema, json) ?? nonsense;
}

export function isMoving(json: unknown): boolean {
  const answer = readAnswer(json);
  return !answer.ok && answer.why === 'moving';
}

/** Undefined for what has another shape, as all below. */
export function readPeople(json: unknown): FarPeople | undefined {
  return soundIn(peopleSchema, json);
}

export function readSaid(json: unknown): FarSaid | undefined {
  return soundIn(saidSchema, json);
}

export function readGone(json: unknown): (typeof partings)[number] | undefined {
  return soundIn(goneSchema, json)?.why;
}
