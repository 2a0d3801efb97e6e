import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TransportFailure } from "./failure.ts";
import { fail, succeed } from "./result.ts";
import type { Result } from "./result.ts";
import { classifyFailure, executeWrite, formIdempotencyKey, IdempotencyKeyIssuer } from "./write.ts";

const numbered = () => {
  let ids = 0;
  return { next: () => `key-${++ids}` };
};

const UNANSWERED: readonly TransportFailure[] = [
  { kind: "timeout" },
  { kind: "unreachable" },
  { kind: "http", status: 302 },
  { kind: "http", status: 408 },
  { kind: "http", status: 500 },
  { kind: "http", status: 502 },
  { kind: "http", status: 504 },
  { kind: "malformed", why: "cut-off" },
  { kind: "malformed", why: "not-xml" },
  { kind: "malformed", why: "doctype" },
  { kind: "malformed", why: "wrong-root" },
  { kind: "malformed", why: "no-result" },
  { kind: "malformed", why: "wrong-field" },
  { kind: "unexpected-error" },
];

const ANSWERED: readonly TransportFailure[] = [
  { kind: "http", status: 400 },
  { kind: "http", status: 403 },
  { kind: "http", status: 499 },
  { kind: "malformed", why: "unsendable" },
  { kind: "flagged", flag: "backendAccessError", message: undefined },
  { kind: "refused", message: "Przerwa techniczna" },
];

type Refusal = { readonly kind: "payment-refused" };

/** Returns a write whose attempts end with these results, in turn. */
function writeWith(...results: readonly Result<string, Refusal | TransportFailure>[]) {
  const sent: string[] = [];
  const key = new IdempotencyKeyIssuer(numbered());
  let verifications = 0;
  const pay = (content: string, isApplied: boolean | undefined = false) =>
    executeWrite<string, Refusal>(key, {
      content: [content],
      async send(id) {
        sent.push(`${id} ${content}`);
        return results[sent.length - 1] ?? succeed("done");
      },
      async verifyApplied() {
        verifications += 1;
        return isApplied;
      },
    });
  return { pay, sent, verifications: () => verifications };
}

describe("executeWrite without a readable response", () => {
  it.each(UNANSWERED)("verifies the state of a write and returns unknown or found-done after %o", async (failure) => {
    expect(classifyFailure(failure)).toBe("unknown");
    for (const isApplied of [false, undefined]) {
      const { pay, sent, verifications } = writeWith(fail(failure));
      expect(await pay("a", isApplied)).toEqual({ kind: "unknown", failure });
      expect([sent.length, verifications()]).toEqual([1, 1]);
    }
    expect(await writeWith(fail(failure)).pay("a", true)).toEqual({ kind: "found-done" });
  });

  it("returns unknown when the write has nothing to verify", async () => {
    const failure: TransportFailure = { kind: "timeout" };
    const write = { content: ["a"], send: async () => fail(failure) };
    expect(await executeWrite(new IdempotencyKeyIssuer(numbered()), write)).toEqual({ kind: "unknown", failure });
  });

  it("resends a write with the same key, and only when asked to", async () => {
    const { pay, sent } = writeWith(...UNANSWERED.map(fail));
    for (let time = 0; time <= UNANSWERED.length; time++) await pay("a");
    expect(new Set(sent)).toEqual(new Set(["key-1 a"]));
    await pay("a");
    expect(sent.at(-1)).toBe("key-2 a");
  });

  it("keeps the key when a write is found done, and changes it when the content changes", async () => {
    const { pay, sent } = writeWith(...UNANSWERED.map(fail));
    await pay("a", true);
    await pay("a");
    await pay("b");
    await pay("a");
    expect(sent).toEqual(["key-1 a", "key-1 a", "key-2 b", "key-3 a"]);
  });
});

