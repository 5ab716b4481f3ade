import type { Page } from '@playwright/test';

/**
 * Readies a page for axe, which says nothing of the contrast of words on a gradient, under a pane
 * or in a dialog over a busy page. Every gradient becomes the one of its colours that is nearest to
 * that of words on it, and what only lies over words is hidden. A light without a ground of its own
 * goes: it matters where it falls, which sky.spec.ts looks at. What sticks to an edge of the window
 * stands where it belongs: whoever scrolls gets at what it lies over.
 */
export function showPlainGrounds(page: Page): Promise<void> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const coloursIn = (text: string): Colour[] =>
      [...text.matchAll(/rgba?\(([^)]*)\)/g)].map(([, inner = '']) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = inner.split(',').map(Number);
        return [red, green, blue, alpha];
      });
    const layersOf = ({ backgroundImage }: CSSStyleDeclaration): Colour[][] =>
      backgroundImage.split('gradient(').slice(1).map(coloursIn);
    const over = ([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour => {
      const mix = (above: number, below: number): number => above * alpha + below * (1 - alpha);
      return [mix(red, r), mix(green, g), mix(blue, b), 1];
    };
    const brightness = ([red, green, blue]: Colour): number =>
      0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const rules = [
      '[data-plain]::before, [data-plain]::after { background: none !important; }',
      '[data-plain="pane"] { visibility: hidden !important; }',
      ':has(dialog) > :not(dialog, :has(dialog)) { visibility: hidden !important; }',
      '* { transition: none !important; }',
      '[data-sticks] { position: relative !important; inset: auto !important; }',
    ];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const own = getComputedStyle(element);
      if (own.position === 'sticky') element.dataset.sticks = '';
      const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      const layers = [...drawn, own].flatMap(layersOf);
      if (layers.some((layer) => layer.length === 0)) {
        throw new Error(`The colours of ${own.backgroundImage} cannot be read.`);
      }
      const isPane = own.position === 'absolute' && element.matches('div:empty');
      if (isPane) element.dataset.plain = 'pane';
      if (isPane || layers.length === 0) continue;
      // What fades out lies over a ground.
      const fades = (layer: Colour[]): boolean => layer.some(([, , , alpha]) => alpha === 0);
      const lights = layers.filter(fades).flat();
      const grounds = [
        ...layers.filter((layer) => !fades(layer)).flat(),
        ...coloursIn(own.backgroundColor).filter(([, , , alpha]) => alpha > 0),
      ];
      const [words = [0, 0, 0, 1] as const] = coloursIn(own.color);
      const distance = (colour: Colour): number => Math.abs(brightness(colour) - brightness(words));
      const [nearest] = grounds
        .flatMap((ground) => [ground, ...lights.map((light) => over(light, ground))])
        .toSorted((a, b) => distance(a) - distance(b));
      const plain = nearest === undefined ? 'none' : `rgb(${nearest.slice(0, 3)})`;
      element.dataset.plain = `${rules.length}`;
      rules.push(`[data-plain="${rules.length}"] { background: ${plain} !important; }`);
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets = [sheet];
  });
}

/** Shows everything as it is again. */
export function showGradients(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const element of document.querySelectorAll<HTMLElement>('[data-plain], [data-sticks]')) {
      delete element.dataset.plain;
      delete element.dataset.sticks;
    }
  });
}
