import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';

/** The values a message is filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills a message: its text or, where something is to be filled in, its compiled form. */
export type Fill = (message: unknown, values: MessageValues) => string;

/** A place in a message: which value it takes, how that is said, and the cases or the style. */
type Place = Exclude<CompiledMessageToken, string>;

/**
 * Fills messages in one language, those forms of ICU that the app's messages have, as the library
 * does that compiles them: this much of it is all that the first screen has to wait for.
 */
export function createFill(language: Language): Fill {
  const locales = [language, 'en'];
  // They take long to make, and few messages need one.
  const plain = once(() => new Intl.NumberFormat(locales));
  const percent = once(() => new Intl.NumberFormat(locales, { style: 'percent' }));
  const cardinal = once(() => new Intl.PluralRules(locales));
  const ordinal = once(() => new Intl.PluralRules(locales, { type: 'ordinal' }));

  /** @param count what stands for the sign of the number, which is that sign outside a plural */
  const fill = (message: unknown, values: MessageValues, count = '#'): string => {
    if (!isCompiled(message)) return typeof message === 'string' ? message : '';
    let filled = '';
    for (const part of message) {
      if (typeof part === 'string') filled += part === '#' ? count : part;
      else filled += placed(part, values);
    }
    return filled;
  };
  const placed = ([name, kind, how]: Place, values: MessageValues): string => {
    const value = values[name];
    if (kind === undefined) return String(value ?? '');
    if (kind === 'number') return (how === 'percent' ? percent() : plain()).format(Number(value));
    if (!hasCases(how)) return '';
    const chosen = how[String(value)];
    if (kind === 'select') return fill(chosen ?? how.other, values);
    const rule = (kind === 'plural' ? cardinal() : ordinal()).select(Number(value));
    return fill(chosen ?? how[rule] ?? how.other, values, plain().format(Number(value)));
  };
  return (message, values) => fill(message, values);
}

function isCompiled(message: unknown): message is CompiledMessage {
  return Array.isArray(message);
}

function hasCases(how: unknown): how is Readonly<Record<string, unknown>> {
  return typeof how === 'object' && how !== null;
}

/** What is made when it is asked for first, and then kept. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
