/** Features that an operator may switch off in the configuration. */
const SWITCHABLE_FEATURES = ["offers", "directBilling", "wifi", "resetPin", "video", "chat"] as const;
type SwitchableFeature = (typeof SWITCHABLE_FEATURES)[number];

/** `false` for a feature that the operator has switched off. */
export type SwitchableFeatures = Readonly<Record<SwitchableFeature, boolean>>;

/** Features that need operations which a provider may lack (CALL-12). */
export type PortalFeature =
  | SwitchableFeature
  | "invoices"
  | "payments"
  | "callDetails"
  | "messages"
  | "supportRequests"
  | "personalData"
  | "poll"
  | "agreements"
  | "onboarding"
  | "branches"
  | "faq"
  | "regulations"
  | "customerDocuments"
  | "documentFormats"
  | "eInvoice"
  | "payouts"
  | "termination"
  | "documents"
  | "activityLog"
  | "secondFactor"
  | "appDevices"
  | "deviceRemoval"
  | "sessions"
  | "loginChange"
  | "passwordChange"
  | "accountOrder"
  | "savedLanguage"
  | "productNames"
  | "mobileService"
  | "premiumNumbers"
  | "tvChannels"
  | "serviceMove"
  | "appointments"
  | "visitCancellation"
  | "callBack"
  | "callCancellation"
  | "requestMessages"
  | "outageNews"
  | "messagesReadTogether"
  | "registration"
  | "passwordReset"
  | "accessibilityComplaints"
  | "actionLinks"
  | "withdrawal"
  | "deviceLogin"
  | "passkeys"
  | "passkeyLogin"
  | "recoveryCodes";

/** Features that are neither shown nor called. */
export type UnavailableFeatures = ReadonlySet<PortalFeature>;

export const NONE_UNAVAILABLE: UnavailableFeatures = new Set();

/**
 * Returns the features that a customer cannot use: those that the installation lacks, and requests, which a RODO
 * restriction of e-mail or phone takes away with the messages (REQ-23).
 */
export function unavailableTo({
  messages,
  unavailable,
}: {
  readonly messages: "yes" | "no" | "unknown" | "undetermined";
  readonly unavailable: UnavailableFeatures;
}): UnavailableFeatures {
  return messages === "no" ? new Set([...unavailable, "supportRequests"]) : unavailable;
}

/** Returns the features that the operator has switched off. */
export function switchedOffFeatures(features: SwitchableFeatures): readonly PortalFeature[] {
  return SWITCHABLE_FEATURES.filter((feature) => !features[feature]);
}
