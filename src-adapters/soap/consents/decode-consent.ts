import type { Consent } from "#domain/consents/index.ts";
import type { Fields } from "../decoding/fields.ts";

function requirement(text: string): Consent["settingRequirements"] {
  return text === "EMAIL" || text === "PHONE" || text === "EMAIL_OR_PHONE" ? text : undefined;
}

function purpose(text: string): Consent["purpose"] {
  return text === "E_INVOICE" ? "e-invoice" : undefined;
}

/**
 * Decodes a consent; `undefined` without a name, which stands for a missing id, or a value, because the portal must not
 * guess about consents.
 */
export function decodeConsent(item: Fields): Consent | undefined {
  const consentName = item.requiredText("consentName");
  const currentValue = item.requiredFlag("currentValue");
  if (consentName === undefined || currentValue === undefined) return undefined;
  const consentId = item.optionalText("consentId") ?? consentName;
  return {
    consentId,
    consentName,
    descriptionTitle: item.optionalText("descriptionTitle"),
    settingRequirements: item.parsed("settingRequirements", requirement),
    currentValue,
    purpose: item.parsed("purpose", purpose),
  };
}
