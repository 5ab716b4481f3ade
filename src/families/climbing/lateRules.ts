import { climbing } from '../../engine/climbing/index.ts';
import { climbingForm } from '../../records/climbing/form.ts';

/** The rules of the climbing games and the form of their records, which join together. */
export const lateRules = { rules: climbing, form: climbingForm };
