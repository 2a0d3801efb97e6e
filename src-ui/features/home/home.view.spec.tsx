// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NOTHING_UPCOMING } from "#test/mothers/upcoming.mother.ts";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ZERO } from "#domain/shared-kernel/index.ts";
import { aBlockade, aMessage, anAddress, anOutage, aProduct, day, month, TODAY, zloty } from "#test/mothers/index.ts";
import type { HomeBanner } from "./banners.view.tsx";
import type { DueEntry } from "./due-entries.view.tsx";
import type { HomeDuePanel } from "./due.view.tsx";
import { HomeSlotsContext } from "./home-slots.ts";
import { OverpaymentUse } from "./overpayment-use.view.tsx";
import type { Payout } from "#domain/finance/payout.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { HomeView, type HomeBlocks, type HomeViewState } from "./home.view.tsx";

afterEach(cleanup);

const PANEL: HomeDuePanel = {
  dueStatus: { kind: "owed", total: zloty("273.69"), pendingAmount: ZERO },
  pending: undefined,
  entries: [
    {
      entryId: "E-10",
      kind: "invoice",
      month: "Październik",
      number: "FV/10",
      amount: zloty("49.99"),
      isMonthShared: false,
      isPartlyPaid: true,
      note: { kind: "overdue", days: 21 },
    },
    {
      entryId: "E-11",
      kind: "invoice",
      month: "Listopad",
      number: "FV/11",
      amount: zloty("223.70"),
      isMonthShared: false,
      isPartlyPaid: false,
      note: { kind: "deadline", date: day("2026-11-30") },
    },
  ],
  entriesKind: "open-invoices",
  entriesCount: 2,
  year: {
    months: [
      { month: month("2026-10"), percent: 90, openPercent: 0, isUnknown: false },
      { month: month("2026-11"), percent: 100, openPercent: 100, isUnknown: false },
    ],
    legend: { hasSettled: true, hasPending: false, hasOpen: true, hasUnknown: false },
    first: month("2025-12"),
    last: month("2026-11"),
    average: zloty("210.26"),
    least: zloty("198.80"),
    most: zloty("241.17"),
    openMonths: [{ month: month("2026-11") }],
    partlyPaidMonths: [],
    pendingMonths: [],
    unknownMonths: [],
  },
};

/** Blockade whose arrears are not known. */
const NOT_PAYABLE = { arrears: undefined, payment: undefined, hasPendingArrears: false };
/** Part of the card of services of a customer who may use the chat and requests. */
const EVERY_WAY = { today: TODAY, incomplete: undefined, hasChat: true, hasRequests: true };

const NOT_RELOADING = { isReloading: false, reload: vi.fn() };

const SITE = { key: "A-1", address: anAddress(), products: [aProduct()], monthly: zloty("69.00") };

function aModel(changes: Partial<Omit<HomeViewState, "blocks">> = {}): HomeViewState {
  const model: Omit<HomeViewState, "blocks"> = {
    helpLine: { number: "58 300 70 01", dial: "+48583007001" },
    banners: { shown: [], hiddenCount: 0, expanded: false, helpLine: undefined, toggle: vi.fn() },
    due: {
      today: TODAY,
      hasDebtCollector: false,
      isArrearsPending: false,
      isTotalEverything: false,
      hasPendingArrears: false,
      arrears: undefined,
      ...NOT_RELOADING,
      due: { status: "ready", incomplete: undefined, value: PANEL },
    },
    services: {
      ...EVERY_WAY,
      services: {
        status: "ready",
        incomplete: undefined,
        value: { locations: [SITE], count: 1, isTruncated: false, hasMobileData: false, upcoming: NOTHING_UPCOMING },
      },
    },
    offer: {
      offer: {
        status: "ready",
        incomplete: undefined,
        value: {
          title: "Internet 2 Gb/s",
          validUntil: day("2026-12-05"),
          today: zloty("158.90"),
          periods: [
            { key: "0", first: true, months: 12, monthly: zloty("149.00") },
            { key: "1", first: false, months: undefined, monthly: zloty("169.00") },
          ],
        },
      },
    },
    onboarding: {
      tasks: {
        status: "ready",
        incomplete: undefined,
        value: {
          percent: 50,
          done: 3,
          total: 6,
          next: ["personalDataConfirm", "mobileAppEvaluate", "eInvoiceActivate"],
        },
      },
      expanded: false,
      toggle: vi.fn(),
    },
    messages: {
      today: TODAY,
      incomplete: undefined,
      messages: { status: "ready", incomplete: undefined, value: { newest: [aMessage()], unread: 1, total: 4 } },
    },
    shown: "all",
    isDueFirst: false,
    ...changes,
  };
  return { ...model, blocks: blocksOf(model) };
}

