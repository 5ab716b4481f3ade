import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VariantId } from '../../../src/engine/index.ts';
import { AskableRule } from '../../../src/ui/asking/AskableRule.tsx';
import { RuleAnswers } from '../../../src/ui/asking/RuleAnswers.tsx';
import { Voice } from '../../support/Voice.tsx';

test('a rule that was asked of one game is not told of another that comes meanwhile', async () => {
  const of = (variant: VariantId) => (
    <RuleAnswers variant={variant}>
      <AskableRule rule="S9" />
    </RuleAnswers>
  );
  const { rerender } = render(of('tiu-u'), { wrapper: Voice });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: /S9/ }));
  expect(screen.getByRole('dialog')).toHaveTextContent('S9');
  rerender(of('sap-ng-wu'));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(of('tiu-u'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a rule is a question mark with its name, and its number only where that is wanted', () => {
  const { container } = render(
    <RuleAnswers variant="sap-ng-wu">
      <AskableRule rule="W9" />
      <AskableRule rule="W7" numbered />
    </RuleAnswers>,
    { wrapper: Voice },
  );
  expect(screen.getByRole('button', { name: 'The rule: Declaring' })).toHaveTextContent(/^\?$/);
  expect(screen.getByRole('button', { name: /Rule W7/ })).toBeVisible();
  expect(container).not.toHaveTextContent('W9');
});

test('a rule of another family is asked for by its number', () => {
  render(
    <RuleAnswers variant="sap-ng-wu">
      <AskableRule rule="S9" />
    </RuleAnswers>,
    { wrapper: Voice },
  );
  expect(screen.getByRole('button', { name: 'Rule S9' })).toHaveTextContent(/^\?$/);
});
