export const workerFile = '**/assets/worker/*.js';
