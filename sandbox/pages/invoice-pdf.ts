import {
  ksefOfflineOf,
  ksefRegistrationOf,
  type InvoiceDocument,
  type InvoiceItemRow,
  type InvoicePartyRow,
} from "../contexts/invoice.repository.ts";
import { drawLetterhead, footerOf, type Issuer } from "./issuer.ts";
import { polishAccount, polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";
import { createPdf, type PdfColumn, type Frame, type PdfWriter } from "#kit/pdf/pdf-writer.ts";

const TITLES: Readonly<Record<string, string>> = {
  invoice: "Faktura VAT",
  correction: "Faktura korygująca",
  interest: "Nota odsetkowa",
};

const ITEM_COLUMNS: readonly PdfColumn[] = [
  { title: "Usługa", width: 146 },
  { title: "Okres", width: 130 },
  { title: "Netto", width: 58, align: "right" },
  { title: "VAT", width: 38, align: "right" },
  { title: "Kwota VAT", width: 60, align: "right" },
  { title: "Brutto", width: 67, align: "right" },
];
const VAT_COLUMNS: readonly PdfColumn[] = [
  { title: "Stawka VAT", width: 90 },
  { title: "Netto", width: 80, align: "right" },
  { title: "VAT", width: 80, align: "right" },
  { title: "Brutto", width: 80, align: "right" },
];
const QR_SIZE = 92;
const PANEL_PADDING = 14;
const RECIPIENT_LENGTH = 20;
const TITLE_LENGTH = 32;
/** From this day on companies name the KSeF number in a transfer; a bank's code has no room for it. */
const KSEF_TITLES_FROM = "2027-01-01";

const sum = (lines: readonly InvoiceItemRow[], of: "net" | "vat" | "gross"): number =>
  lines.reduce((total, line) => total + line[of], 0);

const currency = (grosze: number): string => `${polishAmount(grosze)}\u00a0zł`;

/** Creates the PDF of a document, marked as a duplicate of `today` (FIN-03). Rejects if PDF creation fails. */
export function createInvoicePdf(
  document: InvoiceDocument,
  account: string,
  issuer: Issuer,
  today: string,
): Promise<Buffer> {
  const { entry, corrects } = document;
  const isOfNote = corrects?.isNote === true;
  const title = `${isOfNote ? "Korekta noty odsetkowej" : (TITLES[entry.kind] ?? "Dokument")} ${entry.number}`;
  return createPdf({ title, author: issuer.name }, footerOf(issuer), (writer) => {
    drawLetterhead(writer, issuer);
    writer.heading(1, title);
    writer.paragraph(`Duplikat z dnia ${polishDay(today)}`, { isMuted: true });
    if (corrects !== undefined)
      writer.paragraph(
        `Koryguje ${isOfNote ? "notę odsetkową" : "fakturę"} ${corrects.number}. Powód: ${corrects.reason}`,
      );
    writer.skip(12);
    writeParties(writer, issuer, document.buyer);
    writeFacts(writer, document, account);
    writer.heading(2, "Pozycje");
    writer.table(ITEM_COLUMNS, itemRows(document), { hasRowHeaders: true, hasTotal: true });
    writer.skip(8);
    writer.ensureSpace(110);
    writer.heading(2, "Podsumowanie VAT");
    writer.table(VAT_COLUMNS, vatRows(document.lines), { hasRowHeaders: true, hasTotal: true });
    writer.skip(12);
    writePayment(writer, document, account, issuer, today);
    writeKsef(writer, document, issuer, today);
    writeKsefOffline(writer, document, issuer, today);
  });
}

function halves(writer: PdfWriter): readonly [Frame, Frame] {
  const { x, width } = writer.page;
  const half = (width - 24) / 2;
  return [
    { x, width: half },
    { x: x + half + 24, width: half },
  ];
}

function writeParties(writer: PdfWriter, issuer: Issuer, buyer: InvoicePartyRow): void {
  const top = writer.y;
  const [left, right] = halves(writer);
  writer.moveTo(top, left);
  writeParty(writer, "Sprzedawca", issuer);
  const bottom = writer.y;
  writer.moveTo(top, right);
  writeParty(writer, "Nabywca", buyer);
  writer.moveTo(Math.max(bottom, writer.y) + 10);
}

function writeParty(writer: PdfWriter, label: string, { name, taxId, address }: InvoicePartyRow): void {
  writer.heading(2, label);
  writer.paragraph(name, { isBold: true });
  for (const line of address.split(", ")) writer.paragraph(line);
  if (taxId !== undefined && taxId !== "") writer.paragraph(`NIP ${taxId}`);
}

function writeFacts(writer: PdfWriter, { entry, lines }: InvoiceDocument, account: string): void {
  // Use has its own month, in its line.
  const charged = lines.some(({ kind }) => kind !== "usage") ? lines.filter(({ kind }) => kind !== "usage") : lines;
  const days = charged.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [{ from, to }]));
  const from = days.map((period) => period.from).toSorted()[0];
  const to = days
    .map((period) => period.to)
    .toSorted()
    .at(-1);
  writer.table(
    [
      { title: "Data wystawienia", width: 115 },
      { title: "Okres rozliczeniowy", width: 154 },
      { title: "Termin płatności", width: 115 },
      { title: "Numer klienta", width: 115 },
    ],
    [
      [
        polishDay(entry.entryDate),
        from === undefined || to === undefined ? "jednorazowo" : `${polishDay(from)} – ${polishDay(to)}`,
        entry.dueDate === undefined ? "nie dotyczy" : polishDay(entry.dueDate),
        account,
      ],
    ],
  );
  writer.skip(8);
}

