import type { HelpdeskSettings } from "./helpdesk/helpdesk-settings.ts";
import type { OutboxRunner } from "./notify/outbox-runner.ts";

/** Settings and services that decide which operations the provider supports. */
export interface LmsFeatures {
  /** Help desk; `undefined`: the portal has none. */
  readonly helpdesk: HelpdeskSettings | undefined;
  /** Values of `customerconsents.type` that customers give and withdraw. */
  readonly consents: readonly number[];
  /** Sends e-mails and SMS; `undefined`: contact data cannot be changed. */
  readonly outbox: OutboxRunner | undefined;
}
