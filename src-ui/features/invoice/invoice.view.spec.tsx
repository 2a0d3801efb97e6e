// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  aCorrection,
  aCorrectionOf,
  aReceivedPayment,
  anEntry,
  anInvoice,
  anItem,
  aPaidEntry,
  day,
  month,
  TODAY,
  zloty,
} from "#test/mothers/index.ts";
import { succeed, ZERO } from "#domain/shared-kernel/index.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { InvoiceView, type InvoiceViewState } from "./invoice.view.tsx";

afterEach(cleanup);

const textOf = (element: Element): string => unjoinedText(element.textContent);

function model(changes: Partial<InvoiceViewState> = {}): InvoiceViewState {
  return {
    page: { kind: "found", details: anInvoice() },
    today: TODAY,
    entry: anEntry(),
    settled: undefined,
    state: { kind: "overdue", days: 21 },
    ksefHost: "qr.example",
    copy: () => Promise.resolve(true),
    canSaveDueDate: true,
    account: "ready",
    incomplete: undefined,
    accountFailureCause: "connection",
    payment: "portal",
    usageRange: undefined,
    complaintUntil: undefined,
    duplicate: { state: { kind: "idle" }, busy: false, order: vi.fn<() => Promise<void>>() },
    isComparisonOpen: false,
    openComparison: vi.fn<() => void>(),
    invoices: { details: vi.fn<InvoiceViewState["invoices"]["details"]>() },
    entries: () => [],
    saveDueDate: vi.fn<() => Promise<boolean>>(),
    retry: vi.fn<() => void>(),
    ...changes,
  };
}

const view = (changes: Partial<InvoiceViewState> = {}) => {
  const given = model(changes);
  return { given, ...render(<InvoiceView model={given} />) };
};

const rows = (): readonly string[] =>
  within(screen.getByRole("table", { name: "Pozycje" }))
    .getAllByRole("row")
    .slice(1)
    .map(textOf);

function factsOf(title: string): HTMLElement {
  const card = screen.getByRole("heading", { name: (name) => unjoinedText(name) === title }).closest("section");
  if (card === null) throw new Error(`no card ${title}`);
  return card;
}

