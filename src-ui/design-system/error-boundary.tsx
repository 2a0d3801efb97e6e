import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of what broke; `retry` renders the children anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface State {
  readonly hasError: boolean;
}

/** Keeps a fault of one part from blanking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  private readonly retry = (): void => this.setState({ hasError: false });

  override render(): ReactNode {
    return this.state.hasError ? this.props.fallback(this.retry) : this.props.children;
  }
}
