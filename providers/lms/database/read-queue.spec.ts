import { describe, expect, it } from "vitest";
import { postgresText, type ReadBatch, type ReadConnection } from "./read-batch.ts";
import { isPlainRead, ReadQueue } from "./read-queue.ts";

const TEXT = 25;
const NUMBER = 23;

/** Database that answers each read with its only value, and fails for the value `wrong`. */
class FakeDatabase {
  /** Messages of each batch. */
  readonly batches: string[][] = [];
  readonly released: (Error | undefined)[] = [];

  connect() {
    return Promise.resolve({
      query: (batch: ReadBatch) => queueMicrotask(() => this.#answer(batch)),
      getTypeParser: (type: number) => (text: string) => (type === NUMBER ? Number(text) : text),
      release: (failure?: Error) => void this.released.push(failure),
    });
  }

  #answer(batch: ReadBatch): void {
    const sent: string[] = [];
    const values: (string | null)[] = [];
    const described = new Set<number>();
    const connection: ReadConnection = {
      stream: { cork: () => undefined, uncork: () => undefined },
      parse: ({ text }) => void sent.push(`parse ${text}`),
      bind: ({ values: [value] }) => void values.push(value ?? null),
      describe: () => void described.add(values.length - 1),
      execute: () => void sent.push(`execute ${values.at(-1)}`),
      sync: () => void sent.push("sync"),
    };
    batch.submit(connection);
    this.batches.push(sent);
    for (const [index, value] of values.entries()) {
      if (value === "wrong") {
        batch.handleError(new Error("wrong value"));
        return;
      }
      const dataTypeID = value === "1" ? NUMBER : TEXT;
      if (described.has(index)) batch.handleRowDescription({ fields: [{ name: "answer", dataTypeID }] });
      if (value !== "none") batch.handleDataRow({ fields: [value] });
      batch.handleCommandComplete();
    }
    batch.handleReadyForQuery();
  }
}

describe("ReadQueue", () => {
  it("(part of LMS-47) sends the reads of one moment together and prepares each statement once", async () => {
    const database = new FakeDatabase();
    const queue = new ReadQueue(database);
    const both = await Promise.all([queue.read("SELECT a", [1]), queue.read("SELECT b", ["x"])]);
    expect(both).toEqual([[{ answer: 1 }], [{ answer: "x" }]]);
    expect(await Promise.all([queue.read("SELECT b", [null]), queue.read("SELECT b", ["none"])])).toEqual([
      [{ answer: null }],
      [],
    ]);
    expect(database.batches).toEqual([
      ["parse SELECT a", "execute 1", "parse SELECT b", "execute x", "sync"],
      // The fake gives each use a new connection, which has prepared nothing.
      ["parse SELECT b", "execute null", "execute none", "sync"],
    ]);
    expect(database.released).toEqual([undefined, undefined]);
  });

  it("(part of LMS-47) rejects only the failed read of a batch, and replaces its connection", async () => {
    const database = new FakeDatabase();
    const queue = new ReadQueue(database);
    const reads = ["x", "wrong", "y", "wrong"].map((value) => queue.read("SELECT a", [value]));
    const results = await Promise.allSettled(reads);
    expect(results.map((result) => (result.status === "fulfilled" ? result.value : "rejected"))).toEqual([
      [{ answer: "x" }],
      "rejected",
      [{ answer: "y" }],
      "rejected",
    ]);
    expect(database.released).toEqual([new Error("wrong value")]);
  });

  it("(part of LMS-47) rejects all reads when no connection can be opened", async () => {
    const queue = new ReadQueue({ connect: () => Promise.reject(new Error("refused")) });
    const results = await Promise.allSettled([queue.read("SELECT a", [1]), queue.read("SELECT b", [2])]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("(part of LMS-47) limits a batch, so that few reads wait for a slow one", async () => {
    const database = new FakeDatabase();
    const queue = new ReadQueue(database);
    await Promise.all(Array.from({ length: 20 }, (_, index) => queue.read("SELECT a", [String(index)])));
    expect(database.batches.map((sent) => sent.filter((message) => message.startsWith("execute")).length)).toEqual([
      8, 8, 4,
    ]);
  });
});

describe("isPlainRead", () => {
  it("(part of LMS-47) takes no statement that writes or waits for a lock", () => {
    expect(isPlainRead("SELECT id FROM customers WHERE id = $1")).toBe(true);
    expect(isPlainRead("WITH line AS (SELECT 1) SELECT * FROM line")).toBe(true);
    for (const sql of [
      "UPDATE ebok.session SET used_at = $1",
      "INSERT INTO ebok.session (login) VALUES ($1)",
      "DELETE FROM ebok.session WHERE id_hash = $1",
      "SELECT id FROM ebok.payment WHERE id = $1 FOR UPDATE",
      "SELECT pg_advisory_xact_lock($1)",
      "WITH gone AS (DELETE FROM ebok.session WHERE login = $1 RETURNING 1) SELECT count(*) FROM gone",
    ])
      expect(isPlainRead(sql)).toBe(false);
  });
});

describe("postgresText", () => {
  it("(part of LMS-10) quotes the items of lists", () => {
    expect(postgresText(["a", 'b"c', "d\\e", "{f,g}"])).toBe(String.raw`{"a","b\"c","d\\e","{f,g}"}`);
    expect(postgresText([1, -2])).toBe("{1,-2}");
    expect([postgresText(true), postgresText(1.5), postgresText(null), postgresText("'x")]).toEqual([
      "true",
      "1.5",
      null,
      "'x",
    ]);
  });
});
