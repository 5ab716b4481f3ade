import type { ReactNode } from 'react';
import disclosure from './Disclosure.module.css';

interface DisclosedProps {
  readonly id: string;
  /** Nothing while nothing is asked. */
  readonly children: ReactNode;
}

/**
 * The answer to what was asked beside it. Its place is always there, so that what comes into it is
 * heard.
 */
export function Disclosed({ id, children }: DisclosedProps) {
  return (
    <div id={id} role="status" className={disclosure.answer}>
      {children}
    </div>
  );
}
