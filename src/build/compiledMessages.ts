import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

/** A Vite plugin that compiles the messages, so that the page needs no parser of them. */
export function compiledMessages() {
  return {
    name: 'compiled-messages',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/src\/text\/[a-zA-Z-]+\/[a-zA-Z]+\.json$/ },
      handler: (code: string) => {
        const catalogue: Record<string, string> = JSON.parse(code);
        const entries = Object.entries(catalogue).map(([id, text]) => [id, compiled(text)]);
        return JSON.stringify(Object.fromEntries(entries));
      },
    },
  };
}

/** A message into which nothing is filled stays a text. */
function compiled(text: string): CompiledMessage | string {
  const message = compileMessage(text);
  return message.every((part) => typeof part === 'string') ? message.join('') : message;
}