describe("one invoice", () => {
  it("[FIN-60] leads from charged uses to the billing of their month", () => {
    const usageRange = { from: day("2026-07-01"), to: day("2026-07-31") };
    view({ usageRange });
    const link = within(factsOf("Pozycje")).getByRole("link", { name: /^Biling: lipiec/ });
    expect(link.getAttribute("href")).toBe("/billing?from=2026-07-01&to=2026-07-31");
    cleanup();
    view();
    expect(screen.queryByRole("link", { name: /^Biling/ })).toBeNull();
    render(
      <UnavailableFeaturesContext value={new Set(["callDetails"])}>
        <InvoiceView model={model({ usageRange })} />
      </UnavailableFeaturesContext>,
    );
    expect(screen.queryByRole("link", { name: /^Biling/ })).toBeNull();
  });

  it("[INV-11] shows the codes OFFLINE and CERTYFIKAT of an invoice issued outside KSeF", () => {
    const ksefOffline = {
      hash: "h".repeat(43),
      context: "Nip",
      contextId: "5860000002",
      certificate: "01F20A5D352AE590",
      signature: "s".repeat(86),
    } as const;
    view({ page: { kind: "found", details: anInvoice({ ksefOffline }) } });
    const card = within(factsOf("KSeF"));
    expect(card.getAllByRole("img").map((code) => unjoinedText(code.getAttribute("aria-label")))).toEqual([
      "Kod QR OFFLINE do sprawdzenia faktury w KSeF",
      "Kod QR CERTYFIKAT do sprawdzenia wystawcy w KSeF",
    ]);
    expect([card.getByText("OFFLINE").tagName, card.getByText("CERTYFIKAT").tagName]).toEqual(["STRONG", "STRONG"]);
    expect(card.getByRole("link", { name: /wystawcę/ }).getAttribute("href")).toBe(
      `https://qr.example/certificate/Nip/5860000002/5860000002/01F20A5D352AE590/${"h".repeat(43)}/${"s".repeat(86)}`,
    );
    cleanup();
    view({ page: { kind: "found", details: anInvoice({ ksefOffline: { ...ksefOffline, signature: "?" } }) } });
    expect(within(factsOf("KSeF")).getByText(/Zapytaj o\snie obsługę klienta/)).toBeTruthy();
  });

  it("(part of REQ-26) leads to a complaint about the invoice and its month while there is time", () => {
    view({ complaintUntil: day("2027-10-05") });
    const card = within(factsOf("Coś się nie zgadza?"));
    expect(unjoinedText(card.getByText(/^Bezpłatną reklamację/).textContent)).toContain("05-10-2027");
    const { number, period } = anInvoice();
    const query = new URLSearchParams({ form: "COMPLAINT", invoice: number, month: period ?? "" });
    expect(card.getByRole("link").getAttribute("href")).toBe(`/supportRequest?${query}`);
    cleanup();
    view({ complaintUntil: undefined });
    expect(screen.queryByText(/reklamację/)).toBeNull();
  });

  it("(part of REQ-27) offers no form for a complaint to a customer without requests", () => {
    render(
      <UnavailableFeaturesContext value={new Set(["supportRequests"])}>
        <InvoiceView model={model({ complaintUntil: day("2027-10-05") })} />
      </UnavailableFeaturesContext>,
    );
    const card = within(factsOf("Coś się nie zgadza?"));
    expect(card.queryByRole("link")).toBeNull();
  });

  it("shows the title of an invoice and the back link in every state", () => {
    for (const page of [{ kind: "loading" }, { kind: "failed", cause: "connection" }, { kind: "unknown" }] as const) {
      view({ page });
      expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
      expect(screen.getAllByRole("link", { name: /Wszystkie faktury/ }).length).toBeGreaterThan(0);
      expect(screen.queryByRole("table")).toBeNull();
      cleanup();
    }
  });

  it("[FIN-19] describes a correction without a deadline, and no amount left to pay", () => {
    const details = anInvoice({ kind: "correction", gross: zloty("-120.00") });
    view({ page: { kind: "found", details }, canSaveDueDate: false });
    const facts = factsOf("O korekcie");
    expect(within(facts).queryByText("Termin płatności")).toBeNull();
    expect(within(facts).queryByText("Zostało do zapłaty")).toBeNull();
  });

  it("(part of FIN-35) says what is settled of an invoice, and by which payments and corrections", () => {
    const credits = [
      aReceivedPayment({ amount: zloty("-80.00"), entryDate: day("2026-11-20") }),
      aCorrection({ entryId: "K-1", amount: zloty("-20.00"), entryDate: day("2026-11-24") }),
    ];
    const entry = anEntry({ status: "partly-paid", unpaidAmount: zloty("123.70") });
    view({ entry, settled: { amount: zloty("100.00"), credits } });
    const facts = factsOf("O fakturze");
    expect(textOf(facts)).toContain(
      "Uregulowano100,00 zł Od dnia wystawienia zaksięgowaliśmy:Wpłata z 20-11-2026: 80,00 zł" +
        "Korekta KOR/4127830/11/26 z 24-11-2026: 20,00 zł",
    );
    const link = within(facts).getByRole("link", { name: /^Korekta/ });
    expect(link.getAttribute("href")).toBe("/invoice/K-1");
    cleanup();
    view({ entry, settled: { amount: zloty("100.00"), credits: [] } });
    expect(textOf(factsOf("O fakturze"))).toContain("Uregulowano100,00 zł wpłatami, korektami albo z nadpłaty");
  });

  it("(part of FIN-35) says that the balance includes a correction, not what it settled", () => {
    const details = anInvoice({ kind: "correction", gross: zloty("-20.00") });
    const page = { kind: "found", details } as const;
    view({ page, entry: aCorrection({ status: "paid" }) });
    expect(textOf(factsOf("O korekcie"))).toContain("RozliczenieWliczona w saldo");
    expect(textOf(factsOf("O korekcie"))).toContain("powiększyła nadpłatę albo została wypłacona");
    cleanup();
    view({ page, entry: aCorrection({ status: "unknown" }) });
    expect(textOf(factsOf("O korekcie"))).not.toContain("Wliczona w saldo");
  });

  it("[FIN-23] says of a pending invoice not to pay twice and what follows when its payment fails", () => {
    view({ entry: anEntry({ status: "payment-started" }), canSaveDueDate: false });
    const facts = factsOf("O fakturze");
    expect(textOf(facts)).toContain("Zostało do zapłatyCzeka na wynik płatności Nie płać drugi raz.");
  });

  it.each(["unknown", "no-status"] as const)("(part of FIN-02) does not say what is left in the state %s", (status) => {
    view({ entry: anEntry({ status, unpaidAmount: ZERO }), canSaveDueDate: false });
    expect(textOf(factsOf("O fakturze"))).toContain("Zostało do zapłatyNie wiadomo");
    cleanup();
    view({ entry: anEntry({ status, amount: ZERO, unpaidAmount: ZERO }), canSaveDueDate: false });
    expect(textOf(factsOf("O fakturze"))).toContain("Zostało do zapłaty0,00 zł");
    cleanup();
    view({ entry: anEntry({ status, unpaidAmount: zloty("94.00") }) });
    expect(textOf(factsOf("O fakturze"))).toContain("Zostało do zapłaty94,00 zł");
  });

  it("(part of FIN-19) has no empty definition when nothing can be done about a fact", () => {
    const { container } = view({ canSaveDueDate: false });
    expect([...container.querySelectorAll("dd")].map(textOf)).not.toContain("");
  });

  it("(part of CALL-20) offers to ask again for an invoice after ten seconds", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { given } = view({ page: { kind: "loading" } });
    act(() => void vi.advanceTimersByTime(10_000));
    fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(given.retry).toHaveBeenCalledOnce();
  });

  it("shows a retry when an invoice could not be loaded", async () => {
    const { given } = view({ page: { kind: "failed", cause: "connection" } });
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(given.retry).toHaveBeenCalledOnce();
  });

  it("(part of HTTP-04) blames the portal when its error hides an invoice", () => {
    for (const changes of [
      { page: { kind: "failed", cause: "portal" } },
      { account: "failed", accountFailureCause: "portal" },
    ] as const) {
      const { container } = view(changes);
      expect(textOf(container)).toContain("Błąd jest po naszej stronie");
      expect(textOf(container)).not.toContain("sprawdź połączenie");
      cleanup();
    }
  });

  it("(part of FIN-02) shows an invoice's state with correct plurals, and its items and sum", () => {
    view();
    expect(textOf(screen.getByRole("heading", { level: 1 }))).toBe("Faktura za listopad 2026");
    expect(screen.getByText(/^21.dni po.terminie$/)).toBeTruthy();
    expect(rows().at(-1)).toBe("Razem181,87 zł41,83 zł223,70 zł");
    cleanup();
    for (const [days, words] of [
      [1, /^1.dzień po.terminie$/],
      [2, /^2.dni po.terminie$/],
      [22, /^22.dni po.terminie$/],
      [112, /^112.dni po.terminie$/],
    ] as const) {
      view({ state: { kind: "overdue", days } });
      expect(screen.getByText(words)).toBeTruthy();
      cleanup();
    }
  });

  it("shows the amount without items as a line of its own, so that the invoice's sum holds", () => {
    view({ page: { kind: "found", details: { ...anInvoice({ items: [anItem()] }), gross: zloty("69.01") } } });
    expect(rows().slice(-2)).toEqual(["Zaokrąglenia i inne0,01 zł", "Razem56,10 zł12,90 zł69,01 zł"]);
  });

  it("(part of FIN-05) opens the payment review of the list from the page of a payable invoice", () => {
    view();
    const pay = screen.getByRole("link", { name: /^Zapłać/ });
    expect([textOf(pay), pay.getAttribute("href")]).toEqual(["Zapłać 223,70 zł", "/invoice?pay=E-11"]);
    cleanup();
    view({ payment: "none" });
    expect(screen.queryByRole("link", { name: /^Zapłać/ })).toBeNull();
  });

  it("(part of PROD-15) names the debt collector instead of a payment of the invoice", () => {
    view({ payment: "debt-collector" });
    expect(screen.queryByRole("link", { name: /^Zapłać/ })).toBeNull();
    expect(textOf(document.body)).toContain("Zanim zapłacisz, ustal z firmą windykacyjną, komu i ile.");
  });

  it("keeps an invoice visible with a retry when the account could not be loaded", async () => {
    const { given } = view({ account: "failed", entry: undefined, state: undefined, payment: "none" });
    expect(screen.getByRole("table", { name: "Pozycje" })).toBeTruthy();
    expect(screen.getByText("Nie wiemy, ile zostało do zapłaty")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Dlaczego tyle?" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(given.retry).toHaveBeenCalledOnce();
  });

  it("keeps the comparison of invoices open when the account reloads", async () => {
    const { given, rerender } = view({ entries: () => [] });
    await userEvent.click(screen.getByRole("button", { name: "Pokaż różnice" }));
    expect(given.openComparison).toHaveBeenCalledOnce();
    for (const account of ["failed", "loading"] as const)
      rerender(<InvoiceView model={model({ isComparisonOpen: true, account })} />);
    expect(screen.getByRole("region", { name: "Dlaczego tyle?" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Pokaż różnice" })).toBeNull();
  });

  it("hides the duplicate and the comparison of an invoice when there is none", () => {
    view({
      entry: anEntry({ duplicatePossible: false }),
      page: { kind: "found", details: anInvoice({ kind: "interest" }) },
    });
    expect(screen.queryByRole("button", { name: "Pobierz PDF" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Dlaczego tyle?" })).toBeNull();
  });

  it("links a correction to the corrected invoice", () => {
    view({
      page: {
        kind: "found",
        details: anInvoice({
          kind: "correction",
          corrects: { entryId: "E-10", number: "FV/4127830/10/26", reason: "Przerwa w działaniu usługi" },
        }),
      },
    });
    expect(screen.getByRole("link", { name: "FV/4127830/10/26" }).getAttribute("href")).toBe("/invoice/E-10");
    expect(screen.getByText(/Przerwa w.działaniu usługi/)).toBeTruthy();
  });

  it("[FIN-36] names the corrections of an invoice with day and amount, and its amount after them", () => {
    const corrections = [
      aCorrectionOf(),
      aCorrectionOf({ number: "FK/2/11/26", entryId: undefined, gross: zloty("5.00") }),
    ];
    view({ page: { kind: "found", details: anInvoice({ corrections }) } });
    const facts = within(factsOf("O fakturze"));
    expect(textOf(facts.getByText("Skorygowana").nextElementSibling ?? document.body)).toBe(
      "Korekta FK/4127830/11/26 z 20-11-2026: −20,00 zł" +
        "Korekta FK/2/11/26 z 20-11-2026: +5,00 zł Kwota po skorygowaniu: 208,70 zł",
    );
    const link = facts.getByRole("link", { name: /^Korekta FK.4127830.11.26/ });
    expect(link.getAttribute("href")).toBe("/invoice/K-12");
    expect(facts.queryByRole("link", { name: /^Korekta FK.2/ })).toBeNull();
    for (const unnamed of [[], undefined]) {
      cleanup();
      view({ page: { kind: "found", details: anInvoice({ corrections: unnamed }) } });
      expect(screen.queryByText("Skorygowana")).toBeNull();
    }
  });

  it.each([
    ["after corrections", [aCorrectionOf()], /^Po korektach ta faktura jest o 20,00 zł niższa/, null],
    ["as issued", undefined, /^Ta faktura jest na tę samą kwotę/, "To porównanie nie uwzględnia korekt."],
  ] as const)("(part of FIN-36) compares invoices %s", async (_how, corrections, lead, note) => {
    const former = anInvoice({ entryId: "E-10" });
    const october = aPaidEntry({ entryId: "E-10", number: "FV/4127830/10/26", period: month("2026-10") });
    view({
      isComparisonOpen: true,
      page: { kind: "found", details: anInvoice({ corrections }) },
      entries: () => [anEntry(), october, aCorrection()],
      invoices: { details: () => Promise.resolve(succeed(former)) },
    });
    const card = within(factsOf("Dlaczego tyle?"));
    expect(textOf(await card.findByText((text) => lead.test(unjoinedText(text))))).toMatch(lead);
    expect(card.queryByText((text) => unjoinedText(text) === note) !== null).toBe(note !== null);
    expect(card.queryByText((text) => unjoinedText(text) === "Korekta tej faktury: FK/4127830/11/26") !== null).toBe(
      note === null,
    );
  });

  it.each([
    ["gone", /Czas na.pobranie tego pliku minął/],
    ["elsewhere", /w.innej karcie/],
    ["slow", /trwa dłużej niż zwykle/],
    ["not-possible", /nie można pobrać/],
    ["too-many-calls", /Zbyt wiele prób w.krótkim czasie\. Spróbuj jeszcze raz za.chwilę/],
    ["provider", /Nie udało się pobrać pliku/],
  ] as const)("(part of FIN-03) shows the reason when the duplicate of an invoice fails: %s", (why, words) => {
    view({ duplicate: { state: { kind: "problem", why }, busy: false, order: vi.fn<() => Promise<void>>() } });
    expect(textOf(screen.getByRole("alert"))).toMatch(words);
  });
});