function blocksOf({ services, offer, onboarding, messages }: Omit<HomeViewState, "blocks">): HomeBlocks {
  const [hasServices, hasOffer] = [services.services !== undefined, offer.offer !== undefined];
  return {
    hasServices,
    hasOffer,
    hasOnboarding: onboarding.tasks !== undefined,
    hasMessages: messages.messages !== undefined,
    hasMainColumn: hasServices || hasOffer,
  };
}

const withDue = (changes: Partial<HomeDuePanel>): HomeViewState =>
  aModel({
    due: {
      today: TODAY,
      hasDebtCollector: false,
      isArrearsPending: false,
      isTotalEverything: false,
      hasPendingArrears: false,
      arrears: undefined,
      ...NOT_RELOADING,
      due: { status: "ready", incomplete: undefined, value: { ...PANEL, ...changes } },
    },
  });

const ONE_BANNER: HomeViewState["banners"] = {
  shown: [{ kind: "blockade", restoresServices: true, key: "blockade", blockade: aBlockade(), ...NOT_PAYABLE }],
  hiddenCount: 0,
  expanded: false,
  helpLine: undefined,
  toggle: vi.fn(),
};

const paysInAmber = (): boolean => document.querySelector(".btn--pay") !== null;

describe("the start page", () => {
  it("shows the title of the start page, the amount due and the ways to pay it", () => {
    render(<HomeView model={aModel()} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Start");
    const due = within(screen.getByRole("region", { name: "Do zapłaty" }));
    expect(due.getByRole("link", { name: /^Zapłać 273,69/ }).getAttribute("href")).toBe("/invoice?pay=all");
    expect(due.getByRole("link", { name: "Dane do przelewu" }).getAttribute("href")).toBe("/invoice?transfer=all");
    expect(due.getByRole("heading", { level: 3, name: "2 faktury" })).toBeTruthy();
    expect(due.getByText("21 dni po terminie")).toBeTruthy();
    expect(due.getByText(/za 10 dni/)).toBeTruthy();
    expect(unjoinedText(due.getByRole("img").getAttribute("aria-label"))).toBe(
      "Faktury, grudzień 2025 – listopad 2026: od 198,80 zł do 241,17 zł. Nieopłacone: listopad 2026.",
    );
  });

  it("shows only skeletons while the start page waits for the banners", () => {
    render(<HomeView model={aModel({ shown: "none", banners: ONE_BANNER })} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Start");
    expect(screen.queryByRole("region", { name: "Co warto wiedzieć" })).toBeNull();
    expect(paysInAmber()).toBe(false);
    expect(screen.getByText("Wczytujemy faktury")).toBeTruthy();
    expect(screen.getByText("Wczytujemy usługi")).toBeTruthy();
  });

  it("(part of START-09) keeps the amount due in its place when banners follow it", () => {
    const { rerender } = render(<HomeView model={aModel({ shown: "due", isDueFirst: true, banners: ONE_BANNER })} />);
    const due = screen.getByRole("region", { name: "Do zapłaty" });
    expect(screen.queryByRole("region", { name: "Co warto wiedzieć" })).toBeNull();
    expect(screen.getByText("Wczytujemy usługi")).toBeTruthy();
    rerender(<HomeView model={aModel({ isDueFirst: true, banners: ONE_BANNER })} />);
    const banners = screen.getByRole("region", { name: "Co warto wiedzieć" });
    expect(screen.getByRole("region", { name: "Do zapłaty" })).toBe(due);
    expect(due.nextElementSibling).toBe(banners);
    rerender(<HomeView model={aModel({ banners: ONE_BANNER })} />);
    expect(screen.getByRole("heading", { level: 1 }).nextElementSibling?.getAttribute("aria-label")).toBe(
      "Co warto wiedzieć",
    );
  });

  it.each([
    [{ kind: "paid", nextDue: day("2026-12-30") }, /Wszystko opłacone/],
    [{ kind: "overpaid", amount: zloty("80.00"), hasNextInvoice: true }, /Nadpłata/],
    [{ kind: "pending", amount: zloty("80.00") }, /Nie płać drugi raz/],
    [{ kind: "nothing-yet" }, /Pierwsza faktura pojawi się tu/],
  ] as const)("shows no amber button on the start page when nothing is due: %o", (dueStatus, words) => {
    render(<HomeView model={withDue({ dueStatus, entries: [], entriesCount: 0, year: undefined })} />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(paysInAmber()).toBe(false);
  });

  it("(part of FIN-14) names no payout of an overpayment on the start page without payouts", () => {
    const dueStatus = { kind: "overpaid", amount: zloty("80.00"), hasNextInvoice: true } as const;
    render(
      <UnavailableFeaturesContext value={new Set(["payouts"])}>
        <HomeView model={withDue({ dueStatus, entries: [], entriesCount: 0, year: undefined })} />
      </UnavailableFeaturesContext>,
    );
    expect(screen.getByText(/Rozliczymy ją z/)).toBeTruthy();
    expect(screen.queryByText(/Wypłatę zlecisz/)).toBeNull();
  });

  it.each([
    ["80.00", "2026-12-02", true, /^Wypłacamy ją w całości\. Pieniądze będą .* najpóźniej 02-12-2026\. Kwota zniknie/],
    ["80.00", undefined, true, /^Wypłacamy ją w całości\. {1,2}Kwota zniknie stąd, gdy je wyślemy\.$/],
    [
      "50.00",
      "2026-12-02",
      true,
      /^Wypłacamy z niej 50,00 zł\. Pieniądze będą .* najpóźniej 02-12-2026\. Po .* zostanie 30,00 zł\. Resztę rozliczymy/,
    ],
    ["50.00", undefined, true, /^Wypłacamy z niej 50,00 zł\. {1,2}Po zleconej wypłacie zostanie 30,00 zł\. Resztę/],
    [
      "50.00",
      "2026-12-02",
      false,
      /02-12-2026\. Po zleconej wypłacie zostanie 30,00 zł\. Wypłatę zlecisz i sprawdzisz/,
    ],
  ] as const)(
    "[FIN-14] says of an overpayment what is being paid out: %s until %s, next invoice: %s",
    (sum, arrivesBy, hasNextInvoice, words) => {
      const payout: Payout = {
        payoutId: "W-1",
        amount: zloty(sum),
        accountEnd: "1234",
        orderedOn: day("2026-11-29"),
        state: "ordered",
        arrivesBy: arrivesBy && day(arrivesBy),
      };
      const overpayment = { amount: zloty("80.00"), hasNextInvoice };
      const dueStatus = { kind: "overpaid", ...overpayment } as const;
      const OverpaymentPayouts = ({ children }: { readonly children: ReactNode }) => (
        <OverpaymentUse {...overpayment} payouts={[payout, { ...payout, payoutId: "W-0", state: "sent" }]}>
          {children}
        </OverpaymentUse>
      );
      render(
        <HomeSlotsContext value={{ OverpaymentPayouts }}>
          <HomeView model={withDue({ dueStatus, entries: [], entriesCount: 0, year: undefined })} />
        </HomeSlotsContext>,
      );
      const panel = screen.getByRole("region", { name: "Nadpłata" });
      expect(unjoinedText(panel.querySelector("p.muted")?.textContent ?? "")).toMatch(words);
      expect(panel.textContent).not.toContain("Rozliczymy ją");
    },
  );

  it.each([
    [[], /Wypłatę zlecisz/],
    [["payouts"], /Skontaktuj się z\snami/],
  ] as const)("(part of FIN-27) announces no invoice for an overpayment without a service: %o", (lacking, words) => {
    const dueStatus = { kind: "overpaid", amount: zloty("80.00"), hasNextInvoice: false } as const;
    render(
      <UnavailableFeaturesContext value={new Set(lacking)}>
        <HomeView model={withDue({ dueStatus, entries: [], entriesCount: 0, year: undefined })} />
      </UnavailableFeaturesContext>,
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/Rozliczymy|następn/u)).toBeNull();
  });

  it("[HOME-01] leads from the banner of a blockade to the payment of the arrears, else to the invoices", () => {
    const linkIn = (arrears: ReturnType<typeof zloty> | undefined) => {
      const banner: HomeBanner = {
        kind: "blockade",
        restoresServices: true,
        key: "blockade",
        blockade: aBlockade(),
        ...NOT_PAYABLE,
        arrears,
      };
      render(<HomeView model={aModel({ banners: { ...aModel().banners, shown: [banner] } })} />);
      const [link] = within(screen.getByRole("region", { name: "Co warto wiedzieć" })).getAllByRole("link");
      const found = [unjoinedText(link?.textContent ?? ""), link?.getAttribute("href")];
      cleanup();
      return found;
    };
    expect(linkIn(zloty("374.00"))).toEqual(["Zapłać zaległości 374,00 zł", "/invoice?pay=overdue"]);
    expect(linkIn(undefined)).toEqual(["Zobacz faktury", "/invoice"]);
  });

  it.each([
    [undefined, "Masz zaległości w płatnościach.", true],
    ["pending", "Nie mamy jeszcze potwierdzenia twojej płatności.", false],
    ["processing", "Płatność zaległości jest w toku.", false],
    ["paid", "Zaległości są opłacone.", false],
  ] as const)("[PROD-14] titles the banner of a blockade by the payment %s of the arrears", (payment, title, isBad) => {
    const banner: HomeBanner = {
      kind: "blockade",
      restoresServices: true,
      key: "b",
      blockade: aBlockade(),
      ...NOT_PAYABLE,
      payment,
    };
    render(<HomeView model={aModel({ banners: { ...aModel().banners, shown: [banner] } })} />);
    const shown = screen.getByText(title).closest(".banner");
    expect(shown?.classList.contains("banner--bad")).toBe(isBad);
    expect(shown?.textContent).toContain("Usługi są zawieszone do czasu zapłaty zaległości");
  });

  it("(part of PROD-17) adds to the banner the way to continue a payment that nobody has seen", () => {
    const slots = { ResumeArrears: () => <p>Wróć do płatności</p> };
    const show = (payment: "pending" | "paid"): boolean => {
      const banner: HomeBanner = {
        kind: "blockade",
        restoresServices: true,
        key: "b",
        blockade: aBlockade(),
        ...NOT_PAYABLE,
        payment,
      };
      render(
        <HomeSlotsContext value={slots}>
          <HomeView model={aModel({ banners: { ...aModel().banners, shown: [banner] } })} />
        </HomeSlotsContext>,
      );
      const isOffered = screen.queryByText("Wróć do płatności") !== null;
      cleanup();
      return isOffered;
    };
    expect([show("pending"), show("paid")]).toEqual([true, false]);
  });

  it("(part of PROD-17) shows no amber button of the panel while a payment of arrears is unseen", () => {
    const { container } = render(<HomeView model={aModel({ due: { ...aModel().due, isArrearsPending: true } })} />);
    expect(screen.getByRole("link", { name: /^Zapłać 273,69/ })).toBeTruthy();
    expect(container.querySelector(".btn--pay")).toBeNull();
  });

  it("[PROD-12] offers the payment that ends a blockade first, in amber, beside that of the whole debt", () => {
    const model = aModel({
      due: {
        today: TODAY,
        hasDebtCollector: false,
        isArrearsPending: false,
        isTotalEverything: true,
        hasPendingArrears: false,
        arrears: zloty("374.00"),
        ...NOT_RELOADING,
        due: { status: "ready", incomplete: undefined, value: PANEL },
      },
    });
    render(<HomeView model={model} />);
    const arrears = screen.getByRole("link", { name: /^Zapłać zaległości 374,00/ });
    expect([arrears.getAttribute("href"), arrears.className]).toEqual([
      "/invoice?pay=overdue",
      expect.stringContaining("btn--pay"),
    ]);
    expect(screen.getByRole("link", { name: /^Zapłać wszystko/ }).className).not.toContain("btn--pay");
  });

  it("(part of PROD-09) offers no payment before the debt-collection company has been contacted", () => {
    render(
      <HomeView
        model={aModel({
          due: {
            today: TODAY,
            hasDebtCollector: true,
            isArrearsPending: false,
            isTotalEverything: false,
            hasPendingArrears: false,
            arrears: undefined,
            ...NOT_RELOADING,
            due: { status: "ready", incomplete: undefined, value: PANEL },
          },
        })}
      />,
    );
    expect(screen.getByText("Zanim zapłacisz, ustal z firmą windykacyjną, komu i ile.")).toBeTruthy();
    expect([paysInAmber(), screen.queryByRole("link", { name: /^Dane do przelewu/ })]).toEqual([false, null]);
  });

  it("(part of FIN-20) shows no sum of pending payments because partial ones lock entries, too", () => {
    render(
      <HomeView
        model={withDue({
          dueStatus: { kind: "pending", amount: zloty("80.00") },
          entries: PANEL.entries.map((entry) => ({ ...entry, amount: zloty("80.00"), note: { kind: "processing" } })),
          entriesKind: "pending",
          year: undefined,
        })}
      />,
    );
    expect(document.body.textContent).not.toContain("80,00");
    cleanup();
    render(
      <HomeView
        model={withDue({ dueStatus: { kind: "owed", total: zloty("20.00"), pendingAmount: zloty("80.00") } })}
      />,
    );
    expect(screen.getByText("Jedna z płatności jest w toku.")).toBeTruthy();
    expect(document.body.textContent).not.toContain("80,00");
  });

  it("(part of FIN-37) calls no sum 'wszystko' or all arrears while their payment is pending", () => {
    const banner = { ...NOT_PAYABLE, arrears: zloty("374.00"), hasPendingArrears: true } as const;
    const paying = PANEL.entries.map((entry): DueEntry => ({ ...entry, note: { kind: "processing" } })).slice(0, 1);
    const panel: HomeDuePanel = {
      ...PANEL,
      dueStatus: { kind: "owed", total: zloty("473.69"), pendingAmount: zloty("152.00") },
      pending: { entries: paying, entriesKind: "pending", entriesCount: 1 },
    };
    const slots = {
      PendingRest: () => "Zostanie jeszcze 92,00 zł.",
      ArrearsRest: () => "Zostanie jeszcze 92,00 zł po terminie.",
      PendingDue: ({ children }: { readonly children: ReactNode }) => <div data-testid="pending">{children}</div>,
    };
    render(
      <HomeSlotsContext value={slots}>
        <HomeView
          model={aModel({
            banners: {
              ...ONE_BANNER,
              shown: [{ kind: "blockade", restoresServices: true, key: "b", blockade: aBlockade(), ...banner }],
            },
            due: {
              today: TODAY,
              hasDebtCollector: false,
              isArrearsPending: false,
              isTotalEverything: false,
              hasPendingArrears: true,
              arrears: zloty("374.00"),
              ...NOT_RELOADING,
              due: { status: "ready", incomplete: undefined, value: panel },
            },
          })}
        />
      </HomeSlotsContext>,
    );
    const names = screen.getAllByRole("link", { name: /^Zapłać/ }).map(({ textContent }) => unjoinedText(textContent));
    expect(names).toEqual(["Zapłać 374,00 zł zaległości", "Zapłać 374,00 zł zaległości", "Zapłać 473,69 zł"]);
    const region = (name: string) => unjoinedText(screen.getByRole("region", { name }).textContent);
    expect(region("Co warto wiedzieć")).toContain("Zostanie jeszcze 92,00 zł po terminie.");
    expect(region("Do zapłaty")).toContain("Jedna z płatności jest w toku. Zostanie jeszcze 92,00 zł.");
    expect(region("Do zapłaty")).toContain("2 faktury");
    const pending = unjoinedText(screen.getByTestId("pending").textContent);
    expect(pending).toBe("Czeka na potwierdzeniePaździernik, pozostałopłatność w toku");
  });

  it("(part of FIN-01) adds the number of an invoice to a month that the list has twice", () => {
    const entries = PANEL.entries.map((entry) => ({ ...entry, month: "Październik", isMonthShared: true }));
    render(<HomeView model={withDue({ entries })} />);
    for (const name of ["Październik, FV/10, pozostało", "Październik, FV/11"])
      expect(screen.getByRole("link", { name })).toBeTruthy();
  });

  it("shows the number of invoices beyond the visible ones on the start page", () => {
    render(<HomeView model={withDue({ entriesCount: 7 })} />);
    expect(screen.getByRole("heading", { name: "7 faktur" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /jeszcze 5/ }).getAttribute("href")).toBe("/invoice");
  });

  it("links the start page to services, the offer and messages", () => {
    render(<HomeView model={aModel()} />);
    expect(screen.getByRole("link", { name: /Internet światłowodowy/ }).getAttribute("href")).toBe(
      "/service/myServices/P-1",
    );
    expect(screen.getByRole("link", { name: "Porównaj" }).getAttribute("href")).toBe("/service/yourOffer");
    expect(screen.getByText("Miesięcznie przez 12 miesięcy")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Zmiana cennika/ }).getAttribute("href")).toBe("/messages/M-1");
    expect(screen.getByRole("link", { name: "1 nowa" })).toBeTruthy();
  });

  it("(part of OFFER-10) links the start page to an offer whose content only its page reads", () => {
    const value = { title: undefined, validUntil: undefined, today: undefined, periods: [] };
    render(<HomeView model={aModel({ offer: { offer: { status: "ready", incomplete: undefined, value } } })} />);
    const card = screen.getByRole("region", { name: "Oferta dla ciebie" });
    expect(unjoinedText(card.textContent)).toBe("Oferta dla ciebieZobacz");
    expect(screen.getByRole("link", { name: "Zobacz" }).getAttribute("href")).toBe("/service/yourOffer");
  });

  it("(part of SET-05) shows progress of tasks; on a phone, the tasks only when expanded", () => {
    const toggle = vi.fn();
    const { onboarding } = aModel();
    const { rerender } = render(<HomeView model={aModel({ onboarding: { ...onboarding, toggle } })} />);
    expect(screen.getByText("50%")).toBeTruthy();
    const tasks = () => screen.getByRole("link", { name: /Potwierdź dane kontaktowe/ }).closest("ul");
    expect(tasks()?.classList.contains("tasks")).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: /^Pokaż zadania$|^Pokaż 3 z\s\d zadań$/, expanded: false }));
    expect(toggle).toHaveBeenCalledOnce();
    rerender(<HomeView model={aModel({ onboarding: { ...onboarding, expanded: true } })} />);
    expect(tasks()?.classList.contains("tasks")).toBe(false);
    expect(screen.getByRole("button", { name: "Ukryj zadania", expanded: true })).toBeTruthy();
  });

  it("(part of SET-05) links each task to the page of all tasks, and that page itself", () => {
    render(<HomeView model={aModel()} />);
    expect(screen.getByRole("link", { name: "Wszystkie zadania" }).getAttribute("href")).toBe("/settings?onboarding=");
    for (const [name, task] of [
      ["Potwierdź dane kontaktowe", "personalDataConfirm"],
      ["Oceń aplikację mobilną", "mobileAppEvaluate"],
      ["Włącz e-fakturę", "eInvoiceActivate"],
    ] as const) {
      expect(screen.getByRole("link", { name: new RegExp(name.replaceAll(" ", "\\s")) }).getAttribute("href")).toBe(
        `/settings?onboarding=${task}`,
      );
    }
  });

  it("omits the blocks of the start page that the customer does not have", () => {
    const model = aModel({
      services: { ...EVERY_WAY, services: undefined },
      offer: { offer: undefined },
      messages: { today: TODAY, incomplete: undefined, messages: undefined },
    });
    const { rerender } = render(<HomeView model={model} />);
    expect(screen.queryByText("Twoje usługi")).toBeNull();
    expect(screen.queryByText("Wiadomości")).toBeNull();
    expect(screen.getByText("Dokończ ustawienia konta")).toBeTruthy();
    rerender(<HomeView model={{ ...model, shown: "none" }} />);
    // The amount due and the settings of the account.
    expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(2);
    expect(document.querySelector(".main-aside")).toBeNull();
  });

  it("shows a labelled skeleton of every block of the start page while loading", () => {
    const loading = { status: "loading" } as const;
    const { onboarding } = aModel();
    const model = aModel({
      due: {
        today: TODAY,
        hasDebtCollector: false,
        arrears: undefined,
        isArrearsPending: false,
        isTotalEverything: false,
        hasPendingArrears: false,
        ...NOT_RELOADING,
        due: loading,
      },
      services: { ...EVERY_WAY, services: loading },
      offer: { offer: loading },
      onboarding: { ...onboarding, tasks: loading },
      messages: { today: TODAY, incomplete: undefined, messages: loading },
    });
    const { container } = render(<HomeView model={model} />);
    expect(container.querySelectorAll("[aria-busy=true]")).toHaveLength(5);
    expect(screen.getByText("Wczytujemy faktury")).toBeTruthy();
    expect(screen.getByText("Twoje usługi")).toBeTruthy();
    expect(paysInAmber()).toBe(false);
  });

  it("shows a retry in each failed block of the start page, and keeps the others usable", () => {
    const retry = vi.fn();
    render(
      <HomeView
        model={aModel({
          due: {
            today: TODAY,
            hasDebtCollector: false,
            isArrearsPending: false,
            isTotalEverything: false,
            hasPendingArrears: false,
            arrears: undefined,
            ...NOT_RELOADING,
            due: { status: "failed", retrying: false, cause: "connection", retry },
          },
        })}
      />,
    );
    expect(screen.getByRole("heading", { name: "Nie udało się pobrać faktur" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: /Internet światłowodowy/ })).toBeTruthy();
  });

  it("shows an empty state per block to a customer who has nothing yet", () => {
    const model = aModel({
      services: {
        ...EVERY_WAY,
        services: {
          status: "ready",
          incomplete: undefined,
          value: { locations: [], count: 0, isTruncated: false, hasMobileData: false, upcoming: NOTHING_UPCOMING },
        },
      },
      messages: {
        today: TODAY,
        incomplete: undefined,
        messages: { status: "ready", incomplete: undefined, value: { newest: [], unread: 0, total: 0 } },
      },
    });
    render(<HomeView model={model} />);
    expect(screen.getByText("Nie masz jeszcze żadnych usług")).toBeTruthy();
    expect(screen.getByText(/^Nie ma wiadomości/)).toBeTruthy();
  });

  it("[HELP-04] offers a customer without services a call, the chat and the phone number", () => {
    const value = { locations: [], count: 0, isTruncated: false, hasMobileData: false, upcoming: NOTHING_UPCOMING };
    render(
      <HomeView
        model={aModel({ services: { ...EVERY_WAY, services: { status: "ready", incomplete: undefined, value } } })}
      />,
    );
    const links = ["Zamów rozmowę", /Napisz na.czacie/, "58 300 70 01"].map((name) =>
      screen.getByRole("link", { name }),
    );
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/supportRequest?isContactRequested=1",
      "/chat",
      "tel:+48583007001",
    ]);
  });

  it("[HELP-06] offers a customer without services no chat and no call that are closed to the customer", () => {
    const value = { locations: [], count: 0, isTruncated: false, hasMobileData: false, upcoming: NOTHING_UPCOMING };
    const services = { status: "ready", incomplete: undefined, value } as const;
    render(<HomeView model={aModel({ services: { ...EVERY_WAY, hasChat: false, hasRequests: false, services } })} />);
    const card = screen.getByText("Nie masz jeszcze żadnych usług").closest("section") ?? document.body;
    expect(
      within(card)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["58 300 70 01"]);
  });
});

