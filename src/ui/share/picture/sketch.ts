/** The colours of a picture, by their names in tokens.css. */
export type PictureColours = Readonly<
  Record<
    | 'ground'
    | 'water'
    | 'water-lit'
    | 'wood'
    | 'wood-light'
    | 'wood-lip'
    | 'text'
    | 'text-quiet'
    | 'accent-text',
    string
  >
>;

export interface Writing {
  readonly face: 'title' | 'text';
  readonly size: number;
  readonly weight: 400 | 600;
  readonly colour: keyof PictureColours;
}

/** Where a text begins, has its middle or ends on its base line. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'center' | 'end';
}

export interface PictureText extends Writing, Required<TextPlace> {
  readonly text: string;
}

export type Measure = (text: string, writing: Writing) => number;

export interface Sketch {
  readonly shapes: string[];
  readonly texts: PictureText[];
  readonly measure: Measure;
  /** Writes a text, as much of it as there is room for. */
  readonly write: (writing: Writing, text: string, place: TextPlace, room?: number) => void;
}

export function createSketch(measure: Measure): Sketch {
  const texts: PictureText[] = [];
  return {
    shapes: [],
    texts,
    measure,
    write: (writing, text, place, room = Number.POSITIVE_INFINITY) => {
      const cut = fitting(text, room, (part) => measure(part, writing));
      texts.push({ ...writing, anchor: 'start', ...place, text: cut });
    },
  };
}

/** With a sign that there is more; found by halving, for names may be long. */
function fitting(text: string, room: number, widthOf: (part: string) => number): string {
  if (widthOf(text) <= room) return text;
  const letters = [...text];
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= room) fits = middle;
    else tooMany = middle;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}
