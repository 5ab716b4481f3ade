/**
 * Has the late families join that a text names: a record, the words of a link, or just the variant.
 * Undefined where all of them are there; rejects where one does not load.
 */
export type JoinNamed = (text: string) => Promise<unknown> | undefined;

/** What has something join the page late. */
export interface Joining {
  readonly joinNamed: JoinNamed;
  /** Has the page learn the words of tables far away; rejects where they do not load. */
  readonly learnFar: () => Promise<void>;
}
