import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { seeded } from "../../scripts/seeded.ts";
import { ServiceClient } from "./service-client.ts";
import { SandboxProgram } from "./sandbox-program.ts";
import { PaymentWriter } from "./payment-writer.ts";

/** Number of kills: few in `npm test`, 50 in the proof. */
const ROUNDS = Number(process.env["EBOK_KILL_ROUNDS"] ?? "3");
const SEED = Number(process.env["EBOK_KILL_SEED"] ?? "20261121");
const ROUND_MS = 20_000;
const DAY_MS = 86_400_000;
/** Latest time of the kill after the first write, or after the start, ms. */
const WRITING_MS = 600;
const STARTING_MS = 500;

const WRITERS = ["m.brzezinska", "zalegly.wrona", "windykacja.sowa", "wielki.dab"];

let folder = "";
let program: SandboxProgram | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ebok-killed-"));
});

afterEach(async () => {
  await program?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Checks the integrity of a copy, so that the next start finds the files as the kill has left them. */
async function integrityOf(name: string): Promise<unknown> {
  const copy = join(folder, "copy");
  await mkdir(copy);
  for (const file of await readdir(folder)) if (file.startsWith(name)) await cp(join(folder, file), join(copy, file));
  const db = new DatabaseSync(join(copy, name));
  const found = db
    .prepare("PRAGMA integrity_check")
    .all()
    .map((row) => row["integrity_check"]);
  db.close();
  await rm(copy, { recursive: true });
  return found;
}

describe("sandbox killed with SIGKILL", () => {
  test(
    `keeps every acknowledged write after each of ${ROUNDS} kills`,
    { timeout: (ROUNDS + 1) * ROUND_MS },
    async () => {
      const random = seeded(SEED);
      const writers = WRITERS.map((login) => new PaymentWriter(login, random));
      const port = await freePort();
      let acknowledged = 0;
      for (let round = 1; round <= ROUNDS; round += 1) {
        program = new SandboxProgram(port, join(folder, "sandbox.db"));
        const url = await program.url;
        const clients = await Promise.all(writers.map((writer) => writer.begin(url)));
        const writing = writers.map((writer, index) => {
          const client = clients[index];
          if (client === undefined) throw new RangeError("the writer has no session");
          return writer.write(client);
        });
        await wait(random() * WRITING_MS);
        await program.kill();
        await Promise.all(writing);
        acknowledged += writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
        expect(await integrityOf("sandbox.db"), `seed ${SEED}, round ${round}`).toEqual(["ok"]);

        program = new SandboxProgram(port, join(folder, "sandbox.db"));
        const back = await program.url;
        for (const writer of writers) await writer.check(await writer.begin(back));
        await program.kill();
      }
      // Payments are booked on the day after their confirmation.
      program = new SandboxProgram(port, join(folder, "sandbox.db"));
      const later = await program.url;
      await new ServiceClient(later, "").api("clock", { advanceMs: 2 * DAY_MS });
      let booked = 0;
      for (const writer of writers) booked += await writer.checkBooked(await writer.begin(later));
      expect(booked).toBeGreaterThan(0);
      await program.kill();
      // Otherwise nothing was written before the kills, and nothing is proven.
      expect(acknowledged).toBeGreaterThan(ROUNDS * WRITERS.length);
      console.log(`figure rounds: ${ROUNDS}\nfigure acknowledged writes: ${acknowledged}`);
    },
  );

  test(
    `opens a new database after each of ${ROUNDS} kills during its creation`,
    { timeout: ROUNDS * ROUND_MS },
    async () => {
      const random = seeded(SEED + 1);
      const port = await freePort();
      for (let round = 1; round <= ROUNDS; round += 1) {
        const name = `new-${round}.db`;
        const unborn = new SandboxProgram(port, join(folder, name));
        await wait(random() * STARTING_MS);
        await unborn.kill();
        program = new SandboxProgram(port, join(folder, name));
        const client = await new PaymentWriter("m.brzezinska", random).begin(await program.url);
        expect((await client.call("getClientData")).one("e:client/e:accountNumber")).toBe("4127830");
        await program.kill();
        expect(await integrityOf(name), `seed ${SEED}, round ${round}`).toEqual(["ok"]);
      }
    },
  );
});
