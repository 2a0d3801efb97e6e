// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { NONE_UNAVAILABLE, type PortalFeature, type UnavailableFeatures } from "#domain/access/portal-features.ts";
import { calendarFile, type CalendarFileDay } from "#domain/finance/calendar-file.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { OpenPayment } from "#domain/finance/open-payment.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import { OWED_DEADLINE_KINDS, type DeadlineSource } from "#domain/deadlines/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import { COMPLAINT_TERMS, type SupportRequest } from "#domain/support/index.ts";
import { LEGAL_TERMINATION_PERIODS } from "#domain/termination/index.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import {
  aClient,
  aClientData,
  anEntry,
  aProduct,
  aRequest,
  aTermination,
  day,
  someOfferDetails,
  zloty,
} from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { ScrollRestoredContext } from "#ui/shared/below-fold.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { ClosedPagesContext } from "#ui/shared/if-page.tsx";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import { DeadlineRow } from "./deadline-row.view.tsx";
import { DeadlinesScreen } from "./deadlines.screen.tsx";

afterEach(cleanup);

const TODAY = day("2026-11-20");
const HELP_LINE = { number: "58 123 45 67", dial: "581234567", hours: "" };
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
const page = () => unjoinedText(document.body.textContent).replaceAll("\u00a0", " ");

async function setUp({
  unavailable = NONE_UNAVAILABLE,
  failing,
  incomplete,
  noRequests = false,
  lacks = () => false,
  closed = [],
  entries = [anEntry({ number: "FV/11", dueDate: day("2026-11-25") })],
  isRestored = true,
}: {
  isRestored?: boolean;
  entries?: readonly FinancialEntry[];
  failing?: DeadlineSource;
  incomplete?: DeadlineSource;
  noRequests?: boolean;
  lacks?: (source: DeadlineSource) => boolean;
  unavailable?: UnavailableFeatures;
  closed?: readonly RouteName[];
} = {}) {
  const down = new Set(failing === undefined ? [] : [failing]);
  const value = <Value,>(source: DeadlineSource, known: Value) =>
    new RefreshedValue<Value>(async () => {
      if (down.has(source)) return fail({ kind: "unreachable" });
      return { ok: true, value: known, ...(source === incomplete && { incompleteFields: [source] }) };
    }, movableClock());
  const saveDays = vi.fn<(fileName: string, days: readonly CalendarFileDay[]) => Promise<boolean>>(() =>
    Promise.resolve(true),
  );
  const late = aRequest({ number: "ZG/1", kind: "complaint", answerBy: day("2026-11-18") });
  const rodo = aRequest({ number: "ZG/2", kind: "personalData", answerBy: day("2026-12-02") });
  const product = aProduct({ productId: "P-1", contractNumber: "ABO/9", commitmentTo: day("2027-01-31") });
  const loadPayments = vi.fn<OpenPaymentsPort["load"]>(() => new Promise<never>(() => undefined));
  const openPayments = new OpenPaymentsStore({ load: loadPayments, abandon: async () => succeed("abandoned") });
  render(
    <DeadlinesScreen
      dependencies={{
        orders: value("orders", [
          someOfferDetails({ offerId: "1", title: "Telewizja M", status: "accepted", closeDate: day("2026-11-13") }),
        ]),
        withdrawalDays: undefined,
        support: { requests: value<readonly SupportRequest[]>("requests", noRequests ? [] : [late, rodo]) },
        client: {
          data: value("services", aClientData({ client: aClient({ taxId: undefined }), products: [product] })),
        },
        finance: { entries: value("invoices", entries) },
        openPayments,
        today: { today: TODAY },
        terms: COMPLAINT_TERMS,
        terminations: value("terminations", {
          contracts: [],
          terminations: [aTermination({ contractNumber: "ABO/9", endsOn: day("2027-02-28"), state: "confirmed" })],
        }),
        messages: value("messages", []),
        withdrawals: value("withdrawals", []),
        terminationPeriods: LEGAL_TERMINATION_PERIODS,
        lacks,
        saveDays,
      }}
    />,
    {
      wrapper: ({ children }) => (
        <OperatorContactContext value={{ helpLine: HELP_LINE, email: undefined, postAddress: "" }}>
          <UnavailableFeaturesContext value={unavailable}>
            <ClosedPagesContext value={new Set(closed)}>
              <ScrollRestoredContext value={isRestored}>{children}</ScrollRestoredContext>
            </ClosedPagesContext>
          </UnavailableFeaturesContext>
        </OperatorContactContext>
      ),
    },
  );
  await settled();
  const answerPayments = async (payments: readonly OpenPayment[]) => {
    openPayments.payments.replace(payments);
    await settled();
  };
  return { saveDays, recover: () => down.clear(), loadPayments, answerPayments };
}

const titlesOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("heading", { level: 3 })
    .map((heading) => unjoinedText(heading.textContent).replaceAll("\u00a0", " "));

it("[DEADLINE-03] lists the deadlines of both parties apart, the earliest first, with day and consequence", async () => {
  await setUp();
  expect(titlesOf("Twoje terminy").slice(0, 2)).toEqual(["Zapłata faktury FV/11", "Odstąpienie od umowy: Telewizja M"]);
  expect(titlesOf("Nasze terminy")).toEqual(["Odpowiedź na reklamację ZG/1", "Odpowiedź na wniosek o dane ZG/2"]);
  expect(page()).toContain("25-11-2026 (za 5 dni)");
  expect(page()).toContain("Potem odstąpić już nie można.");
  expect(page()).toContain("jeśli nie zgadzasz się z odpowiedzią albo jej nie masz");
  expect(page()).toContain("Termin minął: 18-11-2026 (2 dni temu)");
  const link = screen.getByRole("link", { name: /Pokaż wniosek: ZG\/2/ });
  expect(link.getAttribute("href")).toBe("/supportRequest?request=ZG%2F2");
});

it("(part of WITHDRAW-30) leads from the answer to a statement of withdrawal to the statements", () => {
  const deadline = { id: "1", kind: "withdrawalAnswer", day: day("2026-11-30"), name: "2026/1" } as const;
  render(
    <DeadlineRow deadline={{ ...deadline, subject: { kind: "withdrawal" } }} today={TODAY} save={async () => true} />,
  );
  expect(screen.getByRole("link", { name: /Pokaż oświadczenia/ }).getAttribute("href")).toBe("/withdrawal");
  expect(page()).toContain("Do tego dnia sprawdzimy numer i termin i odpowiemy e-mailem.");
});

it("(part of DEADLINE-03) leads from the refund of an order to this order", () => {
  const subject = { kind: "order", offerId: "12/1002" } as const;
  const deadline = { id: "1", kind: "refund", day: day("2026-12-10"), name: "Telefon", subject } as const;
  render(<DeadlineRow deadline={deadline} today={TODAY} save={() => Promise.resolve(true)} />);
  const link = screen.getByRole("link", { name: /Pokaż zamówienie/ });
  expect(link.getAttribute("href")).toBe("/service/ordersHistory?order=12%2F1002");
});

it("(part of WITHDRAW-35) lets a refund wait for equipment only if some is returned", () => {
  const subject = { kind: "order", offerId: "1" } as const;
  const deadline = { id: "1", kind: "refund", day: day("2026-12-10"), name: "Netflix", subject } as const;
  const save = () => Promise.resolve(true);
  render(<DeadlineRow deadline={deadline} today={TODAY} save={save} />);
  expect(page()).toContain("Ze zwrotem możemy poczekać na sprzęt");
  cleanup();
  render(<DeadlineRow deadline={{ ...deadline, isWithoutEquipment: true }} today={TODAY} save={save} />);
  expect(page()).toContain("Jeśli coś już wpłacono, oddamy to do tego dnia.");
  expect(page()).not.toContain("sprzęt");
});

