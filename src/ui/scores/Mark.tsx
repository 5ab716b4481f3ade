import disclosure from './Disclosure.module.css';

interface MarkProps {
  readonly done: boolean;
  readonly words: string;
}

/** Whether a group is complete or a bonus earned, by a sign and in words. */
export function Mark({ done, words }: MarkProps) {
  return (
    <span className={disclosure.mark} data-done={done}>
      <span aria-hidden="true">{done ? '✓ ' : '○ '}</span>
      <span>{words}</span>
    </span>
  );
}
