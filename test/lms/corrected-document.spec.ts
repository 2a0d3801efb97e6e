import { afterAll, beforeAll, expect, it } from "vitest";
import { insertDemoBase, type DemoBase } from "#lms/demo/insert-demo-base.ts";
import { insertCorrection, insertInvoice, insertRow } from "#lms/demo/lms-records.ts";
import { LMS_TABLES } from "#lms/demo/lms-tables.ts";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "#lms/demo/open-embedded-postgres.ts";
import { listLedger } from "#lms/finance/ledger.repository.ts";
import { findLmsDocument } from "#lms/finance/lms-document.repository.ts";

/** In Warsaw it is 1 January already. */
const NEW_YEAR = Date.parse("2025-12-31T23:30:00Z") / 1_000;

let database: EmbeddedPostgres;
let base: DemoBase;
beforeAll(async () => {
  database = await openEmbeddedPostgres();
  await database.run(LMS_TABLES);
  base = await insertDemoBase(database);
});
afterAll(() => database.close());

it.each(["UTC", "Europe/Warsaw", "America/New_York"])(
  "numbers a corrected document by its day in Warsaw when the database is in %s (part of LMS-07)",
  async (zone) => {
    await database.run(`SET TIME ZONE '${zone}'`);
    const customer = await insertRow(database, "customers", { lastname: "Nowak", name: "Jan", type: 0, pin: "1" });
    const common = { customer, plan: base.invoicePlan, fullNumber: null, daysToPay: 14 };
    const line = { description: "Internet", value: "60.00", tax: base.tax23 };
    const invoice = await insertInvoice(database, { ...common, number: 7, issuedAt: NEW_YEAR, lines: [line] });
    const correction = await insertCorrection(
      database,
      { ...common, number: 8, issuedAt: NEW_YEAR + 86_400, lines: [{ ...line, value: "50.00" }] },
      invoice,
      "rabat",
    );
    const entry = (await listLedger(database, customer)).find(({ entryId }) => entryId === `D${invoice}`);
    const document = await findLmsDocument(database, customer, `D${correction}`);
    expect(entry?.number).toContain("2026");
    expect(document?.corrects?.number).toBe(entry?.number);
  },
);
