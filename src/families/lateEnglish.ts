import { words as climbing } from '../text/climbing/enClimbing.ts';
import type { LateFamilyWords } from './words.ts';

/** The English words of the families that join late, where nothing is loaded piece by piece. */
export const lateEnglish: LateFamilyWords = { ...climbing };
