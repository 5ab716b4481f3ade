import { deflateSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/**
 * A screenshot as a PNG of at most 256 colours: soft gradients make up most of its bytes, and the
 * eye does not miss them.
 */
export async function indexedPng(browser: Browser, shot: Buffer): Promise<Buffer> {
  const { width, height, pixels } = await pixelsOf(browser, shot);
  const { palette, indices } = indexed(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, a palette, and nothing out of the ordinary.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The pixels of a picture, each as 0xRRGGBB, decoded by the browser. */
async function pixelsOf(browser: Browser, shot: Buffer) {
  const page = await browser.newPage();
  const decoded = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('The browser has no canvas.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const pixels: number[] = [];
      for (let at = 0; at < data.length; at += 4) {
        pixels.push(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      return { width, height, pixels };
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  );
  await page.close();
  return decoded;
}

/**
 * The most frequent colours, rounded a little so that neighbours count as one, and for each pixel
 * the nearest of them.
 */
function indexed(pixels: readonly number[]): { palette: number[]; indices: Uint8Array } {
  const counts = new Map<number, number>();
  for (const pixel of pixels) {
    const colour = rounded(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  const colours = byCount.slice(0, 256).map(([colour]) => colour);
  const nearest = new Map(byCount.map(([colour]) => [colour, nearestIn(colours, colour)]));
  return {
    palette: colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
    indices: Uint8Array.from(pixels, (pixel) => nearest.get(rounded(pixel)) ?? 0),
  };
}

function rounded(pixel: number): number {
  return (pixel & 0xfcfcfc) | ((pixel >> 6) & 0x030303);
}

function nearestIn(colours: readonly number[], wanted: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, colour] of colours.entries()) {
    const red = (colour >> 16) - (wanted >> 16);
    const green = ((colour >> 8) & 255) - ((wanted >> 8) & 255);
    const blue = (colour & 255) - (wanted & 255);
    const distance = 2 * red * red + 4 * green * green + 3 * blue * blue;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The check sum of a chunk; Node has its own only from version 22 on. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
