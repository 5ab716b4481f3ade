import type { Pictured } from './pictured.ts';

/** The file of a picture. */
export function pictureName({ name }: Pictured, engine: string, size: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${size}-${engine}.png`;
}

/** A page that shows the pictures of each screen side by side, a column for each engine. */
export function sideBySide(
  engines: readonly string[],
  sizes: readonly string[],
  screens: readonly Pictured[],
): string {
  const rows = screens.flatMap((screen) =>
    sizes.map((size) => {
      const figures = engines.map(
        (engine) =>
          `<figure><img src="${pictureName(screen, engine, size)}" alt=""><figcaption>${engine}</figcaption></figure>`,
      );
      return `<h2>${screen.name}, ${size}</h2>\n<div>${figures.join('\n')}</div>`;
    }),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Fifteen Lakes in several engines</title>
<style>
  body { font-family: sans-serif; margin: 1rem; }
  div { display: flex; gap: 1rem; overflow-x: auto; }
  figure { margin: 0; }
  img { border: 1px solid #888; max-width: 640px; }
</style>
${rows.join('\n')}
</html>
`;
}
