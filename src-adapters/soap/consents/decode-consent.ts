import type { Consent } from "#domain/consents/index.ts";
import type { Fields } from "../decoding/fields.ts";

function requirement(text: string): Consent["settingRequirements"] {
  return text === "EMAIL" || text === "EMAIL_OR_PHONE" ? text : undefined;
}

/** Decodes a consent; `undefined` without a name, which stands for a missing id. */
export function decodeConsent(item: Fields): Consent | undefined {
  const consentName = item.optionalText("consentName");
  if (consentName === undefined) return undefined;
  const consentId = item.optionalText("consentId") ?? consentName;
  return {
    consentId,
    consentName,
    descriptionTitle: item.optionalText("descriptionTitle"),
    settingRequirements: item.parsed("settingRequirements", requirement),
    currentValue: item.flag("currentValue"),
  };
}
