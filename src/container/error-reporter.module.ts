import { HttpTrackingAdapter } from "#adapters/tracking/http-tracking.adapter.ts";
import type { PageErrorReceiver } from "#domain/tracking/index.ts";
import { ErrorReporter } from "#ui/stores/tracking/error-reporter.ts";
import { SUPPORT_CODE } from "./support-code.ts";
import { releaseOf } from "./release.ts";

/**
 * Creates the reporter of errors of this page (HTTP-04). It works without the portal and its libraries, because they
 * may be what failed to load.
 */
export function createErrorReporter(page: Window): PageErrorReceiver {
  return new ErrorReporter({
    delay: (run, ms) => void page.setTimeout(run, ms),
    tracking: new HttpTrackingAdapter({
      base: "",
      release: releaseOf(page.document),
      supportCode: SUPPORT_CODE,
      send: (url, init) => fetch(url, init),
    }),
  });
}
