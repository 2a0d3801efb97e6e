import { afterAll, beforeAll, expect, it } from "vitest";
import { LMS_TABLES } from "#lms/demo/lms-tables.ts";
import { HAS_ACCOUNT } from "#lms/database/lms-values.ts";
import type { LmsDatabase } from "#lms/database/lms-database.ts";
import { openPostgres } from "#lms/database/open-postgres.ts";
import { openEmbeddedPostgres } from "#lms/demo/open-embedded-postgres.ts";
import { findBalance, listLedger } from "#lms/finance/ledger.repository.ts";
import { sumOfLines } from "#lms/finance/lms-document.ts";
import { findLmsDocument } from "#lms/finance/lms-document.repository.ts";
import { settleEntries } from "#lms/finance/settle-entries.ts";
import { randomLedgers } from "./random-ledgers.ts";

/** Customers; the proof sets more, and another seed. */
const CUSTOMERS = Number(process.env["LMS_CUSTOMERS"] ?? 200);
const SEED = Number(process.env["LMS_SEED"] ?? 0.42);
/** Documents whose lines are read. */
const DOCUMENTS = Math.round(CUSTOMERS / 2);
const TIMEOUT_MS = 120_000;

/** Database of an installation, whose customers are compared instead of generated ones. It is only read. */
const INSTALLATION = process.env["LMS_DATABASE"];

let database: LmsDatabase;
let customers: readonly number[];
const numbersOf = async (sql: string): Promise<ReadonlyMap<number, number>> =>
  new Map((await database.query(sql)).map((row) => [Number(row["id"]), Math.round(Number(row["amount"]) * 100)]));

async function openGeneratedLedgers(): Promise<LmsDatabase> {
  const embedded = await openEmbeddedPostgres();
  await embedded.run(LMS_TABLES);
  await embedded.run(randomLedgers(CUSTOMERS, SEED));
  return embedded;
}

beforeAll(async () => {
  database = INSTALLATION === undefined ? await openGeneratedLedgers() : openPostgres(INSTALLATION);
  const rows = await database.query(
    `SELECT c.id FROM customers c WHERE ${HAS_ACCOUNT} ORDER BY md5(c.id::text) LIMIT $1`,
    [CUSTOMERS],
  );
  customers = rows.map((row) => Number(row["id"]));
}, TIMEOUT_MS);
afterAll(() => database.close());

it(
  "[LMS-05] shows balances and entries equal to independent sums of generated customers",
  { timeout: TIMEOUT_MS },
  async () => {
    const balances = await numbersOf(
      `SELECT customerid AS id, sum(amount)::text AS amount FROM (SELECT customerid,
        round(sum(value * coalesce(currencyvalue, 1)), 2) AS amount FROM cash GROUP BY customerid, coalesce('D' || docid, 'C' || id)
      ) entry GROUP BY customerid`,
    );
    const documents = await numbersOf(
      "SELECT docid AS id, (-round(sum(value * coalesce(currencyvalue, 1)), 2))::text AS amount FROM cash WHERE docid IS NOT NULL GROUP BY docid",
    );
    let owing = 0;
    for (const customer of customers) {
      const expected = balances.get(customer) ?? 0;
      const ledger = await listLedger(database, customer);
      expect(await findBalance(database, customer)).toBe(expected);
      expect(ledger.reduce((sum, { amount }) => sum - amount, 0)).toBe(expected);
      for (const { entryId, amount } of ledger)
        if (entryId.startsWith("D")) expect(amount, entryId).toBe(documents.get(Number(entryId.slice(1))));
      const unpaid = [...settleEntries(ledger).values()].reduce((sum, left) => sum + left, 0);
      expect(unpaid).toBe(Math.max(0, -expected));
      if (expected < 0) owing += 1;
    }
    if (INSTALLATION !== undefined) return;
    expect(owing).toBeGreaterThan(CUSTOMERS / 10);
    expect(owing).toBeLessThan(CUSTOMERS - CUSTOMERS / 10);
  },
);

it(
  "[LMS-07] shows lines of documents that add up to the amount that LMS has booked",
  { timeout: TIMEOUT_MS },
  async () => {
    const rows = await database.query(
      `SELECT d.id, d.customerid, d.type FROM documents d WHERE d.type IN (1, 3, 5)
      AND coalesce(d.currency, 'PLN') = 'PLN' AND EXISTS (SELECT 1 FROM cash c WHERE c.docid = d.id)
      ORDER BY md5(d.id::text) LIMIT ${DOCUMENTS}`,
    );
    const booked = await numbersOf("SELECT docid AS id, (-sum(value))::text AS amount FROM cash GROUP BY docid");
    if (INSTALLATION === undefined) expect(new Set(rows.map((row) => row["type"])).size).toBe(3);
    for (const row of rows) {
      const document = await findLmsDocument(database, Number(row["customerid"]), `D${Number(row["id"])}`);
      const lines = document?.lines ?? [];
      expect(sumOfLines(lines, "gross"), `document ${Number(row["id"])}`).toBe(booked.get(Number(row["id"])));
      if (INSTALLATION === undefined)
        expect([document?.seller.name, document?.buyer.name]).toEqual([
          "Operator",
          `Klient ${Number(row["customerid"])}`,
        ]);
      expect(lines.filter(({ net, vat, gross }) => net + vat !== gross)).toEqual([]);
    }
  },
);
