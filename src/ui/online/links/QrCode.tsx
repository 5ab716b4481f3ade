import { useEffect, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for who cannot see it. */
  readonly name: string;
  /** Whether it was asked for, and so is to be seen whole. */
  readonly isAsked?: boolean;
}

/** The empty edge that a reader of codes needs, in modules. */
const quiet = 4;

/** A text as a code to scan: dark on white in every theme, for some readers know no other. */
export function QrCode({ text, name, isAsked = false }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const code = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (isAsked) code.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <svg
      ref={code}
      role="img"
      aria-label={name}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.dark} d={path} />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: quiet });
  // Each row is a few bars, so that no seam is seen between modules.
  const bars = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size, path: bars.join('') };
}
