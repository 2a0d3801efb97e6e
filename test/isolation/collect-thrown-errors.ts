import { config } from "rxjs";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { HandledError } from "#domain/shared-kernel/handled-error.ts";

/** Errors of one test that would reach the window. */
export interface ThrownErrors {
  /** Reported errors whose failure the caller shows. */
  readonly handled: readonly unknown[];
  /** Errors that nothing has caught, such as those of a subscriber. */
  readonly uncaught: readonly unknown[];
}

/** Collects the errors that RxJS throws in a later task, including those of the test's last lines. */
export function collectThrownErrors(): ThrownErrors {
  const handled: unknown[] = [];
  const uncaught: unknown[] = [];
  config.onUnhandledError = (error: unknown) => {
    if (error instanceof HandledError) handled.push(error.cause);
    else uncaught.push(error);
  };
  onTestFinished(async () => {
    await wait(0);
    config.onUnhandledError = null;
  });
  return { handled, uncaught };
}
