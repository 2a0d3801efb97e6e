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

/** `false` for a feature that the operator has switched off. */
export type SwitchableFeatures = Readonly<Record<SwitchableFeature, boolean>>;

/** Returns the parts that the operator has switched off. */
export function switchedOffParts(features: SwitchableFeatures): readonly PortalPart[] {
  const parts: readonly SwitchableFeature[] = ["offers", "directBilling", "wifi", "resetPin", "video", "chat"];
  return parts.filter((part) => !features[part]);
}
