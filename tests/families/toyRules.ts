import { toyForm, toyWords } from './toyParts.ts';

export const form = toyForm;
export const words = toyWords;
