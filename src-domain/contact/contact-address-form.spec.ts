import { describe, expect, it } from "vitest";
import {
  ADDRESS_FIELDS,
  addressViolations,
  editAddress,
  isAddressChanged,
  isOptionalAddressField,
  newAddress,
  openAddressForm,
  type TerytAddress,
} from "./contact-address-form.ts";
import type { ContactAddress } from "./contact.ts";

const STORED: ContactAddress = {
  zip: "80-309",
  city: "Gdańsk",
  cityTeryt: "0933016",
  cityMeta: "Oliwa",
  street: "ul. Polanki",
  building: "12",
  flat: "3",
};
const edited = (changes: Partial<Record<"zip" | "city" | "street" | "building" | "flat", string>>, stored = STORED) => {
  const entries = Object.entries({ ...openAddressForm(stored).texts, ...changes });
  return entries.reduce(
    (form, [field, text]) => editAddress(form, FIELDS[field] ?? "zip", text),
    openAddressForm(stored),
  );
};
const FIELDS: Readonly<Record<string, "zip" | "city" | "street" | "building" | "flat">> = {
  zip: "zip",
  city: "city",
  street: "street",
  building: "building",
  flat: "flat",
};

describe("contact address in the form", () => {
  it("(part of ACC-05) sends a changed address, with the code of an unchanged town", () => {
    expect(newAddress(edited({}))).toBeUndefined();
    expect(newAddress(edited({ street: "ul. Polanki " }))).toBeUndefined();
    expect(newAddress(edited({ street: " ul. Długa ", flat: "" }))).toEqual({
      zip: undefined,
      city: "Gdańsk",
      cityTeryt: "0933016",
      street: "ul. Długa",
      streetTeryt: undefined,
      building: "12",
      flat: undefined,
    });
    expect(newAddress(edited({ zip: "84-360", city: "Łeba", street: "" }))).toEqual({
      zip: "84-360",
      city: "Łeba",
      cityTeryt: undefined,
      street: undefined,
      streetTeryt: undefined,
      building: "12",
      flat: "3",
    });
  });

  it("(part of ACC-05) sends the codes of a town and street that the account knows", () => {
    const polanki = { city: "Gdańsk", cityTeryt: "0933016", street: "ul. Polanki", streetTeryt: "16845" };
    const codes = (changes: Parameters<typeof edited>[0], known: readonly TerytAddress[], stored = STORED) => {
      const { cityTeryt, streetTeryt } = newAddress(edited(changes, stored), known) ?? {};
      return [cityTeryt, streetTeryt];
    };
    expect(codes({ building: "14" }, [polanki]), "the street stays").toEqual(["0933016", "16845"]);
    expect(codes({ street: "ul. Długa" }, [polanki]), "another street").toEqual(["0933016", undefined]);
    expect(codes({ street: "" }, [{ ...polanki, street: undefined }]), "no street").toEqual(["0933016", undefined]);
    expect(codes({ building: "14" }, [{ ...polanki, cityTeryt: "0170940" }]), "another town of the name").toEqual([
      "0933016",
      undefined,
    ]);
    expect(codes({ building: "14" }, [polanki, { ...polanki, streetTeryt: "04131" }]), "ambiguous").toEqual([
      "0933016",
      undefined,
    ]);
    const leba = { ...STORED, city: "Łeba", cityTeryt: "0977611" };
    expect(codes({ city: "Gdańsk" }, [polanki, polanki], leba), "a town of the account").toEqual(["0933016", "16845"]);
    expect(codes({ city: "Gdańsk" }, [polanki, { ...polanki, cityTeryt: "0170940" }], leba)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("(part of ACC-05) sends the postal code only when it or the town changes", () => {
    const zipOf = (changes: Parameters<typeof edited>[0]) => newAddress(edited(changes))?.zip;
    expect([
      zipOf({ building: "14" }),
      zipOf({ zip: "80-310" }),
      zipOf({ city: "Łeba" }),
      zipOf({ city: "Łeba", zip: "" }),
    ]).toEqual([undefined, "80-310", "80-309", undefined]);
  });

  it("(part of ACC-05) sends an empty postal code when the customer clears it in the same town", () => {
    expect(newAddress(edited({ zip: " " }))?.zip).toBe("");
    expect(newAddress(edited({ zip: "", building: "14" }, { ...STORED, zip: undefined }))?.zip).toBeUndefined();
  });

  it("(part of ACC-02) requires town, building and a valid postal code", () => {
    expect(addressViolations(edited({}))).toEqual([]);
    expect(addressViolations(edited({ city: " ", building: "", zip: "80309" }))).toEqual([
      { field: "zip", violation: { key: "postalCode", params: {} } },
      { field: "city", violation: { key: "required", params: {} } },
      { field: "building", violation: { key: "required", params: {} } },
    ]);
    expect(addressViolations(edited({ street: "a".repeat(251) }))).toEqual([
      { field: "street", violation: { key: "tooLong", params: { count: 250 } } },
    ]);
    expect(addressViolations(edited({ zip: "" }))).toEqual([]);
  });

  it("(part of ACC-02) rejects characters that XML cannot carry in every address field", () => {
    for (const field of ADDRESS_FIELDS.filter((one) => one !== "zip"))
      expect(addressViolations(edited({ [field]: "Wrzeszcz\u0007" })), field).toEqual([
        { field, violation: { key: "notSendable", params: { character: "U+0007" } } },
      ]);
  });

  it("(part of ACC-02) requires exactly the address fields that may not stay empty", () => {
    expect(ADDRESS_FIELDS.filter(isOptionalAddressField)).toEqual(["zip", "street", "flat"]);
    for (const field of ADDRESS_FIELDS)
      expect(addressViolations(edited({ [field]: " " })).length === 0, field).toBe(isOptionalAddressField(field));
  });

  it("(part of ACC-02) opens without a stored address, accepts an unchanged one", () => {
    expect([isAddressChanged(openAddressForm(undefined)), addressViolations(openAddressForm(undefined))]).toEqual([
      false,
      [],
    ]);
    expect(addressViolations(openAddressForm({ ...STORED, zip: "nieznany" }))).toEqual([]);
  });
});
