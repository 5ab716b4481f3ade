import * as v from 'valibot';

/** A point of a window, in pixels of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a window, in pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tab of a browser, by whatever means it is driven. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** What an expression comes to in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly pressAt: (point: Point) => Promise<void>;
  /** Types into what has the focus, key by key. */
  readonly type: (text: string) => Promise<void>;
  /** What it shows, as a PNG. */
  readonly picture: () => Promise<Buffer>;
}

/** How long the page may take to come to what is waited for, in milliseconds. */
const longestWait = 60_000;
/** How long to wait until the page is asked again, in milliseconds. */
const betweenAsks = 40;

/**
 * A call of a function, as an expression that needs nothing around it. So the function may use
 * nothing but its argument and what every page has.
 */
export function callOf<Given>(inPage: (given: Given) => unknown, given: Given): string {
  // tsx has functions keep their names by calling this one.
  const named = 'const __name = (it) => it;';
  return `(() => { ${named} return (${inPage.toString()})(${JSON.stringify(given)}); })()`;
}

/** What a function answers in the page. */
export async function ask<Given, Answer>(
  tab: Tab,
  answer: v.GenericSchema<unknown, Answer>,
  inPage: (given: Given) => NoInfer<Answer>,
  given: Given,
): Promise<Answer> {
  return v.parse(answer, await tab.evaluate(callOf(inPage, given)));
}

/**
 * Asks again and again until there is an answer.
 * @param wanted what is waited for, as the error says it
 */
export async function until<Answer>(
  wanted: string,
  answer: () => Answer | Promise<Answer>,
  longest = longestWait,
): Promise<Exclude<Answer, null | undefined | false>> {
  const end = performance.now() + longest;
  do {
    const found = await answer();
    if (isThere(found)) return found;
    await new Promise((goOn) => setTimeout(goOn, betweenAsks));
  } while (performance.now() < end);
  throw new Error(`This did not come: ${wanted}`);
}

function isThere<Answer>(found: Answer): found is Exclude<Answer, null | undefined | false> {
  return found !== null && found !== undefined && found !== false;
}
