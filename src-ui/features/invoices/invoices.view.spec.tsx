// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  aBlockade,
  aCorrection,
  anEntry,
  aPaidEntry,
  aReceivedPayment,
  day,
  month,
  TODAY,
  zloty,
  aProduct,
} from "#test/mothers/index.ts";
import { EMPTY_ENTRY_FILTER } from "#domain/finance/entry-filter.ts";
import type { EntriesFiltersViewState } from "./entries-filters.view.tsx";
import { blockadeCase } from "#domain/account/blockade-case.ts";
import { displayName } from "#domain/products/index.ts";
import type { DuplicateState } from "#domain/finance/invoice-duplicate.ts";
import { legendOfMonths } from "#domain/finance/index.ts";
import type { EntryRowViewState } from "./entry-row-values.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { InvoicesView, type InvoicesViewState } from "./invoices.view.tsx";

afterEach(cleanup);

const textOf = (element: Element): string => unjoinedText(element.textContent);

function row(changes: Partial<EntryRowViewState> = {}): EntryRowViewState {
  const entry = changes.entry ?? anEntry();
  return {
    entry,
    state: { kind: "due", days: 10 },
    selectable: true,
    tone: "open",
    left: "all",
    leftAmount: entry.unpaidAmount,
    selected: false,
    duplicate: undefined,
    orderDuplicate: vi.fn<() => void>(),
    toggle: vi.fn<() => void>(),
    ...changes,
  };
}

const OCTOBER = anEntry({
  entryId: "E-10",
  number: "FV/4127830/10/26",
  period: month("2026-10"),
  entryDate: day("2026-10-16"),
  dueDate: day("2026-10-30"),
  amount: zloty("1213.80"),
  unpaidAmount: zloty("49.99"),
});

function filters(changes: Partial<EntriesFiltersViewState> = {}): EntriesFiltersViewState {
  return {
    entryFilter: EMPTY_ENTRY_FILTER,
    years: ["2026", "2025"],
    kinds: ["invoice", "payment"],
    hasFilter: false,
    setFilter: vi.fn<EntriesFiltersViewState["setFilter"]>(),
    clear: vi.fn<() => void>(),
    ...changes,
  };
}

const ACCOUNT: InvoicesViewState["account"] = {
  status: "ready",
  isStale: false,
  isReloading: false,
  isEmpty: false,
  retry: () => undefined,
};

const BLOCKADE: InvoicesViewState["blockade"] = {
  blockadeCase: undefined,
  arrears: zloty("49.99"),
  arrearsPayment: undefined,
  hasPendingArrears: false,
  pendingSums: {
    count: 0,
    paying: zloty("0.00"),
    later: zloty("0.00"),
    laterOverdue: zloty("0.00"),
    areAmountsKnown: true,
    isOnlyStarted: true,
  },
  leads: "panel",
  resume: undefined,
  payArrears: () => undefined,
};

function model(changes: Partial<InvoicesViewState> = {}): InvoicesViewState {
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: month(`2026-${String(index + 1).padStart(2, "0")}`),
    name: `m${index + 1}`,
    year: index === 0 ? "2026" : undefined,
    amount: zloty(index === 11 ? "223.70" : "1198.80"),
    height: index,
    left: zloty(index === 11 ? "223.70" : "0.00"),
    isPartlyPaid: false,
    state: index === 11 ? ("open" as const) : ("settled" as const),
  }));
  return {
    account: ACCOUNT,
    incomplete: undefined,
    today: TODAY,
    blockade: BLOCKADE,
    isEInvoiceOffered: false,
    help: [],
    balance: { amount: zloty("-273.69"), on: TODAY },
    due: { kind: "owed", total: zloty("273.69"), overdue: zloty("49.99"), nextDue: undefined, pending: undefined },
    paying: { busy: false },
    selectedOutOfSight: 0,
    panelProblem: undefined,
    repeatPaymentProblem: undefined,
    reviewProblem: undefined,
    recipient: "Wiązka S.A.",
    review: {
      state: "closed",
      paidAccount: undefined,
      lines: [],
      isOwn: false,
      sum: zloty("0.00"),
      today: TODAY,
      scope: "all",
      choices: undefined,
      hasPending: false,
      change: vi.fn<() => void>(),
      choose: vi.fn<() => void>(),
      pay: vi.fn<() => void>(),
      close: vi.fn<() => void>(),
    },
    pending: {
      untracked: [],
      payments: [],
      incomplete: undefined,
      busy: undefined,
      ended: undefined,
      resume: vi.fn<() => void>(),
      abandon: vi.fn<() => Promise<void>>(),
    },
    payout: {
      isOpen: false,
      loadStatus: "coming",
      left: undefined,
      waiting: [],
      form: undefined,
      accounts: "polish",
      ordered: undefined,
      problem: undefined,
      open: vi.fn<() => void>(),
      close: vi.fn<() => void>(),
      start: vi.fn<() => void>(),
    },
    own: {
      state: "closed",
      form: undefined,
      limit: zloty("273.69"),
      shares: [],
      open: vi.fn<() => void>(),
      close: vi.fn<() => void>(),
    },
    selection: { entries: [], sum: zloty("0.00") },
    history: {
      view: "chart",
      months,
      max: 20,
      average: zloty("210.26"),
      legend: legendOfMonths(months),
      show: vi.fn<() => void>(),
    },
    list: {
      ...rowsOf([row(), row({ entry: OCTOBER, state: { kind: "overdue", days: 21 }, tone: "late", left: "part" })]),
      payableIndexes: [0, 1],
      downloads: { duplicates: new Map() },
      revealed: undefined,
      clearRevealed: vi.fn<() => void>(),
      total: 2,
      hasOlder: false,
      canShowAll: false,
      filters: filters(),
      showOlder: vi.fn<() => void>(),
      showAll: vi.fn<() => void>(),
    },
    dueDates: { days: [], save: vi.fn<() => Promise<boolean>>() },
    transfer: {
      isOpen: false,
      status: "ready",
      cause: "connection",
      details: undefined,
      copied: undefined,
      copyFailed: false,
      close: vi.fn<() => void>(),
      retry: vi.fn<() => void>(),
      copy: vi.fn<() => Promise<void>>(),
      copyAll: vi.fn<() => Promise<void>>(),
    },
    payAll: vi.fn<() => void>(),
    paySelected: vi.fn<() => void>(),
    openTransferOfAll: vi.fn<() => void>(),
    openTransferOfSelected: vi.fn<() => void>(),
    ...changes,
  };
}

