import type { InvoiceCorrection, InvoiceDetails, InvoiceItem } from "#domain/finance/invoice-details.ts";
import { grosze, sumOf } from "#domain/shared-kernel/index.ts";
import { day, month, zloty } from "./calendar.mother.ts";

/** Service for the whole of November 2026; `net` and `vat` are computed from `gross`. */
export function anItem(changes: Partial<InvoiceItem> = {}): InvoiceItem {
  const gross = changes.gross ?? zloty("69.00");
  const net = grosze(Math.round(gross / 1.23));
  return {
    itemId: "E-11-1",
    serviceId: "4127830-02",
    name: "Internet światłowodowy 1 Gb/s",
    kind: "subscription",
    days: { from: day("2026-11-01"), to: day("2026-11-30") },
    quantity: undefined,
    net,
    vatRate: "23%",
    vat: grosze(gross - net),
    gross,
    ...changes,
  };
}

/** Credit of 20 zł that an invoice names as its correction. */
export function aCorrectionOf(changes: Partial<InvoiceCorrection> = {}): InvoiceCorrection {
  return {
    number: "FK/4127830/11/26",
    entryId: "K-12",
    issuedOn: day("2026-11-20"),
    gross: zloty("-20.00"),
    ...changes,
  };
}

/** Invoice of `anEntry` with two services; its sums are those of its items. */
export function anInvoice(changes: Partial<InvoiceDetails> = {}): InvoiceDetails {
  const items = changes.items ?? [
    anItem({ gross: zloty("133.70"), itemId: "E-11-2", serviceId: "4127830-01", name: "Telewizja Premium" }),
    anItem({ gross: zloty("90.00") }),
  ];
  return {
    entryId: "E-11",
    kind: "invoice",
    number: "FV/4127830/11/26",
    period: month("2026-11"),
    issuedOn: day("2026-11-16"),
    dueDate: day("2026-11-30"),
    net: sumOf(items.map(({ net }) => net)),
    vat: sumOf(items.map(({ vat }) => vat)),
    gross: sumOf(items.map(({ gross }) => gross)),
    seller: { name: "Wiązka S.A.", taxId: "5860000002", address: "al. Zwycięstwa 96/98, 81-451 Gdynia" },
    buyer: {
      name: "Małgorzata Brzezińska-Kowalczyk",
      taxId: undefined,
      address: "ul. gen. Władysława Andersa 14 m. 8, 81-812 Sopot",
    },
    corrects: undefined,
    corrections: [],
    ksef: undefined,
    ksefOffline: undefined,
    ...changes,
    items,
  };
}
