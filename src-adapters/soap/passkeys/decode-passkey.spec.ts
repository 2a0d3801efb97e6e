import { expect, it } from "vitest";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodePasskey } from "./decode-passkey.ts";

const decode = (xml: string) => {
  const root = parseXml(`<item><id>k-1</id>${xml}</item>`);
  return root === undefined ? undefined : decodePasskey(Fields.of(root));
};

it("(part of ENT-02) keeps a passkey without a name", () => {
  expect(decode("")).toMatchObject({ id: "k-1", name: undefined });
  expect(decode("<name>Laptop</name>")).toMatchObject({ name: "Laptop" });
});

it.each([
  ["", undefined],
  ["<lastUsedAt/>", undefined],
  ["<lastUsedAt>wczoraj</lastUsedAt>", "unknown"],
  ["<lastUsedAt>2026-11-20T09:00:00+01:00</lastUsedAt>", Date.UTC(2026, 10, 20, 8)],
])("tells a passkey that was never used from one with an unreadable time: %s", (xml, lastUsedAt) => {
  expect(decode(xml)?.lastUsedAt).toBe(lastUsedAt);
});
