import { commaIn, partingSign } from '../../store/heardSentences.ts';
import { Heard } from './Heard.tsx';

/** Words with signs between their parts, for each of which a reader hears a comma. */
export function Parted({ words }: { readonly words: string }) {
  const [first = '', ...others] = words.split(partingSign);
  return (
    <>
      <span>{first}</span>
      {others.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the words.
        <Part key={at} words={part} comma={at % 2 === 0 ? commaIn(words) : undefined} />
      ))}
    </>
  );
}

interface PartProps {
  readonly words: string;
  /** What a sign is heard as. */
  readonly comma: string | undefined;
}

function Part({ words, comma }: PartProps) {
  if (comma === undefined) return <span>{words}</span>;
  return (
    <>
      <Heard>{comma}</Heard>
      <span aria-hidden="true">{words}</span>
    </>
  );
}
