import { fishingForm } from '../../records/fishing/form.ts';
import { fishingWords } from '../../text/fishing/fishingWords.ts';

export const form = fishingForm;
export const words = fishingWords;
