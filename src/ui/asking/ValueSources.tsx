import type { ChangedSwitch } from '../../engine/index.ts';
import { useSay } from '../voice/voice.tsx';
import { useAskedRules } from './ruleAsking.ts';
import { ValueSourceLine } from './SourceLine.tsx';

/**
 * Who has a switch as it is set apart here, or that it is the players' own setting and nobody has
 * it so.
 */
export function ValueSources({ changed }: { readonly changed: ChangedSwitch }) {
  const say = useSay();
  const { words } = useAskedRules();
  const sources = words.valueSourceWords(changed, say);
  if (sources.length > 0) return <ValueSourceLine sources={sources} />;
  return <p>{say('rules.value.players')}</p>;
}
