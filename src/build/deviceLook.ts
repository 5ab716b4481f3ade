import { device } from '../ui/page/look.ts';

/** A look: selector, media query of a device set to it, and selector while nothing is chosen. */
type Look = readonly [chosen: string, query: string, unchosen: string];

/** The looks of tokens.css that a device can be set to; a later one counts more. */
const looks = [
  ['[data-theme="light"]', device.bright, ':root:not([data-theme])'],
  ['[data-theme="contrast"]', device.strong, ':root:not([data-theme])'],
  ['[data-motion="none"]', device.still, ':root:not([data-motion])'],
] as const satisfies readonly Look[];

/**
 * A Vite plugin that repeats the rules of tokens.css for each look under the media query of the
 * device, so that the page looks as the device is set until a script says what was chosen.
 */
export function deviceLook() {
  return {
    name: 'device-look',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/src\/ui\/tokens\.css$/ },
      handler: (code: string) => code + looks.map((look) => mediaRule(code, look)).join(''),
    },
  };
}

function mediaRule(code: string, [chosen, query, unchosen]: Look): string {
  const start = code.indexOf(`\n${chosen} `) + 1;
  const end = code.indexOf('\n}\n', start);
  if (start === 0 || end < 0) throw new Error(`tokens.css has no rule for ${chosen}.`);
  return `\n@media ${query} {\n${code.slice(start, end).replaceAll(chosen, unchosen)}\n}\n}\n`;
}
