import type { RootOptions } from "react-dom/client";
import type { PageErrorRecorder } from "#adapters/tracking/page-error-recorder.ts";

type ErrorHandlers = Required<Pick<RootOptions, "onCaughtError" | "onRecoverableError">>;

/**
 * Handlers of a React root that report the errors that error boundaries caught, and those after which React recovered
 * (HTTP-04). Each root of the portal has them, so that no boundary has to report.
 */
export function rootErrorHandlers(errors: Pick<PageErrorRecorder, "recordCaught">): ErrorHandlers {
  return {
    onCaughtError: (error, { componentStack }) => errors.recordCaught(error, componentStack),
    onRecoverableError: (error, { componentStack }) => errors.recordCaught(error, componentStack),
  };
}
