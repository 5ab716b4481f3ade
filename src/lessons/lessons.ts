import { eachFamily } from '../families/facts.ts';

/** All lessons, one family's after the other's, in the order in which one may take them. */
export const lessons = eachFamily.flatMap(({ family, lessons: own }) =>
  own.map((lesson) => ({ ...lesson, family })),
);

export type ListedLesson = (typeof lessons)[number];
