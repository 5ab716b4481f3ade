import { stopAfter } from '../../text/heardSentences.ts';
import { Heard } from './Heard.tsx';

/** The stop for the ear that words lack, and a blank before what comes next. */
export function Stop({ after }: { readonly after: string }) {
  return <Heard>{`${stopAfter(after)} `}</Heard>;
}
