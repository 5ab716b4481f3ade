/**
 * Watches where the page leads the focus by itself.
 * @param led is told how many plays were made when the focus was lost before; undefined where it
 * has moved without being lost
 */
export function watchFocus(led: (lostAt: number | undefined) => void) {
  let lostAt: number | undefined;
  let isPressing = false;
  let times = 0;
  let last: string | undefined;
  const move = ({ target }: FocusEvent): void => {
    if (isResting(target)) return;
    const at = lostAt;
    const before = last;
    lostAt = undefined;
    last = target instanceof HTMLElement ? target.id : undefined;
    // A tile that comes to lie elsewhere is made anew and keeps the focus.
    if (last !== '' && last === before) return;
    // A dialog holds the focus in a browser.
    if (isPressing || document.querySelector('dialog[open]') !== null) return;
    times += 1;
    led(at);
  };
  document.addEventListener('focusin', move);
  return {
    /** How often the page has led the focus on. */
    led: () => times,
    /** Does what somebody does, who hears of it by doing it. */
    byPress: async (what: () => Promise<void>): Promise<void> => {
      isPressing = true;
      await what();
      isPressing = false;
    },
    /** Looks whether the focus has been lost, when so many plays are made. */
    look: (plays: number): void => {
      const { activeElement, body } = document;
      if (activeElement === body || isResting(activeElement)) lostAt ??= plays;
    },
    stop: () => document.removeEventListener('focusin', move),
  };
}

/** Whether something has the focus only until it is led on. */
function isResting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.rests !== undefined;
}
