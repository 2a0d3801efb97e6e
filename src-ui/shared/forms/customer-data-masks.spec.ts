import { maskitoTransform } from "@maskito/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phone } from "#domain/validation/index.ts";
import {
  bankAccountMask,
  clientNumberMask,
  landlineMask,
  phoneMask,
  shortAccountMask,
  smsCodeMask,
} from "./customer-data-masks.ts";

describe("masks of pasted or autofilled text", () => {
  it.each([
    ["client number", clientNumberMask, "12 34-56.789 0", "123456789"],
    ["client number", clientNumberMask, "nr 12", "12"],
    ["phone", phoneMask, "600700800", "600-700-800"],
    ["phone", phoneMask, "600 700 800", "600-700-800"],
    ["phone", phoneMask, "(600) 700.800", "600-700-800"],
    ["phone", phoneMask, "+48 600 700 800", "600-700-800"],
    ["phone", phoneMask, "+48600-700-800", "600-700-800"],
    ["phone", phoneMask, "0048 600700800", "600-700-800"],
    ["phone", phoneMask, "48600700800", "600-700-800"],
    ["phone", phoneMask, "486007008", "486-007-008"],
    ["phone", phoneMask, "6007", "600-7"],
    ["phone", phoneMask, "tel. (+48) 600 700 800", "600-700-800"],
    ["phone", phoneMask, "+48 600", "600"],
    ["phone", phoneMask, "4860070080", "48 600-700-80"],
    ["phone", phoneMask, "+4", "+4"],
    ["phone", phoneMask, "+49 170 123 45 67", "+491701234567"],
    ["phone", phoneMask, "0049 170 123 45 67", "00491701234567"],
    ["phone", phoneMask, "600+48", "600-48"],
    ["line", landlineMask, "48 320 10 20", "48 320-10-20"],
    ["line", landlineMask, "48 58 320 10 20", "58 320-10-20"],
    ["phone", phoneMask, "600-700-800-900", "600-700-800"],
    ["line", landlineMask, "+48 58 320 10 20", "58 320-10-20"],
    ["line", landlineMask, "583201020", "58 320-10-20"],
    ["SMS code", smsCodeMask, "123 456", "123456"],
    ["SMS code", smsCodeMask, "Twój kod: 123456", "123456"],
    ["account", bankAccountMask, "PL61 1090 1014 0000 0712 1981 2874", "61-1090-1014-0000-0712-1981-2874"],
    ["account", bankAccountMask, "61109010140000071219812874", "61-1090-1014-0000-0712-1981-2874"],
    ["short account", shortAccountMask, "123 456 789", "1234-5678-9"],
    ["short account", shortAccountMask, "123456789012345678", "1234-5678-9012-3456-78"],
  ] as const)("(part of VAL-12) formats a pasted %s by its mask", (_name, mask, pasted, shown) => {
    expect(maskitoTransform(pasted, mask)).toBe(shown);
  });

  it.each([
    ["phone", phoneMask, 11],
    ["line", landlineMask, 12],
    ["account", bankAccountMask, 32],
  ] as const)("(part of VAL-04) limits the length of a %s by its mask", (_name, mask, length) => {
    expect(maskitoTransform("5".repeat(40), mask)).toHaveLength(length);
  });

  it("does not change a formatted text and accepts any nine digits as a phone number", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[+048 -]*$/), fc.stringMatching(/^(\+|00)?48[0-9 ]*$/)),
        (text) => {
          for (const mask of [clientNumberMask, phoneMask, landlineMask, smsCodeMask, bankAccountMask]) {
            const once = maskitoTransform(text, mask);
            expect(maskitoTransform(once, mask)).toBe(once);
          }
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9][0-9]{8}$/),
        (number) => phone(maskitoTransform(number, phoneMask)) === "valid",
      ),
    );
  });
});
