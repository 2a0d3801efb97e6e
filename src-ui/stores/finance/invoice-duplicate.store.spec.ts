import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { describe, expect, it, vi } from "vitest";
import { fakeProviderFiles } from "#test/fakes/fake-files.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeInvoices } from "#test/fakes/fake-invoices.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { anInvoice } from "#test/mothers/index.ts";
import { InvoiceDuplicateStore, type DuplicateDependencies } from "./invoice-duplicate.store.ts";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Creates a browser whose tabs share their locks. */
function browser(changes: Partial<DuplicateDependencies> = {}) {
  const clock = movableClock();
  const invoices = fakeInvoices([anInvoice()]);
  let ids = 0;
  const files = fakeProviderFiles();
  const dependencies: DuplicateDependencies = {
    invoices,
    clock,
    origin: "https://ebok.example",
    idempotencyKeys: { next: () => `intent-${++ids}` },
    tabLock: fakeTabLock(),
    files,
    ...changes,
  };
  return { clock, invoices, files, tab: () => new InvoiceDuplicateStore(dependencies, "E-11") };
}

describe("the duplicate of an invoice (part of FIN-03)", () => {
  it("shows the duplicate when the server has created it and the file is available", async () => {
    const { tab, files } = browser();
    const duplicate = tab();
    await duplicate.order();
    expect(duplicate.state).toEqual({ kind: "ready", address: "https://ebok.example/files/1" });
    expect(files.checked).toEqual(["https://ebok.example/files/1"]);
  });

  it("orders a duplicate once when pressed ten times and in another tab", async () => {
    const { tab, invoices } = browser();
    const [one, other] = [tab(), tab()];
    const release = invoices.script.hold("duplicate");
    const presses = Array.from({ length: 10 }, () => one.order());
    await other.order();
    expect(other.state).toEqual({ kind: "problem", why: "elsewhere" });
    release();
    await Promise.all(presses);
    expect([one.state.kind, invoices.tickets(), invoices.script.calls.length]).toEqual(["ready", 1, 1]);
    await other.order();
    expect(other.state.kind).toBe("ready");
  });

  it("polls while the server creates the duplicate, each time with a new idempotency key", async () => {
    const { tab, invoices, clock } = browser();
    invoices.creating.add("E-11");
    const duplicate = tab();
    const ordered = duplicate.order();
    await settle();
    expect([duplicate.state.kind, duplicate.busy]).toEqual(["creating", true]);
    await clock.advance(3_000);
    await settle();
    expect([duplicate.state.kind, invoices.script.calls.length]).toEqual(["creating", 2]);
    invoices.creating.clear();
    await clock.advance(3_000);
    await ordered;
    expect(duplicate.state.kind).toBe("ready");
  });

  it("stops polling the duplicate after two minutes with a failure, or when the page closes", async () => {
    const { tab, invoices, clock } = browser();
    invoices.creating.add("E-11");
    const [slow, gone] = [tab(), browser()];
    const ordered = slow.order();
    for (let asked = 0; asked < 40; asked += 1) {
      await settle();
      await clock.advance(3_000);
    }
    await ordered;
    expect(slow.state).toEqual({ kind: "problem", why: "slow" });
    gone.invoices.creating.add("E-11");
    const left = gone.tab();
    const leaving = left.order();
    await settle();
    left.stop();
    await leaving;
    await gone.clock.advance(60_000);
    await settle();
    expect([left.state.kind, gone.invoices.script.calls.length]).toEqual(["idle", 1]);
  });

  it("orders the duplicate with the same key after a lost response and gets the same ticket", async () => {
    const { tab, invoices } = browser();
    const duplicate = tab();
    invoices.script.failNext("duplicate", { kind: "timeout" });
    await duplicate.order();
    expect(duplicate.state).toEqual({ kind: "problem", why: "timeout" });
    await duplicate.order();
    expect([duplicate.state.kind, invoices.tickets()]).toEqual(["ready", 1]);
  });

  it.each([
    ["not-possible", (fake: ReturnType<typeof fakeInvoices>) => fake.without.add("E-11")],
    [
      "unreachable",
      (fake: ReturnType<typeof fakeInvoices>) => fake.script.failNext("duplicate", { kind: "unreachable" }),
    ],
    [
      "provider",
      (fake: ReturnType<typeof fakeInvoices>) => fake.script.failNext("duplicate", { kind: "http", status: 502 }),
    ],
  ] as const)("shows why the duplicate failed: %s", async (why, goWrong) => {
    const { tab, invoices } = browser();
    goWrong(invoices);
    const duplicate = tab();
    await duplicate.order();
    expect(duplicate.state).toEqual({ kind: "problem", why });
  });

  it("(part of HTTP-04) reports an order that throws, and shows an error of the portal", async () => {
    const { handled } = collectThrownErrors();
    const { tab, invoices } = browser();
    const broken = new TypeError("no map");
    vi.spyOn(invoices, "duplicate").mockRejectedValueOnce(broken);
    const duplicate = tab();
    await duplicate.order();
    expect(duplicate.state).toEqual({ kind: "problem", why: "unexpected-error" });
    await vi.waitFor(() => expect(handled).toEqual([broken]));
  });

  it("distinguishes an expired ticket, an unreachable file and a foreign address of a duplicate", async () => {
    const { tab, files } = browser();
    const duplicate = tab();
    files.availability = "gone";
    await duplicate.order();
    expect(duplicate.state).toEqual({ kind: "problem", why: "gone" });
    files.availability = "unreachable";
    await duplicate.order();
    expect(duplicate.state).toEqual({ kind: "problem", why: "unreachable" });
    const elsewhere = browser({ origin: "https://other.example" });
    const bad = elsewhere.tab();
    await bad.order();
    expect([bad.state, elsewhere.files.checked]).toEqual([{ kind: "problem", why: "bad-address" }, []]);
  });
});
