import { describe, expect, it } from "vitest";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { aCorrectionOf, zloty } from "#test/mothers/index.ts";
import { Fields } from "../decoding/fields.ts";
import { parseXml } from "../decoding/parse-xml.ts";
import { decodeInvoice } from "./decode-invoice.ts";

type Parts = Readonly<Record<string, string>>;

const INVOICE = {
  entryId: "E-11",
  kind: "invoice",
  number: "FV/4127830/11/26",
  period: "2026-11",
  issuedOn: "16-11-2026",
  dueDate: "30-11-2026",
  net: "100.00",
  vat: "23.00",
  gross: "123.00",
  seller: "<name>S</name><address>A</address>",
  buyer: "<name>B</name><address>C</address>",
  items: "",
  corrects: "<entryId>E-10</entryId><number>FV/4127830/10/26</number>",
};
const CORRECTION = { number: "FK/4127830/11/26", entryId: "K-12", issuedOn: "20-11-2026", gross: "-20.00" };

const xml = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join("");
const item = (parts: Parts): string => `<item>${xml(parts)}</item>`;

function read(parts: Parts): { readonly invoice: InvoiceDetails | undefined; readonly isIncomplete: boolean } {
  const element = parseXml(`<result>${xml(parts)}</result>`);
  if (element === undefined) throw new Error("the parts are not XML");
  const fields = Fields.of(element);
  const invoice = decodeInvoice(fields);
  return { invoice, isIncomplete: fields.lossyFields.length > 0 };
}
const correctionsIn = (corrections: string) => read({ ...INVOICE, corrections }).invoice?.corrections;

describe("corrections of an invoice", () => {
  it("(part of FIN-36) reads number, day, amount and optional entry of a correction", () => {
    const { entryId: _entryId, ...withoutEntry } = CORRECTION;
    expect(correctionsIn(`${item(CORRECTION)}${item({ ...withoutEntry, gross: "5" })}`)).toEqual([
      aCorrectionOf(),
      aCorrectionOf({ entryId: undefined, gross: zloty("5.00") }),
    ]);
  });

  it("(part of FIN-36) tells an invoice without corrections from one of which they are not known", () => {
    expect(correctionsIn("")).toEqual([]);
    expect(read(INVOICE)).toMatchObject({ invoice: { corrections: undefined }, isIncomplete: false });
  });

  it("(part of FIN-36) shows an invoice without its corrections when one cannot be read", () => {
    const { invoice: whole } = read({ ...INVOICE, corrections: item(CORRECTION) });
    for (const name of ["number", "issuedOn", "gross"]) {
      const broken = `${item(CORRECTION)}${item({ ...CORRECTION, [name]: " " })}`;
      expect(read({ ...INVOICE, corrections: broken }), name).toEqual({
        invoice: { ...whole, corrections: undefined },
        isIncomplete: true,
      });
    }
    expect(read({ ...INVOICE, corrections: "ż?<b/>" }).invoice).toEqual({ ...whole, corrections: undefined });
  });
});
