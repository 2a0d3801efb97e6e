import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { HttpTrackingAdapter } from "#adapters/tracking/http-tracking.adapter.ts";
import type { PageErrorReceiver } from "#domain/tracking/index.ts";
import { ErrorReporter } from "#ui/stores/tracking/error-reporter.ts";
import { releaseOf } from "./release.ts";

/**
 * Creates the reporter of errors of this page (HTTP-04). It works without a container, because the portal may be what
 * failed to start.
 */
export function createErrorReporter(page: Window): PageErrorReceiver {
  return new ErrorReporter({
    clock: new SystemClockAdapter(),
    tracking: new HttpTrackingAdapter({
      base: "",
      release: releaseOf(page.document),
      send: (url, init) => fetch(url, init),
    }),
  });
}
