import { monthOf, warsawDateAt, type Grosze, type Instant, type WarsawMonth } from "../shared-kernel/index.ts";

/** Groups of the activity log, by which the customer filters (ACT-03). */
export const ACTIVITY_GROUPS = ["login", "security", "payment", "decision"] as const;

export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

/** Kinds of activities with texts of the portal. */
export const ACTIVITY_KINDS = [
  "login",
  "login-link",
  "login-device-key",
  "login-passkey",
  "login-recovery-code",
  "login-failed",
  "login-locked",
  "logout",
  "sessions-ended",
  "account-created",
  "password-link-sent",
  "password-changed",
  "password-reset",
  "login-changed",
  "factor-on",
  "factor-off",
  "recovery-codes-made",
  "trusted-device-added",
  "trusted-device-removed",
  "app-device-added",
  "app-device-changed",
  "app-device-removed",
  "device-key-added",
  "device-key-removed",
  "passkey-added",
  "passkey-removed",
  "email-changed",
  "phone-changed",
  "contact-changed",
  "consents-changed",
  "wifi-changed",
  "pin-reset",
  "payment-started",
  "payment-confirmed",
  "payment-rejected",
  "payment-abandoned",
  "payout-ordered",
  "offer-accepted",
  "offer-declined",
  "offer-reopened",
  "contract-withdrawn",
  "call-requested",
  "call-cancelled",
  "link-answered",
  "terms-accepted",
  "subscription-ordered",
  "subscription-ended",
  "subscription-changed",
  "billing-limit-changed",
  "mobile-setting-changed",
  "e-invoice-on",
  "e-invoice-off",
  "e-invoice-address-changed",
  "move-changed",
  "visit-booked",
  "visit-cancelled",
  "contract-terminated",
  "termination-revoked",
  "request-sent",
] as const;

/** Kind of an activity; `other`: unknown to the portal, shown with the provider's text. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number] | "other";

export const ACTIVITY_CHANNELS = ["browser", "app", "link", "agent", "system"] as const;

export type ActivityChannel = (typeof ACTIVITY_CHANNELS)[number];

/** Entry of the activity log. */
export interface AccountActivity {
  readonly activityId: string;
  readonly at: Instant;
  /** `undefined`: a group that the portal does not know. */
  readonly group: ActivityGroup | undefined;
  readonly kind: ActivityKind;
  /** The provider's text. */
  readonly text: string;
  /** Thing that it concerns, such as a device or a masked address. */
  readonly detail: string | undefined;
  readonly amount: Grosze | undefined;
  readonly channel: ActivityChannel | undefined;
  readonly device: string | undefined;
  /** Network address. */
  readonly address: string | undefined;
  readonly town: string | undefined;
}

/** Page of the activity log, the newest entry first. */
export interface ActivityLogPage {
  readonly activities: readonly AccountActivity[];
  /** Cursor of the next page; `undefined` on the last one. */
  readonly nextCursor: string | undefined;
}

/** Returns true for a login or a change of security that a stranger may have made (ACT-04). */
export function canBeDisowned({ group, kind, channel }: AccountActivity): boolean {
  if (kind === "logout" || channel === "agent" || channel === "system") return false;
  return group === "login" || group === "security";
}

/** Activities of one month in Warsaw. */
export interface ActivityMonth {
  readonly month: WarsawMonth;
  readonly activities: readonly AccountActivity[];
}

/** Groups consecutive activities of the same month. */
export function activitiesByMonth(activities: readonly AccountActivity[]): readonly ActivityMonth[] {
  const months: { readonly month: WarsawMonth; readonly activities: AccountActivity[] }[] = [];
  for (const activity of activities) {
    const month = monthOf(warsawDateAt(activity.at));
    const last = months.at(-1);
    if (last?.month === month) last.activities.push(activity);
    else months.push({ month, activities: [activity] });
  }
  return months;
}
