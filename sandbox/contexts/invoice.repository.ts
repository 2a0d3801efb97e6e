import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { fillDatePlaceholders } from "../calendar/date-placeholders.ts";
import { subscriptionPeriod } from "../calendar/subscription-period.ts";
import { addToMonth, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { flagColumn, integer, optionalInteger, optionalText, textColumn, type Row } from "../database/rows.ts";
import { findEntry, type FinancialEntryRow } from "./finance.repository.ts";

/** Line of a document. Amounts in grosze. */
export interface InvoiceItemRow {
  readonly itemId: string;
  readonly serviceId: string | undefined;
  readonly name: string;
  readonly kind: string;
  readonly from: IsoDay | undefined;
  readonly to: IsoDay | undefined;
  readonly quantity: string | undefined;
  readonly net: number;
  readonly vatRate: string;
  readonly vat: number;
  readonly gross: number;
}

export interface InvoicePartyRow {
  readonly name: string;
  readonly taxId: string | undefined;
  readonly address: string;
}

/** Document that a correction corrects. */
interface CorrectedDocument {
  readonly entryId: string;
  readonly number: string;
  readonly reason: string;
  /** True for an interest note, which is no invoice: its correction has no VAT and is not in the register. */
  readonly isNote: boolean;
}

/** Document with its lines. */
export interface InvoiceDocument {
  readonly entry: FinancialEntryRow;
  readonly lines: readonly InvoiceItemRow[];
  readonly buyer: InvoicePartyRow;
  /** Customer data as seeded. */
  readonly client: JsonRecord;
  readonly isForCompany: boolean;
  readonly corrects: CorrectedDocument | undefined;
  /** Corrections of the document, the oldest first. No correction is corrected. */
  readonly corrections: readonly FinancialEntryRow[];
}

const HAVE_LINES = new Set(["invoice", "correction", "interest"]);

const dayIn = (month: string, day: number): IsoDay => `${month}-${String(day).padStart(2, "0")}`;

/** Returns the month of the usage that an invoice of a month charges: the one before it (FIN-08). */
export const usageMonthOf = (period: string): string => addToMonth(period, -1);

const daysOfMonth = (month: string) => ({ from: dayIn(month, 1), to: lastDayOf(month) });

/**
 * Returns the days of a line. They are stored as numbers within the month, so that a roll of the dates keeps whole
 * months whole. A last day before the first one is the end of a month of a subscription. Use is charged after its
 * month.
 */
function daysOf(row: Row, { month, issuedOn }: { readonly month: string; readonly issuedOn: IsoDay }) {
  const [first, last] = [optionalInteger(row, "from_day"), optionalInteger(row, "to_day")];
  const kind = textColumn(row, "kind");
  if (kind === "usage" && first === undefined) return daysOfMonth(usageMonthOf(month));
  const isMonthly = ["subscription", "promotion"].includes(kind);
  if (!isMonthly && first === undefined) return { from: undefined, to: undefined };
  if (first !== undefined && last !== undefined && last < first) return subscriptionPeriod({ month, issuedOn }, first);
  const end = lastDayOf(month);
  const until = last === undefined ? end : dayIn(month, last);
  return { from: dayIn(month, first ?? 1), to: until > end ? end : until };
}

function lineFrom(row: Row, invoice: { readonly month: string; readonly issuedOn: IsoDay }): InvoiceItemRow {
  return {
    itemId: `${textColumn(row, "entry_id")}-${integer(row, "position") + 1}`,
    serviceId: optionalText(row, "service_id"),
    name: fillDatePlaceholders(textColumn(row, "name")),
    kind: textColumn(row, "kind"),
    ...daysOf(row, invoice),
    quantity: optionalText(row, "quantity"),
    net: integer(row, "net"),
    vatRate: textColumn(row, "vat_rate"),
    vat: integer(row, "vat"),
    gross: integer(row, "gross"),
  };
}

/** Returns an address with its zip code in one line. */
export function addressWithZip(address: JsonRecord | undefined): string {
  if (address === undefined) return "";
  const part = (name: string): string => (typeof address[name] === "string" ? address[name] : "");
  const flat = part("flatNumber");
  const building = [part("houseNumber"), flat === "" || flat.includes(" ") ? flat : `m. ${flat}`]
    .filter((word) => word !== "")
    .join(" ");
  const street = [part("street"), building].filter((word) => word !== "").join(" ");
  return [street, [part("zip"), part("city")].filter((word) => word !== "").join(" ")]
    .filter((word) => word !== "")
    .join(", ");
}

function clientOf(db: DatabaseSync, account: string): JsonRecord {
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return row === undefined ? {} : parseJsonRecord(textColumn(row, "data"));
}

function buyerOf(db: DatabaseSync, account: string, client: JsonRecord): InvoicePartyRow {
  const first = db.prepare("SELECT data FROM address WHERE account_number = ? ORDER BY position LIMIT 1").get(account);
  const clientText = (name: string): string => (typeof client[name] === "string" ? client[name] : "");
  const taxId = clientText("taxId");
  return {
    name:
      clientText("companyName") === ""
        ? `${clientText("firstName")} ${clientText("lastName")}`.trim()
        : clientText("companyName"),
    taxId: taxId === "" ? undefined : taxId,
    address: addressWithZip(first === undefined ? undefined : parseJsonRecord(textColumn(first, "data"))),
  };
}

function correctedBy(db: DatabaseSync, account: string, entryId: string): InvoiceDocument["corrects"] {
  const row = db
    .prepare("SELECT corrected_id, reason FROM invoice_correction WHERE account_number = ? AND entry_id = ?")
    .get(account, entryId);
  if (row === undefined) return undefined;
  const corrected = findEntry(db, account, textColumn(row, "corrected_id"));
  return corrected === undefined
    ? undefined
    : {
        entryId: corrected.entryId,
        number: corrected.number,
        reason: textColumn(row, "reason"),
        isNote: corrected.kind === "interest",
      };
}

/** Returns the ids of the corrected documents of an account, by the id of the correction. */
export function correctedEntryIds(db: DatabaseSync, account: string): ReadonlyMap<string, string> {
  const rows = db
    .prepare("SELECT entry_id, corrected_id FROM invoice_correction WHERE account_number = ?")
    .all(account);
  return new Map(rows.map((row) => [textColumn(row, "entry_id"), textColumn(row, "corrected_id")]));
}

function correctionsOf(db: DatabaseSync, account: string, entryId: string): InvoiceDocument["corrections"] {
  return db
    .prepare("SELECT entry_id FROM invoice_correction WHERE account_number = ? AND corrected_id = ? ORDER BY entry_id")
    .all(account, entryId)
    .flatMap((row) => findEntry(db, account, textColumn(row, "entry_id")) ?? [])
    .toSorted((one, other) => one.entryDate.localeCompare(other.entryDate));
}

/** Returns a document of an account; `undefined` for an unknown entry or one without lines. */
export function findDocument(db: DatabaseSync, account: string, entryId: string): InvoiceDocument | undefined {
  const entry = findEntry(db, account, entryId);
  if (entry === undefined || !HAVE_LINES.has(entry.kind)) return undefined;
  const month = entry.period ?? entry.entryDate.slice(0, 7);
  const rows = db
    .prepare("SELECT * FROM invoice_item WHERE account_number = ? AND entry_id = ? ORDER BY position")
    .all(account, entryId);
  const company = db.prepare("SELECT b2b FROM account WHERE account_number = ?").get(account);
  const client = clientOf(db, account);
  return {
    entry,
    client,
    lines: rows.map((row) => lineFrom(row, { month, issuedOn: entry.entryDate })),
    buyer: buyerOf(db, account, client),
    isForCompany: company !== undefined && flagColumn(company, "b2b"),
    corrects: correctedBy(db, account, entryId),
    corrections: correctionsOf(db, account, entryId),
  };
}

/** Day from which invoices of companies are in the register of the ministry. */
const REGISTER_SINCE: IsoDay = "2026-02-01";

/** Computes the CRC-8 (polynomial 7) at the end of a register number. */
function checksumOf(digits: string): string {
  let value = 0;
  for (const byte of Buffer.from(digits, "ascii")) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = (value & 0x80) === 0 ? (value << 1) & 0xff : ((value << 1) ^ 0x07) & 0xff;
  }
  return value.toString(16).toUpperCase().padStart(2, "0");
}

