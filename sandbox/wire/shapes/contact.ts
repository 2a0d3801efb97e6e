import { list, record, type Fields } from "../shape.ts";

export const CONTACT_DATA: Fields = {
  mobilePhones: list("text"), linePhones: list("text"), mainEmail: "text", documentSendEmail: "text",
  marketingPermissions: list(record({ type: "text", required: "flag", state: "flag" })), showChat: "flag",
};
