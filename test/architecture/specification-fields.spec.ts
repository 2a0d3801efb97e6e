import { expect, it } from "vitest";
import { contractNameProblem, specificationFields } from "./specification-fields.ts";

const fields = specificationFields();

/** Fields that the portal stores or computes, so that no message has them. */
const PORTAL_ONLY = [
  "contact",
  "linePhone1",
  "linePhone2",
  "value",
  "isChanged",
  "isValid",
  "token",
  "isOnDevice",
  "light",
  "dark",
  "system",
];

it("[ENT-01] names every field of the contract as sections 3 and 7 of the specification do", () => {
  expect(fields.length).toBeGreaterThan(350);
  expect(fields.flatMap((field) => contractNameProblem(field) ?? [])).toEqual([]);
  expect(fields.filter(({ place }) => place.startsWith("portal: ")).map(({ name }) => name)).toEqual(PORTAL_ONLY);
});

it("(part of ENT-01) renames no field for which the specification has a name", () => {
  const renamed = fields.filter(({ field, name }) => /^[\w.]+$/.test(field) && field.split(".").at(-1) !== name);
  expect(renamed).toEqual([]);
});

it.each([
  [
    "a renamed element",
    "OfferPrice",
    "price",
    '\n  <xs:complexType name="OfferPrice"><xs:element name="value"/></xs:complexType>\n  <',
  ],
  [
    "an element of another type",
    "A",
    "b",
    '\n  <xs:complexType name="A">\n  </xs:complexType>\n  <xs:complexType name="B"><xs:element name="b"/></xs:complexType>\n  <',
  ],
  ["a missing operation", "operation", "getNothing", ""],
])("reports %s in the contract", (_case, place, name, xsd) => {
  const field = { section: "3", entity: "E", field: name, name, place };
  expect(contractNameProblem(field, xsd)).toBe(`E, ${name}: ${place} has no ${name}`);
});
