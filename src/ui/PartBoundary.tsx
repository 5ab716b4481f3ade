import { Component, type ReactNode, Suspense } from 'react';
import styles from './App.module.css';
import { Button } from './button/Button.tsx';
import { useSay } from './voice.tsx';

interface PartBoundaryProps {
  readonly children: ReactNode;
}

/** Around parts that are loaded when needed: nothing while they come, words if they do not. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (this.state.failed) return <NotLoaded />;
    return <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}

function NotLoaded() {
  const say = useSay();
  return (
    <div role="alert" className={styles.notLoaded}>
      <p>{say('dialog.notLoaded')}</p>
      <Button onClick={() => location.reload()}>{say('dialog.reload')}</Button>
    </div>
  );
}
