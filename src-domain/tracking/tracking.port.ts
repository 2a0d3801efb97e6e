import type { RouteName } from "../navigation/index.ts";
import type { Instant } from "../shared-kernel/index.ts";

/** Failed call without a usable response (CALL-07), or an error or warning of the page (HTTP-04). */
export interface ErrorReport {
  readonly at: Instant;
  /** Failed operation; `undefined` for an error of the portal itself. */
  readonly operation: string | undefined;
  /** Id of the failed call (CALL-13). */
  readonly requestId?: string | undefined;
  /** Description without personal data (see `removePersonalData`). */
  readonly what: string;
  /** Route pattern of the page, such as `/messages/:id?`, without ids and tokens. */
  readonly path: string;
  /** Innermost places of the code, with file, line and column. */
  readonly stack?: readonly string[];
  /** Innermost components of a rendering error. */
  readonly components?: readonly string[];
}

/** A customer with a session has opened this page. */
export interface VisitReport {
  readonly route: RouteName;
  /** SHA-256 of the session id in hex. */
  readonly sessionHash: string;
}

/**
 * Operational reports of the operator, `/trackingTest` (HTTP-01): without personal data, sent regardless of the cookie
 * choice. Fire and forget: reports that cannot be sent are lost.
 */
export interface TrackingPort {
  reportError(report: ErrorReport): void;
  reportVisit(report: VisitReport): void;
}
