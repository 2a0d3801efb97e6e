import { timer } from "rxjs";
import { ROUTES, routeAt } from "#domain/navigation/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import {
  codePlaces,
  describePageError,
  rememberReport,
  removePersonalData,
  type PageError,
  type PageErrorReceiver,
  type RecentReports,
  type TrackingPort,
} from "#domain/tracking/index.ts";

export interface ErrorReporterDependencies {
  readonly clock: ClockPort;
  readonly tracking: Pick<TrackingPort, "reportError">;
}

/** Delay before an error of the page is reported, in ms (HTTP-04). */
const REPORT_DELAY_MS = 1_000;

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
    timer(REPORT_DELAY_MS, this.#dependencies.clock.scheduler).subscribe(() => this.#report(error));
  }

  flush(): void {
    for (const error of this.#pending) this.#report(error);
  }

  #report(error: PageError): void {
    if (!this.#pending.delete(error)) return;
    const { at, pathname, words, componentStack } = error;
    const route = routeAt(pathname);
    const path = route === undefined ? "" : ROUTES[route].path;
    const what = removePersonalData(describePageError(words));
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
      components: codePlaces(componentStack),
    });
  }
}
