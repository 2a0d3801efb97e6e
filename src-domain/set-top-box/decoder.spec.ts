import { expect, it } from "vitest";
import { aDecoder } from "#test/mothers/wifi.mother.ts";
import { decoderName, groupedDigits, parsePinCode, isSameDecoder } from "./decoder.ts";

it.each([
  ["004217", { kind: "resetCode", digits: "004217" }],
  ["0042", { kind: "recoveryCode", digits: "0042" }],
  [" 904217\n", { kind: "resetCode", digits: "904217" }],
  ["", undefined],
  ["42", undefined],
  ["12345", undefined],
  ["1234567", undefined],
  ["12345a", undefined],
  ["+123", undefined],
  ["١٢٣٤", undefined],
  ["12 34", undefined],
] as const)("(part of DEV-04) parses six digits as a reset code and four as a recovery code: %j", (text, code) => {
  expect(parsePinCode(text)).toEqual(code);
});

it("formats decoder code digits in groups", () => {
  expect([groupedDigits("004217"), groupedDigits("0042")]).toEqual(["004 217", "0042"]);
});

it("(part of DEV-04) distinguishes decoders of one model by each of their numbers", () => {
  expect(isSameDecoder(aDecoder(), aDecoder())).toBe(true);
  for (const other of [{ caCard: undefined }, { cardNo: "1" }, { serialNumber: "2" }, { model: "3" }])
    expect(isSameDecoder(aDecoder(), aDecoder(other))).toBe(false);
});

it("[DEV-07] names each of several decoders of one model by the end of its serial number or card", () => {
  const [first, second] = [aDecoder(), aDecoder({ serialNumber: "WB510-22-0087418" })];
  const [carded, other] = [aDecoder({ serialNumber: undefined }), aDecoder({ model: "Dekoder HD WB-310" })];
  const all = [first, second, carded, other];
  expect(all.map((decoder) => decoderName(decoder, all))).toEqual([
    "Dekoder 4K WB-510 (…7413)",
    "Dekoder 4K WB-510 (…7418)",
    "Dekoder 4K WB-510 (…2716)",
    "Dekoder HD WB-310",
  ]);
  expect(decoderName(first, [first, other])).toBe("Dekoder 4K WB-510");
});
