import { useMemo, useState } from 'react';
import type { ChangedSwitch, VariantId } from '../../engine/index.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import { RuleText } from './RuleText.tsx';
import { RuleAskingContext, useAskedRules, useReadRules } from './ruleAsking.ts';

interface RuleAnswersProps {
  readonly variant: VariantId;
  /** The switches set apart from the variant's own values. */
  readonly changed?: readonly ChangedSwitch[];
  readonly children: Elements;
}

const none: readonly ChangedSwitch[] = [];

/** Lets every rule that is named inside be asked: what it says and where it comes from. */
export function RuleAnswers({ variant, changed = none, children }: RuleAnswersProps) {
  const [asked, setAsked] = useState<{ readonly rule: string; readonly of: VariantId }>();
  const asking = useMemo(() => {
    const ask = (rule: string): void => setAsked({ rule, of: variant });
    return { variant, changed, ask };
  }, [variant, changed]);
  // A game that was chosen may come late, with rules of its own: what was asked of another is over.
  if (asked !== undefined && asked.of !== variant) setAsked(undefined);
  return (
    <RuleAskingContext value={asking}>
      {children}
      {asked !== undefined && <AskedRule rule={asked.rule} onClose={() => setAsked(undefined)} />}
    </RuleAskingContext>
  );
}

function AskedRule({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  const say = useSay();
  const read = useReadRules();
  const { words } = useAskedRules();
  return (
    <Dialog
      reads
      title={words.ruleName?.(rule, say) ?? say('rules.title', { rule })}
      onClose={onClose}
      actions={
        <>
          {read !== undefined && (
            <Button
              onClick={() => {
                onClose();
                read(rule);
              }}
            >
              {say('rules.readOn')}
            </Button>
          )}
          <Button onClick={onClose}>{say('dialog.close')}</Button>
        </>
      }
    >
      <RuleText rules={[rule]} />
    </Dialog>
  );
}
