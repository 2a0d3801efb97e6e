import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";
import { createPdf, type PdfColumn, type PdfWriter } from "#kit/pdf/pdf-writer.ts";
import type { LedgerKind } from "./ledger-entry.ts";
import { sumOfLines, type LmsDocument, type LmsDocumentLine, type LmsDocumentParty } from "./lms-document.ts";

const TITLES: Readonly<Partial<Record<LedgerKind, string>>> = {
  invoice: "Faktura",
  correction: "Faktura korygująca",
  interest: "Nota",
};

const LINE_COLUMNS: readonly PdfColumn[] = [
  { title: "Nazwa", width: 206 },
  { title: "Ilość", width: 70 },
  { title: "Netto", width: 58, align: "right" },
  { title: "VAT", width: 38, align: "right" },
  { title: "Kwota VAT", width: 60, align: "right" },
  { title: "Brutto", width: 67, align: "right" },
];

const RATE_COLUMNS: readonly PdfColumn[] = [
  { title: "Stawka VAT", width: 90 },
  { title: "Netto", width: 80, align: "right" },
  { title: "VAT", width: 80, align: "right" },
  { title: "Brutto", width: 80, align: "right" },
];

const zloty = (grosze: number): string => `${polishAmount(grosze)}\u00a0zł`;

function writeParty(writer: PdfWriter, label: string, { name, address, taxId }: LmsDocumentParty): void {
  writer.heading(2, label);
  writer.paragraph(name, { isBold: true });
  if (address !== "") writer.paragraph(address);
  if (taxId !== undefined) writer.paragraph(`NIP ${taxId}`);
  writer.skip(6);
}

const amountsOf = (lines: readonly LmsDocumentLine[]): readonly [string, string, string] => [
  polishAmount(sumOfLines(lines, "net")),
  polishAmount(sumOfLines(lines, "vat")),
  polishAmount(sumOfLines(lines, "gross")),
];

function writeLines(writer: PdfWriter, lines: readonly LmsDocumentLine[]): void {
  const [net, vat, gross] = amountsOf(lines);
  writer.heading(2, "Pozycje");
  writer.table(
    LINE_COLUMNS,
    [
      ...lines.map((line) => [
        line.name,
        line.quantity ?? "",
        polishAmount(line.net),
        line.vatRate,
        polishAmount(line.vat),
        polishAmount(line.gross),
      ]),
      ["Razem", "", net, "", vat, gross],
    ],
    { hasRowHeaders: true, hasTotal: true },
  );
}

function writeRates(writer: PdfWriter, lines: readonly LmsDocumentLine[]): void {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))];
  writer.ensureSpace(90);
  writer.heading(2, "Podsumowanie VAT");
  writer.table(
    RATE_COLUMNS,
    rates.map((rate) => [rate, ...amountsOf(lines.filter(({ vatRate }) => vatRate === rate))]),
    { hasRowHeaders: true },
  );
}

/** Creates the PDF of a document from the data of LMS, marked as a duplicate of `today`. */
export function createLmsPdf(document: LmsDocument, today: string): Promise<Buffer> {
  const { kind, number, seller, buyer, issuedOn, dueDate, lines, corrects, account } = document;
  const title = `${TITLES[kind] ?? "Dokument"} ${number}`;
  const footer = [seller.name, seller.address].filter((word) => word !== "").join(", ");
  return createPdf({ title, author: seller.name }, footer, (writer) => {
    writer.heading(1, title);
    writer.paragraph(`Duplikat z dnia ${polishDay(today)}`, { isMuted: true });
    if (corrects !== undefined) {
      writer.paragraph(`Koryguje dokument ${corrects.number}.`);
      if (corrects.reason !== undefined) writer.paragraph(`Powód: ${corrects.reason}`);
    }
    writer.paragraph(`Data wystawienia: ${polishDay(issuedOn)}`);
    if (dueDate !== undefined) writer.paragraph(`Termin płatności: ${polishDay(dueDate)}`);
    writer.paragraph(`Numer klienta: ${account}`);
    writer.skip(8);
    writeParty(writer, "Sprzedawca", seller);
    writeParty(writer, "Nabywca", buyer);
    writeLines(writer, lines);
    if (kind !== "interest") writeRates(writer, lines);
    writer.skip(8);
    writer.paragraph(`Kwota brutto: ${zloty(sumOfLines(lines, "gross"))}`, { isBold: true, size: 14 });
  });
}
