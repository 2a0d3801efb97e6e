// Not by their indexes, whose other modules are part of the portal: it may be what failed to load.
import { hideParams } from "#domain/navigation/hide-params.ts";
import { routeAt } from "#domain/navigation/paths.ts";
import { ROUTES } from "#domain/navigation/routes.ts";
import { codePlaces } from "#domain/tracking/code-places.ts";
import { describePageError } from "#domain/tracking/describe-page-error.ts";
import type { PageError, PageErrorReceiver } from "#domain/tracking/page-error.ts";
import { rememberReport, type RecentReports } from "#domain/tracking/recent-reports.ts";
import { removePersonalData } from "#domain/tracking/remove-personal-data.ts";
import type { TrackingPort } from "#domain/tracking/tracking.port.ts";

export interface ErrorReporterDependencies {
  /**
   * Calls `run` after `ms`. Not a clock port: its scheduler is part of the portal, which may be what failed to load.
   */
  readonly delay: (run: () => void, ms: number) => void;
  readonly tracking: Pick<TrackingPort, "reportError">;
}

/** Delay before an error of the page is reported, in ms (HTTP-04). */
const REPORT_DELAY_MS = 1_000;

/** Last moment of JavaScript's calendar. */
const LAST_MOMENT_MS = 8.64e15;

/**
 * Reports errors and warnings of the page to the operator a second later, without personal data (HTTP-04). Equal errors
 * of a page are reported once a minute.
 */
export class ErrorReporter implements PageErrorReceiver {
  readonly #dependencies: ErrorReporterDependencies;
  readonly #pending = new Set<PageError>();
  #recent: RecentReports = new Map();

  constructor(dependencies: ErrorReporterDependencies) {
    this.#dependencies = dependencies;
  }

  receive(error: PageError): void {
    this.#pending.add(error);
    this.#dependencies.delay(() => this.#report(error), REPORT_DELAY_MS);
  }

  flush(): void {
    for (const error of this.#pending) this.#report(error);
  }

  #report(error: PageError): void {
    if (!this.#pending.delete(error)) return;
    const { at, pathname, words, componentStack } = error;
    // The former page has stored it, where other code can write: a moment beyond the calendar has no text.
    if (Math.abs(at) > LAST_MOMENT_MS) return;
    const route = routeAt(pathname);
    const path = route === undefined ? "" : ROUTES[route].path;
    const what = removePersonalData(hideParams(describePageError(words)));
    const { isNew, recent } = rememberReport(this.#recent, `${what}\n${path}`, at);
    this.#recent = recent;
    if (!isNew) return;
    const thrown = words.find((word) => word instanceof Error);
    this.#dependencies.tracking.reportError({
      at,
      operation: undefined,
      what,
      path,
      stack: codePlaces(thrown?.stack).slice(0, 3),
      components: codePlaces(componentStack?.toString()),
    });
  }
}
