/**
 * Has the late families join of which a text names a variant: a record, the words of a link, or
 * just the name. Rejects where one of them does not load.
 * @returns undefined where all of them are there
 */
export type JoinNamed = (text: string) => Promise<unknown> | undefined;
