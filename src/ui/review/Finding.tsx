import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import styles from './Review.module.css';

interface FindingProps {
  readonly title: string;
  readonly id: string;
  readonly children: Elements;
}

export function Finding({ title, id, children }: FindingProps) {
  return (
    <section
      className={`${page.card} ${looks.stack3} ${looks.top} ${styles.panel}`}
      data-finding={id}
      aria-labelledby={`review-${id}`}
    >
      <h2 id={`review-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
