import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { lastDayOf, type IsoDay } from "../calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { flag, integer, optionalInteger, optionalText, text, type Row } from "../database/rows.ts";
import { findEntry, type FinancialEntryRow } from "./finance.repository.ts";

/** One line of a document. Amounts are grosze. */
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

/** A document with its lines. */
export interface InvoiceDocument {
  readonly entry: FinancialEntryRow;
  readonly lines: readonly InvoiceItemRow[];
  readonly buyer: InvoicePartyRow;
  /** Data of the customer, as the demo has it. */
  readonly client: JsonRecord;
  readonly isForCompany: boolean;
  readonly corrects: { readonly entryId: string; readonly number: string; readonly reason: string } | undefined;
}

const HAVE_LINES = new Set(["invoice", "correction", "interest"]);

const dayIn = (month: string, day: number): IsoDay => `${month}-${String(day).padStart(2, "0")}`;

/** Days are kept as numbers within the month, so that a roll of dates keeps whole months whole. */
function lineFrom(row: Row, month: string): InvoiceItemRow {
  const [first, last] = [optionalInteger(row, "from_day"), optionalInteger(row, "to_day")];
  const monthly = ["subscription", "promotion"].includes(text(row, "kind"));
  const end = lastDayOf(month);
  const until = last === undefined ? end : dayIn(month, last);
  return {
    itemId: `${text(row, "entry_id")}-${integer(row, "position") + 1}`,
    serviceId: optionalText(row, "service_id"),
    name: text(row, "name"),
    kind: text(row, "kind"),
    from: monthly || first !== undefined ? dayIn(month, first ?? 1) : undefined,
    to: monthly || first !== undefined ? (until > end ? end : until) : undefined,
    quantity: optionalText(row, "quantity"),
    net: integer(row, "net"),
    vatRate: text(row, "vat_rate"),
    vat: integer(row, "vat"),
    gross: integer(row, "gross"),
  };
}

function addressLine(address: JsonRecord | undefined): string {
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
  const row = prepareStatement(db, "SELECT data FROM client WHERE account_number = ?").get(account);
  return row === undefined ? {} : parseJsonRecord(text(row, "data"));
}

function buyerOf(db: DatabaseSync, account: string, client: JsonRecord): InvoicePartyRow {
  const first = prepareStatement(db, "SELECT data FROM address WHERE account_number = ? ORDER BY position LIMIT 1").get(
    account,
  );
  const clientText = (name: string): string => (typeof client[name] === "string" ? client[name] : "");
  const taxId = clientText("taxId");
  return {
    name:
      clientText("companyName") === ""
        ? `${clientText("firstName")} ${clientText("lastName")}`.trim()
        : clientText("companyName"),
    taxId: taxId === "" ? undefined : taxId,
    address: addressLine(first === undefined ? undefined : parseJsonRecord(text(first, "data"))),
  };
}

function correctedBy(db: DatabaseSync, account: string, entryId: string): InvoiceDocument["corrects"] {
  const row = prepareStatement(
    db,
    "SELECT corrected_id, reason FROM invoice_correction WHERE account_number = ? AND entry_id = ?",
  ).get(account, entryId);
  if (row === undefined) return undefined;
  const corrected = findEntry(db, account, text(row, "corrected_id"));
  return corrected === undefined
    ? undefined
    : { entryId: corrected.entryId, number: corrected.number, reason: text(row, "reason") };
}

/** A document of an account; `undefined` for an entry that is none, or is not there. */
export function findDocument(db: DatabaseSync, account: string, entryId: string): InvoiceDocument | undefined {
  const entry = findEntry(db, account, entryId);
  if (entry === undefined || !HAVE_LINES.has(entry.kind)) return undefined;
  const month = entry.period ?? entry.entryDate.slice(0, 7);
  const rows = prepareStatement(
    db,
    "SELECT * FROM invoice_item WHERE account_number = ? AND entry_id = ? ORDER BY position",
  ).all(account, entryId);
  const company = prepareStatement(db, "SELECT b2b FROM account WHERE account_number = ?").get(account);
  const client = clientOf(db, account);
  return {
    entry,
    client,
    lines: rows.map((row) => lineFrom(row, month)),
    buyer: buyerOf(db, account, client),
    isForCompany: company !== undefined && flag(company, "b2b"),
    corrects: correctedBy(db, account, entryId),
  };
}

/** From here on a company's invoices stand in the ministry's register. */
const REGISTER_SINCE: IsoDay = "2026-02-01";

/** CRC-8 with the polynomial 7, the check at the end of a register's number. */
function checksumOf(digits: string): string {
  let value = 0;
  for (const byte of Buffer.from(digits, "ascii")) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = (value & 0x80) === 0 ? (value << 1) & 0xff : ((value << 1) ^ 0x07) & 0xff;
  }
  return value.toString(16).toUpperCase().padStart(2, "0");
}

/**
 * Where a document stands in the register: number and hash, of what the document says; `undefined` where it does not.
 */
export function ksefRegistrationOf(
  { entry, lines, isForCompany }: InvoiceDocument,
  seller: string,
): { readonly number: string; readonly hash: string } | undefined {
  if (!isForCompany || entry.kind === "interest" || entry.entryDate < REGISTER_SINCE) return undefined;
  const file = createHash("sha256")
    .update(
      JSON.stringify([seller, entry.number, entry.entryDate, lines.map(({ name, net, vat }) => [name, net, vat])]),
      "utf8",
    )
    .digest();
  const technical = file.toString("hex").slice(0, 12).toUpperCase();
  const plain = `${seller}-${entry.entryDate.replaceAll("-", "")}-${technical}`;
  return { number: `${plain}-${checksumOf(plain)}`, hash: file.toString("base64url") };
}
