import type { SignedFacts } from './pictureFacts.ts';
import type { PictureTiles } from './pictureTile.ts';
import { type Picture, sheetPicture } from './sheetPicture.ts';
import type { Measure, PictureColours, PictureText, Writing } from './sketch.ts';

/** Pixels of the file to each of the picture, for screens that are finer than their measures. */
const scale = 2;

/** Composes a picture of the colours of the page, as wide as its letters are there. */
type Compose = (colours: PictureColours, tiles: PictureTiles, measure: Measure) => Picture;

/** How the tiles of a picture look, as far as the page does not say it. */
export type PictureLook = Omit<PictureTiles, 'edged'>;

/** Draws a score sheet as a PNG, as {@link drawPicture} does. */
export function drawSheet(facts: SignedFacts, look: PictureLook): Promise<Blob> {
  return drawPicture((...means) => sheetPicture(facts, ...means), look);
}

/** Draws a PNG in the faces and colours of the page; rejects where the browser cannot. */
export async function drawPicture(compose: Compose, look: PictureLook): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const styles = getComputedStyle(document.documentElement);
  const fontOf = fontsOf(styles);
  const colours = coloursOf(styles);
  const tiles = { ...look, edged: styles.getPropertyValue('--tile-edge').trim() === '1' };
  const measure: Measure = (text, writing) => {
    context.font = fontOf(writing);
    return context.measureText(text).width;
  };
  // Faces come with the texts that need them, and only then is it known how wide those are.
  const { texts } = compose(colours, tiles, measure);
  await Promise.all(texts.map((text) => document.fonts.load(fontOf(text), text.text)));
  const picture = compose(colours, tiles, measure);
  canvas.width = picture.width * scale;
  canvas.height = picture.height * scale;
  context.scale(scale, scale);
  context.drawImage(await imageOf(picture), 0, 0, picture.width, picture.height);
  for (const text of picture.texts) write(text, context, fontOf, colours);
  return pngOf(canvas);
}

function write(
  { text, x, y, anchor, ...writing }: PictureText,
  context: CanvasRenderingContext2D,
  fontOf: (writing: Writing) => string,
  colours: PictureColours,
): void {
  context.font = fontOf(writing);
  context.fillStyle = colours[writing.colour];
  context.textAlign = anchor;
  context.fillText(text, x, y);
}

async function imageOf({ svg, width, height }: Picture): Promise<HTMLImageElement> {
  const image = new Image(width * scale, height * scale);
  const sized = svg.replace('<svg ', `<svg width="${width * scale}" height="${height * scale}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser made no picture.'));
      else resolve(blob);
    }, 'image/png'),
  );
}

function fontsOf(styles: CSSStyleDeclaration): (writing: Writing) => string {
  const faces = {
    title: styles.getPropertyValue('--face-title').trim() || 'serif',
    text: styles.getPropertyValue('--face-text').trim() || 'sans-serif',
  };
  return ({ face, size, weight }) => `${weight} ${size}px ${faces[face]}`;
}

function coloursOf(styles: CSSStyleDeclaration): PictureColours {
  const colour = (name: string): string => styles.getPropertyValue(`--${name}`).trim();
  return {
    ground: colour('ground'),
    water: colour('water'),
    'water-lit': colour('water-lit'),
    wood: colour('wood'),
    'wood-light': colour('wood-light'),
    'wood-lip': colour('wood-lip'),
    text: colour('text'),
    'text-quiet': colour('text-quiet'),
    'accent-text': colour('accent-text'),
  };
}
