import type { Configuration, FeatureName } from "#domain/configuration/index.ts";
import type { SessionLimits } from "#domain/session/index.ts";

/** What an operator decides about an installation of the portal, in the words of those who act on it. */
export interface Settings {
  /** The one endpoint of the service (CALL-01). */
  readonly serviceUrl: string;
  /** Path of the chat's socket on the portal's own host (CHAT-19). */
  readonly chatPath: string;
  /** How long one sending may take, ms (CALL-04). */
  readonly requestTimeoutMs: number;
  /**
   * Hosts, with a port where one is named: where a customer may be sent to in order to pay, whose pages may stand in
   * frames, where the ministry checks invoices (KSeF).
   */
  readonly hosts: Pick<Configuration["hosts"], "payment" | "iframe" | "ksef">;
  readonly session: SessionLimits;
  /**
   * Which bank accounts the provider takes (VAL-07), and the largest file that can be attached, in megabytes of
   * 1,000,000 bytes (VAL-13).
   */
  readonly limits: Pick<Configuration["limits"], "bankAccount" | "fileMegabytes">;
  /** What the law says of complaints, where it is no longer what the portal knows. */
  readonly complaints: Configuration["complaints"];
  /** The desks that customers can ask, and their hours. */
  readonly help: Configuration["help"];
  /** The PIN that decoders come with; nothing of it is said without (DEV-06). */
  readonly decoder: Configuration["decoder"];
  /** What the operator has, and what it does without. */
  readonly features: Readonly<Record<FeatureName, boolean>>;
}
