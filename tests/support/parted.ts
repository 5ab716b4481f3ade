/** Finds an element of words that stand in parts, by what is seen of them. */
export function parted(words: string) {
  return (_: string, element: Element | null): boolean => {
    if (element?.querySelector(':scope > [data-heard]') == null) return false;
    return seenText(element) === words;
  };
}

/** What is seen of an element: its text without what only readers have. */
export function seenText(element: Element): string {
  return textWithout('[data-heard]', element);
}

/** What is heard of an element: its text without what readers do not have. */
export function heardText(element: Element): string {
  return textWithout('[aria-hidden="true"]', element);
}

function textWithout(selector: string, element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll(selector)) part.remove();
  // A blank at which no line breaks is a blank all the same.
  return copy.textContent.replaceAll('\u00a0', ' ');
}