/** Returns the SHA-256 of a document's file; `undefined` for a document that does not belong into the register. */
function fileHashOf({ entry, lines, isForCompany, corrects }: InvoiceDocument, seller: string): Buffer | undefined {
  const isNote = entry.kind === "interest" || corrects?.isNote === true;
  if (!isForCompany || isNote || entry.entryDate < REGISTER_SINCE) return undefined;
  return createHash("sha256")
    .update(
      JSON.stringify([seller, entry.number, entry.entryDate, lines.map(({ name, net, vat }) => [name, net, vat])]),
      "utf8",
    )
    .digest();
}

/** Serial number of the demo operator's certificate for invoices outside the register. */
const CERTIFICATE = "01F20A5D352AE590";

/** Returns true while a document that was issued outside the register waits: the next working day is the last one. */
const isOutsideRegister = ({ entry }: InvoiceDocument, today: IsoDay): boolean =>
  entry.isKsefOffline && today < nextWorkingDay(entry.entryDate);

export type KsefOfflineRow = Readonly<Record<"hash" | "context" | "contextId" | "certificate" | "signature", string>>;

/**
 * Returns the marks of a document that is not in the register yet; `undefined` for another one. The demo has no
 * key: the signature only has the length of one with P-256.
 */
export function ksefOfflineOf(document: InvoiceDocument, seller: string, today: IsoDay): KsefOfflineRow | undefined {
  const hash = isOutsideRegister(document, today) ? fileHashOf(document, seller)?.toString("base64url") : undefined;
  if (hash === undefined) return undefined;
  const signature = createHash("sha512").update(`${CERTIFICATE}/${hash}`, "utf8").digest("base64url");
  return { hash, context: "Nip", contextId: seller, certificate: CERTIFICATE, signature };
}

/** Returns number and hash of a document in the register; `undefined` for a document that is not registered. */
export function ksefRegistrationOf(
  document: InvoiceDocument,
  seller: string,
  today: IsoDay,
): { readonly number: string; readonly hash: string } | undefined {
  const { entry } = document;
  const file = isOutsideRegister(document, today) ? undefined : fileHashOf(document, seller);
  if (file === undefined) return undefined;
  const technical = file.toString("hex").slice(0, 12).toUpperCase();
  const plain = `${seller}-${entry.entryDate.replaceAll("-", "")}-${technical}`;
  return { number: `${plain}-${checksumOf(plain)}`, hash: file.toString("base64url") };
}
