import { list, record, type Fields } from "../shape.ts";

export const DIRECT_BILLING: Fields = {
  services: list(
    record({
      service: "text",
      productId: "text",
      name: "text",
      description: "text",
      note: "text",
      state: "text",
      pendingAction: "number",
      pendingPlanId: "text",
      price: "money",
      plans: list(record({ planId: "text", name: "text", description: "text", price: "money" })),
      planId: "text",
      since: "day",
      nextCharge: "day",
      terms: record({ version: "text", title: "text", paragraphs: list("text"), acceptedOn: "day" }),
      activationUrl: "text",
      activationCode: "text",
    }),
  ),
  limit: "money",
  used: "money",
  maxLimit: "money",
  consentGiven: "flag",
  consentChangedOn: "day",
};
export const TOS_ACCEPTANCE: Fields = { acceptedOn: "day" };
export const CHANGE_DIRECT_BILLING: Fields = { state: "text" };
export const DIRECT_BILLING_SETTINGS: Fields = { savedOn: "day" };
