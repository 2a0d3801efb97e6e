import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of children that threw; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

interface State {
  readonly hasError: boolean;
}

/** Confines a rendering error to one section of the page. The root of the portal reports the error (HTTP-04). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  private readonly retry = (): void => this.setState({ hasError: false });

  override render(): ReactNode {
    return this.state.hasError ? this.props.fallback(this.retry) : this.props.children;
  }
}
