import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills a message: its text or, where something is to be filled in, its compiled form. */
export type Fill = (message: unknown, values: MessageValues) => string;

/** A place in a message: which value it takes, how that is said, and the cases or the style. */
type Place = Exclude<CompiledMessageToken, string>;

/**
 * Knows those forms of ICU that the app's messages have, and fills them as the library does that
 * compiles them: this much of it is all that the first screen has to wait for.
 */
export function createFill(language: Language): Fill {
  const locales = [language, 'en'];
  // They take long to make, and few messages need one; the first screen needs none.
  const plain = once(() => new Intl.NumberFormat(locales));
  const percent = once(() => new Intl.NumberFormat(locales, { style: 'percent' }));
  const cardinal = once(() => new Intl.PluralRules(locales));
  const ordinal = once(() => new Intl.PluralRules(locales, { type: 'ordinal' }));
  /** Every language here writes a short whole number in the same digits. */
  const written = (value: number): string =>
    /^\d{1,3}$/.test(String(value)) ? String(value) : plain().format(value);

  /** @param count stands for the sign of the number; outside a plural that is only a sign */
  const fill = (message: unknown, values: MessageValues, count?: number): string => {
    if (!isCompiled(message)) return typeof message === 'string' ? message : '';
    let filled = '';
    for (const part of message) {
      if (typeof part !== 'string') filled += placed(part, values);
      else filled += part === '#' && count !== undefined ? written(count) : part;
    }
    return filled;
  };
  const placed = ([name, kind, how]: Place, values: MessageValues): string => {
    const value = values[name];
    if (kind === undefined) return String(value ?? '');
    const number = Number(value);
    if (kind === 'number') return how === 'percent' ? percent().format(number) : written(number);
    if (!hasCases(how)) return '';
    const chosen = how[String(value)];
    if (kind === 'select') return fill(chosen ?? how.other, values);
    const rules = kind === 'plural' ? cardinal : ordinal;
    return fill(chosen ?? how[formIn(how, rules, number)], values, number);
  };
  return (message, values) => fill(message, values);
}

/** All forms of a plural, in any language, but for the one that is there always. */
const forms = ['zero', 'one', 'two', 'few', 'many'];

/** The form of a number among those that a message has. */
function formIn(cases: object, rules: () => Intl.PluralRules, value: number): string {
  const form = forms.some((one) => one in cases) ? rules().select(value) : 'other';
  return form in cases ? form : 'other';
}

function isCompiled(message: unknown): message is CompiledMessage {
  return Array.isArray(message);
}

function hasCases(how: unknown): how is Readonly<Record<string, unknown>> {
  return typeof how === 'object' && how !== null;
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