describe("executeWrite with a response", () => {
  it.each([...ANSWERED, { kind: "payment-refused" } as const])(
    "returns not-done for a write after %o and takes a new key for the next attempt",
    async (failure) => {
      const { pay, sent, verifications } = writeWith(fail(failure));
      expect(await pay("a")).toEqual({ kind: "not-done", failure });
      expect(await pay("a")).toEqual({ kind: "done", value: "done" });
      expect([sent, verifications()]).toEqual([["key-1 a", "key-2 a"], 0]);
      expect(await pay("a")).toEqual({ kind: "done", value: "done" });
      expect(sent.at(-1)).toBe("key-3 a");
    },
  );

  it("returns cancelled and keeps the key when the portal aborts a write", async () => {
    const { pay, sent, verifications } = writeWith(fail({ kind: "aborted" }));
    expect(await pay("a")).toEqual({ kind: "cancelled" });
    await pay("a");
    expect([sent, verifications()]).toEqual([["key-1 a", "key-1 a"], 0]);
  });
});

it("never uses one idempotency key for two contents, in any order of attempts", async () => {
  const results = fc.constantFrom(...[...UNANSWERED, ...ANSWERED].map(fail), succeed("done"));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(results, fc.constantFrom("a", "b", "c"), fc.constantFrom(true, false, undefined))),
      async (tries) => {
        const { pay, sent } = writeWith(...tries.map(([result]) => result));
        const ends: string[] = [];
        for (const [, content, isApplied] of tries) ends.push((await pay(content, isApplied)).kind);
        const contents = new Map<string, string>();
        sent.forEach((sending, index) => {
          const [id = "", content = ""] = sending.split(" ");
          expect(contents.get(id) ?? content).toBe(content);
          // The key of a write that got a response is never used again.
          if (contents.has(id)) expect(["unknown", "found-done"]).toContain(ends[index - 1]);
          contents.set(id, content);
        });
      },
    ),
  );
});

it("keeps a newer idempotency key when the server responds to a former one", () => {
  const key = new IdempotencyKeyIssuer(numbered());
  const former = key.keyFor(["a"]);
  const newer = key.keyFor(["b"]);
  key.markAnswered(former);
  expect(key.keyFor(["b"])).toBe(newer);
  key.markAnswered(newer);
  expect(key.keyFor(["b"])).toBe("key-3");
  key.markAnswered();
  expect(key.keyFor(["b"])).toBe("key-4");
});

it("compares the parts of a write's content one by one", () => {
  const key = new IdempotencyKeyIssuer(numbered());
  const file = new Blob(["x"]);
  expect(key.keyFor([1, file])).toBe("key-1");
  expect(key.keyFor([1, file])).toBe("key-1");
  expect(key.keyFor([1, new Blob(["x"])])).toBe("key-2");
  expect(key.keyFor([1])).toBe("key-3");
  expect(key.keyFor([])).toBe("key-4");
  expect(key.keyFor([undefined])).toBe("key-5");
});

it("ignores a response to an idempotency key that is not in use", () => {
  const key = new IdempotencyKeyIssuer(numbered());
  key.markAnswered("key-0");
  expect(key.keyFor(["a"])).toBe("key-1");
});

it("reuses the key of an unanswered write after a page load, for its content only", () => {
  const key = new IdempotencyKeyIssuer(numbered(), { content: ["a"], id: "key-0" });
  expect(key.keyFor(["a"])).toBe("key-0");
  expect(key.keyFor(["b"])).toBe("key-1");
});

it("sends a form with the form's own key, also after a response", async () => {
  const key = formIdempotencyKey("form-1");
  const sent: string[] = [];
  const write = {
    content: [],
    send: async (id: string) => {
      sent.push(id);
      return succeed("done");
    },
    verifyApplied: async () => undefined,
  };
  await executeWrite<string, Refusal>(key, write);
  await executeWrite<string, Refusal>(key, write);
  expect(sent).toEqual(["form-1", "form-1"]);
});
