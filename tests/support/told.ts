export function toldRegion(): HTMLElement {
  const region = document.querySelector<HTMLElement>('[data-told]');
  if (region === null) throw new Error('the page has no live region');
  return region;
}

export function toldChanges(): readonly string[] {
  return [...toldRegion().children].map(({ textContent }) => textContent);
}

/** Where a table of fishing shows its answer, also while it shows none. */
export function tableAnswer(): HTMLElement {
  const place = document.querySelector<HTMLElement>('[data-part="answer"]');
  if (place === null) throw new Error('the table has no place for an answer');
  return place;
}
