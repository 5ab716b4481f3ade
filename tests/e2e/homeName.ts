/**
 * The name by which the tests call this machine as somebody in the same home would. Over plain http
 * a browser grants a page of such a name less than one of `localhost`.
 */
export const homeName = 'lakes.test';
