import type { InvoiceDocument, InvoiceItemRow, InvoicePartyRow } from "../contexts/invoice.repository.ts";
import { createPdf, polishDay } from "./create-pdf.ts";

const LEFT = 50;
const RIGHT = 545;
const BOTTOM = 760;
const LINE = 16;
/** Right edges of the amount columns. */
const COLUMNS = { net: 360, rate: 410, vat: 475, gross: RIGHT } as const;

const TITLES: Readonly<Record<string, string>> = {
  invoice: "Faktura",
  correction: "Faktura korygująca",
  interest: "Nota odsetkowa",
};

/** Formats "1 234,50" with a no-break space and a minus sign, as the portal does. */
function amount(grosze: number): string {
  const digits = String(Math.abs(grosze)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
  return `${grosze < 0 ? "\u2212" : ""}${whole},${digits.slice(-2)}`;
}

/** Creates the PDF of a document, marked as a duplicate of `today` (FIN-03). Rejects if PDF creation fails. */
export function createInvoicePdf(document: InvoiceDocument, seller: InvoicePartyRow, today: string): Promise<Buffer> {
  const { entry, lines, buyer, corrects } = document;
  const title = `${TITLES[entry.kind] ?? "Dokument"} ${entry.number}`;
  return createPdf({ title, author: seller.name, margin: LEFT }, (pdf) => {
    let y = LEFT;
    const write = (text: string, size: number, x = LEFT, width = RIGHT - LEFT): void => {
      pdf.fontSize(size).text(text, x, y, { width });
      y = pdf.y + 2;
    };
    const writeRightAligned = (text: string, at: number): void => {
      pdf.fontSize(10).text(text, at - 110, y, { width: 110, align: "right", lineBreak: false });
    };
    const row = (name: string, [net, rate, vat, gross]: readonly [string, string, string, string]): void => {
      if (y > BOTTOM) {
        pdf.addPage();
        y = LEFT;
      }
      writeRightAligned(net, COLUMNS.net);
      writeRightAligned(rate, COLUMNS.rate);
      writeRightAligned(vat, COLUMNS.vat);
      writeRightAligned(gross, COLUMNS.gross);
      pdf.fontSize(10).text(name, LEFT, y, { width: 210 });
      y = Math.max(pdf.y, y + LINE) + 4;
    };
    const rule = (): void => {
      pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke("#5f6f72");
      y += 6;
    };
    const party = (label: string, { name, taxId, address }: InvoicePartyRow): void => {
      write(label, 9);
      write([name, address, ...(taxId === undefined || taxId === "" ? [] : [`NIP ${taxId}`])].join("\n"), 11);
      y += 6;
    };

    write(title, 20);
    write(`Duplikat z dnia ${polishDay(today)}`, 10);
    y += 10;
    write(
      `Wystawiono: ${polishDay(entry.entryDate)}` +
        `${entry.dueDate === undefined ? "" : `     Termin płatności: ${polishDay(entry.dueDate)}`}`,
      11,
    );
    if (corrects !== undefined) write(`Koryguje: ${corrects.number}. Powód: ${corrects.reason}`, 11);
    y += 8;
    party("Sprzedawca", seller);
    party("Nabywca", buyer);
    y += 4;
    row("Za co", ["Netto", "VAT", "Kwota VAT", "Brutto"]);
    rule();
    for (const line of lines) row(nameOf(line), [amount(line.net), line.vatRate, amount(line.vat), amount(line.gross)]);
    rule();
    const sum = (of: "net" | "vat"): string => amount(lines.reduce((total, line) => total + line[of], 0));
    row("Razem", [sum("net"), "", sum("vat"), `${amount(entry.amount)}\u00a0zł`]);
  });
}

function nameOf({ name, from, to, quantity }: InvoiceItemRow): string {
  const days = from === undefined || to === undefined ? "" : `\n${polishDay(from)} – ${polishDay(to)}`;
  return `${name}${quantity === undefined ? "" : `, ${quantity}`}${days}`;
}
