import { expect, it } from "vitest";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodeTerminationContract } from "./decode-termination.ts";

function decode(more: string) {
  const xml =
    "<contractNumber>ABO/1</contractNumber><noticeMonths>1</noticeMonths>" +
    "<monthlyFee>59.00</monthlyFee><relief>0.00</relief>";
  const element = parseXml(`<item>${xml}${more}</item>`);
  if (element === undefined) throw new Error("The XML must be readable.");
  return decodeTerminationContract(Fields.of(element));
}

it.each([
  ["<portingOn>02-12-2026</portingOn>", { portingOn: "2026-12-02" }],
  ["", { portingOn: undefined, changedTerms: undefined }],
  [
    "<changedTerms><until>30-11-2026</until><endsOn>31-12-2026</endsOn></changedTerms>",
    { changedTerms: { until: "2026-11-30", endsOn: "2026-12-31" } },
  ],
])("(part of ENT-02) reads the rights of a contract: %s", (xml, expected) => {
  expect(decode(xml)).toMatchObject({ contractNumber: "ABO/1", ...expected });
});

it.each([
  "<portingOn>2026-12-02</portingOn>",
  "<changedTerms><until>30-11-2026</until></changedTerms>",
  "<changedTerms><until>soon</until><endsOn>31-12-2026</endsOn></changedTerms>",
])("(part of ENT-02) leaves out a contract with an unreadable right: %s", (xml) => {
  expect(decode(xml)).toBeUndefined();
});
