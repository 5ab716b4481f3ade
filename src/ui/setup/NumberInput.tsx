import { type ComponentProps, useState } from 'react';
import { numberTyped } from '../../records/typed.ts';

interface NumberInputProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'value' | 'onChange' | 'onBlur' | 'children'
  > {
  /** The number that counts now; null where there is none. */
  readonly value: number | null;
  readonly fits: (number: number) => boolean;
  /** Whether the field does not take what makes no number that fits. */
  readonly refuses?: boolean;
  /**
   * Is told the number; null where nothing stands in the field, undefined where no number that fits
   * does. That stays in the field.
   */
  readonly onNumber: (number: number | null | undefined) => void;
}

/**
 * A field for a number, in whatever digits people type it. It is of type `text`, for browsers drop
 * wide digits from fields of type `number` and say nothing. While somebody types, the text stays as
 * they type it, because a writing method would lose its place in another.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, fits, refuses = false, onNumber, ...field } = props;
  const [draft, setDraft] = useState<string>();
  const read = (text: string): number | null | undefined => {
    if (text.trim() === '') return null;
    const number = numberTyped(text);
    return number !== undefined && fits(number) ? number : undefined;
  };
  const drafted = draft === undefined ? undefined : read(draft);
  // From outside another number may have come since.
  const isOwn = drafted === undefined || drafted === null || drafted === value;
  return (
    <input
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={(isOwn ? draft : undefined) ?? value ?? ''}
      onChange={({ target }) => {
        const number = read(target.value);
        if (refuses && number === undefined) return;
        setDraft(target.value);
        onNumber(number);
      }}
      onBlur={() => {
        if (drafted === value) setDraft(undefined);
      }}
    />
  );
}
