import type { LmsQueries, SqlValue } from "../database/lms-database.ts";
import { lmsNumber, lmsText } from "../database/lms-rows.ts";
import { DOCUMENT_TYPES } from "../database/lms-values.ts";

/** Inserts a row and returns its id. Table and columns come from this project, values are placeholders. */
export async function insertRow(
  queries: LmsQueries,
  table: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<number> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [row] = await queries.query(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")}) RETURNING id`,
    Object.values(values),
  );
  if (row === undefined) throw new Error(`no row was inserted into ${table}`);
  return lmsNumber(row, "id");
}

/** Inserts a row of a table without an id. */
export async function insertLink(
  queries: LmsQueries,
  table: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<void> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  await queries.query(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})`,
    Object.values(values),
  );
}

/** Line of an invoice. `value` is the gross price of one piece as a decimal text. */
export interface DemoLine {
  readonly description: string;
  readonly value: string;
  readonly count?: string;
  readonly tariff?: number;
  readonly tax: number;
}

/** Head of a document of the demo. Times in seconds. */
export interface DemoDocumentHead {
  readonly customer: number;
  readonly number: number;
  readonly plan: number;
  readonly fullNumber: string | null;
  readonly issuedAt: number;
  readonly daysToPay: number;
}

export interface DemoDocument extends DemoDocumentHead {
  readonly lines: readonly DemoLine[];
  readonly hasNetValues?: boolean;
}

const SELLER = {
  div_name: "Sieć Jodła sp. z o.o.",
  div_address: "ul. Leśna 4",
  div_zip: "34-600",
  div_city: "Limanowa",
  div_ten: "7371020304",
} as const;

const BUYER_ADDRESS = { address: "ul. Rynek 1/2", zip: "34-600", city: "Limanowa" } as const;

async function buyerOf(queries: LmsQueries, customer: number): Promise<Readonly<Record<string, SqlValue>>> {
  const [row] = await queries.query("SELECT trim(name || ' ' || lastname) AS name, ten FROM customers WHERE id = $1", [
    customer,
  ]);
  if (row === undefined) throw new RangeError(`customer ${customer} is missing`);
  return { name: lmsText(row, "name"), ten: lmsText(row, "ten"), ...BUYER_ADDRESS };
}

/** Inserts the head of a document of a type of LMS. */
async function insertHead(
  queries: LmsQueries,
  type: number,
  { customer, number, plan, fullNumber, issuedAt, daysToPay }: DemoDocumentHead,
  further: Readonly<Record<string, SqlValue>> = {},
): Promise<number> {
  return insertRow(queries, "documents", {
    type,
    number,
    numberplanid: plan,
    fullnumber: fullNumber,
    cdate: issuedAt,
    sdate: issuedAt,
    paytime: daysToPay,
    customerid: customer,
    ...(await buyerOf(queries, customer)),
    ...SELLER,
    ...further,
  });
}

async function insertItem(queries: LmsQueries, document: number, position: number, line: DemoLine): Promise<void> {
  const { description, value, count = "1", tariff, tax } = line;
  await insertLink(queries, "invoicecontents", {
    docid: document,
    itemid: position,
    value,
    taxid: tax,
    content: "szt.",
    count,
    description,
    tariffid: tariff ?? null,
  });
}

/** Inserts an invoice and books each line as a row of `cash` below 0, as LMS does. Returns its id. */
export async function insertInvoice(queries: LmsQueries, order: DemoDocument): Promise<number> {
  const { customer, issuedAt, lines, hasNetValues = false } = order;
  const id = await insertHead(queries, DOCUMENT_TYPES.invoice, order, { flags: hasNetValues ? 16 : 0 });
  for (const [index, line] of lines.entries()) {
    await insertItem(queries, id, index + 1, line);
    await queries.query(
      `INSERT INTO cash (time, value, customerid, comment, docid)
      SELECT $1, -round(round($2::numeric * abs($3::numeric), 2) * CASE WHEN $7::boolean
        THEN 1 + t.value / 100 ELSE 1 END, 2), $4, $5, $6 FROM taxes t WHERE t.id = $8`,
      [issuedAt, line.value, line.count ?? "1", customer, line.description, id, hasNetValues, line.tax],
    );
  }
  return id;
}

/**
 * Inserts a correction of a document: its lines are the new ones, and `cash` has their differences to the former lines.
 */
export async function insertCorrection(
  queries: LmsQueries,
  order: DemoDocument,
  corrected: number,
  reason: string,
): Promise<number> {
  const id = await insertHead(queries, DOCUMENT_TYPES.correction, order, { reference: corrected, reason });
  for (const [index, line] of order.lines.entries()) {
    await insertItem(queries, id, index + 1, line);
    await queries.query(
      `INSERT INTO cash (time, value, customerid, comment, docid)
      SELECT $1, round(i.value * abs(i.count), 2) - round($2::numeric * abs($3::numeric), 2), $4, $5, $6
      FROM invoicecontents i WHERE i.docid = $7 AND i.itemid = $8`,
      [order.issuedAt, line.value, line.count ?? "1", order.customer, line.description, id, corrected, index + 1],
    );
  }
  return id;
}

/** Inserts a note about interest and books it. */
export async function insertNote(queries: LmsQueries, head: DemoDocumentHead, value: string): Promise<number> {
  const { customer, issuedAt } = head;
  const description = "Odsetki za opóźnienie";
  const id = await insertHead(queries, DOCUMENT_TYPES.debitNote, head);
  await insertLink(queries, "debitnotecontents", { docid: id, itemid: 1, value, description });
  await insertCash(queries, { customer, at: issuedAt, value: `-${value}`, comment: description, document: id });
  return id;
}

/** Inserts a row of `cash`: a payment above 0, a charge below 0. */
export async function insertCash(
  queries: LmsQueries,
  row: {
    readonly customer: number;
    readonly at: number;
    readonly value: string;
    readonly comment: string;
    readonly document?: number;
  },
): Promise<void> {
  await insertRow(queries, "cash", {
    time: row.at,
    value: row.value,
    customerid: row.customer,
    comment: row.comment,
    docid: row.document ?? null,
  });
}
