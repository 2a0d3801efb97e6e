import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createCommandSender } from "#lms/notify/create-command-sender.ts";
import type { CustomerMessage } from "#lms/notify/message-sender.ts";
import { OutboxRunner } from "#lms/notify/outbox-runner.ts";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "#lms/demo/open-embedded-postgres.ts";
import { STATE_SCHEMA } from "#lms/state/state-schema.ts";

const MESSAGE: CustomerMessage = { channel: "sms", recipient: "600100201", subject: "Kod", text: "Kod: 123456" };
const MINUTE = 60_000;

let database: EmbeddedPostgres;
let now = 0;

beforeAll(async () => {
  database = await openEmbeddedPostgres();
  await database.run(STATE_SCHEMA);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  now = 1_000_000;
  await database.run("DELETE FROM ebok.outgoing_message");
});

const waiting = async () => (await database.query("SELECT id FROM ebok.outgoing_message")).length;

const runnerWith = (send: (message: CustomerMessage) => Promise<void>): OutboxRunner =>
  new OutboxRunner({ database, sender: { send }, now: () => now, logFailure: () => undefined });

it("[LMS-33] sends a stored message after its transaction, and one that another process has left behind", async () => {
  const sent: CustomerMessage[] = [];
  const send = (message: CustomerMessage) => Promise.resolve(void sent.push(message));
  const ended = runnerWith(send);
  await database.inTransaction((queries) => ended.store(queries, MESSAGE));
  expect(sent).toEqual([]);
  const other = runnerWith(send);
  other.start();
  await other.idle();
  expect(sent).toEqual([MESSAGE]);
  expect(await waiting()).toBe(0);
  await expect(
    database.inTransaction(async (queries) => {
      await other.store(queries, MESSAGE);
      throw new Error("the write fails");
    }),
  ).rejects.toThrow("the write fails");
  other.wake();
  await other.close();
  expect(sent).toEqual([MESSAGE]);
});

it("(part of LMS-33) tries a refused message again after half a minute, for an hour", async () => {
  let attempts = 0;
  const send = () => {
    attempts += 1;
    return Promise.reject(new Error("the gateway is down"));
  };
  const look = async (after: number): Promise<void> => {
    now += after;
    const runner = runnerWith(send);
    runner.wake();
    await runner.idle();
  };
  await database.inTransaction((queries) => runnerWith(send).store(queries, MESSAGE));
  await look(0);
  await look(MINUTE / 4);
  expect([attempts, await waiting()]).toEqual([1, 1]);
  await look(MINUTE / 2);
  expect([attempts, await waiting()]).toEqual([2, 1]);
  await look(61 * MINUTE);
  expect([attempts, await waiting()]).toEqual([2, 0]);
});

it("(part of LMS-33) writes a message as JSON to the program, and fails by its exit code", async () => {
  const directory = await mkdtemp(join(tmpdir(), "ebok-send-"));
  const [program, output] = [join(directory, "send"), join(directory, "sent")];
  await writeFile(program, `#!/bin/sh\ncat > ${output}\n`, { mode: 0o700 });
  await createCommandSender(program).send(MESSAGE);
  expect(JSON.parse(await readFile(output, "utf8"))).toEqual(MESSAGE);
  await writeFile(program, "#!/bin/sh\nexit 3\n", { mode: 0o700 });
  await expect(createCommandSender(program).send(MESSAGE)).rejects.toThrow("3");
  await expect(createCommandSender(join(directory, "missing")).send(MESSAGE)).rejects.toThrow("ENOENT");
  await rm(directory, { recursive: true });
});
