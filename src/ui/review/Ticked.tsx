import type { Content } from '../content/content.ts';

/** Words with the sign that it was right; the words say so without it. */
export function Ticked({ children }: { readonly children: Content }) {
  return (
    <>
      <span>{children}</span>
      <span aria-hidden="true"> ✓</span>
    </>
  );
}
