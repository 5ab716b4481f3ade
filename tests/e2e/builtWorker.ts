/** The files that the build has made of the worker. */
export const workerFile = '**/assets/worker/*.js';
