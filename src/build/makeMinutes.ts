/* Writes how long each lesson takes, which the list of lessons tells. */
import { writeFileSync } from 'node:fs';
import { lessonMinutes, minutesPath } from './lessonMinutes.ts';

writeFileSync(minutesPath, `${JSON.stringify(await lessonMinutes(), null, 2)}\n`);
