import type { ReactNode } from 'react';

/** Words with the sign that it was right; the words say so without it. */
export function Ticked({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children} <span aria-hidden="true">✓</span>
    </>
  );
}
