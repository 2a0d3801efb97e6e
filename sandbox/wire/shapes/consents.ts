import { list, record, type Fields } from "../shape.ts";

export const CONSENTS: Fields = {
  consents: list(
    record({
      consentId: "text",
      consentName: "text",
      descriptionTitle: "text",
      settingRequirements: "text",
      currentValue: "flag",
      group: "text",
      description: "text",
      required: "flag",
      changedAt: "moment",
      changedBy: "text",
    }),
  ),
};
export const ELECTRONIC_POLL: Fields = { savedOn: "day" };
