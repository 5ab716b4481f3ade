import type { Elements } from '../content/content.ts';
import disclosure from './Disclosure.module.css';

interface DisclosedProps {
  readonly id: string;
  /** Empty while the button is not pressed. */
  readonly children: Elements;
}

/** Its live region is always in the page, as screen readers hear only changes in it. */
export function Disclosed({ id, children }: DisclosedProps) {
  return (
    <div id={id} role="status" className={disclosure.answer}>
      {children}
    </div>
  );
}
