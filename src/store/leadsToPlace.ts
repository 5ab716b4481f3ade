/** Whether the part of an address behind its page leads anywhere but to the match. */
export function leadsToPlace(hash: string): boolean {
  return hash !== '' && hash !== '#';
}
