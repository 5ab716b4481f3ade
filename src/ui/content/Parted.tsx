import { Fragment } from 'react';
import { commaIn, partingSigns } from '../../text/heardSentences.ts';
import { Heard } from './Heard.tsx';

/** Words with signs between their parts, for each of which a reader hears a comma. */
export function Parted({ words }: { readonly words: string }) {
  return words.split(partingSigns).map((part, at) => {
    const isSign = at % 2 === 1;
    return (
      <Fragment key={at}>
        {isSign && <Heard>{commaIn(words)}</Heard>}
        <span aria-hidden={isSign || undefined}>{part}</span>
      </Fragment>
    );
  });
}
