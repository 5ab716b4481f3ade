import { runInNewContext } from 'node:vm';

/** The globals of the oldest release of Node that runs the tests, beside those of the language. */
const nodesOwn: ReadonlySet<string> = new Set([
  ...['AbortController', 'AbortSignal', 'Blob', 'BroadcastChannel', 'Buffer'],
  ...['ByteLengthQueuingStrategy', 'CompressionStream', 'CountQueuingStrategy', 'Crypto'],
  ...['CryptoKey', 'CustomEvent', 'DOMException', 'DecompressionStream', 'Event', 'EventTarget'],
  ...['File', 'FormData', 'Headers', 'MessageChannel', 'MessageEvent', 'MessagePort'],
  ...['Performance', 'PerformanceEntry', 'PerformanceMark', 'PerformanceMeasure'],
  ...['PerformanceObserver', 'PerformanceObserverEntryList', 'PerformanceResourceTiming'],
  ...['ReadableByteStreamController', 'ReadableStream', 'ReadableStreamBYOBReader'],
  ...['ReadableStreamBYOBRequest', 'ReadableStreamDefaultController'],
  ...['ReadableStreamDefaultReader', 'Request', 'Response', 'SubtleCrypto', 'TextDecoder'],
  ...['TextDecoderStream', 'TextEncoder', 'TextEncoderStream', 'TransformStream'],
  ...['TransformStreamDefaultController', 'URL', 'URLSearchParams', 'WritableStream'],
  ...['WritableStreamDefaultController', 'WritableStreamDefaultWriter', 'atob', 'btoa'],
  ...['clearImmediate', 'clearInterval', 'clearTimeout', 'crypto', 'fetch', 'global'],
  ...['performance', 'process', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
  ...['structuredClone'],
]);

/**
 * Takes away what later releases of Node have of a page by themselves, such as `localStorage` and
 * `navigator`: so a test meets the same on every release, and what jsdom brings is not hidden.
 */
export function forgetLaterGlobals(owner: object): void {
  const language = new Set(languageGlobals());
  for (const name of Object.getOwnPropertyNames(owner)) {
    // What begins with two underscores is of the program that runs the tests.
    if (language.has(name) || nodesOwn.has(name) || name.startsWith('__')) continue;
    Reflect.deleteProperty(owner, name);
  }
}

function languageGlobals(): readonly string[] {
  const names: unknown = runInNewContext('Object.getOwnPropertyNames(globalThis)');
  return Array.isArray(names) ? names.map(String) : [];
}
