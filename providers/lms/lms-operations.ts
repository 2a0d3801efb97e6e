import { CONTRACT_VERSION } from "#kit/wire/contract-version.ts";
import { CLIENT_DATA_OPERATIONS } from "./customer/client-data.operations.ts";
import { LMS_CONTACT_OPERATIONS } from "./customer/lms-contact.operations.ts";
import { LMS_FINANCE_OPERATIONS } from "./finance/lms-finance.operations.ts";
import type { LmsOperation } from "./lms-operation.ts";
import { LMS_LOGIN_OPERATIONS } from "./login/lms-login.operations.ts";
import { LMS_SESSION_OPERATIONS } from "./login/lms-session.operations.ts";
import { LMS_MESSAGE_OPERATIONS } from "./messages/lms-message.operations.ts";

/** Operations beyond the profile `login`. */
const BEYOND_LOGIN = { ...LMS_CONTACT_OPERATIONS, ...LMS_FINANCE_OPERATIONS, ...LMS_MESSAGE_OPERATIONS } as const;

/** Operation that names what the provider supports; the portal hides everything else. */
const getCapabilities: LmsOperation = {
  session: "none",
  handle: () =>
    Promise.resolve({ profile: "login", supports: Object.keys(BEYOND_LOGIN), contractVersion: CONTRACT_VERSION }),
};

const LMS_OPERATIONS: ReadonlyMap<string, LmsOperation> = new Map<string, LmsOperation>(
  Object.entries({
    getCapabilities,
    ...LMS_LOGIN_OPERATIONS,
    ...LMS_SESSION_OPERATIONS,
    ...CLIENT_DATA_OPERATIONS,
    ...BEYOND_LOGIN,
  }),
);

/** Returns the operation of that name; `undefined` if the provider does not support it. */
export const lmsOperation = (name: string): LmsOperation | undefined => LMS_OPERATIONS.get(name);

/** Lists the names of the supported operations. */
export const lmsOperationNames = (): readonly string[] => [...LMS_OPERATIONS.keys()];
