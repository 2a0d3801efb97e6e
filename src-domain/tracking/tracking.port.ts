import type { RouteName } from "../navigation/index.ts";
import type { Instant } from "../shared-kernel/index.ts";

/** Something went wrong: a call without a usable answer (CALL-07), or an error that nobody caught (HTTP-04). */
export interface FaultReport {
  readonly at: Instant;
  /** The operation that failed; `undefined` for an error of the portal itself. */
  readonly operation: string | undefined;
  /** What happened, in words without personal data (see `removePersonalData`). */
  readonly what: string;
  /** The address as a pattern of the portal's table, such as `/messages/:id?`: no id, no token. */
  readonly path: string;
}

/** A customer with a session is at this page. */
export interface VisitReport {
  readonly route: RouteName;
  /** SHA-256 of the session id in hex. */
  readonly sessionHash: string;
}

/**
 * The operator's own reports, `/trackingTest` (HTTP-01): operational, without personal data, sent whatever was chosen
 * of
 * cookies. Nobody waits for it: what cannot be sent is lost.
 */
export interface TrackingPort {
  reportFault(report: FaultReport): void;
  reportVisit(report: VisitReport): void;
}