it("(part of DEADLINE-03) asks for no payment of an invoice that is being paid", () => {
  const subject = { kind: "invoice", entryId: "1" } as const;
  const deadline = { id: "1", kind: "invoicePayment", day: day("2026-11-10"), name: "FV/1", subject } as const;
  render(<DeadlineRow deadline={{ ...deadline, payment: { kind: "whole" } }} today={TODAY} save={async () => true} />);
  expect(page()).toContain("Płatność w toku. Gdy ją zaksięgujemy, ten termin zniknie z tej listy.");
  expect(page()).not.toMatch(/Zapłać|Termin minął/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("(part of FIN-37) names only the rest of an invoice that the pending payment does not reach", async () => {
  const dueDate = day("2026-11-25");
  const first = anEntry({ entryId: "E-1", number: "FV/10", dueDate: day("2026-11-24"), status: "payment-started" });
  const second = anEntry({ entryId: "E-2", number: "FV/11", dueDate, status: "payment-started" });
  const { answerPayments } = await setUp({ entries: [first, second] });
  const [amount, entryIds] = [zloty("50.00"), ["E-1", "E-2"]];
  await answerPayments([
    { paymentId: "1", state: "processing", amount, entryIds, paymentUrl: undefined, canBeAbandoned: false },
  ]);
  expect(page()).toContain("Płatność 50,00 zł w toku. Potem zostanie do zapłaty 173,70 zł.");
  expect(page()).toContain("Płatność w toku nie obejmuje tej kwoty. Potem zostanie do zapłaty 223,70 zł.");
  expect(page()).not.toContain("Płatność 0,00 zł");
});

it("(part of FIN-37) reads no payments while no invoice is being paid", async () => {
  const { loadPayments } = await setUp();
  expect(loadPayments).not.toHaveBeenCalled();
});

it("(part of FIN-37) says what a payment of a part leaves to pay, and keeps the calendar", async () => {
  const entry = anEntry({ number: "FV/11", dueDate: day("2026-11-25"), status: "payment-started" });
  const open: OpenPayment = {
    paymentId: "1",
    state: "processing",
    amount: zloty("50.01"),
    entryIds: [entry.entryId],
    paymentUrl: undefined,
    canBeAbandoned: false,
  };
  const { answerPayments } = await setUp({ entries: [entry] });
  const row = () => within(screen.getByRole("heading", { name: /FV.11/ }).closest("li") ?? document.body);
  expect(page()).toContain("Płatność w toku. Jeśli nie obejmuje całej kwoty, reszta zostanie do zapłaty.");
  await answerPayments([open]);
  expect(page()).toContain("Płatność 50,01 zł w toku. Potem zostanie do zapłaty 173,69 zł.");
  expect(page()).not.toContain("zniknie z tej listy");
  expect(row().getByRole("button", { name: /Dodaj do kalendarza/ })).toBeDefined();
  await answerPayments([{ ...open, amount: zloty("223.70") }]);
  expect(page()).toContain("Gdy ją zaksięgujemy, ten termin zniknie z tej listy.");
  expect(row().queryByRole("button")).toBeNull();
});

it.each([
  [true, "Zanim zapłacisz, ustal z firmą windykacyjną, komu i ile."],
  [false, "Zapłać albo napisz do nas."],
])("(part of PROD-09) names who to contact about an overdue invoice, with a debt collector: %s", (collected, words) => {
  const subject = { kind: "invoice", entryId: "1" } as const;
  const deadline = { id: "1", kind: "invoicePayment", day: day("2026-11-10"), name: "FV/1", subject } as const;
  const save = () => Promise.resolve(true);
  render(<DeadlineRow deadline={deadline} today={TODAY} hasDebtCollector={collected} save={save} />);
  expect(page()).toContain(words);
  expect(page().includes("Zapłać albo")).toBe(!collected);
});

it("(part of REQ-27) says that a complaint about an invoice is possible without requests", () => {
  const subject = { kind: "invoice", entryId: "1" } as const;
  const deadline = { id: "1", kind: "invoiceComplaint", day: day("2026-11-30"), name: "FV/1", subject } as const;
  render(
    <UnavailableFeaturesContext value={new Set(["supportRequests"])}>
      <DeadlineRow deadline={deadline} today={TODAY} save={() => Promise.resolve(true)} />
    </UnavailableFeaturesContext>,
  );
  expect(page()).toContain("przez telefon albo listem. Numer i adres są przy fakturze.");
});

it("(part of DEADLINE-03) claims nothing about parts of a response that could not be read", async () => {
  await setUp({ incomplete: "requests", noRequests: true });
  expect(page()).toContain("Nie udało się odczytać części danych.");
  expect(page()).not.toContain("Nie mamy teraz wobec");
  expect(page()).toContain("Nie udało się sprawdzić wszystkich terminów. Możesz spróbować jeszcze raz u góry strony.");
  expect(screen.getAllByRole("button", { name: "Spróbuj ponownie" })).toHaveLength(1);
});

it("[DEADLINE-03] names what a retry could not read either, and whom to ask", async () => {
  await setUp({ incomplete: "requests" });
  expect(page()).toContain("Nie udało się odczytać części: zgłoszeń.");
  expect(page()).not.toContain("Ponowna próba");
  await userEvent.setup().click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  await settled();
  expect(page()).toContain("Jeśli ponowna próba nie pomoże, o brakujące dane zapytaj nas przez telefon: 58 123 45 67");
});

it.each(OWED_DEADLINE_KINDS)("[DEADLINE-04] offers an action and says what happens now when %s is over", (kind) => {
  const subject = { kind: "request", number: "ZG/1" } as const;
  const deadline = { id: "1", kind, day: day("2026-11-18"), name: "ZG/1", subject };
  render(<DeadlineRow deadline={deadline} today={TODAY} save={() => Promise.resolve(true)} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/supportRequest?request=ZG%2F1");
  expect(page()).toContain("Termin minął");
  expect(screen.queryByRole("button")).toBeNull();
});

it("[DEADLINE-05] saves one deadline or all that are ahead as a calendar file", async () => {
  const { saveDays } = await setUp();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /Dodaj do.kalendarza: Zapłata faktury FV\/11/ }));
  await user.click(screen.getByRole("button", { name: /Dodaj wszystkie/ }));
  const [[fileName, one] = [], [, all] = []] = saveDays.mock.calls;
  expect(fileName).toBe("terminy.ics");
  expect(one?.map((event) => [event.day, unjoinedText(event.summary)])).toEqual([
    ["2026-11-25", "Zapłata faktury FV/11"],
  ]);
  expect(all?.every((event) => event.day >= TODAY)).toBe(true);
  const text = calendarFile(all ?? [], { name: "Wiązka", now: 0 });
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(all?.length ?? 0);
  expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
});

it("(part of DEADLINE-03) names a part that could not be read, and reads it on a retry", async () => {
  const { recover } = await setUp({ failing: "requests" });
  expect(page()).toContain("Nie udało się pobrać: zgłoszeń.");
  expect(page()).not.toContain("Nie mamy teraz wobec");
  recover();
  await userEvent.setup().click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
  await settled();
  expect(titlesOf("Nasze terminy")).toHaveLength(2);
});

it("(part of DEADLINE-03) names what the data of the customer decide when they cannot be read", async () => {
  await setUp({ failing: "services" });
  expect(page()).toContain("Nie udało się pobrać: usług, odstąpień i postępowań polubownych.");
});

it("(part of DEADLINE-03) reads no requests that are denied, and does not miss them", async () => {
  await setUp({ failing: "requests", lacks: (source) => source === "requests" });
  expect(page()).toContain("Nie mamy teraz wobec ciebie terminów do dotrzymania.");
  // Nothing is claimed about kinds that the page does not list.
  expect(page()).toContain("Terminy wypłat i włączeń są przy nadpłatach i usługach");
  expect(page()).not.toContain("Nie udało się pobrać");
});

it.each<[string, Parameters<typeof setUp>[0]]>([
  ["where the operator has no deadline", { lacks: (source) => source === "requests" }],
  ["below the deadlines of the operator", undefined],
])("[DEADLINE-61] leads to booked visits and deliveries %s", async (_where, options) => {
  await setUp(options);
  const hrefs = ["Umówione wizyty", "Dostawy zamówień"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(hrefs).toEqual(["/service/myServices", "/service/ordersHistory"]);
});

it.each<[readonly PortalFeature[], string | undefined, readonly string[]]>([
  [[], "Wizyty i dostawy znajdziesz w usługach i zamówieniach.", ["Umówione wizyty", "Dostawy zamówień"]],
  [["offers"], "Wizyty znajdziesz w usługach.", ["Umówione wizyty"]],
  [["appointments"], "Dostawy znajdziesz w zamówieniach.", ["Dostawy zamówień"]],
  [["appointments", "offers"], undefined, []],
])("[DEADLINE-61] names only arranged days that the portal has, without %j", async (lacking, sentence, links) => {
  await setUp({ lacks: (source) => source === "requests", unavailable: new Set(lacking) });
  const card = within(screen.getByRole("region", { name: "Nasze terminy" }));
  expect(card.queryAllByRole("link").map((link) => link.textContent)).toEqual(links);
  const paragraphs = [...document.querySelectorAll("section p")].map((one) =>
    one.textContent.replaceAll("\u00a0", " "),
  );
  expect(paragraphs).not.toContain("");
  expect(paragraphs.filter((text) => /znajdziesz w/.test(text))).toEqual(sentence === undefined ? [] : [sentence]);
});

it.each<[readonly RouteName[], string | undefined, readonly string[]]>([
  [["ordersHistory"], "Wizyty znajdziesz w usługach.", ["Umówione wizyty"]],
  [["myServices"], "Dostawy znajdziesz w zamówieniach.", ["Dostawy zamówień"]],
  [["myServices", "ordersHistory"], undefined, []],
])("[NAV-34] names only arranged days whose pages the account has, without %j", async (closed, sentence, links) => {
  await setUp({ lacks: (source) => source === "requests", closed });
  const card = within(screen.getByRole("region", { name: "Nasze terminy" }));
  expect(card.queryAllByRole("link").map((link) => link.textContent)).toEqual(links);
  expect(/(?:Wizyty|Dostawy) [^.]*znajdziesz w [^.]*\./.exec(page())?.[0]).toBe(sentence);
});

it("(part of NAV-34) links a deadline only to a page that the account has", async () => {
  await setUp({ closed: ["myServices", "termination"] });
  expect(titlesOf("Twoje terminy")).toContain("Cofnięcie wypowiedzenia umowy ABO/9");
  expect(screen.queryByRole("link", { name: /ABO\/9/ })).toBeNull();
  expect(screen.getByRole("link", { name: /FV\/11/ })).toBeTruthy();
});

it("(part of DEADLINE-06) lists terminations with their page, and names them if they fail", async () => {
  await setUp();
  expect(titlesOf("Twoje terminy")).toContain("Cofnięcie wypowiedzenia umowy ABO/9");
  expect(screen.getByRole("link", { name: "Pokaż wypowiedzenie: ABO/9" }).getAttribute("href")).toBe(
    "/service/termination/P-1",
  );
  cleanup();
  await setUp({ failing: "terminations" });
  expect(page()).toContain("Nie udało się pobrać: wypowiedzeń.");
  cleanup();
  await setUp({ lacks: (source) => source === "terminations" });
  expect(page()).not.toContain("ABO/9");
});

it("(part of TERM-60) promises no unchanged terms for a revocation before a change", () => {
  const revocation = {
    id: "revocation-1",
    kind: "revocation",
    day: day("2026-12-30"),
    name: "ABO/9",
    subject: { kind: "contract", productId: "P-1" },
    changedTermsFrom: day("2027-01-01"),
  } as const;
  render(<DeadlineRow deadline={revocation} today={TODAY} save={() => Promise.resolve(true)} />);
  expect(page()).toContain("a zapowiedziana zmiana warunków zacznie obowiązywać 01-01-2027");
  expect(page()).not.toContain("tych samych warunkach");
  cleanup();
  const unknown = { ...revocation, changedTermsFrom: undefined, areTermsUnknown: true };
  render(<DeadlineRow deadline={unknown} today={TODAY} save={() => Promise.resolve(true)} />);
  expect(page()).toContain("a umowa będzie trwać dalej");
  expect(page()).not.toContain("tych samych warunkach");
});

it("renders deadlines below the window after the first frame when a press has opened the page", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => frames.push(draw));
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(900);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const entries = Array.from({ length: 12 }, (_, index) =>
    anEntry({ entryId: `${index}`, number: `FV/${index}`, dueDate: day("2026-11-25") }),
  );
  await setUp({ entries, isRestored: false });
  const countInvoices = () => screen.getAllByRole("heading", { level: 3, name: /FV\// }).length;
  expect(countInvoices()).toBe(6);
  act(() => frames.splice(0).forEach((draw) => draw(0)));
  await settled();
  expect(countInvoices()).toBe(12);
});
