import type { ReactNode } from 'react';
import asking from './Asking.module.css';

interface AnswerProps {
  readonly id: string;
  /** Nothing while nothing is asked. */
  readonly children: ReactNode;
}

/**
 * The answer to what was asked beside it. Its place is always there, so that what comes into it is
 * heard.
 */
export function Answer({ id, children }: AnswerProps) {
  return (
    <div id={id} role="status" className={asking.answer}>
      {children}
    </div>
  );
}
