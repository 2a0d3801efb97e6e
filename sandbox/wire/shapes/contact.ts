import { list, record, type Fields } from "../shape.ts";

export const CONTACT_DATA: Fields = {
  mobilePhones: list("text"),
  linePhones: list("text"),
  mainEmail: "text",
  documentSendEmail: "text",
  marketingPermissions: list(record({ type: "text", required: "flag", state: "flag" })),
  showChat: "flag",
  address: record({
    zip: "text",
    city: "text",
    cityTeryt: "text",
    cityMeta: "text",
    street: "text",
    building: "text",
    flat: "text",
  }),
};

export const CODE_SENT: Fields = { sent: "flag" };
export const SET_CONTACT_DATA: Fields = { saved: "flag", enabledConsents: list("text") };
export const ACTIVATE_E_DOCUMENT: Fields = { activated: "flag" };
