/** What the app calls its one person in any of its languages: no name by which others would know anybody. */
export const ownNames: readonly string[] = ['You', '你'];
