import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import fc from "fast-check";
import { configure } from "mobx";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "./async-value.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const LOST: TransportFailure = { kind: "unreachable" };
const ABORTED: TransportFailure = { kind: "aborted" };

type Answer = Result<string, TransportFailure>;

/** Creates a fake server whose responses the test sends, in any order. */
function provider() {
  const questions: ((answer: Answer) => void)[] = [];
  const asyncValue = new AsyncValue<string>(() => new Promise((resolve) => questions.push(resolve)));
  return {
    asyncValue,
    get requestCount() {
      return questions.length;
    },
    /** Responds to request `index`, counted from 0. */
    async answer(index: number, answer: Answer): Promise<void> {
      questions[index]?.(answer);
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe("AsyncValue", () => {
  it("sends one request for concurrent loads of an async value", async () => {
    const fakeSource = provider();
    const { asyncValue } = fakeSource;
    expect(asyncValue.state).toEqual({ status: "idle" });
    const loads = [asyncValue.load(), asyncValue.load()];
    expect(asyncValue.state).toEqual({ status: "loading", stale: undefined });
    await fakeSource.answer(0, succeed("invoices"));
    await Promise.all(loads);
    await asyncValue.load();
    expect(asyncValue.state).toEqual({ status: "ready", value: "invoices" });
    expect(fakeSource.requestCount).toBe(1);
  });

  it("reloads the current async value, and not a stale one when it cannot be read", async () => {
    const fakeSource = provider();
    const { asyncValue } = fakeSource;
    const first = asyncValue.refetch();
    await fakeSource.answer(0, succeed("invoices"));
    expect(await first).toBe("invoices");
    const second = asyncValue.refetch();
    await fakeSource.answer(1, fail(LOST));
    expect([await second, asyncValue.known]).toEqual([undefined, "invoices"]);
  });

  it("(part of HTTP-04) fails with an unexpected error and reports it when the port throws", async () => {
    const { handled } = collectThrownErrors();
    const asyncValue = new AsyncValue<string>(() => {
      throw new Error("broken");
    });
    await asyncValue.reload();
    expect(asyncValue.state).toEqual({ status: "failed", failure: { kind: "unexpected-error" }, stale: undefined });
    await vi.waitFor(() => expect(handled).toEqual([new Error("broken")]));
  });

  it("keeps an async value during a reload and after a failure", async () => {
    const { asyncValue, answer } = provider();
    void asyncValue.load();
    await answer(0, succeed("old"));
    void asyncValue.reload();
    expect(asyncValue.state).toEqual({ status: "loading", stale: "old" });
    expect(asyncValue.known).toBe("old");
    await answer(1, fail(LOST));
    expect(asyncValue.state).toEqual({ status: "failed", failure: LOST, stale: "old" });
    expect(asyncValue.known).toBe("old");
    void asyncValue.load();
    await answer(2, succeed("new"));
    expect(asyncValue.state).toEqual({ status: "ready", value: "new" });
  });

  it("drops the response to an async value that arrives after `clear`", async () => {
    const { asyncValue, answer } = provider();
    const load = asyncValue.load();
    asyncValue.clear();
    await answer(0, succeed("of a former customer"));
    await load;
    expect(asyncValue.state).toEqual({ status: "idle" });
  });

  it("drops the response to an older request; the caller waits for the newer one", async () => {
    const { asyncValue, answer } = provider();
    let waited = false;
    const first = asyncValue.reload().then(() => (waited = true));
    void asyncValue.reload();
    await answer(0, succeed("old"));
    expect([asyncValue.state.status, waited]).toEqual(["loading", false]);
    await answer(1, succeed("new"));
    await first;
    expect(asyncValue.known).toBe("new");
  });

  it("drops the response to an async value that arrives after the value was replaced", async () => {
    const { asyncValue, answer } = provider();
    void asyncValue.load();
    asyncValue.replace("written here");
    await answer(0, succeed("read before"));
    expect(asyncValue.state).toEqual({ status: "ready", value: "written here" });
  });

  it("returns an async value to its former state when the portal aborted the call", async () => {
    const { asyncValue, answer } = provider();
    void asyncValue.load();
    await answer(0, fail(ABORTED));
    expect(asyncValue.state).toEqual({ status: "idle" });
    asyncValue.replace("known");
    void asyncValue.reload();
    await answer(1, fail(ABORTED));
    expect(asyncValue.state).toEqual({ status: "ready", value: "known" });
  });

  it("shares a prefetch with the next load, even a failed one, and reloads for later loads", async () => {
    const fakeSource = provider();
    const { asyncValue } = fakeSource;
    void asyncValue.prefetch();
    await fakeSource.answer(0, fail(LOST));
    await asyncValue.load();
    expect([fakeSource.requestCount, asyncValue.state.status]).toEqual([1, "failed"]);
    void asyncValue.load();
    expect(fakeSource.requestCount).toBe(2);
  });

  it("sends a new request at a retry when a prefetch came after the load of the screen", async () => {
    const fakeSource = provider();
    const { asyncValue } = fakeSource;
    void asyncValue.load();
    void asyncValue.prefetch();
    await fakeSource.answer(0, fail(LOST));
    void asyncValue.load();
    expect(fakeSource.requestCount).toBe(2);
  });

  it.each<[string, (asyncValue: AsyncValue<string>) => void, Answer]>([
    ["was aborted", () => undefined, fail(ABORTED)],
    ["was cleared", (asyncValue) => asyncValue.clear(), fail(LOST)],
  ])("loads an async value again for the screen when the prefetch %s", async (_, meanwhile, answer) => {
    const fakeSource = provider();
    const { asyncValue } = fakeSource;
    void asyncValue.prefetch();
    meanwhile(asyncValue);
    await fakeSource.answer(0, answer);
    void asyncValue.load();
    expect([fakeSource.requestCount, asyncValue.state.status]).toEqual([2, "loading"]);
  });

  it("returns the fallback of an async value only after a failure without a value", async () => {
    const { asyncValue, answer } = provider();
    expect(asyncValue.knownOr("none")).toBeUndefined();
    void asyncValue.load();
    expect(asyncValue.knownOr("none")).toBeUndefined();
    await answer(0, fail(LOST));
    expect(asyncValue.knownOr("none")).toBe("none");
    void asyncValue.reload();
    await answer(1, succeed("some"));
    void asyncValue.reload();
    await answer(2, fail(LOST));
    expect(asyncValue.knownOr("none")).toBe("some");
  });

  it("keeps the async value of the newest request, for any order of responses", async () => {
    const moves = fc.array(
      fc.oneof(
        fc.constantFrom({ kind: "load" as const }, { kind: "reload" as const }, { kind: "clear" as const }),
        fc.record({
          kind: fc.constant("answer" as const),
          which: fc.nat({ max: 9 }),
          how: fc.constantFrom("value" as const, "lost" as const, "aborted" as const),
        }),
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (schedule) => {
        const { asyncValue, answer } = provider();
        /** Number of the request that counts, and the last value of this customer. */
        let open: number | undefined;
        let value: string | undefined;
        let failed = false;
        let requestCount = 0;
        const answered = new Set<number>();
        const ask = (): void => {
          open = requestCount++;
          failed = false;
        };
        for (const move of schedule) {
          switch (move.kind) {
            case "load":
              if (open === undefined && (value === undefined || failed)) ask();
              void asyncValue.load();
              break;
            case "reload":
              ask();
              void asyncValue.reload();
              break;
            case "clear":
              [open, value, failed] = [undefined, undefined, false];
              asyncValue.clear();
              break;
            case "answer": {
              if (requestCount === 0) break;
              const which = move.which % requestCount;
              if (which === open && !answered.has(which)) {
                open = undefined;
                if (move.how === "value") value = `answer ${which}`;
                failed = move.how === "lost";
              }
              answered.add(which);
              await answer(
                which,
                move.how === "value" ? succeed(`answer ${which}`) : fail(move.how === "lost" ? LOST : ABORTED),
              );
            }
          }
          const status = failed ? "failed" : value === undefined ? "idle" : "ready";
          expect(asyncValue.state.status).toBe(open === undefined ? status : "loading");
          expect(asyncValue.known).toBe(value);
        }
      }),
    );
  });
});
