import disclosure from './Disclosure.module.css';

export function Mark({ done, words }: { readonly done: boolean; readonly words: string }) {
  return (
    <span className={disclosure.mark} data-done={done}>
      <span aria-hidden="true">{done ? '✓ ' : '○ '}</span>
      <span>{words}</span>
    </span>
  );
}
