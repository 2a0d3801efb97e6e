import { expect, it } from "vitest";
import { decodeEndDay } from "./decode-end-day.ts";
import { DeviationLog } from "./deviation-log.ts";
import { Fields } from "./fields.ts";
import { parseXml } from "./parse-xml.ts";

it.each([
  ["<end>31-12-2026</end>", { value: "2026-12-31" }, 0],
  ["", { value: undefined }, 0],
  ["<end>31-12-9999</end>", { value: undefined }, 1],
  ["<end>01-01-2200</end>", { value: undefined }, 1],
  ["<end>31-12-2199</end>", { value: "2199-12-31" }, 0],
  ["<end>31-12-1899</end>", undefined, 1],
  ["<end>31-02-9999</end>", undefined, 1],
])("(part of SEC-06) reads an end far in the future as no end: %s", (xml, expected, reports) => {
  const element = parseXml(`<item>${xml}</item>`);
  const log = new DeviationLog();
  const found = element && decodeEndDay(Fields.of(element, log), "end");
  expect(found).toEqual(expected);
  expect(log.deviations).toHaveLength(reports);
});
