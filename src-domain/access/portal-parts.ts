/** Features that an operator may switch off in the configuration. */
type SwitchableFeature = "offers" | "directBilling" | "wifi" | "resetPin" | "video" | "chat";

/** Parts of the portal that need operations which a provider may lack (CALL-12). */
export type PortalPart =
  | SwitchableFeature
  | "invoices"
  | "payments"
  | "callDetails"
  | "messages"
  | "supportRequests"
  | "personalData"
  | "agreements"
  | "onboarding"
  | "branches"
  | "faq"
  | "regulations"
  | "eInvoice"
  | "payouts"
  | "documents"
  | "secondFactor"
  | "appDevices"
  | "loginChange"
  | "passwordChange"
  | "accountOrder"
  | "productNames"
  | "mobileService"
  | "tvChannels"
  | "serviceMove"
  | "appointments"
  | "callBack";

/** Parts that are neither shown nor called. */
export type UnavailableParts = ReadonlySet<PortalPart>;

export const NO_PART: UnavailableParts = new Set();

/** Returns the features that the operator has switched off. */
export function switchedOff(features: Readonly<Record<SwitchableFeature, boolean>>): readonly PortalPart[] {
  const parts: readonly SwitchableFeature[] = ["offers", "directBilling", "wifi", "resetPin", "video", "chat"];
  return parts.filter((part) => !features[part]);
}
