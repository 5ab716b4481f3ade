const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 6 4 11l5 5M4 11h9a6 6 0 0 1 6 6v1',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  keys: 'M3 7h18v10H3zM7 14h10M7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17 10.5h.01',
} as const;

/** The pictures there are. */
export type IconName = keyof typeof shapes;

/** A picture beside a word or in its place; the word is the button's. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
