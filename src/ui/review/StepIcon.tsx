const shapes = {
  first: 'M6 5v14M18 6l-8 6 8 6z',
  back: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 6l8 6-8 6z',
  costlyBack: 'M10 5l-7 7 7 7M17 6v7M17 18h.01',
  costlyNext: 'M14 5l7 7-7 7M7 6v7M7 18h.01',
} as const;

/** The pictures there are. */
export type StepIconName = keyof typeof shapes;

/** A picture of a step; the word is the button's. */
export function StepIcon({ name }: { readonly name: StepIconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
