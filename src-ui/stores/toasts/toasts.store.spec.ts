import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { TOAST_MS, ToastsStore } from "./toasts.store.ts";

function setUp() {
  const clock = movableClock();
  const store = new ToastsStore(clock);
  const texts = () => store.shown.map(({ text }) => text);
  return { clock, store, texts };
}

const done = (text: string) => ({ text, kind: "done" }) as const;

describe("ToastsStore", () => {
  it("removes a toast after six seconds", async () => {
    const { clock, store, texts } = setUp();
    store.show(done("Skopiowano"));
    await clock.advance(TOAST_MS - 1);
    expect(texts()).toEqual(["Skopiowano"]);
    await clock.advance(1);
    expect(texts()).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it("pauses toasts while they are held and continues with the remaining time", async () => {
    const { clock, store, texts } = setUp();
    store.show(done("Skopiowano"));
    await clock.advance(4_000);
    store.hold();
    await clock.advance(60_000);
    expect(texts()).toEqual(["Skopiowano"]);
    store.release();
    await clock.advance(1_999);
    expect(texts()).toEqual(["Skopiowano"]);
    await clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it("holds a toast that is shown while others are held", async () => {
    const { clock, store, texts } = setUp();
    store.show(done("Zapisano"));
    store.hold();
    store.show(done("Skopiowano"));
    await clock.advance(60_000);
    expect(texts()).toEqual(["Zapisano", "Skopiowano"]);
    store.release();
    await clock.advance(TOAST_MS);
    expect(texts()).toEqual([]);
  });

  it("stops holding toasts when the last held one is undone", async () => {
    const { clock, store, texts } = setUp();
    const undo = vi.fn();
    store.show({ text: "Wiadomość usunięta", kind: "removed", undo });
    store.hold();
    const [toast] = store.shown;
    toast?.undo?.();
    store.dismiss(toast?.id ?? 0);
    expect(undo).toHaveBeenCalledTimes(1);
    store.show(done("Zapisano"));
    await clock.advance(TOAST_MS);
    expect(texts()).toEqual([]);
  });

  it("replaces a toast with the same text and shows three at most", async () => {
    const { clock, store, texts } = setUp();
    for (const text of ["1", "2", "1", "3", "4"]) store.show(done(text));
    expect(texts()).toEqual(["1", "3", "4"]);
    store.clear();
    expect(texts()).toEqual([]);
    expect(clock.waiting).toBe(0);
    await clock.advance(TOAST_MS);
  });

  it("ignores a hold when there are no toasts", async () => {
    const { clock, store, texts } = setUp();
    store.hold();
    store.show(done("Zapisano"));
    await clock.advance(TOAST_MS);
    expect(texts()).toEqual([]);
  });

  it("never shows a toast longer than six seconds plus its held time, for any steps", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("show" as const), text: fc.constantFrom("a", "b", "c", "d", "e") }),
      fc.record({ kind: fc.constantFrom("hold" as const, "release" as const) }),
      fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 7_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { clock, store } = setUp();
        const seenMs = new Map<number, number>();
        let held = false;
        for (const one of steps) {
          if (one.kind === "show") store.show(done(one.text));
          if (one.kind === "hold") {
            store.hold();
            held = store.shown.length > 0;
          }
          if (one.kind === "release") {
            store.release();
            held = false;
          }
          if (store.shown.length === 0) held = false;
          if (one.kind !== "wait") continue;
          const before = store.shown.map(({ id }) => id);
          await clock.advance(one.ms);
          if (!held) for (const id of before) seenMs.set(id, (seenMs.get(id) ?? 0) + one.ms);
          for (const { id } of store.shown) expect(seenMs.get(id) ?? 0).toBeLessThan(TOAST_MS);
          expect(store.shown.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
