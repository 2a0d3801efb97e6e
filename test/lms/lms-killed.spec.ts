import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { LmsDatabase } from "#lms/database/lms-database.ts";
import { openPostgres } from "#lms/database/open-postgres.ts";
import { fillLoadDatabase } from "#lms/demo/load/fill-load-database.ts";
import { LOAD_QUEUE } from "#lms/demo/load/load-content.ts";
import { Przelewy24Simulator } from "#lms/payment/simulator/przelewy24-simulator.ts";
import { PORTAL_ROLE } from "#lms/setup/setup-script.ts";
import { seeded } from "../../scripts/seeded.ts";
import { ProviderPair } from "./provider-pair.ts";
import { createServerDatabase } from "./server-database.ts";
import { ContinuousWriter, TOGGLED_CONSENT, type AcknowledgedWrites } from "./continuous-writer.ts";

/** Address of a PostgreSQL server as a role that may create databases and roles; the test is skipped without it. */
const SERVER = process.env["LMS_SERVER"];
const ROUNDS = Number(process.env["EBOK_KILL_ROUNDS"] ?? "5");
const SEED = Number(process.env["EBOK_KILL_SEED"] ?? "20261129");
const ROUND_MS = 1_000;
const TIMEOUT_MS = 120_000 + 10 * ROUNDS * ROUND_MS;

const WRITERS = 6;
const CUSTOMERS = 3_000;

/** Writes the access data of the simulator as `--payments` takes them. */
async function paymentsFile(folder: string, { settings }: Przelewy24Simulator): Promise<string> {
  const file = join(folder, "payments.json");
  await writeFile(
    file,
    JSON.stringify({ gateway: "przelewy24", ...settings, source: 1, email: "platnosci@operator.example" }),
  );
  return file;
}

const listed = (rows: readonly Readonly<Record<string, unknown>>[], column: string): readonly string[] =>
  rows.map((row) => String(row[column]));

/** Compares the writes of a customer with the database. */
async function check(database: LmsDatabase, customer: number, written: AcknowledgedWrites): Promise<void> {
  const about = `customer ${customer}`;
  const tickets = await database.query(
    "SELECT t.subject, t.id, (SELECT count(*) FROM rtmessages m WHERE m.ticketid = t.id)::int AS messages " +
      "FROM rttickets t WHERE t.customerid = $1 AND t.subject <> 'Pytanie' ORDER BY t.id",
    [customer],
  );
  expect(tickets, about).toEqual([...written.tickets].map(([subject, id]) => ({ subject, id, messages: 1 })));
  const changes = await database.query("SELECT is_given FROM ebok.consent_change WHERE account = $1 AND type = $2", [
    customer,
    TOGGLED_CONSENT,
  ]);
  expect(changes.length, about).toBe(written.consentChanges);
  const given = await database.query("SELECT 1 FROM customerconsents WHERE customerid = $1 AND type = $2", [
    customer,
    TOGGLED_CONSENT,
  ]);
  expect(given.length, about).toBe(written.isConsentGiven ? 1 : 0);
  const imported = await database.query(
    "SELECT extid || ' ' || value AS payment FROM cashimport WHERE customerid = $1 AND closed = 0 ORDER BY id",
    [customer],
  );
  expect(listed(imported, "payment").toSorted(), about).toEqual(
    [...written.payments].map(([id, amount]) => `${id} ${amount}`).toSorted(),
  );
}

it.skipIf(SERVER === undefined)(
  `(part of LMS-23, LMS-41) loses and doubles no acknowledged write in ${ROUNDS} kills of two processes`,
  { timeout: TIMEOUT_MS },
  async () => {
    const created = await createServerDatabase(SERVER ?? "");
    const folder = await mkdtemp(join(tmpdir(), "ebok-lms-killed-"));
    const simulator = new Przelewy24Simulator();
    const database = openPostgres(created.owner);
    let pair: ProviderPair | undefined;
    try {
      await fillLoadDatabase(database, { customers: CUSTOMERS, now: Math.floor(Date.now() / 1_000) }, PORTAL_ROLE);
      await simulator.start();
      const payments = await paymentsFile(folder, simulator);
      const options = ["--queues", String(LOAD_QUEUE), "--payments", payments];
      const running = await ProviderPair.start(created.role, (origin) => [...options, "--portal", origin]);
      pair = running;
      const random = seeded(SEED);
      const writers = Array.from({ length: WRITERS }, (_, index) => {
        const customers = Array.from({ length: CUSTOMERS / WRITERS }, (__, n) => 1 + index + n * WRITERS);
        return new ContinuousWriter({ customers, urls: running.urls, simulator }, index);
      });
      const writing = Promise.all(writers.map((writer) => writer.run()));
      let kills = 0;
      const killing = (async () => {
        while (kills < ROUNDS) {
          await wait(ROUND_MS);
          if (await running.killOne(random())) kills += 1;
        }
        for (const writer of writers) writer.end();
      })();
      await Promise.all([writing, killing]);
      let [tickets, consents, paid] = [0, 0, 0];
      for (const { written } of writers)
        for (const [customer, writes] of written) {
          await check(database, customer, writes);
          tickets += writes.tickets.size;
          consents += writes.consentChanges;
          paid += writes.payments.size;
        }
      const broken = writers.reduce((sum, writer) => sum + writer.broken, 0);
      // Otherwise nothing was written between the kills, and nothing is proven.
      expect(broken).toBeGreaterThan(0);
      expect(tickets).toBeGreaterThan(ROUNDS);
      expect(paid).toBeGreaterThan(0);
      console.log(`figure kills: ${kills}\nfigure requests: ${tickets}\nfigure changes of consents: ${consents}`);
      console.log(`figure payments: ${paid}\nfigure calls without an answer: ${broken}\nfigure lost or doubled: 0`);
    } finally {
      await pair?.close();
      simulator.close();
      await database.close();
      await created.drop();
      await rm(folder, { recursive: true });
    }
  },
);
