import type { ComponentProps } from 'react';
import type { Content } from '../content/content.ts';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly children: Content;
  /** `main` is the one thing to do next; there is at most one in sight. */
  readonly look?: 'main' | 'plain' | 'quiet';
}

export function Button({ look = 'plain', className, type = 'button', ...others }: ButtonProps) {
  return (
    <button
      type={type}
      data-look={look}
      className={[styles.button, className].filter(Boolean).join(' ')}
      {...others}
    />
  );
}
