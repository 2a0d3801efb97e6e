import type { ContactUpdate } from "./contact-form-rules.ts";

/**
 * Returns true if a saved update also confirms the contact data (SET-06): the customer has proven a new mobile number
 * or main e-mail with its code. The e-mail for documents alone is not the address of other messages.
 */
export function confirmsContactData({
  mobilePhone1Code,
  mobilePhone2Code,
  mainEmailCode,
}: Pick<ContactUpdate, "mobilePhone1Code" | "mobilePhone2Code" | "mainEmailCode">): boolean {
  return [mobilePhone1Code, mobilePhone2Code, mainEmailCode].some((code) => code !== undefined);
}
