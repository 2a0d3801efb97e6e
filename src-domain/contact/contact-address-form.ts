import {
  contactText,
  optional,
  postalCode,
  required,
  sendableText,
  type MaxLengthKey,
  type PostalCodeKey,
  type RequiredKey,
  type Rule,
  type RuleViolation,
  type SendableTextKey,
} from "../validation/index.ts";
import type { ContactAddress, NewContactAddress } from "./contact.ts";

/** Fields of the contact address, in the order of the form. The codes of town and street come from the server. */
export const ADDRESS_FIELDS = ["zip", "city", "street", "building", "flat"] as const;
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number];

export type AddressTexts = Readonly<Record<AddressFieldName, string>>;

/** Address of the customer's account, with the codes of its town and street in the register TERYT. */
export interface TerytAddress {
  readonly city: string | undefined;
  readonly cityTeryt: string | undefined;
  readonly street: string | undefined;
  readonly streetTeryt: string | undefined;
}

/** Address of the contact form. */
export interface ContactAddressForm {
  /** Stored address; `undefined` if there is none. */
  readonly stored: ContactAddress | undefined;
  readonly initial: AddressTexts;
  readonly texts: AddressTexts;
}

type AddressRuleKey = RequiredKey | MaxLengthKey | PostalCodeKey | SendableTextKey;

/** Violation of an address field. */
export interface AddressViolation {
  readonly field: AddressFieldName;
  readonly violation: RuleViolation<AddressRuleKey>;
}

const TEXT = [contactText, sendableText] as const;

/** Rules of each field; the first violation is shown. The contract requires city and building. */
const RULES: Readonly<Record<AddressFieldName, readonly Rule<string, AddressRuleKey>[]>> = {
  zip: [optional(postalCode), ...TEXT],
  city: [required, ...TEXT],
  street: TEXT,
  building: [required, ...TEXT],
  flat: TEXT,
};

function violationOf(field: AddressFieldName, text: string): RuleViolation<AddressRuleKey> | undefined {
  for (const rule of RULES[field]) {
    const result = rule(text);
    if (result !== "valid") return result;
  }
  return undefined;
}

/** Returns true if the field may stay empty. */
export function isOptionalAddressField(field: AddressFieldName): boolean {
  return violationOf(field, "") === undefined;
}

/** Opens the address fields with the stored address. */
export function openAddressForm(stored: ContactAddress | undefined): ContactAddressForm {
  const { zip = "", city = "", street = "", building = "", flat = "" } = stored ?? {};
  const initial = { zip, city, street, building, flat };
  return { stored, initial, texts: initial };
}

/** Returns the form with another text in a field. */
export function editAddress(form: ContactAddressForm, field: AddressFieldName, text: string): ContactAddressForm {
  return { ...form, texts: { ...form.texts, [field]: text } };
}

/** Returns true if a save would change the address. Spaces around a text do not count. */
export function isAddressChanged({ initial, texts }: ContactAddressForm): boolean {
  return ADDRESS_FIELDS.some((field) => texts[field].trim() !== initial[field].trim());
}

/** Returns the violations of a changed address. An unchanged one is accepted, whatever the server has stored. */
export function addressViolations(form: ContactAddressForm): readonly AddressViolation[] {
  return isAddressChanged(form)
    ? ADDRESS_FIELDS.flatMap((field) => {
        const violation = violationOf(field, form.texts[field].trim());
        return violation === undefined ? [] : [{ field, violation }];
      })
    : [];
}

/**
 * Returns the address to save; `undefined` if it is unchanged, so that the server keeps the stored one. The server
 * returns the code of the stored town, but not of its street; other codes come from the `known` addresses of the
 * account. An unchanged postal code is not sent, a cleared one is sent empty: the server keeps the stored one while the
 * town stays (docs/deviations.md).
 */
export function newAddress(
  form: ContactAddressForm,
  known: readonly TerytAddress[] = [],
): NewContactAddress | undefined {
  if (!isAddressChanged(form)) return undefined;
  const { stored, texts } = form;
  const optionalText = (field: AddressFieldName): string | undefined => {
    const text = texts[field].trim();
    return text === "" ? undefined : text;
  };
  const [city, zip, street] = [texts.city.trim(), texts.zip.trim(), optionalText("street")];
  const former = stored?.city === city ? stored : undefined;
  const inTown = known.filter((one) => one.city === city);
  const cityTeryt = former?.cityTeryt ?? onlyCode(inTown.map((one) => one.cityTeryt));
  const onStreet = inTown.filter((one) => one.street === street && one.cityTeryt === cityTeryt);
  return {
    zip: zip === (former?.zip ?? "") ? undefined : zip,
    city,
    cityTeryt,
    street,
    streetTeryt: street === undefined ? undefined : onlyCode(onStreet.map((one) => one.streetTeryt)),
    building: texts.building.trim(),
    flat: optionalText("flat"),
  };
}

/** Returns the code that all addresses share; `undefined` if there is none, or if they differ. */
function onlyCode(codes: readonly (string | undefined)[]): string | undefined {
  const [code] = codes;
  return codes.every((one) => one === code) ? code : undefined;
}
