import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { NumberInput } from '../../../src/ui/setup/NumberInput.tsx';

/** A field for a number up to 500, and what it has told. */
function open({ refuses = false }: { readonly refuses?: boolean } = {}) {
  const told: (number | null | undefined)[] = [];
  let change: (value: number | null) => void = () => undefined;
  function Field() {
    const [value, setValue] = useState<number | null>(7);
    change = setValue;
    return (
      <NumberInput
        aria-label="Points"
        value={value}
        fits={(number) => number <= 500}
        refuses={refuses}
        onNumber={(number) => {
          told.push(number);
          if (number !== undefined) setValue(number);
        }}
      />
    );
  }
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Points' });
  return {
    user: userEvent.setup(),
    field,
    told,
    change: (value: number) => act(() => change(value)),
  };
}

describe('a field for a number', () => {
  test.each(['500', '５００', '٥٠٠', ' 500 ', '+500'])('takes %j', async (text) => {
    const { user, field, told } = open();
    await user.clear(field);
    await user.type(field, text);
    expect(told.at(-1)).toBe(500);
    // A writing method goes on from the text that it knows.
    expect(field).toHaveValue(text);
    await user.tab();
    expect(field).toHaveValue('500');
  });

  test('keeps what is no number that fits, and tells so', async () => {
    const { user, field, told } = open();
    await user.clear(field);
    expect(told).toEqual([null]);
    await user.type(field, '５０1');
    expect(told).toEqual([null, 5, 50, undefined]);
    await user.tab();
    expect(field).toHaveValue('５０1');
  });

  test('does not let it in where it refuses', async () => {
    const { user, field, told } = open({ refuses: true });
    await user.clear(field);
    await user.type(field, '-５x０1');
    expect(told).toEqual([null, 5, 50]);
    expect(field).toHaveValue('５０');
  });

  test('shows another number that has come from elsewhere', async () => {
    const { user, field, change } = open();
    await user.type(field, '７');
    expect(field).toHaveValue('7７');
    change(3);
    expect(field).toHaveValue('3');
  });
});
