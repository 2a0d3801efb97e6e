import { config } from "rxjs";
import { onTestFinished } from "vitest";
import { HandledError } from "#domain/shared-kernel/handled-error.ts";

/** Errors of one test that would reach the window. */
export interface ThrownErrors {
  /** Reported errors whose failure the caller shows. */
  readonly handled: readonly unknown[];
  /** Errors that nothing has caught, such as those of a subscriber. */
  readonly uncaught: readonly unknown[];
}

/** Collects the errors that RxJS throws in a later task, until the end of the test. */
export function collectThrownErrors(): ThrownErrors {
  const handled: unknown[] = [];
  const uncaught: unknown[] = [];
  config.onUnhandledError = (error: unknown) => {
    if (error instanceof HandledError) handled.push(error.cause);
    else uncaught.push(error);
  };
  onTestFinished(() => void (config.onUnhandledError = null));
  return { handled, uncaught };
}
