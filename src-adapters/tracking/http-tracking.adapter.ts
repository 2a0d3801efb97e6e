import type {
  AnalyticsEvent,
  AnalyticsPort,
  ErrorReport,
  SpeedReport,
  TrackingPort,
  VisitReport,
} from "#domain/tracking/index.ts";

type Fields = Readonly<Record<string, string | undefined>>;

/**
 * No cookies and no referrer: the address of the page may contain a token or a payment. Browsers send this kind of body
 * to another origin without asking it first.
 */
const POST = {
  method: "POST",
  keepalive: true,
  credentials: "omit",
  cache: "no-store",
  referrerPolicy: "no-referrer",
  headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" },
} as const;

/** Part of `fetch` that a report uses. */
export type SendReport = (url: string, init: typeof POST & { readonly body: string }) => Promise<unknown>;

export interface HttpTrackingDependencies {
  /** Origin and path before `/trackingTest` and `/analyticsEvent`; empty for the portal's own origin. */
  readonly base: string;
  /** Release of the portal, part of each report of an error or of speed. */
  readonly release: string;
  /** Code of the page load, part of each error report (CALL-13). */
  readonly supportCode: string;
  readonly send: SendReport;
}

/**
 * Sends the reports of the contract (HTTP-01, HTTP-02, HTTP-05, docs/contract/tracking.openapi.json), in bodies,
 * because logs keep addresses. The calls outlive their page, carry neither a cookie nor its address, and their failures
 * are ignored.
 */
export class HttpTrackingAdapter implements TrackingPort, AnalyticsPort {
  readonly #dependencies: HttpTrackingDependencies;

  constructor(dependencies: HttpTrackingDependencies) {
    this.#dependencies = dependencies;
  }

  reportError({ at, operation, requestId, what, path, stack = [], components = [] }: ErrorReport): void {
    const parts = [
      new Date(at).toISOString(),
      operation,
      what,
      stack.length === 0 ? undefined : `at ${stack.join(" < ")}`,
      components.length === 0 ? undefined : `in ${components.join(" < ")}`,
      requestId === undefined ? undefined : `request ${requestId}`,
      `release ${this.#dependencies.release}`,
      `code ${this.#dependencies.supportCode}`,
    ];
    this.#post("/trackingTest", { errorMessage: parts.filter((part) => part !== undefined).join(" "), path });
  }

  reportVisit({ route, sessionHash }: VisitReport): void {
    this.#post("/trackingTest", { route, sessionId: sessionHash });
  }

  send({ action, sessionHash, clientLogin, route, element, elementName }: AnalyticsEvent): void {
    this.#post("/analyticsEvent", { action, sessionId: sessionHash, clientLogin, route, element, elementName });
  }

  sendSpeed({ route, measurements }: SpeedReport): void {
    const values = measurements.flatMap(({ metric, value, rating }): [string, string][] => {
      const field = metric.toLowerCase();
      return [
        [field, String(value)],
        [`${field}Rating`, rating],
      ];
    });
    this.#post("/analyticsEvent", {
      action: "SPEED",
      element: "page",
      elementName: route,
      route,
      release: this.#dependencies.release,
      ...Object.fromEntries(values),
    });
  }

  #post(path: string, fields: Fields): void {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
    const { base, send } = this.#dependencies;
    send(`${base}${path}`, { ...POST, body: form.toString() }).catch(() => undefined);
  }
}