describe("banners of the start page", () => {
  const banners: readonly HomeBanner[] = [
    {
      kind: "blockade",
      restoresServices: true,
      key: "b",
      blockade: aBlockade({ type: "vindication", debtCollectionCompany: "Kasztan Windykacja" }),
      ...NOT_PAYABLE,
    },
    {
      kind: "outage",
      key: "o",
      hasPage: true,
      outage: {
        outageId: "o",
        title: "Awaria telewizji.",
        body: "Naprawiamy ją.",
        end: { at: anOutage().plannedEnd ?? 0, today: true },
      },
    },
  ];

  it("[PROD-09] shows the message of the blockade and the debt-collection company in a banner", () => {
    render(<HomeView model={aModel({ banners: { ...aModel().banners, shown: banners } })} />);
    expect(screen.getByText(/Usługi są zawieszone do czasu zapłaty zaległości/)).toBeTruthy();
    expect(screen.getByText(/Sprawę prowadzi: Kasztan Windykacja/)).toBeTruthy();
  });

  it("shows the outage, its expected end and a link to its page in a banner", () => {
    render(<HomeView model={aModel({ banners: { ...aModel().banners, shown: banners } })} />);
    expect(screen.getByText(/Koniec prac dziś około 18:00/)).toBeTruthy();
    const link = screen.getByRole("link", { name: /^Szczegóły awarii Awaria/ });
    expect(link.getAttribute("href")).toMatch(/^\/messages\?outage=./);
  });

  it("collapses more than two banners behind a button", () => {
    const toggle = vi.fn();
    const base = { ...aModel().banners, shown: banners, hiddenCount: 1, toggle };
    const { rerender } = render(<HomeView model={aModel({ banners: base })} />);
    fireEvent.click(screen.getByRole("button", { name: /jeszcze 1/, expanded: false }));
    expect(toggle).toHaveBeenCalledOnce();
    rerender(<HomeView model={aModel({ banners: { ...base, expanded: true } })} />);
    expect(screen.getByRole("button", { name: "Pokaż mniej", expanded: true })).toBeTruthy();
  });

  it("names the restricted data and the help line in a banner under a RODO restriction", () => {
    const rodo: HomeBanner = { kind: "rodo", key: "r", restricted: ["email", "phone"], areMessagesOff: true };
    const helpLine = { number: "58 300 70 00", dial: "+48583007000" };
    render(<HomeView model={aModel({ banners: { ...aModel().banners, shown: [rodo], helpLine } })} />);
    expect(screen.getByText("Na twoją prośbę nie przetwarzamy adresu e-mail ani numeru telefonu.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "58 300 70 00" }).getAttribute("href")).toBe("tel:+48583007000");
  });
});

describe("[ENT-03] data of which parts could not be read, on the start page", () => {
  const incomplete = () => ({ isReloading: false, reload: vi.fn() });

  it("says that the amount is unknown and tries again, without a sum or a button to pay", () => {
    const reload = vi.fn();
    const panel: HomeDuePanel = { ...PANEL, dueStatus: { kind: "unknown" }, entriesKind: "unknown", year: undefined };
    render(
      <HomeView
        model={aModel({
          due: {
            today: TODAY,
            hasDebtCollector: false,
            isArrearsPending: false,
            isTotalEverything: false,
            hasPendingArrears: false,
            arrears: undefined,
            isReloading: false,
            reload,
            due: { status: "ready", incomplete: undefined, value: panel },
          },
        })}
      />,
    );
    const due = within(screen.getByRole("region", { name: "Do zapłaty" }));
    expect(due.getByText("Nie udało się ustalić kwoty")).toBeDefined();
    expect(due.getByText("Odczytane pozycje")).toBeDefined();
    expect(due.queryByText("Wszystko opłacone")).toBeNull();
    expect(due.queryByRole("link", { name: /^Zapłać/ })).toBeNull();
    fireEvent.click(due.getByRole("button", { name: "Spróbuj ponownie" }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("shows a notice with a retry instead of empty services and messages", () => {
    const [services, messages] = [incomplete(), incomplete()];
    render(
      <HomeView
        model={aModel({
          services: {
            ...EVERY_WAY,
            incomplete: services,
            services: {
              status: "ready",
              incomplete: undefined,
              value: { locations: [], count: 0, isTruncated: false, hasMobileData: false, upcoming: NOTHING_UPCOMING },
            },
          },
          messages: {
            today: TODAY,
            incomplete: messages,
            messages: { status: "ready", incomplete: undefined, value: { newest: [], unread: 0, total: 0 } },
          },
        })}
      />,
    );
    expect(screen.queryByText("Nie masz jeszcze żadnych usług")).toBeNull();
    expect(screen.queryByText(/Nie masz|przeczytan/)).toBeNull();
    expect(screen.getAllByText("Nie udało się odczytać części danych.")).toHaveLength(2);
    for (const button of screen.getAllByRole("button", { name: "Spróbuj ponownie" })) fireEvent.click(button);
    expect(services.reload).toHaveBeenCalledOnce();
    expect(messages.reload).toHaveBeenCalledOnce();
  });
});
