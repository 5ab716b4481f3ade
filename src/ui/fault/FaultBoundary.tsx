import { Component } from 'react';
import type { Elements } from '../content/content.ts';

interface FaultBoundaryProps {
  readonly children: Elements;
  /** With what draws it once more. */
  readonly instead: (error: unknown, goOn: () => void) => Elements;
  readonly onFault?: (error: unknown) => void;
}

interface FaultBoundaryState {
  readonly fault: { readonly error: unknown } | null;
}

/** Catches what is thrown while its children are drawn, which would empty the page otherwise. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  static getDerivedStateFromError(error: unknown): FaultBoundaryState {
    return { fault: { error } };
  }

  override state: FaultBoundaryState = { fault: null };

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error);
  }

  override render(): Elements {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return this.props.instead(fault.error, () => this.setState({ fault: null }));
  }
}
