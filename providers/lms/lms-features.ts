import type { HelpdeskSettings } from "./helpdesk/helpdesk-settings.ts";
import type { OutboxRunner } from "./notify/outbox-runner.ts";
import type { PaymentSettler } from "./payment/payment-settler.ts";

/** Settings that decide which operations the provider supports. */
export interface LmsFeatureSettings {
  /** Help desk; `undefined`: the portal has none. */
  readonly helpdesk: HelpdeskSettings | undefined;
  /** Values of `customerconsents.type` that customers give and withdraw. */
  readonly consents: readonly number[];
  /** False: no e-mail or SMS is sent, and contact data cannot be changed. */
  readonly sendsMessages: boolean;
  /** False: the operator has no payment gateway. */
  readonly takesPayments: boolean;
}

/** Settings, and the services that send messages and settle payments. */
export interface LmsFeatures extends LmsFeatureSettings {
  readonly outbox: OutboxRunner | undefined;
  readonly payments: PaymentSettler | undefined;
}
