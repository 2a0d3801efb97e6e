import type { Instant } from "../shared-kernel/index.ts";

/** Error or warning of the page outside a call, as it was thrown or printed (HTTP-04). */
export interface PageError {
  readonly at: Instant;
  /** Path of the page when it happened, without query. */
  readonly pathname: string;
  /** Thrown value, or the arguments of a console message. */
  readonly words: readonly unknown[];
  /** Stack of components, as React writes it. */
  readonly componentStack?: string | undefined;
}

/** Receives the errors of the page. Never throws. */
export interface PageErrorReceiver {
  receive(error: PageError): void;
  /** Reports all received errors at once, because the page is about to unload. */
  flush(): void;
}
