/** The variable in which the first process of a run tells the others where the app is served. */
export const appAddressVariable = 'FIFTEEN_LAKES_ADDRESS';