const rowsOf = (rows: readonly EntryRowViewState[]) => ({ count: rows.length, row: (place: number) => rows[place] });

const view = (changes: Partial<InvoicesViewState> = {}) => {
  const given = model(changes);
  return { given, ...render(<InvoicesView model={given} />) };
};

describe("the page of invoices", () => {
  it("shows the heading of the page of invoices in every state", () => {
    for (const status of ["loading", "ready"] as const) {
      view({ account: { ...ACCOUNT, status } });
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Faktury");
      cleanup();
    }
  });

  it("(part of CALL-20) offers to ask again for the invoices after ten seconds", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const retry = vi.fn<() => void>();
    view({ account: { ...ACCOUNT, status: "loading", retry } });
    act(() => void vi.advanceTimersByTime(10_000));
    fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("shows skeletons of the page of invoices and the balance while loading", () => {
    const { container } = view({ account: { ...ACCOUNT, status: "loading" }, balance: "loading" });
    expect(container.querySelectorAll("[aria-busy]")).toHaveLength(2);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("keeps outdated entries visible with a retry", async () => {
    const retry = vi.fn<() => void>();
    view({ account: { ...ACCOUNT, isStale: true, retry } });
    await userEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByText("Nie udało się odświeżyć faktur.")).toBeTruthy();
    expect(screen.getByRole("table")).toBeTruthy();
  });

  it("shows an empty state of invoices without a table or a button to pay", () => {
    view({ account: { ...ACCOUNT, isEmpty: true }, due: { kind: "nothing-yet" }, balance: undefined });
    expect(screen.getByText("Nie masz jeszcze faktur")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("button", { name: /Zapłać/ })).toBeNull();
  });

  it("[FIN-04] formats money with two decimals, a comma, grouped thousands and the unit", () => {
    const { container } = view();
    const october = container.querySelector("[data-cell='amount'] [value='1213.80']");
    expect(october?.textContent).toBe("1\u00a0213,80\u00a0zł");
    expect(textOf(screen.getByText(/Saldo na/))).toBe("Saldo na 20-11-2026: −273,69 zł");
  });

  it.each([
    ["pending", "Nie mamy jeszcze potwierdzenia twojej płatności."],
    ["processing", "Płatność zaległości jest w toku."],
    ["paid", "Zaległości są opłacone."],
  ] as const)(
    "(part of PROD-14) titles the blockade by the payment %s, and names what is limited",
    (payment, title) => {
      const products = [aProduct({ blockade: "arrears" })];
      const paid = { arrears: zloty("0.00"), arrearsPayment: payment };
      view({ blockade: { ...BLOCKADE, blockadeCase: blockadeCase(aBlockade(), products, TODAY), ...paid } });
      const banner = textOf(screen.getByText(title).closest(".banner") ?? document.body);
      expect(banner).toContain(`Jeszcze ograniczone: ${displayName(aProduct())}.`);
      expect(banner).not.toMatch(/Masz zaległości|Po terminie|Do czasu zapłaty/);
      const polish = [...document.querySelectorAll(".banner [lang=pl]")].map((element) => textOf(element));
      expect(polish).toEqual([
        textOf(document.querySelector(".banner__part") ?? document.body),
        displayName(aProduct()),
      ]);
    },
  );

  it("(part of PROD-31) promises no services above the invoices of a contract that has ended", () => {
    const ended = [aProduct({ blockade: "arrears", status: "INACTIVE" })];
    view({ blockade: { ...BLOCKADE, blockadeCase: blockadeCase(aBlockade(), ended, TODAY) } });
    const banner = textOf(screen.getByText("Masz zaległości w płatnościach.").closest(".banner") ?? document.body);
    expect(banner).toContain("Pozostają do zapłaty także po zakończeniu umowy.");
    expect(banner).not.toMatch(/przywrócimy|ograniczone/);
    expect(banner).not.toContain(aBlockade().message);
  });

  it("[PROD-17] offers first to continue a payment of the arrears that was left at the bank", async () => {
    const resume = vi.fn<() => void>();
    const blockade = {
      ...BLOCKADE,
      blockadeCase: blockadeCase(aBlockade(), [], TODAY),
      resume,
      leads: "blockade",
    } as const;
    const { container } = view({ blockade: { ...blockade, arrears: zloty("0.00"), arrearsPayment: "pending" } });
    const amber = [...container.querySelectorAll(".btn--pay")].map(({ textContent }) => textContent);
    expect(amber).toEqual(["Wróć do płatności"]);
    await userEvent.click(screen.getByRole("button", { name: "Wróć do płatności" }));
    expect(resume).toHaveBeenCalledOnce();
  });

  it("[PROD-15] offers no payment or transfer of selected entries while a company collects the debt", () => {
    const selection = { entries: [OCTOBER], sum: zloty("49.99") };
    view({ selection, blockade: { ...BLOCKADE, leads: "nowhere" } });
    const bar = screen.getByRole("region", { name: "Zaznaczone faktury" });
    expect(within(bar).queryByRole("button")).toBeNull();
    expect(textOf(bar)).toContain("Zanim zapłacisz, ustal z firmą windykacyjną, komu i ile.");
    cleanup();
    view({ selection });
    expect(screen.getByRole("region", { name: "Zaznaczone faktury" }).querySelector(".btn--pay")).not.toBeNull();
  });

  it("(part of FIN-14) names no payout of an overpayment without payouts", () => {
    render(
      <UnavailableFeaturesContext value={new Set(["payouts"])}>
        <InvoicesView model={model({ due: { kind: "overpaid", amount: zloty("186.50"), hasNextInvoice: true } })} />
      </UnavailableFeaturesContext>,
    );
    const text = textOf(screen.getByRole("region", { name: "Nadpłata" }));
    expect(text).toContain("Rozliczymy ją z następną fakturą.");
    expect(text).not.toMatch(/wypłac/iu);
  });

  it("[FIN-14] says below an overpayment what is left after the ordered payouts", () => {
    const due = { kind: "overpaid", amount: zloty("186.50"), hasNextInvoice: true } as const;
    const waiting = [
      { payoutId: "p", amount: zloty("100.50"), accountEnd: "0001", orderedOn: TODAY, state: "ordered" as const },
    ];
    const textWith = (left: string, payouts: typeof waiting): string => {
      const payout = { ...model().payout, loadStatus: "known" as const, left: zloty(left), waiting: payouts };
      view({ due, payout });
      const text = textOf(screen.getByRole("region", { name: "Nadpłata" }));
      cleanup();
      return text;
    };
    expect(textWith("186.50", [])).toContain("Możesz ją wypłacić albo zostawić");
    const ordered = textWith("86.00", waiting);
    expect(ordered).toContain("Po zleconej wypłacie zostanie 86,00 zł.");
    expect(ordered).not.toContain("Możesz ją wypłacić");
    expect(textWith("0.00", waiting)).toContain("Wypłacamy ją w całości.");
  });

  it.each([
    [[], "Możesz ją wypłacić."],
    [["payouts"], "Skontaktuj się z nami"],
  ] as const)("(part of FIN-27) announces no invoice for an overpayment without a service: %o", (lacking, words) => {
    const due = { kind: "overpaid", amount: zloty("186.50"), hasNextInvoice: false } as const;
    render(
      <UnavailableFeaturesContext value={new Set(lacking)}>
        <InvoicesView model={model({ due })} />
      </UnavailableFeaturesContext>,
    );
    const text = textOf(screen.getByRole("region", { name: "Nadpłata" }));
    expect(text).toContain(words);
    expect(text).not.toContain("następn");
  });

  it("[PROD-09] shows a blockade first, with the company, the arrears and the limited services", async () => {
    const vindication = aBlockade({
      type: "vindication",
      message: "Dług przekazano do windykacji.",
      debtCollectionCompany: "Latarnia S.A.",
    });
    view({
      blockade: {
        ...BLOCKADE,
        blockadeCase: blockadeCase(vindication, [aProduct({ blockade: "vindication" })], TODAY),
        leads: "nowhere",
      },
    });
    expect(unjoinedText(screen.getByText(/Dług przekazano/).parentElement?.textContent)).toMatch(
      new RegExp(
        String.raw`Sprawę prowadzi: Latarnia S\.A\. Po terminie: 49,99 zł\. ` +
          String.raw`Zanim zapłacisz, ustal z tą firmą, komu i ile\. Do czasu zapłaty ograniczone: .+\.$`,
      ),
    );
    expect(document.querySelector(".btn--pay"), "nothing leads to paying before the company is asked").toBeNull();
    expect(screen.queryByRole("button", { name: /^Zapłać zaległości/ })).toBeNull();
    cleanup();
    const payArrears = vi.fn<() => void>();
    view({
      blockade: {
        ...BLOCKADE,
        blockadeCase: blockadeCase(aBlockade(), [aProduct({ blockade: "arrears" })], TODAY),
        leads: "blockade",
        payArrears,
      },
    });
    expect(document.querySelectorAll(".btn--pay"), "one way to pay leads").toHaveLength(1);
    const panelText = unjoinedText(screen.getByText(/Usługi są zawieszone/).parentElement?.textContent);
    expect(panelText).not.toContain("Sprawę prowadzi");
    expect(panelText).toContain(`Do czasu zapłaty ograniczone: ${displayName(aProduct())}.`);
    await userEvent.click(screen.getByRole("button", { name: /^Zapłać zaległości/ }));
    expect(payArrears).toHaveBeenCalledOnce();
  });

  it("(part of FIN-37) says in the banner which arrears are left after a pending payment", () => {
    const blockade = {
      ...BLOCKADE,
      blockadeCase: blockadeCase(aBlockade(), [], TODAY),
      arrears: zloty("152.00"),
      hasPendingArrears: true,
      pendingSums: { ...BLOCKADE.pendingSums, later: zloty("149.95"), laterOverdue: zloty("92.00") },
      leads: "blockade",
    } as const;
    view({ blockade });
    expect(unjoinedText(screen.getByText(/Usługi są zawieszone/).parentElement?.textContent)).toContain(
      "Po terminie: 152,00 zł. Oprócz tego po zakończeniu płatności w toku będzie do zapłaty 92,00 zł zaległości.",
    );
    expect(screen.getByRole("button", { name: /^Zapłać 152,00\szł zaległości$/ })).toBeTruthy();
  });

  it("offers e-invoices on the page of invoices when the server does", () => {
    view({ isEInvoiceOffered: true });
    expect(screen.getByRole("link", { name: "Włącz e-fakturę" }).getAttribute("href")).toBe("/invoice?eInvoice=1");
    cleanup();
    view();
    expect(screen.queryByRole("link", { name: "Włącz e-fakturę" })).toBeNull();
  });
});

describe("the due panel", () => {
  it("opens the review and the transfer details of all open entries", async () => {
    const { given } = view();
    await userEvent.click(screen.getByRole("button", { name: /^Zapłać 273,69\szł$/ }));
    expect(given.payAll).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Dane do przelewu" }));
    expect(given.openTransferOfAll).toHaveBeenCalledOnce();
  });

  it("opens the dialog for another amount when its button is pressed", async () => {
    const { given } = view();
    await userEvent.click(screen.getByRole("button", { name: "Inna kwota" }));
    expect(given.own.open).toHaveBeenCalledOnce();
  });

  it("offers no payment when none is due", () => {
    view({ due: { kind: "paid", nextDue: day("2026-12-30") } });
    expect(textOf(screen.getByRole("region", { name: "Do zapłaty" }))).toContain(
      "Wszystko opłaconeNastępny termin: około 30-12-2026",
    );
    cleanup();
    view({
      due: {
        kind: "pending",
        pending: {
          count: 1,
          paying: zloty("100.00"),
          later: zloty("123.70"),
          laterOverdue: zloty("0.00"),
          areAmountsKnown: true,
          isOnlyStarted: false,
        },
      },
    });
    const panelText = textOf(screen.getByRole("region", { name: /Płatność w\stoku/ }));
    expect(panelText).toContain("100,00 zł");
    expect(panelText).toMatch(
      /Nie płać drugi raz\..* Po zakończeniu płatności w toku zostanie jeszcze 123,70 zł do zapłaty\./,
    );
    cleanup();
    view({ due: { kind: "pending", pending: "loading" } });
    expect(textOf(screen.getByRole("region", { name: /Płatność w\stoku/ }))).not.toContain("zł");
    cleanup();
    view({ due: { kind: "overpaid", amount: zloty("50.00"), hasNextInvoice: true } });
    expect(screen.getByRole("region", { name: "Nadpłata" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Zapłać|przelewu/ })).toBeNull();
  });

  it("shows pending payments beside the amount due", () => {
    view({
      due: {
        kind: "owed",
        total: zloty("49.99"),
        overdue: undefined,
        nextDue: undefined,
        pending: {
          count: 1,
          paying: zloty("100.00"),
          later: zloty("123.70"),
          laterOverdue: zloty("0.00"),
          areAmountsKnown: true,
          isOnlyStarted: false,
        },
      },
    });
    expect(textOf(screen.getByRole("region", { name: "Do zapłaty" }))).toContain(
      "Oprócz tego po zakończeniu płatności w toku będzie do zapłaty 123,70 zł." +
        "W toku jest już płatność 100,00 zł. Nie płać tej kwoty drugi raz. Jeśli płatność nie dojdzie do skutku, " +
        "kwota wróci do zapłaty.",
    );
  });

  it("(part of FIN-32) names no amount in progress while the payment of an entry is unknown", () => {
    const pending = { ...BLOCKADE.pendingSums, count: 1, areAmountsKnown: false, isOnlyStarted: false };
    view({ due: { kind: "owed", total: zloty("49.99"), overdue: undefined, nextDue: undefined, pending } });
    const panel = textOf(screen.getByRole("region", { name: "Do zapłaty" }));
    expect(panel).toContain("49,99 złNie znamy kwoty co najmniej jednej płatności w toku. Nie płać");
    cleanup();
    view({ due: { kind: "pending", pending } });
    expect(textOf(screen.getByRole("region", { name: /Płatność w\stoku/ }))).not.toContain("zł.");
    expect(textOf(screen.getByRole("region", { name: /Płatność w\stoku/ }))).not.toContain("0,00");
  });

  it("(part of FIN-05) says that a payment was only started while no bank processes it", () => {
    const pending = {
      count: 1,
      paying: zloty("100.00"),
      later: zloty("0.00"),
      laterOverdue: zloty("0.00"),
      areAmountsKnown: true,
      isOnlyStarted: true,
    };
    view({ due: { kind: "owed", total: zloty("49.99"), overdue: undefined, nextDue: undefined, pending } });
    expect(textOf(screen.getByRole("region", { name: "Do zapłaty" }))).toContain(
      "Zaczęta płatność: 100,00 zł. Wróć do niej albo z niej zrezygnuj. Nie płać tej kwoty drugi raz.",
    );
  });

  it.each([
    ["paid", "Ta płatność przeszła."],
    ["unanswered", "Nie udało się sprawdzić tej płatności."],
  ] as const)("shows why an earlier payment cannot be repeated: %s", (repeatPaymentProblem, expectedText) => {
    view({ repeatPaymentProblem });
    expect(textOf(screen.getByRole("alert"))).toContain(expectedText);
  });

  it.each([
    ["already-paid", "już opłacone"],
    ["payment-under-way", "nie płać drugi raz"],
    ["found-pending", "Nie wiemy, czy płatność się zaczęła"],
    ["wrong-amount", "Sprawdź nową kwotę"],
    ["unknown-entry", "Jednej z tych faktur nie ma już na koncie. Zaznacz jeszcze raz"],
    ["unknown", "zrób przelew"],
    ["provider", "zrób przelew"],
    ["timeout", "Spróbuj jeszcze raz za chwilę"],
    ["unreachable", "Sprawdź połączenie z internetem"],
    ["too-many-calls", "Zbyt wiele prób w krótkim czasie. Spróbuj jeszcze raz za chwilę"],
    ["bad-address", "Zrób przelew"],
  ] as const)("shows the problem of a payment with advice: %s", (kind, words) => {
    view({ panelProblem: { kind, isForInvoices: true } });
    expect(textOf(screen.getByRole("alert"))).toContain(words);
  });

  it.each([
    ["already-paid", "Te pozycje są już opłacone."],
    ["payment-under-way", "Płatność za te pozycje jest już w toku."],
    ["unknown-entry", "Jednej z tych pozycji nie ma już na koncie."],
    ["timeout", "Odpowiedź nie nadeszła na czas."],
  ] as const)('does not say "invoice" when interest was to be paid too: %s', (kind, words) => {
    view({ panelProblem: { kind, isForInvoices: false } });
    expect(textOf(screen.getByRole("alert"))).toContain(words);
    expect(textOf(screen.getByRole("alert"))).not.toMatch(/faktur/i);
  });
});

describe("the list of entries", () => {
  it("[FIN-01] shows name, dates, state and amounts of entries; highlights open and overdue ones", () => {
    view();
    const [, first, second] = within(screen.getByRole("table", { name: "Wszystkie faktury" })).getAllByRole("row");
    expect(first?.className).toBe("row--open");
    expect(second?.className).toBe("row--late");
    expect(within(second ?? document.body).getByRole("rowheader").textContent).toBe(
      "październik 2026 FV/4127830/10/26",
    );
    expect(
      within(second ?? document.body)
        .getAllByRole("cell")
        .map(textOf),
    ).toEqual(["", "16-10-2026", "30-10-2026", "21 dni po terminie", "1 213,80 zł", "49,99 zł", ""]);
  });

  it("[FIN-17] downloads the file of an invoice from its row, without leaving the list", async () => {
    const download = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    onTestFinished(() => download.mockRestore());
    const orderDuplicate = vi.fn<() => void>();
    const show = (state: DuplicateState): void => {
      cleanup();
      const duplicate = { state, busy: state.kind === "requesting" };
      const list = { ...model().list, ...rowsOf([row({ entry: OCTOBER, duplicate, orderDuplicate })]) };
      view({ list: { ...list, downloads: { duplicates: new Map([["E-10", duplicate]]) } } });
    };
    const button = (): HTMLElement =>
      within(screen.getByRole("table")).getByRole("button", { name: /^Pobierz PDF FV.*10.26$/ });
    show({ kind: "idle" });
    await userEvent.click(button());
    expect(orderDuplicate).toHaveBeenCalledOnce();
    show({ kind: "requesting" });
    expect(button().getAttribute("aria-disabled")).toBe("true");
    show({ kind: "problem", why: "timeout" });
    expect(textOf(screen.getByRole("alert"))).toMatch(/^Nie udało się pobrać pliku\. .+ Spróbuj jeszcze raz/);
    expect(download).not.toHaveBeenCalled();
    show({ kind: "ready", address: "https://ebok.example/files/1" });
    expect(download).toHaveBeenCalledOnce();
    expect(screen.getByText("Plik jest gotowy", { exact: false })).toBeTruthy();
  });

  it("announces the number of rows of entries", () => {
    view();
    expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("3");
    expect(screen.getAllByRole("row").map((one) => one.getAttribute("aria-rowindex"))).toEqual(["1", "2", "3"]);
  });

  it("gives corrections and payments their own names", () => {
    const plain = { selectable: false, tone: undefined, left: "none" } as const;
    view({
      list: {
        ...model().list,
        ...rowsOf([
          row({ ...plain, entry: aCorrection(), state: { kind: "no-status" } }),
          row({ ...plain, entry: aReceivedPayment(), state: { kind: "booked" } }),
          row({
            ...plain,
            entry: aReceivedPayment({ entryId: "W-1", kind: "payout", accountEnd: "2874" }),
            state: { kind: "sent" },
          }),
          row({
            ...plain,
            entry: aPaidEntry({ entryId: "I-1", kind: "interest", period: undefined }),
            state: { kind: "paid" },
          }),
          row({
            ...plain,
            entry: aPaidEntry({ entryId: "O-1", kind: "other", number: "KA/10/26" }),
            state: { kind: "paid" },
          }),
          row({ ...plain, entry: aPaidEntry({ entryId: "O-2", kind: "other", number: "" }), state: { kind: "paid" } }),
        ]),
      },
    });
    expect(screen.getAllByRole("rowheader").map((head) => head.firstChild?.textContent)).toEqual([
      "Korekta za listopad 2026",
      "Wpłata",
      "Wypłata nadpłaty",
      "Nota odsetkowa",
      "Pozycja KA/10/26",
      "Pozycja",
    ]);
    expect(screen.getByText("na rachunek …2874")).toBeTruthy();
    expect(screen.getByText("Wysłana")).toBeTruthy();
    expect(screen.getByRole("rowheader", { name: "Pozycja KA/10/26" })).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByText("Zaksięgowana")).toBeTruthy();
  });

  it("(part of FIN-01) has a column of checkboxes only if a row of the list can be selected", () => {
    const columnsOf = (): readonly string[] =>
      within(screen.getByRole("table", { name: "Wszystkie faktury" }))
        .getAllByRole("columnheader")
        .map(textOf);
    const cellsOfRow = (): number => screen.getByRole("rowheader").closest("tr")?.children.length ?? 0;
    view({ list: { ...model().list, ...rowsOf([row()]), payableIndexes: [0] } });
    expect([columnsOf().slice(0, 2), cellsOfRow()]).toEqual([["Zaznacz", "Za okres"], 8]);
    cleanup();
    const paid = row({ entry: aPaidEntry(), selectable: false, tone: undefined, left: "none" });
    view({ list: { ...model().list, ...rowsOf([paid]), payableIndexes: [] } });
    expect([columnsOf()[0], columnsOf().length, cellsOfRow()]).toEqual(["Za okres", 7, 7]);
  });

  it("selects entries, filters them by year and shows older ones", async () => {
    const { given } = view({ list: { ...model().list, hasOlder: true, canShowAll: true, total: 50 } });
    await userEvent.click(screen.getByRole("checkbox", { name: "Zaznacz: listopad 2026, FV/4127830/11/26" }));
    expect(given.list.row(0)?.toggle).toHaveBeenCalledOnce();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rok" }), "2025");
    expect(given.list.filters.setFilter).toHaveBeenCalledExactlyOnceWith({ year: "2025" });
    await userEvent.click(screen.getByRole("button", { name: "Pokaż starsze" }));
    expect(given.list.showOlder).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Pokaż wszystkie (50)" }));
    expect(given.list.showAll).toHaveBeenCalledOnce();
  });

  it("filters entries by number, state and kind, counts the results, and resets", async () => {
    const { given } = view({ list: { ...model().list, total: 2, filters: filters({ hasFilter: true }) } });
    await userEvent.type(screen.getByRole("searchbox", { name: /^Numer, miesiąc albo kwota$/ }), "7");
    await vi.waitFor(() => expect(given.list.filters.setFilter).toHaveBeenCalledWith({ number: "7" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Stan" }), "Po terminie");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rodzaj" }), "Wpłaty");
    expect(vi.mocked(given.list.filters.setFilter).mock.calls).toEqual([
      [{ number: "7" }],
      [{ state: "overdue" }],
      [{ kind: "payment" }],
    ]);
    expect(screen.getByRole("status").textContent).toBe("Znaleziono 2 pozycje");
    await userEvent.click(screen.getByRole("button", { name: "Wyczyść filtry" }));
    expect(given.list.filters.clear).toHaveBeenCalledOnce();
  });

  it("shows an empty state with a reset and no table when no entry matches", async () => {
    const { given } = view({
      list: { ...model().list, ...rowsOf([]), payableIndexes: [], total: 0, filters: filters({ hasFilter: true }) },
    });
    expect(screen.getByRole("heading", { name: /^Nic nie pasuje do.filtrów$/ })).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Wyczyść filtry" }));
    expect(given.list.filters.clear).toHaveBeenCalledOnce();
  });

  it("moves the focus to the first revealed entry, once", async () => {
    const { given } = view({ list: { ...model().list, ...rowsOf([row(), row({ entry: OCTOBER })]), revealed: 1 } });
    await vi.waitFor(() => expect(given.list.clearRevealed).toHaveBeenCalledOnce());
    expect(document.activeElement?.textContent).toContain("październik 2026");
  });
});

describe("the selection bar", () => {
  const selected = (count: number) => ({
    ...model().selection,
    entries: Array.from({ length: count }, () => OCTOBER),
    sum: zloty("273.69"),
  });

  it.each([
    [1, "1 faktura"],
    [2, "2 faktury"],
    [5, "5 faktur"],
    [22, "22 faktury"],
  ])("shows the number of selected invoices: %i", (count, words) => {
    view({ selection: selected(count) });
    expect(textOf(screen.getByRole("region", { name: "Zaznaczone faktury" }))).toContain(`${words} 273,69 zł`);
  });

  it.each([
    [2, "2 pozycje"],
    [5, "5 pozycji"],
  ])("counts %i entries when not all of them are invoices", (count, words) => {
    const entries = [anEntry({ entryId: "N-1", kind: "interest" }), ...selected(count - 1).entries];
    view({ selection: { ...selected(count), entries } });
    expect(textOf(screen.getByRole("region", { name: "Zaznaczone faktury" }))).toContain(`${words} 273,69 zł`);
  });

  it("pays and transfers the selected entries", async () => {
    const { given } = view({ selection: selected(2) });
    const bar = within(screen.getByRole("region", { name: "Zaznaczone faktury" }));
    await userEvent.click(bar.getByRole("button", { name: /^Zapłać 273,69\szł$/ }));
    await userEvent.click(bar.getByRole("button", { name: "Dane do przelewu" }));
    expect(given.paySelected).toHaveBeenCalledOnce();
    expect(given.openTransferOfSelected).toHaveBeenCalledOnce();
  });

  it("hides the selection bar when nothing is selected", () => {
    view();
    expect(screen.queryByRole("region", { name: "Zaznaczone faktury" })).toBeNull();
  });
});

describe("the chart of twelve months", () => {
  it("[FIN-09] lists months and amounts of the chart, with open ones in words", () => {
    view();
    const bars = within(screen.getByRole("figure")).getAllByRole("listitem").map(textOf);
    expect(bars).toHaveLength(12);
    expect(bars[0]).toMatch(/^1 198,80 zł\s+m1 2026$/);
    expect(bars[11]).toContain("223,70 zł, nieopłacona");
    expect(unjoinedText(screen.getByText(/średnio/).textContent)).toBe("średnio 210,26 zł");
  });

  it("does not mark unconfirmed payments as paid in the chart", () => {
    const months = model().history.months.map((one, index) => ({
      ...one,
      left: zloty("0.00"),
      state: index === 11 ? ("pending" as const) : one.state,
    }));
    const history = { ...model().history, months, legend: legendOfMonths(months) };
    view({ history });
    const figure = screen.getByRole("figure");
    expect(within(figure).getAllByRole("listitem").map(textOf)[11]).toContain("223,70 zł, płatność w toku");
    expect(within(figure).getByText("opłacone lub w toku")).toBeTruthy();
    expect(within(figure).queryByText("do zapłaty")).toBeNull();
    cleanup();
    view({ history: { ...history, view: "table" } });
    const table = screen.getByRole("table", { name: "Ostatnie 12 miesięcy" });
    expect(within(table).getAllByRole("row").slice(-1).map(textOf)).toEqual([
      "grudzień 2026płatność w toku——223,70 zł",
    ]);
  });

  it("(part of FIN-09) marks a month without a known status neither as paid nor as open", () => {
    const months = model().history.months.map((one, index) => ({
      ...one,
      left: zloty("0.00"),
      state: index === 11 ? ("unknown" as const) : ("settled" as const),
    }));
    const history = { ...model().history, months, legend: legendOfMonths(months) };
    view({ history });
    const figure = screen.getByRole("figure");
    expect(within(figure).getAllByRole("listitem").map(textOf)[11]).toContain("223,70 zł, stan nieznany");
    expect(within(figure).getByText("stan nieznany")).toBeTruthy();
    expect(figure.querySelectorAll("li[data-unknown]")).toHaveLength(1);
    cleanup();
    view({ history: { ...history, view: "table" } });
    const table = screen.getByRole("table", { name: "Ostatnie 12 miesięcy" });
    expect(within(table).getAllByRole("row").slice(-1).map(textOf)).toEqual(["grudzień 2026stan nieznany——223,70 zł"]);
  });

  it("(part of FIN-20) shows in the chart what is left of a month after its pending payment", () => {
    const months = model().history.months.map((one, index) => ({
      ...one,
      left: zloty(index === 11 ? "173.70" : "0.00"),
      isPartlyPaid: index === 11,
      state: index === 11 ? ("pending" as const) : one.state,
    }));
    const history = { ...model().history, months, legend: legendOfMonths(months) };
    view({ history });
    const figure = screen.getByRole("figure");
    expect(within(figure).getAllByRole("listitem").map(textOf)[11]).toContain(
      "223,70 zł, płatność w toku, potem zostanie do zapłaty 173,70 zł",
    );
    expect(within(figure).getByText("do zapłaty")).toBeTruthy();
    cleanup();
    view({ history: { ...history, view: "table" } });
    expect(
      within(screen.getByRole("table", { name: "Ostatnie 12 miesięcy" }))
        .getAllByRole("row")
        .slice(-1)
        .map(textOf),
    ).toEqual(["grudzień 2026płatność w toku—173,70 zł223,70 zł"]);
  });

  it("[FIN-09] shows the chart of twelve months as a table", async () => {
    const history = { ...model().history, view: "table" as const };
    view({ history });
    const table = screen.getByRole("table", { name: "Ostatnie 12 miesięcy" });
    expect(within(table).getAllByRole("row").slice(-1).map(textOf)).toEqual([
      "grudzień 2026do zapłaty—223,70 zł223,70 zł",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Wykres" }));
    expect(history.show).toHaveBeenCalledExactlyOnceWith("chart");
  });
});

it("[ENT-03] shows neither a sum nor an empty list on the page of invoices when parts could not be read", () => {
  const reload = vi.fn();
  render(
    <InvoicesView
      model={model({
        account: { ...ACCOUNT, isEmpty: true },
        incomplete: { isReloading: false, reload },
        due: { kind: "unknown", hasPending: false },
      })}
    />,
  );
  expect(screen.getByText("Nie udało się ustalić kwoty")).toBeDefined();
  for (const claim of ["Wszystko opłacone", "Nic do zapłaty", "Nie masz jeszcze faktur"])
    expect(screen.queryByText(claim)).toBeNull();
  expect(screen.queryByRole("button", { name: /^Zapłać/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  expect(reload).toHaveBeenCalledOnce();
});
