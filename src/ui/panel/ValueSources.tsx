import type { ChangedSwitch } from '../../engine/index.ts';
import { valueSourceWords } from '../../text/sourceWords.ts';
import { useSay } from '../voice.tsx';
import { OursMark } from './OursMark.tsx';
import { SourceLine } from './SourceLine.tsx';

/** Who has a switch as it is set apart here, or that nobody has. */
export function ValueSources({ changed }: { readonly changed: ChangedSwitch }) {
  const say = useSay();
  const sources = valueSourceWords(changed, say);
  if (sources.length > 0)
    return <SourceLine label={say('rules.value.sources')} sources={sources} />;
  return (
    <p>
      <OursMark /> {say('rules.value.ours')}
    </p>
  );
}
