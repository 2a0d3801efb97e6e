import { afterAll, beforeAll, expect, it } from "vitest";
import { findBalance, listLedger } from "../../finance/ledger.repository.ts";
import { sumOfLines } from "../../finance/lms-document.ts";
import { findLmsDocument } from "../../finance/lms-document.repository.ts";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "../open-embedded-postgres.ts";
import { PORTAL_ROLE } from "../../setup/setup-script.ts";
import { STATE_TABLES } from "../../state/state-schema.ts";
import { fillLoadDatabase } from "./fill-load-database.ts";
import { DOCUMENTS_EACH } from "./load-content.ts";

const CUSTOMERS = 120;
/** Customers with one and with two lines in an invoice, with a correction and with a note about interest. */
const SAMPLE = [1, 6];
/** Tables of the portal that are empty most of the time. */
const QUEUES = ["outgoing_message"];

let database: EmbeddedPostgres;
const countOf = async (from: string): Promise<number> =>
  Number((await database.query(`SELECT count(*)::int AS count FROM ${from}`))[0]?.["count"]);

beforeAll(async () => {
  database = await openEmbeddedPostgres();
  await database.run(`CREATE ROLE ${PORTAL_ROLE}`);
  await fillLoadDatabase(database, { customers: CUSTOMERS, now: 1_795_000_000 }, PORTAL_ROLE);
}, 60_000);
afterAll(() => database.close());

it("(part of LMS-47) generates twenty documents of each customer, of every kind", async () => {
  expect(await countOf("customers")).toBe(CUSTOMERS);
  expect(await countOf("documents")).toBe(CUSTOMERS * DOCUMENTS_EACH);
  expect(await countOf("(SELECT FROM documents GROUP BY customerid HAVING count(*) <> 20) wrong")).toBe(0);
  for (const type of [1, 3, 5]) expect(await countOf(`documents WHERE type = ${type}`)).toBeGreaterThan(CUSTOMERS / 3);
  expect(await countOf("documents d WHERE NOT EXISTS (SELECT FROM cash c WHERE c.docid = d.id)")).toBe(0);
});

it("(part of LMS-47) generates documents whose lines add up to the booked amount", async () => {
  for (const customer of SAMPLE) {
    const ledger = await listLedger(database, customer);
    expect(ledger.reduce((sum, { amount }) => sum - amount, 0)).toBe(await findBalance(database, customer));
    for (const { entryId, amount } of ledger.filter(({ hasItems }) => hasItems).slice(-3)) {
      const document = await findLmsDocument(database, customer, entryId);
      expect(sumOfLines(document?.lines ?? [], "gross"), entryId).toBe(amount);
    }
  }
});

it("(part of LMS-47) generates rows of every table of the portal, and leaves free ids", async () => {
  for (const table of STATE_TABLES.filter((name) => !QUEUES.includes(name)))
    expect(await countOf(`ebok.${table}`), table).toBeGreaterThan(0);
  for (const table of ["documents", "rttickets", "rtmessages", "customercontacts"]) {
    const [row] = await database.query(`SELECT nextval('${table}_id_seq') > max(id) AS is_free FROM ${table}`);
    expect(row?.["is_free"], table).toBe(true);
  }
});
