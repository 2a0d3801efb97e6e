import { isFieldChanged } from "./contact-field-state.ts";
import type { ContactFormState } from "./contact-form-state.ts";

const MOBILE_FIELDS = ["mobilePhone1", "mobilePhone2"] as const;

/**
 * Returns true if a mobile number was changed and none of the form is the number that receives the codes for the login
 * (ACC-60). `maskedNumber` shows its last digits; `undefined` if unknown.
 */
export function isLoginCodeNumberMissing(
  { fields, others }: Pick<ContactFormState, "fields" | "others">,
  maskedNumber: string | undefined,
): boolean {
  if (!MOBILE_FIELDS.some((name) => isFieldChanged(fields[name]))) return false;
  const lastDigits = /\d+$/u.exec(maskedNumber?.replaceAll(/\s/gu, "") ?? "")?.[0];
  if (lastDigits === undefined) return true;
  const numbers = [...MOBILE_FIELDS.map((name) => fields[name].value), ...others.mobilePhones];
  return !numbers.some((number) => number.replaceAll(/\D/gu, "").endsWith(lastDigits));
}
