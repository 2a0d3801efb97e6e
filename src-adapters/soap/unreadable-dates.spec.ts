import { describe, expect, it } from "vitest";
import { parseXml } from "./decoding/parse-xml.ts";
import { describeDeviation } from "#domain/tracking/deviation.ts";
import { DeviationLog } from "./decoding/deviation-log.ts";
import { Fields } from "./decoding/fields.ts";
import { decodeProduct } from "./account/decode-product.ts";
import { decodeSecondFactor } from "./settings/decode-second-factor.ts";
import { decodeBanner } from "./site-content/decode-site-content.ts";

/** Reads an element; `reports` describe the parts that were left out. */
function read(xml: string): { readonly fields: Fields; readonly reports: () => readonly string[] } {
  const element = parseXml(`<item>${xml}</item>`);
  if (element === undefined) throw new Error("not well-formed");
  const log = new DeviationLog();
  return { fields: Fields.of(element, log), reports: () => log.deviations.map(describeDeviation) };
}

const BANNER = "<bannerId>B-1</bannerId><resourceUrl>/a.webp</resourceUrl>";
const device = (day: string, hour: string) =>
  `<factor>sms</factor><devices><item><id>D-1</id><name>Laptop</name>${day}${hour}</item></devices>`;
const price = (limits: string) =>
  "<productId>P-1</productId><category>internet</category><name>Internet</name><status>ACTIVE</status>" +
  `<productPrices><item><value>84.90</value>${limits}</item></productPrices>`;

describe("dates that cannot be read", () => {
  it("(part of SITE-03) leaves out and reports a banner whose last day cannot be read", () => {
    const { fields, reports } = read(`${BANNER}<expirationDate>2026/11/20</expirationDate>`);
    expect(decodeBanner(fields)).toBeUndefined();
    expect(reports()).toEqual([
      'expirationDate: expected a value of the contract, found "9999/99/99"; the value is left out',
    ]);
    expect(decodeBanner(read(BANNER).fields)).toMatchObject({ bannerId: "B-1", expirationDate: undefined });
  });

  it.each([
    [
      "an hour in words",
      "<createdAtDay>20-11-2026</createdAtDay>",
      "<createdAtHour>rano</createdAtHour>",
      ["2026-11-20", undefined],
    ],
    ["no hour", "<createdAtDay>20-11-2026</createdAtDay>", "", ["2026-11-20", undefined]],
    [
      "another day format",
      "<createdAtDay>2026-11-20</createdAtDay>",
      "<createdAtHour>10:00</createdAtHour>",
      [undefined, "10:00"],
    ],
  ])("(part of SET-02) keeps a trusted device with %s, so that it can be removed", (_case, day, hour, expected) => {
    const { fields, reports } = read(device(day, hour));
    const [found] = decodeSecondFactor(fields)?.devices ?? [];
    expect([found?.id, found?.createdAtDay, found?.createdAtHour]).toEqual(["D-1", ...expected]);
    expect(reports()).toHaveLength(hour === "" ? 0 : 1);
  });

  it.each(["<validTo>jutro</validTo>", "<validFrom>2026-01-01</validFrom><validTo>31-12-2026</validTo>"])(
    "(part of PROD-06) leaves out and reports a price whose period cannot be read: %s",
    (limits) => {
      const { fields, reports } = read(price(limits));
      expect(decodeProduct(fields)?.productPrices).toEqual([]);
      expect(reports()).toEqual([
        expect.stringMatching(/^productPrices\.item\[0\]\.valid(?:From|To): expected a .*; the item is left out$/),
      ]);
      expect(decodeProduct(read(price("<validTo>31-12-2026</validTo>")).fields)?.productPrices).toHaveLength(1);
    },
  );
});
