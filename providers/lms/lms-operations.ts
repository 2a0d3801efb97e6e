import { CONTRACT_VERSION } from "#kit/wire/contract-version.ts";
import { CLIENT_DATA_OPERATIONS } from "./customer/client-data.operations.ts";
import { createConsentOperations } from "./consent/create-consent-operations.ts";
import { LMS_CONTACT_CHANGE_OPERATIONS } from "./contact/lms-contact-change.operations.ts";
import { LMS_CONTACT_OPERATIONS } from "./contact/lms-contact.operations.ts";
import { createDownloadOperations } from "./download/create-download-operations.ts";
import { LMS_FACTOR_OPERATIONS } from "./factor/lms-factor.operations.ts";
import { LMS_FINANCE_OPERATIONS } from "./finance/lms-finance.operations.ts";
import { createRequestOperations } from "./helpdesk/create-request-operations.ts";
import { CORE_PROFILE_OPERATIONS } from "./core-profile-operations.ts";
import type { LmsFeatureSettings } from "./lms-features.ts";
import type { LmsOperation } from "./lms-operation.ts";
import { LMS_CONFIRM_OPERATIONS } from "./login/lms-confirm.operations.ts";
import { LMS_LOGIN_OPERATIONS } from "./login/lms-login.operations.ts";
import { LMS_SESSION_OPERATIONS } from "./login/lms-session.operations.ts";
import { LMS_MESSAGE_OPERATIONS } from "./messages/lms-message.operations.ts";
import { LMS_PAYMENT_OPERATIONS } from "./payment/lms-payment.operations.ts";

/** Operation that says whether an employee is logged in as the customer, which the provider does not allow. */
const NO_BACKDOOR: LmsOperation = { session: "required", handle: () => Promise.resolve({ backdoor: false }) };

/** Operations by name. An operation that is missing is not supported. */
export type LmsOperations = ReadonlyMap<string, LmsOperation>;

/** Creates the operations beyond the profile `login`. */
function operationsBeyondLogin({
  helpdesk,
  consents,
  sendsMessages,
  takesPayments,
}: LmsFeatureSettings): Readonly<Record<string, LmsOperation>> {
  return {
    checkBackdoor: NO_BACKDOOR,
    ...LMS_CONFIRM_OPERATIONS,
    ...LMS_FACTOR_OPERATIONS,
    ...LMS_CONTACT_OPERATIONS,
    ...(sendsMessages ? LMS_CONTACT_CHANGE_OPERATIONS : {}),
    ...(consents.length === 0 ? {} : createConsentOperations(consents)),
    ...LMS_FINANCE_OPERATIONS,
    ...(takesPayments ? LMS_PAYMENT_OPERATIONS : {}),
    ...createDownloadOperations(helpdesk),
    ...LMS_MESSAGE_OPERATIONS,
    ...(helpdesk === undefined ? {} : createRequestOperations(helpdesk)),
  };
}

/** Profile of the provider with its exceptions, as `getCapabilities` and `config.json` name them. */
export interface LmsCapabilities {
  readonly profile: "core";
  readonly supports: readonly string[];
  readonly lacks: readonly string[];
}

/** Returns what the provider supports. */
export function lmsCapabilities(settings: LmsFeatureSettings): LmsCapabilities {
  const supported = Object.keys(operationsBeyondLogin(settings));
  return {
    profile: "core",
    supports: supported.filter((name) => !CORE_PROFILE_OPERATIONS.includes(name)),
    lacks: CORE_PROFILE_OPERATIONS.filter((name) => !supported.includes(name)),
  };
}

/** Creates the operations of the provider, with the one that names the exceptions of the profile `core`. */
export function createLmsOperations(settings: LmsFeatureSettings): LmsOperations {
  const beyondLogin = operationsBeyondLogin(settings);
  const getCapabilities: LmsOperation = {
    session: "none",
    handle: () => Promise.resolve({ ...lmsCapabilities(settings), contractVersion: CONTRACT_VERSION }),
  };
  return new Map<string, LmsOperation>(
    Object.entries({
      getCapabilities,
      ...LMS_LOGIN_OPERATIONS,
      ...LMS_SESSION_OPERATIONS,
      ...CLIENT_DATA_OPERATIONS,
      ...beyondLogin,
    }),
  );
}
