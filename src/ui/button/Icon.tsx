const shapes = {
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9',
  undo: 'M9 6 4 11l5 5M4 11h9a6 6 0 0 1 6 6v1',
  'sound-on': 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  first: 'M6 5v14M18 6l-8 6 8 6z',
  back: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 6l8 6-8 6z',
  costlyBack: 'M10 5l-7 7 7 7M17 6v7M17 18h.01',
  since: 'M4 5v5h5M4.6 10a8 8 0 1 1-.4 4M12 8v4.5l3 2',
  groups: 'M4 4h4v9H4zM10 4h4v9h-4zM16 4h4v9h-4zM8 18l3 3 5-5',
  unseen: 'M7 3h10v18H7zM10.2 9a1.8 1.8 0 1 1 2.7 1.6c-.6.4-.9.8-.9 1.6M12 16h.01',
  ranks: 'M4 20h4.5v-5H13v-5h4.5V4M14.5 7l3-3 3 3',
  won: 'M4 9h8v12H4zM8 9V6h8v12h-4M12 6V3h8v12h-4',
  away: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5z',
  standIn: 'M5 9h14v10H5zM12 9V5M9.5 13.2h.01M14.5 13.2h.01M9.5 16.3h5',
  thinking: 'M7 4h10M7 20h10M8 4v3l4 5-4 5v3M16 4v3l-4 5 4 5v3',
  passes: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  costlyNext: 'M14 5l7 7-7 7M7 6v7M7 18h.01',
} as const;

export type IconName = keyof typeof shapes;

/** A picture beside a word or in its place; the word is the button's. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
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
