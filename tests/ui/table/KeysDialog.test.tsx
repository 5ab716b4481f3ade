import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KeysDialog } from '../../../src/ui/table/dialogs/KeysDialog.tsx';
import { heardText, seenText } from '../../support/parted.ts';
import { Voice } from '../../support/Voice.tsx';

test('a key and what it does are parted for the ear, and so is each from the next', () => {
  render(
    <KeysDialog
      keys={[
        ['L', 'table.log'],
        ['Space', 'dialog.close'],
      ]}
      onClose={vi.fn()}
    />,
    { wrapper: Voice },
  );
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(heardText)).toEqual(['L: Log. ', 'Space: Close. ']);
  expect(lines.map(seenText)).toEqual(['LLog', 'SpaceClose']);
});
