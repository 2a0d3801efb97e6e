import { expect, it } from "vitest";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodeCustomerDocument } from "./decode-customer-document.ts";

const AT = "<at>2026-11-20T09:12:00+01:00</at>";

function decode(deliveries: string) {
  const xml =
    "<documentId>D-1</documentId><kind>CONTRACT</kind><name>Umowa</name>" +
    `<issuedOn>20-11-2026</issuedOn><fileName>umowa.pdf</fileName><deliveries>${deliveries}</deliveries>`;
  const element = parseXml(`<item>${xml}</item>`);
  if (element === undefined) throw new Error("The XML must be readable.");
  return decodeCustomerDocument(Fields.of(element));
}

it.each([
  ["no delivery", "", [], false],
  ["a delivery by e-mail", `<item><channel>EMAIL</channel>${AT}</item>`, ["email"], false],
  ["a delivery on an unknown channel", `<item><channel>COURIER</channel>${AT}</item>`, ["unknown"], false],
  ["a delivery without a time", "<item><channel>EMAIL</channel></item>", [], true],
])("(part of DOC-22) reads %s", (_what, xml, channels, hasUnread) => {
  const document = decode(xml);
  expect(document?.deliveries.map(({ channel }) => channel)).toEqual(channels);
  expect(document?.hasUnreadDeliveries).toBe(hasUnread);
});
