// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { BilledUse } from "#domain/finance/call-billing.ts";
import type { BillingRange } from "#domain/finance/billing-range.ts";
import { fail, grosze } from "#domain/shared-kernel/index.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { fakeCallBilling } from "#test/fakes/fake-call-billing.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeFinance, type FakeFinance } from "#test/fakes/fake-finance.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aClient, aClientData, anEntry, day } from "#test/mothers/index.ts";
import { BillingViewModel } from "./billing.view-model.ts";
import { BillingView } from "./billing.view.tsx";

afterEach(cleanup);

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const billedUse = (at: string, changes: Partial<BilledUse>): BilledUse => ({
  at: Date.parse(at),
  number: "601234567",
  kind: "call",
  party: "583012247",
  seconds: 125,
  bytes: undefined,
  amount: grosze(29),
  net: undefined,
  ...changes,
});
const USES = [
  billedUse("2026-10-05T09:30:00+02:00", {}),
  billedUse("2026-10-25T23:15:00+01:00", {
    number: "583012247",
    kind: "data",
    party: undefined,
    seconds: undefined,
    bytes: 1_500_000,
    amount: grosze(0),
  }),
  billedUse("2026-10-06T10:00:00+02:00", { kind: "sms", party: "=SUM(A1)", seconds: undefined, amount: grosze(123) }),
  billedUse("2026-09-20T10:00:00+02:00", {}),
];

async function billing({
  entries = [anEntry()],
  phones = ["601234567"],
  rangeParams = {},
  uses = USES,
  finance = fakeFinance({ entries }),
}: {
  entries?: readonly FinancialEntry[];
  phones?: readonly string[];
  rangeParams?: { from?: string; to?: string };
  uses?: readonly BilledUse[];
  finance?: FakeFinance;
} = {}) {
  const port = fakeCallBilling(uses, day("2026-10-31"));
  const named: BillingRange[] = [];
  const saved: [string, string][] = [];
  const model = new BillingViewModel({
    store: new CallBillingStore(port),
    finance: new FinanceStore(finance),
    client: new ClientStore(
      fakeClient({ data: aClientData({ client: aClient({ billingPhones: phones }), products: [] }) }),
    ),
    today: new TodayStore(movableClock()),
    idempotencyKeys: { next: () => "intent-number-1" },
    rangeParams: () => ({ from: rangeParams.from ?? null, to: rangeParams.to ?? null }),
    name: (range) => named.push(range),
    save: (name, text) => saved.push([name, text]),
  });
  model.start();
  await settle();
  render(<BillingView model={model} />);
  return { port, model, named, saved };
}

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };

