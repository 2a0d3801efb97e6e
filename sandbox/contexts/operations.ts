import { ACTIVITY_OPERATIONS } from "./activity.operations.ts";
import { ACCESSIBILITY_COMPLAINT_OPERATIONS } from "./accessibility-complaint.operations.ts";
import { ACCOUNT_OPERATIONS } from "./account.operations.ts";
import { ACTIVE_SESSION_OPERATIONS } from "./active-session.operations.ts";
import { CHANNEL_OPERATIONS } from "./channel.operations.ts";
import { BILLING_OPERATIONS } from "./billing.operations.ts";
import { CHAT_OPERATIONS } from "./chat.operations.ts";
import { CONFIRM_IDENTITY_OPERATIONS } from "./confirm-identity.operations.ts";
import { CONSENT_OPERATIONS } from "./consent.operations.ts";
import { CONTACT_OPERATIONS } from "./contact-data.operations.ts";
import { POLL_OPERATIONS } from "./poll.operations.ts";
import { FACTOR_SETUP_OPERATIONS } from "./factor-setup.operations.ts";
import { CONTACT_CHANGE_OPERATIONS } from "./contact-change.operations.ts";
import { DECODER_OPERATIONS } from "./decoder.operations.ts";
import { DOCUMENT_OPERATIONS } from "./document.operations.ts";
import { E_DOCUMENT_OPERATIONS } from "./e-document.operations.ts";
import { FORM_FILE_OPERATIONS } from "./form-file.operations.ts";
import { FINANCE_OPERATIONS } from "./finance.operations.ts";
import { HELP_OPERATIONS } from "./help.operations.ts";
import { INVOICE_OPERATIONS } from "./invoice.operations.ts";
import { LOGIN_OPERATIONS } from "./login.operations.ts";
import { ACTION_LINK_OPERATIONS } from "./action-link.operations.ts";
import { MESSAGE_OPERATIONS } from "./message.operations.ts";
import { OUTAGE_OPERATIONS } from "./outage.operations.ts";
import { OFFER_OPERATIONS, ONBOARDING_OPERATIONS } from "./offer-history.operations.ts";
import { SALES_OPERATIONS } from "./sales.operations.ts";
import type { Operation } from "./operation.ts";
import { PASSWORD_RESET_OPERATIONS } from "./password-reset.operations.ts";
import { PASSKEY_OPERATIONS } from "./passkey.operations.ts";
import { PAYMENT_OPERATIONS } from "./payment.operations.ts";
import { PAYOUT_OPERATIONS } from "./payout.operations.ts";
import { SETTINGS_OPERATIONS } from "./settings.operations.ts";
import { SESSION_OPERATIONS } from "./session.operations.ts";
import { PREMIUM_NUMBER_OPERATIONS } from "./premium-number.operations.ts";
import { DATA_HISTORY_OPERATIONS } from "./data-history.operations.ts";
import { SERVICE_OPERATIONS } from "./service.operations.ts";
import { SIGN_UP_OPERATIONS } from "./sign-up.operations.ts";
import { SITE_CONTENT_OPERATIONS } from "./site-content.operations.ts";
import { STREAMING_OPERATIONS } from "./streaming.operations.ts";
import { SUPPORT_OPERATIONS } from "./support.operations.ts";
import { TERMINATION_OPERATIONS } from "./termination.operations.ts";
import { VISIT_OPERATIONS } from "./visit.operations.ts";
import { WIFI_OPERATIONS } from "./wifi.operations.ts";
import { WITHDRAWAL_OPERATIONS } from "./withdrawal.operations.ts";

const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...LOGIN_OPERATIONS,
    ...SIGN_UP_OPERATIONS,
    ...PASSWORD_RESET_OPERATIONS,
    ...SESSION_OPERATIONS,
    ...ACTIVITY_OPERATIONS,
    ...CONFIRM_IDENTITY_OPERATIONS,
    ...ACTIVE_SESSION_OPERATIONS,
    ...ACCOUNT_OPERATIONS,
    ...CONTACT_OPERATIONS,
    ...CONTACT_CHANGE_OPERATIONS,
    ...E_DOCUMENT_OPERATIONS,
    ...SITE_CONTENT_OPERATIONS,
    ...CHAT_OPERATIONS,
    ...SUPPORT_OPERATIONS,
    ...ACCESSIBILITY_COMPLAINT_OPERATIONS,
    ...FORM_FILE_OPERATIONS,
    ...HELP_OPERATIONS,
    ...DOCUMENT_OPERATIONS,
    ...WIFI_OPERATIONS,
    ...DECODER_OPERATIONS,
    ...CONSENT_OPERATIONS,
    ...POLL_OPERATIONS,
    ...CHANNEL_OPERATIONS,
    ...SERVICE_OPERATIONS,
    ...DATA_HISTORY_OPERATIONS,
    ...PREMIUM_NUMBER_OPERATIONS,
    ...VISIT_OPERATIONS,
    ...SETTINGS_OPERATIONS,
    ...FACTOR_SETUP_OPERATIONS,
    ...PASSKEY_OPERATIONS,
    ...FINANCE_OPERATIONS,
    ...INVOICE_OPERATIONS,
    ...PAYMENT_OPERATIONS,
    ...BILLING_OPERATIONS,
    ...PAYOUT_OPERATIONS,
    ...TERMINATION_OPERATIONS,
    ...STREAMING_OPERATIONS,
    ...MESSAGE_OPERATIONS,
    ...OUTAGE_OPERATIONS,
    ...OFFER_OPERATIONS,
    ...SALES_OPERATIONS,
    ...ONBOARDING_OPERATIONS,
    ...ACTION_LINK_OPERATIONS,
    ...WITHDRAWAL_OPERATIONS,
  }),
);

/** Returns the operation of that name; `undefined` if the contract has none. */
export function operationNamed(name: string): Operation | undefined {
  return OPERATIONS.get(name);
}

/** Lists the names of all supported operations. */
export function operationNames(): readonly string[] {
  return [...OPERATIONS.keys()];
}

/** Lists the names of the operations that change something. */
export function writeNames(): readonly string[] {
  return [...OPERATIONS].filter(([, { effect }]) => effect !== "none").map(([name]) => name);
}
