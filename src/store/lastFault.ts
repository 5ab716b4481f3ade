const key = 'fifteen-lakes/last-fault';

/** The place at which this tab has shown a fault last; null where the browser does not tell. */
export function placeOfLastFault(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepPlaceOfFault(place: string): void {
  try {
    sessionStorage.setItem(key, place);
  } catch {
    // Then the page does not know a repeated fault, and offers the same ways.
  }
}
