/**
 * Where in a source something is told, so that a reader finds it. Titles stay as the source has
 * them; numbers are written as they are read, `2–4`.
 */
export interface SourcePlace {
  readonly section: string;
  /** Its paragraphs, counted without its lists; all of it is meant where both are missing. */
  readonly paragraphs?: string;
  /** The items of its lists, counted through all of them. */
  readonly items?: string;
}
