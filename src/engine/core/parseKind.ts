import { type Kind, kindTexts } from './kind.ts';

/** The kinds by every way in which people write them. */
const kindByText = new Map<string, Kind>(
  kindTexts.flatMap((text, kind) => {
    const [high, low] = text;
    const ways = [`${high}${low}`, `${low}${high}`, `[${high}:${low}]`, `[${low}:${high}]`];
    return ways.map((way) => [way, kind] as const);
  }),
);

/** As people write it: `63`, `36`, `[6:3]` or `[3:6]`. Undefined where the text is none. */
export function parseKind(text: string): Kind | undefined {
  return kindByText.get(text);
}
