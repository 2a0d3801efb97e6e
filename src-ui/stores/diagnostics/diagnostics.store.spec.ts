import { describe, expect, it, vi } from "vitest";
import { fakeCallDiagnostics, fakeDiagnosticsConsole, fakeDiagnosticsMode } from "#test/fakes/fake-diagnostics.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakePage } from "#test/fakes/fake-tracking.ts";
import { aDeviation, aDiagnosedCall } from "#test/mothers/index.ts";
import { asRecord } from "../../../scripts/json.ts";
import { DiagnosticsStore } from "./diagnostics.store.ts";

const ENTRIES = { operation: "getClientFinancialEntries", requestId: "7F3K-9QMD-2" } as const;

function diagnosed() {
  const clock = movableClock();
  const calls = fakeCallDiagnostics();
  const errors = fakePage();
  const console = fakeDiagnosticsConsole();
  const tab = { isOn: true, isCollapsed: false };
  const page = { release: "1.4.0+Ab3dEf12", supportCode: "7F3K-9QMD" };
  const store = new DiagnosticsStore({ calls, errors, console, clock, page, mode: fakeDiagnosticsMode(tab) });
  store.start();
  return { store, clock, calls, errors, console, tab };
}

describe("DiagnosticsStore", () => {
  it("(part of CALL-17) joins a call and its deviations by number, in any order", () => {
    const { store, calls, errors } = diagnosed();
    errors.callFails({ ...ENTRIES, what: "errorMessage" });
    calls.end(aDiagnosedCall(ENTRIES));
    errors.callFails({ ...ENTRIES, deviation: aDeviation() });
    expect(store.entries).toEqual([
      { id: 1, ...ENTRIES, call: aDiagnosedCall(ENTRIES), deviations: [aDeviation()], notes: ["errorMessage"] },
    ]);
  });

  it("(part of CALL-17) lists the newest call first, at most 200, and each report without a call", () => {
    const { store, calls, errors } = diagnosed();
    for (let number = 1; number <= 201; number++) calls.end(aDiagnosedCall({ requestId: `7F3K-9QMD-${number}` }));
    expect([store.entries.length, store.entries[0]?.requestId]).toEqual([200, "7F3K-9QMD-201"]);
    errors.callFails({ operation: "chat", what: "frame of anna@example.pl" });
    errors.callFails({ operation: "chat", what: "another frame" });
    errors.callFails({ picture: { reason: "not-loaded", address: "https://img.example.pl/anna.png" } });
    expect(store.entries.slice(0, 3).map(({ operation, notes }) => [operation, ...notes])).toEqual([
      ["picture", "picture not loaded: img.example.pl"],
      ["chat", "another frame"],
      ["chat", "frame of [e-mail]"],
    ]);
  });

  it("(part of CALL-17) filters calls with deviations and failed ones, and counts both", () => {
    const { store, calls, errors } = diagnosed();
    calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-1" }));
    calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-2" }));
    errors.callFails({ ...ENTRIES, deviation: aDeviation() });
    calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-3", outcome: "failed", status: "timeout" }));
    const shown = () => store.shown.map(({ requestId }) => requestId?.slice(-1));
    expect(shown()).toEqual(["3", "2", "1"]);
    store.setFilter("deviations");
    expect(shown()).toEqual(["2"]);
    store.setFilter("failed");
    expect(shown()).toEqual(["3"]);
    expect([store.deviationCount, store.failureCount]).toEqual([1, 1]);
    store.clear();
    expect([store.entries, store.deviationCount]).toEqual([[], 0]);
  });

  it("(part of CALL-17) prints one group per call, a second later, with its deviations", async () => {
    const { clock, calls, errors, console } = diagnosed();
    calls.end(aDiagnosedCall(ENTRIES));
    await clock.advance(999);
    errors.callFails({ ...ENTRIES, deviation: aDeviation() });
    expect(console.printed).toEqual([]);
    await clock.advance(1);
    expect(console.printed).toHaveLength(1);
    const [title, ...lines] = console.printed[0] ?? [];
    expect(title).toBe("getClientFinancialEntries · 7F3K-9QMD-2 · ok · 1 deviation");
    expect(lines.at(-1)).toMatch(/^deviation: .*amounts are hidden$/);
  });

  it("(part of CALL-17) lists a running call at once, and prints it when it has ended", async () => {
    const { store, clock, calls, console } = diagnosed();
    calls.end(aDiagnosedCall({ ...ENTRIES, outcome: "running", status: "running" }));
    expect(store.entries.map(({ call }) => call?.status)).toEqual(["running"]);
    await clock.advance(5_000);
    expect(console.printed).toEqual([]);
    calls.end(aDiagnosedCall(ENTRIES));
    await clock.advance(1_000);
    expect([store.entries.length, console.printed.length]).toEqual([1, 1]);
  });

  it("(part of CALL-17) copies the shown calls as text and as JSON, with release and code", () => {
    const { store, calls } = diagnosed();
    calls.end(aDiagnosedCall(ENTRIES));
    calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-3", outcome: "failed", status: "timeout" }));
    store.setFilter("failed");
    expect(store.formatText()).toBe(
      "release 1.4.0+Ab3dEf12, code 7F3K-9QMD\n\ngetClientData · 7F3K-9QMD-3 · timeout\n" +
        "  started: 2026-11-20T08:12:00.000Z\n  duration: 120 ms\n  size: 3.1 kB",
    );
    const copied = asRecord(JSON.parse(store.formatJson()));
    expect(copied).toMatchObject({ release: "1.4.0+Ab3dEf12", supportCode: "7F3K-9QMD" });
    expect(copied["entries"]).toMatchObject([{ requestId: "7F3K-9QMD-3", call: { status: "timeout" } }]);
  });

  it("(part of CALL-17) remembers the collapsed panel, and ends with the mode", async () => {
    const { store, calls, errors, console, clock, tab } = diagnosed();
    store.setCollapsed(true);
    expect([store.isCollapsed, tab.isCollapsed]).toEqual([true, true]);
    const listener = vi.fn();
    store.onTurnOff(listener);
    calls.end(aDiagnosedCall());
    store.turnOff();
    calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-13" }));
    await clock.advance(5_000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect([tab.isOn, errors.listened, store.entries.length, console.printed]).toEqual([false, false, 1, []]);
  });
});