describe("[FIN-08] call billing", () => {
  it("(part of CALL-20) asks again for the entries, which are needed first", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const finance = fakeFinance({ entries: [anEntry()] });
    const release = finance.script.hold("loadEntries");
    const { port } = await billing({ finance });
    act(() => void vi.advanceTimersByTime(10_000));
    fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect([finance.script.calls, port.requestedRanges]).toEqual([["loadEntries", "loadEntries"], []]);
    release();
    await act(settle);
    expect(port.requestedRanges).toEqual([OCTOBER]);
  });

  it("loads the newest billed month, shows its sums and writes the month to the address", async () => {
    const { port, named } = await billing();
    expect(port.requestedRanges).toEqual([OCTOBER]);
    expect(named).toEqual([OCTOBER]);
    const rows = within(screen.getByRole("table", { name: "Szczegóły" }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => unjoinedText(row.textContent));
    expect(rows).toEqual([
      "25-10-2026, niedziela",
      "23:1558 301 22 47dane—1,5 MB0,00 zł",
      "06-10-2026, wtorek",
      "10:00601 234 567SMS=SUM(A1)11,23 zł",
      "05-10-2026, poniedziałek",
      "09:30601 234 567połączenie58 301 22 472:050,29 zł",
    ]);
    const sums = within(screen.getByRole("region", { name: "Podsumowanie" }))
      .getAllByRole("definition")
      .map((one) => unjoinedText(one.textContent));
    expect(sums).toEqual([
      "0,29 zł 1 połączenie, 2:05",
      "1,23 zł 1 wiadomość",
      "0,00 zł 1 pozycja, 1,5 MB",
      "1,52 zł poza abonamentem",
    ]);
    expect(unjoinedText(document.body.textContent)).toContain(
      "Biling za listopad 2026 pojawi się z następną fakturą. Spodziewamy się jej 16-12-2026.",
    );
  });

  it("[FIN-13] leaves out calls that cost nothing on request, and writes numbers as on paper", async () => {
    await billing({ uses: [...USES, billedUse("2026-10-06T09:00:00+02:00", { party: "0049301234567" })] });
    await userEvent.click(screen.getByRole("checkbox", { name: "Tylko płatne" }));
    const table = within(screen.getByRole("table", { name: "Szczegóły" }));
    expect(table.queryByText("0,00 zł")).toBeNull();
    for (const number of ["58 301 22 47", "+49 30 123 45 67"])
      expect(table.getByRole("cell", { name: (name) => unjoinedText(name) === number })).toBeTruthy();
  });

  it("[BILL-10] shows each call and the total gross and net, in the file, too", async () => {
    const { saved } = await billing({
      uses: [
        billedUse("2026-10-06T09:00:00+02:00", { amount: grosze(123), net: grosze(100) }),
        billedUse("2026-10-06T10:00:00+02:00", { amount: grosze(0), net: grosze(0) }),
      ],
    });
    const table = within(screen.getByRole("table", { name: "Szczegóły" }));
    expect(table.getAllByText(/netto/)).toHaveLength(1);
    expect(unjoinedText(table.getByText(/netto/).textContent)).toBe("netto 1,00 zł");
    const sums = within(screen.getByRole("region", { name: "Podsumowanie" })).getAllByRole("definition");
    expect(unjoinedText(sums.at(-1)?.textContent)).toBe("1,23 zł netto 1,00 zł, poza abonamentem");
    await userEvent.click(screen.getByRole("button", { name: "Pobierz CSV" }));
    expect(saved[0]?.[1]).toContain(";Netto (zł);Brutto (zł)\r\n");
    expect(saved[0]?.[1]).toContain(";1,00;1,23\r\n");
  });

  it("[BILL-01] lists calls under a heading of their day, whose rows are counted", async () => {
    await billing();
    const table = screen.getByRole("table", { name: "Szczegóły" });
    const days = [...table.querySelectorAll("[scope=rowgroup]")];
    expect(days.map((day) => unjoinedText(day.textContent))).toEqual([
      "25-10-2026, niedziela",
      "06-10-2026, wtorek",
      "05-10-2026, poniedziałek",
    ]);
    expect(table.getAttribute("aria-rowcount")).toBe("7");
    const indexes = within(table)
      .getAllByRole("row")
      .map((row) => row.getAttribute("aria-rowindex"));
    expect(indexes).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  });

  it("filters the calls and their sums by number and by kind", async () => {
    const { saved } = await billing();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rodzaj" }), "SMS-y");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Numer" }), "601234567");
    expect(within(screen.getByRole("table", { name: "Szczegóły" })).getAllByRole("row")).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Pobierz CSV" }));
    expect(saved).toEqual([
      [
        "biling_2026-10-01_2026-10-31.csv",
        "\ufeffKiedy;Numer;Rodzaj;Z\u00a0kim;Czas;MB;Netto (zł);Brutto (zł)\r\n06-10-2026 10:00;601\u00a0234\u00a0567;SMS;'=SUM(A1);;;;1,23\r\n",
      ],
    ]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rodzaj" }), "Dane");
    expect(screen.getByText("Nic nie pasuje")).toBeTruthy();
  });

  it("[FIN-08] announces number and total of uses when filters or days change, not at first", async () => {
    await billing();
    const announced = () =>
      screen
        .getAllByRole("status")
        .map((one) => unjoinedText(one.textContent))
        .filter((text) => text.startsWith("Znaleziono"));
    expect(announced()).toEqual([]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Tylko płatne" }));
    expect(announced()).toEqual(["Znaleziono 2 pozycje, razem 1,52 zł"]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rodzaj" }), "Dane");
    expect(announced()).toEqual(["Znaleziono 0 pozycji, razem 0,00 zł"]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Miesiąc" }), "wrzesień 2026");
    await vi.waitFor(() => expect(announced()).toEqual(["Znaleziono 1 pozycję, razem 0,29 zł"]));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Miesiąc" }), "sierpień 2026");
    await vi.waitFor(() => expect(announced()).toEqual(["Znaleziono 0 pozycji, razem 0,00 zł"]));
  });

  it("(part of A11Y-22) names the calendars of both days after their fields", async () => {
    await billing();
    for (const field of ["Od", "Do"]) {
      const name = `${field}: wybierz dzień z kalendarza`;
      await userEvent.click(screen.getByRole("button", { name: (text) => unjoinedText(text) === name }));
      // The popover is not displayed without a layout.
      const calendar = screen.getByRole("dialog", { hidden: true });
      expect(unjoinedText(calendar.getAttribute("aria-label"))).toBe(name);
    }
  });

  it("(part of VAL-10) shows calls of other days; rejects over 31, swapped, unbilled or no days", async () => {
    const { port, named } = await billing();
    const [from, to] = [screen.getByLabelText("Od"), screen.getByLabelText("Do")];
    const type = async (first: string, last: string) => {
      await userEvent.clear(from);
      await userEvent.type(from, first);
      await userEvent.clear(to);
      await userEvent.type(to, last);
      await userEvent.click(screen.getByRole("button", { name: "Pokaż" }));
    };
    for (const [first, last, message] of [
      ["15-09-2026", "16-10-2026", "Wybierz najwyżej 31 dni"],
      ["10-10-2026", "09-10-2026", "Data początku jest późniejsza niż data końca"],
      ["10-10-2026", "01-11-2026", "nie późniejszą niż 31-10-2026"],
      ["31-10-2025", "05-11-2025", "nie wcześniejszą niż 01-11-2025"],
      ["30-02-2026", "05-03-2026", "Nie ma takiego dnia"],
    ] as const) {
      await type(first, last);
      expect(unjoinedText(document.querySelector("form")?.textContent ?? "")).toContain(message);
    }
    expect(port.requestedRanges).toHaveLength(1);
    await type("15-09-2026", "15-10-2026");
    await vi.waitFor(() => expect(port.requestedRanges).toHaveLength(2));
    expect(named.at(-1)).toEqual({ from: "2026-09-15", to: "2026-10-15" });
    await vi.waitFor(() =>
      expect(within(screen.getByRole("table", { name: "Szczegóły" })).getAllByRole("row")).toHaveLength(7),
    );
    expect(screen.getByRole("combobox", { name: "Miesiąc" })).toHaveProperty("value", "");
  }, 20_000);

  it("shows calls of the days in the address, and of another month when it is chosen", async () => {
    const { port } = await billing({ rangeParams: { from: "2026-09-15", to: "2026-10-10" } });
    expect(port.requestedRanges).toEqual([{ from: "2026-09-15", to: "2026-10-10" }]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Miesiąc" }), "wrzesień 2026");
    await vi.waitFor(() => expect(port.requestedRanges.at(-1)).toEqual({ from: "2026-09-01", to: "2026-09-30" }));
    await vi.waitFor(() => expect(screen.getByLabelText("Do")).toHaveProperty("value", "30-09-2026"));
  });

  it.each([
    ["no invoice yet", { entries: [] }, "Nie ma jeszcze bilingu"],
    ["no phone", { phones: [] }, /^Nie masz telefonu/],
    ["nothing in these days", { uses: [] }, /^Ten biling jest pusty/],
  ] as const)("shows an empty state of call billing when there is %s", async (_what, changes, title) => {
    const { port } = await billing(changes);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(port.requestedRanges.length).toBe("uses" in changes ? 1 : 0);
  });

  it("offers a retry when loading calls failed, and other days when the server refused", async () => {
    const { port, model } = await billing();
    port.script.failNext("load", { kind: "timeout" });
    model.retry();
    expect(await screen.findByText("Nie udało się pobrać bilingu")).toBeTruthy();
    expect(screen.getByText(/sprawdź połączenie z.internetem/u)).toBeTruthy();
    port.script.failNext("load", { kind: "unexpected-error" });
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(await screen.findByText(/Błąd jest po.naszej stronie/u)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(await screen.findByRole("table", { name: "Szczegóły" })).toBeTruthy();
    model.show({ from: day("2026-11-01"), to: day("2026-11-10") });
    expect(await screen.findByText(/Biling za.te dni nie jest jeszcze gotowy\./)).toBeTruthy();
    expect(screen.getByLabelText("Od")).toBeTruthy();
  });

  it.each([
    ["not-yet", "Do tego czasu wybierz wcześniejszy miesiąc.", 0],
    ["wrong-range", "najwyżej 31 naraz", 0],
    ["unknown", "Spróbuj za kilka minut.", 1],
  ] as const)("shows advice when the server refuses call billing with %s", async (code, words, retries) => {
    const { port, model } = await billing();
    port.load = () => Promise.resolve(fail({ kind: "billing-refused", code }));
    model.retry();
    await vi.waitFor(() => expect(unjoinedText(document.body.textContent)).toContain(words));
    expect(screen.queryAllByRole("button", { name: "Spróbuj ponownie" })).toHaveLength(retries);
  });

  it("[FIN-16] clears all filters of call billing when no use matches them", async () => {
    const { model } = await billing({ uses: [billedUse("2026-10-05T09:00:00+02:00", { amount: grosze(0) })] });
    model.uses.choosePaid(true);
    await userEvent.click(await screen.findByRole("button", { name: "Wyczyść filtry" }));
    expect(await screen.findByRole("table", { name: "Szczegóły" })).toBeTruthy();
    expect(model.uses.isPaid).toBe(false);
  });

  it("adds 50 calls per press and focuses the first new one; sums and file cover all", async () => {
    const uses = Array.from({ length: 120 }, (_, index) =>
      billedUse(`2026-10-05T09:${String(index % 60).padStart(2, "0")}:00+02:00`, { amount: grosze(1) }),
    );
    const { saved, model } = await billing({ uses });
    const rows = () => within(screen.getByRole("table", { name: "Szczegóły" })).getAllByRole("row").length - 2;
    expect(rows()).toBe(50);
    expect(screen.getByText(/^Pokazano 50 z.120$/)).toBeTruthy();
    expect(unjoinedText(screen.getByRole("region", { name: "Podsumowanie" }).textContent)).toContain("1,20 zł");
    await userEvent.click(screen.getByRole("button", { name: "Pokaż więcej" }));
    expect(rows()).toBe(100);
    expect(document.activeElement?.closest("tr")?.getAttribute("aria-rowindex")).toBe("53");
    await userEvent.click(screen.getByRole("button", { name: "Pokaż więcej" }));
    expect([rows(), screen.queryByRole("button", { name: "Pokaż więcej" })]).toEqual([120, null]);
    await userEvent.click(screen.getByRole("button", { name: "Pobierz CSV" }));
    expect(saved[0]?.[1].trimEnd().split("\r\n")).toHaveLength(121);
    model.uses.chooseKind("call");
    await vi.waitFor(() => expect(rows()).toBe(50));
  });
});
