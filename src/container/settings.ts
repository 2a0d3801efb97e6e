import type { Configuration, FeatureName } from "#domain/configuration/index.ts";
import type { SessionLimits } from "#domain/session/index.ts";

/** What an operator decides about an installation of the portal, in the words of those who act on it. */
export interface Settings {
  /** The one endpoint of the service (CALL-01). */
  readonly serviceUrl: string;
  /** How long one sending may take, ms (CALL-04). */
  readonly requestTimeoutMs: number;
  /** Hosts, with a port where one is named, that a customer may be sent to in order to pay. */
  readonly paymentHosts: readonly string[];
  /** Hosts whose pages may stand in frames. */
  readonly frameHosts: readonly string[];
  /** Host of the ministry's check of invoices (KSeF). */
  readonly ksefHost: string;
  readonly session: SessionLimits;
  /** Which bank accounts the provider takes (VAL-07). */
  readonly bankAccount: "polish" | "9-18-digits";
  /** The desks that customers can ask, and their hours. */
  readonly help: Configuration["help"];
  /** What the operator has, and what it does without. */
  readonly features: Readonly<Record<FeatureName, boolean>>;
}
