import { type FaultWords, faultWords } from '../../text/faultWords.ts';
import { languages } from '../../text/languages.ts';

export function faultWordsHere(): FaultWords {
  const language = languages.find((one) => one === document.documentElement.lang);
  return faultWords[language ?? 'en'];
}
