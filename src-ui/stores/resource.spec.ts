import fc from "fast-check";
import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { Resource } from "./resource.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const LOST: TransportFailure = { kind: "unreachable" };
const ABORTED: TransportFailure = { kind: "aborted" };

type Answer = Result<string, TransportFailure>;

/** A provider whose answers the test gives, in any order. */
function provider() {
  const questions: ((answer: Answer) => void)[] = [];
  const resource = new Resource<string>(() => new Promise((resolve) => questions.push(resolve)));
  return {
    resource,
    get asked() {
      return questions.length;
    },
    /** Answers question `index`, counted from 0. */
    async answer(index: number, answer: Answer): Promise<void> {
      questions[index]?.(answer);
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

describe("a resource", () => {
  it("asks once, however often it is loaded", async () => {
    const asking = provider();
    const { resource } = asking;
    expect(resource.state).toEqual({ status: "idle" });
    const loads = [resource.load(), resource.load()];
    expect(resource.state).toEqual({ status: "loading", stale: undefined });
    await asking.answer(0, succeed("invoices"));
    await Promise.all(loads);
    await resource.load();
    expect(resource.state).toEqual({ status: "ready", value: "invoices" });
    expect(asking.asked).toBe(1);
  });

  it("keeps what it knows while it asks anew, and after a failure", async () => {
    const { resource, answer } = provider();
    void resource.load();
    await answer(0, succeed("old"));
    void resource.reload();
    expect(resource.state).toEqual({ status: "loading", stale: "old" });
    expect(resource.known).toBe("old");
    await answer(1, fail(LOST));
    expect(resource.state).toEqual({ status: "failed", failure: LOST, stale: "old" });
    expect(resource.known).toBe("old");
    void resource.load();
    await answer(2, succeed("new"));
    expect(resource.state).toEqual({ status: "ready", value: "new" });
  });

  it("drops what comes after it was cleared", async () => {
    const { resource, answer } = provider();
    const load = resource.load();
    resource.clear();
    await answer(0, succeed("of a former customer"));
    await load;
    expect(resource.state).toEqual({ status: "idle" });
  });

  it("drops what comes after a newer question, whose answer is what everybody waits for", async () => {
    const { resource, answer } = provider();
    let waited = false;
    const first = resource.reload().then(() => (waited = true));
    void resource.reload();
    await answer(0, succeed("old"));
    expect([resource.state.status, waited]).toEqual(["loading", false]);
    await answer(1, succeed("new"));
    await first;
    expect(resource.known).toBe("new");
  });

  it("takes no answer for a value that was put in its place meanwhile", async () => {
    const { resource, answer } = provider();
    void resource.load();
    resource.replace("written here");
    await answer(0, succeed("read before"));
    expect(resource.state).toEqual({ status: "ready", value: "written here" });
  });

  it("is where it was before when the portal itself gave the call up", async () => {
    const { resource, answer } = provider();
    void resource.load();
    await answer(0, fail(ABORTED));
    expect(resource.state).toEqual({ status: "idle" });
    resource.replace("known");
    void resource.reload();
    await answer(1, fail(ABORTED));
    expect(resource.state).toEqual({ status: "ready", value: "known" });
  });

  it("asked ahead of a screen asks once for both, a failure included; whoever comes after asks anew", async () => {
    const asking = provider();
    const { resource } = asking;
    void resource.loadAhead();
    await asking.answer(0, fail(LOST));
    await resource.load();
    expect([asking.asked, resource.state.status]).toEqual([1, "failed"]);
    void resource.load();
    expect(asking.asked).toBe(2);
  });

  it.each<[string, (resource: Resource<string>) => void, Answer]>([
    ["the portal gave up", () => undefined, fail(ABORTED)],
    ["was forgotten", (resource) => resource.clear(), fail(LOST)],
  ])("asked ahead of a screen in vain, since it %s, is asked by the screen", async (_, meanwhile, answer) => {
    const asking = provider();
    const { resource } = asking;
    void resource.loadAhead();
    meanwhile(resource);
    await asking.answer(0, answer);
    void resource.load();
    expect([asking.asked, resource.state.status]).toEqual([2, "loading"]);
  });

  it("has a fallback only once it is clear that there is nothing to be had", async () => {
    const { resource, answer } = provider();
    expect(resource.knownOr("none")).toBeUndefined();
    void resource.load();
    expect(resource.knownOr("none")).toBeUndefined();
    await answer(0, fail(LOST));
    expect(resource.knownOr("none")).toBe("none");
    void resource.reload();
    await answer(1, succeed("some"));
    void resource.reload();
    await answer(2, fail(LOST));
    expect(resource.knownOr("none")).toBe("some");
  });

  it("belongs to the newest question, in whatever order the answers come", async () => {
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
        const { resource, answer } = provider();
        /** The question that counts, and the last value that it or an earlier one of this customer has brought. */
        let open: number | undefined;
        let value: string | undefined;
        let failed = false;
        let asked = 0;
        const answered = new Set<number>();
        const ask = (): void => {
          open = asked++;
          failed = false;
        };
        for (const move of schedule) {
          switch (move.kind) {
            case "load":
              if (open === undefined && (value === undefined || failed)) ask();
              void resource.load();
              break;
            case "reload":
              ask();
              void resource.reload();
              break;
            case "clear":
              [open, value, failed] = [undefined, undefined, false];
              resource.clear();
              break;
            case "answer": {
              if (asked === 0) break;
              const which = move.which % asked;
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
          expect(resource.state.status).toBe(open === undefined ? status : "loading");
          expect(resource.known).toBe(value);
        }
      }),
    );
  });
});
