/** What sentences and messengers put right behind an address or a code. */
export const sentenceSigns: readonly string[] = [
  ...['.', ')', ',', '»', '».', '”', '』', '。', '）', ']', '>'],
  ...['*', '_', '**', '__', '…', '...', '!', '?'],
];
