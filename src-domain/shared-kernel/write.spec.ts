import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TransportFailure } from "./failure.ts";
import { fail, succeed } from "./result.ts";
import type { Result } from "./result.ts";
import { carryOut, CurrentIntent, standingOf } from "./write.ts";

const numbered = () => {
  let ids = 0;
  return { next: () => `intent-${++ids}` };
};

const UNANSWERED: readonly TransportFailure[] = [
  { kind: "timeout" },
  { kind: "unreachable" },
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

/** One write that ends with each of these, in turn. */
function world(...results: readonly Result<string, Refusal | TransportFailure>[]) {
  const sent: string[] = [];
  const intent = new CurrentIntent(numbered());
  let looked = 0;
  const pay = (content: string, there: boolean | undefined = false) =>
    carryOut<string, Refusal>(intent, {
      content: [content],
      async send(id) {
        sent.push(`${id} ${content}`);
        return results[sent.length - 1] ?? succeed("done");
      },
      async isThere() {
        looked += 1;
        return there;
      },
    });
  return { pay, sent, looked: () => looked };
}

describe("a write without an answer that can be read", () => {
  it.each(UNANSWERED)("is unknown after %o: the state is read before anything is said", async (failure) => {
    expect(standingOf(failure)).toBe("unknown");
    for (const there of [false, undefined]) {
      const { pay, sent, looked } = world(fail(failure));
      expect(await pay("a", there)).toEqual({ kind: "unknown", failure });
      expect([sent.length, looked()]).toEqual([1, 1]);
    }
    expect(await world(fail(failure)).pay("a", true)).toEqual({ kind: "found-done" });
  });

  it("is sent again as the same intent, and only when somebody asks for it", async () => {
    const { pay, sent } = world(...UNANSWERED.map(fail));
    for (let time = 0; time <= UNANSWERED.length; time++) await pay("a");
    expect(new Set(sent)).toEqual(new Set(["intent-1 a"]));
    await pay("a");
    expect(sent.at(-1)).toBe("intent-2 a");
  });

  it("is the same intent when it is found done, and another when it is changed", async () => {
    const { pay, sent } = world(...UNANSWERED.map(fail));
    await pay("a", true);
    await pay("a");
    await pay("b");
    await pay("a");
    expect(sent).toEqual(["intent-1 a", "intent-1 a", "intent-2 b", "intent-3 a"]);
  });
});

describe("a write with an answer", () => {
  it.each([...ANSWERED, { kind: "payment-refused" } as const])(
    "is not done after %o, and the next try is another intent",
    async (failure) => {
      const { pay, sent, looked } = world(fail(failure));
      expect(await pay("a")).toEqual({ kind: "not-done", failure });
      expect(await pay("a")).toEqual({ kind: "done", value: "done" });
      expect([sent, looked()]).toEqual([["intent-1 a", "intent-2 a"], 0]);
      expect(await pay("a")).toEqual({ kind: "done", value: "done" });
      expect(sent.at(-1)).toBe("intent-3 a");
    },
  );

  it("that the portal gave up itself is nobody's to be told, and stays one intent", async () => {
    const { pay, sent, looked } = world(fail({ kind: "aborted" }));
    expect(await pay("a")).toEqual({ kind: "given-up" });
    await pay("a");
    expect([sent, looked()]).toEqual([["intent-1 a", "intent-1 a"], 0]);
  });
});

it("an intent is of one content: whatever is sent in whatever order, one id never goes with two contents", async () => {
  const results = fc.constantFrom(...[...UNANSWERED, ...ANSWERED].map(fail), succeed("done"));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(results, fc.constantFrom("a", "b", "c"), fc.constantFrom(true, false, undefined))),
      async (tries) => {
        const { pay, sent } = world(...tries.map(([result]) => result));
        const ends: string[] = [];
        for (const [, content, there] of tries) ends.push((await pay(content, there)).kind);
        const contents = new Map<string, string>();
        sent.forEach((sending, index) => {
          const [id = "", content = ""] = sending.split(" ");
          expect(contents.get(id) ?? content).toBe(content);
          // what was answered is never sent again under its id
          if (contents.has(id)) expect(["unknown", "found-done"]).toContain(ends[index - 1]);
          contents.set(id, content);
        });
      },
    ),
  );
});

it("the parts of a content are compared one by one", () => {
  const intent = new CurrentIntent(numbered());
  const file = new Blob(["x"]);
  expect(intent.idFor([1, file])).toBe("intent-1");
  expect(intent.idFor([1, file])).toBe("intent-1");
  expect(intent.idFor([1, new Blob(["x"])])).toBe("intent-2");
  expect(intent.idFor([1])).toBe("intent-3");
  expect(intent.idFor([])).toBe("intent-4");
  expect(intent.idFor([undefined])).toBe("intent-5");
});
