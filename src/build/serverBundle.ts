import { build } from 'vite';

/**
 * The server needs nothing but Node and the page beside it.
 * @param entry a file below src/server
 */
export async function bundledServer(entry: string): Promise<string> {
  const built = await build({
    // That of the page is not meant.
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The packages that would read and write frames in machine code are not there: so the code of
    // `ws` that looks for them is left out.
    define: {
      'process.env.WS_NO_BUFFER_UTIL': '"1"',
      'process.env.WS_NO_UTF_8_VALIDATE': '"1"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      target: 'node20',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [server, ...others] = outputs;
  if (server?.type !== 'chunk' || others.length > 0) {
    throw new Error(`The server is not one file: ${outputs.map(({ fileName }) => fileName)}.`);
  }
  return server.code;
}
