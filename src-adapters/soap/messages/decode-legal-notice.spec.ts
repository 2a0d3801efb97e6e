import { expect, it } from "vitest";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodeLegalNotice } from "./decode-legal-notice.ts";

it.each([
  ["", { freeUntil: undefined }],
  ["<freeUntil>30-11-2026</freeUntil>", { freeUntil: "2026-11-30" }],
])("(part of ENT-02) reads the last day of the right to end a contract: %s", (xml, expected) => {
  expect(decode(xml)).toMatchObject(expected);
});

it("(part of ENT-02) leaves out a notice whose last day of a right cannot be read", () => {
  expect(decode("<freeUntil>30 listopada</freeUntil>")).toBeUndefined();
});

function decode(more: string) {
  const xml =
    "<kind>CHANGED_TERMS</kind><contractNumber>ABO/1</contractNumber>" +
    "<effectiveOn>01-01-2027</effectiveOn><basis>art. 306</basis>";
  const element = parseXml(`<item>${xml}${more}</item>`);
  if (element === undefined) throw new Error("The XML must be readable.");
  return decodeLegalNotice(Fields.of(element));
}
