import type { ProviderProfile } from "#domain/configuration/index.ts";
import type { OperationName } from "./operations.ts";

const LOGIN_PROFILE = [
  "beforeLogin",
  "sessionStart",
  "sessionCheck",
  "getSessionServerHash",
  "sessionEnd",
  "changeContext",
  "getClientData",
] as const satisfies readonly OperationName[];

const CORE_ADDITIONS = [
  "checkBackdoor",
  "requestPasswordReset",
  "checkPasswordToken",
  "resetPassword",
  "changePasswordAuthenticated",
  "getContactData",
  "setPhoneChangeToken",
  "setEmailChangeToken",
  "setContactData",
  "getConsentsByCustomerAccount",
  "saveConsentsByCustomerAccount",
  "getSiteContent",
  "getClientFinancialEntries",
  "getInvoiceDetails",
  "getDownloadToken",
  "startPayment",
  "getPaymentState",
  "getOpenPayments",
  "abandonPayment",
  "getClientMessages",
  "markMessageAsRead",
  "markMessageAsDeleted",
  "getContactFormDefinition",
  "getContactFormSubmissions",
  "addContactFormFile",
  "registerContactFormSubmission",
  "getOutageMessages",
] as const satisfies readonly OperationName[];

/** Returns true if a provider of this profile supports the operation (CALL-12). */
export function isInProfile(operation: OperationName, profile: ProviderProfile): boolean {
  switch (profile) {
    case "login":
      return isListed(LOGIN_PROFILE, operation);
    case "core":
      return isListed(LOGIN_PROFILE, operation) || isListed(CORE_ADDITIONS, operation);
    case "full":
      // Optional in every profile: a provider that does not know it would fail with each page load.
      return operation !== "getCapabilities";
  }
}

function isListed(operations: readonly OperationName[], operation: OperationName): boolean {
  return operations.includes(operation);
}