function itemRows({ lines, entry }: InvoiceDocument): readonly (readonly string[])[] {
  const rows = lines.map(({ name, quantity, from, to, net, vatRate, vat, gross }) => [
    quantity === undefined ? name : `${name}, ${quantity}`,
    from === undefined || to === undefined ? "" : `${polishDay(from)} – ${polishDay(to)}`,
    polishAmount(net),
    vatRate,
    polishAmount(vat),
    polishAmount(gross),
  ]);
  return [
    ...rows,
    ["Razem", "", polishAmount(sum(lines, "net")), "", polishAmount(sum(lines, "vat")), currency(entry.amount)],
  ];
}

function vatRows(lines: readonly InvoiceItemRow[]): readonly (readonly string[])[] {
  const row = (label: string, of: readonly InvoiceItemRow[]): readonly string[] => [
    label,
    polishAmount(sum(of, "net")),
    polishAmount(sum(of, "vat")),
    polishAmount(sum(of, "gross")),
  ];
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))];
  return [
    ...rates.map((rate) =>
      row(
        rate,
        lines.filter(({ vatRate }) => vatRate === rate),
      ),
    ),
    row("Razem", lines),
  ];
}

/** Writes what is to be paid on `today`: account, title and code for bank apps; only the fact once it is paid. */
function writePayment(
  writer: PdfWriter,
  document: InvoiceDocument,
  account: string,
  issuer: Issuer,
  today: string,
): void {
  const { entry, client } = document;
  const bankAccount = client["bankAccountNumber"];
  const digits = typeof bankAccount === "string" ? bankAccount : "";
  const isDue = entry.unpaidAmount > 0 && digits !== "";
  const height = isDue ? QR_SIZE + 2 * PANEL_PADDING + 14 : 46;
  writer.ensureSpace(height);
  const { x, width } = writer.page;
  const top = writer.y;
  writer.panel(writer.page, height, issuer.brand.colours?.["brand-tint"]?.[0] ?? "#eef2f2");
  const frame = { x: x + PANEL_PADDING, width: width - QR_SIZE - 3 * PANEL_PADDING };
  writer.moveTo(top + PANEL_PADDING, frame);
  if (!isDue) {
    writer.paragraph(
      entry.unpaidAmount > 0
        ? `Do zapłaty: ${currency(entry.unpaidAmount)}`
        : entry.amount < 0
          ? "Kwotę korekty rozliczyliśmy na koncie klienta."
          : `Zapłacono. Stan na ${polishDay(today)}: nic do zapłaty.`,
      { size: 13, isBold: true },
    );
    writer.moveTo(top + height + 12);
    return;
  }
  const registration = today < KSEF_TITLES_FROM ? undefined : ksefRegistrationOf(document, issuer.taxId, today);
  const title = `${account} ${registration?.number ?? entry.number}`;
  const due = entry.dueDate === undefined ? "" : ` do ${polishDay(entry.dueDate)}`;
  writer.paragraph(`Do zapłaty${due}`, { isMuted: true });
  writer.paragraph(currency(entry.unpaidAmount), { size: 20, isBold: true });
  writer.paragraph(`Numer rachunku: ${polishAccount(digits)}`);
  writer.paragraph(`Odbiorca: ${issuer.name}, ${issuer.address}`);
  writer.paragraph(`Tytuł przelewu: ${title}`);
  if (registration !== undefined) {
    writer.moveTo(top + height + 16);
    return;
  }
  const code = { x: x + width - QR_SIZE - PANEL_PADDING, y: top + PANEL_PADDING, size: QR_SIZE };
  writer.qrCode(
    `Kod QR przelewu: ${currency(entry.unpaidAmount)} na rachunek ${polishAccount(digits)}`,
    [
      issuer.taxId,
      "PL",
      digits,
      String(entry.unpaidAmount).padStart(6, "0"),
      issuer.name.slice(0, RECIPIENT_LENGTH),
      title.slice(0, TITLE_LENGTH),
      "",
      "",
      "",
    ].join("|"),
    code,
  );
  writer.moveTo(code.y + QR_SIZE + 3, { x: code.x - 10, width: QR_SIZE + 20 });
  writer.paragraph("Zeskanuj w aplikacji banku", { size: 8, isMuted: true });
  writer.moveTo(top + height + 16);
}

