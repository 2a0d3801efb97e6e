// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { fakeCallDiagnostics, fakeDiagnosticsConsole, fakeDiagnosticsMode } from "#test/fakes/fake-diagnostics.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakePage } from "#test/fakes/fake-tracking.ts";
import { aDeviation, aDiagnosedCall } from "#test/mothers/index.ts";
import { DiagnosticsStore } from "#ui/stores/diagnostics/diagnostics.store.ts";
import { DiagnosticsPanel } from "./diagnostics-panel.view.tsx";

afterEach(cleanup);

/** Renders the panel with an answered call, one with a deviation and a failed one. */
function renderPanel({ canCopy = true } = {}) {
  const calls = fakeCallDiagnostics();
  const errors = fakePage();
  const copied: string[] = [];
  const store = new DiagnosticsStore({
    calls,
    errors,
    console: fakeDiagnosticsConsole(),
    clock: movableClock(),
    mode: fakeDiagnosticsMode({ isOn: true, isCollapsed: false }),
    page: { release: "1.4.0", supportCode: "7F3K-9QMD" },
  });
  store.start();
  calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-1", operation: "getBanners" }));
  calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-2", operation: "getClientFinancialEntries", attempts: 2 }));
  errors.callFails({ operation: "getClientFinancialEntries", requestId: "7F3K-9QMD-2", deviation: aDeviation() });
  calls.end(aDiagnosedCall({ requestId: "7F3K-9QMD-3", outcome: "failed", status: "http 503" }));
  const copy = (text: string): Promise<boolean> => {
    copied.push(text);
    return Promise.resolve(canCopy);
  };
  render(<DiagnosticsPanel model={store} copy={copy} />);
  const press = async (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole("button", { name }));
  return { store, copied, press };
}

const rows = (): readonly string[] =>
  [...document.querySelectorAll(".diagnosis__operation")].map(({ textContent }) => textContent ?? "");

describe("DiagnosticsPanel", () => {
  it("(part of CALL-17) lists calls, newest first, with their counts, in English", () => {
    renderPanel();
    const panel = screen.getByRole("complementary", { name: "Diagnostics" });
    expect(panel.getAttribute("lang")).toBe("en");
    expect(rows()).toEqual(["getClientData", "getClientFinancialEntries", "getBanners"]);
    expect(screen.getByRole("button", { name: /^Diagnostics/ }).textContent).toMatch(
      /Calls: 3.*Deviations: 1.*Failed: 1/,
    );
  });

  it("(part of CALL-17) shows path, expectation, shape and effect of a deviation", () => {
    renderPanel();
    const [deviation] = screen.getAllByRole("listitem").filter((item) => item.matches(".diagnosis__deviation"));
    expect(deviation?.textContent).toBe(
      "entries.item[3].unpaidAmountexpected an amount with a dot, found nothing" +
        "the item is left out; amounts are hidden",
    );
  });

  it("(part of CALL-17) calls no response ok that deviates", () => {
    renderPanel();
    const statuses = [...document.querySelectorAll(".diagnosis .badge")].map(({ textContent }) => textContent);
    expect(statuses).toEqual(["http 503", "deviates", "ok"]);
  });

  it("(part of CALL-17) filters the list", async () => {
    const { press } = renderPanel();
    await press("With deviations");
    expect(rows()).toEqual(["getClientFinancialEntries"]);
    await press("Failed");
    expect(rows()).toEqual(["getClientData"]);
    expect(screen.getByRole("button", { name: "Failed" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("(part of CALL-17) copies as text or JSON and says whether that worked", async () => {
    const { press, copied } = renderPanel();
    await press("Copy text");
    expect(screen.getByRole("status").textContent).toBe("Copied.");
    await press("Copy JSON");
    expect(copied.map((text) => text.slice(0, 1))).toEqual(["r", "{"]);
  });

  it("(part of CALL-17) says that the browser refused to copy", async () => {
    const { press } = renderPanel({ canCopy: false });
    await press("Copy text");
    expect(screen.getByRole("status").textContent).toBe("The browser refused to copy.");
  });

  it("(part of CALL-17) clears the list, and collapses without losing it", async () => {
    const { press } = renderPanel();
    await press(/^Diagnostics/);
    expect(rows()).toEqual([]);
    await press(/^Diagnostics/);
    expect(rows()).toHaveLength(3);
    await press("Clear list");
    expect(screen.getByText("No calls yet.")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("The list is empty.");
  });

  it("(part of CALL-17) opens the facts of a call", () => {
    renderPanel();
    const [, entries] = screen.getAllByRole("group").filter((group) => group.tagName === "DETAILS");
    expect(entries && within(entries).getByText("Retries").nextSibling?.textContent).toBe("1");
  });
});
