import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  readonly children: ReactNode;
  /**
   * What is shown instead of what could not be drawn.
   * @param goOn draws that once more
   */
  readonly instead: (error: unknown, goOn: () => void) => ReactNode;
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

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return this.props.instead(fault.error, () => this.setState({ fault: null }));
  }
}
