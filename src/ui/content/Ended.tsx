import { Stop } from './Stop.tsx';

/** Words with a stop for the ear where they have none, and a blank before what comes next. */
export function Ended({ words }: { readonly words: string }) {
  return (
    <>
      <span>{words}</span>
      <Stop after={words} />
    </>
  );
}