/** Writes number and verification code of the ministry's register (KSeF, code I) for a registered document. */
function writeKsef(writer: PdfWriter, document: InvoiceDocument, issuer: Issuer, today: string): void {
  const registration = ksefRegistrationOf(document, issuer.taxId, today);
  if (registration === undefined) return;
  const day = polishDay(document.entry.entryDate);
  const address = `https://${issuer.ksefHost}/invoice/${issuer.taxId}/${day}/${registration.hash}`;
  writer.ensureSpace(QR_SIZE + 40);
  writer.heading(2, "Krajowy System e-Faktur");
  const { x, width } = writer.page;
  const top = writer.y;
  writer.qrCode(`Kod QR sprawdzenia faktury w KSeF, numer ${registration.number}`, address, {
    x,
    y: top,
    size: QR_SIZE,
  });
  writer.moveTo(top + 8, { x: x + QR_SIZE + PANEL_PADDING, width: width - QR_SIZE - PANEL_PADDING });
  writer.paragraph("Numer KSeF", { isMuted: true });
  writer.paragraph(registration.number, { isBold: true });
  writer.paragraph(`Sprawdź fakturę: ${address}`, { size: 9 });
  writer.moveTo(top + QR_SIZE + 8);
}

/** Writes the codes OFFLINE and CERTYFIKAT of a document that was issued outside the register. */
function writeKsefOffline(
  writer: PdfWriter,
  document: InvoiceDocument,
  { ksefHost, taxId }: Issuer,
  today: string,
): void {
  const mark = ksefOfflineOf(document, taxId, today);
  if (mark === undefined) return;
  const day = polishDay(document.entry.entryDate);
  const codes = [
    ["OFFLINE", `https://${ksefHost}/invoice/${taxId}/${day}/${mark.hash}`],
    [
      "CERTYFIKAT",
      `https://${ksefHost}/certificate/${mark.context}/${mark.contextId}/${taxId}/${mark.certificate}/` +
        `${mark.hash}/${mark.signature}`,
    ],
  ] as const;
  writer.ensureSpace(QR_SIZE + 60);
  writer.heading(2, "Krajowy System e-Faktur");
  const { x } = writer.page;
  const top = writer.y;
  codes.forEach(([label, address], index) => {
    const left = x + index * (QR_SIZE + 2 * PANEL_PADDING);
    writer.qrCode(`Kod QR ${label}`, address, { x: left, y: top, size: QR_SIZE });
    writer.moveTo(top + QR_SIZE + 3, { x: left, width: QR_SIZE + PANEL_PADDING });
    writer.paragraph(label, { size: 9, isBold: true });
  });
  writer.moveTo(top + QR_SIZE + 24);
}
