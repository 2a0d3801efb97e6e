// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Blockade } from "#domain/account/index.ts";
import type { StreamingService } from "#domain/direct-billing/index.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { Message } from "#domain/messages/index.ts";
import type { Product, ProductStatus } from "#domain/products/index.ts";
import type { ContractOrder } from "#domain/termination/continuing-orders.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OpenPayment } from "#domain/finance/open-payment.ts";
import { TerminationsStore } from "#ui/stores/termination/terminations.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeOpenPaymentsStore } from "#test/fakes/fake-open-payments-store.ts";
import { fakeTerminations, type FakeTerminations } from "#test/fakes/fake-terminations.ts";
import {
  aBlockade,
  aClient,
  aClientData,
  aMessage,
  anEntry,
  anOffer,
  anOfferProduct,
  aProduct,
  aStreamingService,
  aTermination,
  aTerminationContract,
  day,
  month,
  zloty,
} from "#test/mothers/index.ts";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import {
  ContractExtensionContext,
  type ContractExtension,
} from "#ui/shared/contract-extension/contract-extension-context.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { TerminationScreen } from "./termination.screen.tsx";

afterEach(cleanup);

const NUMBER = "ABO/0412783/25";
// 26 months of 31 and fewer days: 820 days, of which 440 are after 20-12-2026.
const CONTRACT = aTerminationContract({
  contractNumber: NUMBER,
  term: { from: day("2025-12-06"), to: day("2028-03-04") },
  relief: zloty("820.00"),
  equipment: [{ name: "Router WB-AX5400", after: "return", subsidy: zloty("0.00") }],
});

interface ShowOptions {
  readonly today?: string;
  readonly status?: ProductStatus;
  /** Further products of the customer. */
  readonly others?: readonly Product[];
  /** Financial entries that were read. */
  readonly owed?: readonly FinancialEntry[];
  /** Unfinished payments. */
  readonly payments?: readonly OpenPayment[];
  readonly blockade?: Blockade;
  readonly orders?: readonly ContractOrder[];
  /** Services of direct billing; `undefined`: the account has no page of them. */
  readonly subscriptions?: readonly StreamingService[];
  /** Changes of the service of the contract. */
  readonly service?: Partial<Product>;
  readonly messages?: readonly Message[];
  /** Reads the messages instead of `messages`. */
  readonly readMessages?: () => Promise<Result<readonly Message[], TransportFailure>>;
  /** Offer that extends the contract. */
  readonly extension?: ContractExtension;
}

const NO_CONTRACTS = { contracts: [], terminations: [] };

const HELP_LINE = { number: "801 000 000", dial: "801000000" };

function show(
  port: FakeTerminations,
  {
    today = "2026-11-20",
    status,
    others = [],
    owed = [],
    payments = [],
    blockade,
    orders = [],
    subscriptions,
    service,
    messages = [],
    readMessages = () => Promise.resolve(succeed(messages)),
    extension,
  }: ShowOptions = {},
) {
  const entries = new AsyncValue(() => Promise.resolve(succeed(owed)));
  const ownOrders = new AsyncValue(() => Promise.resolve(succeed(orders)));
  const ownMessages = new AsyncValue(readMessages);
  const data = aClientData({
    client: aClient({ blockade }),
    products: [
      aProduct({
        productId: "P-1",
        fullName: undefined,
        name: "Internet",
        contractNumber: NUMBER,
        status: status ?? "ACTIVE",
        ...service,
      }),
      ...others,
    ],
  });
  const address = { move: (_isReviewed: boolean): void => undefined, isReviewed: false };
  /** The screen with an address that follows its step. */
  function Page() {
    const [isReviewed, onReviewed] = useState(false);
    useEffect(() => void (address.move = onReviewed), []);
    useEffect(() => void (address.isReviewed = isReviewed), [isReviewed]);
    return (
      <TerminationScreen
        port={port}
        store={store}
        client={{ data: client }}
        finance={{ entries }}
        openPayments={openPayments}
        orders={() => ownOrders}
        messages={() => ownMessages}
        externalServices={() => subscriptions && { known: subscriptions, load: () => Promise.resolve() }}
        withdrawalDays={undefined}
        today={{ today: day(today) }}
        idempotencyKeys={fakeIdempotencyKeys()}
        productId="P-1"
        periods={undefined}
        helpLine={HELP_LINE}
        history={{ isReviewed, onReviewed }}
      />
    );
  }
  const openPayments = fakeOpenPaymentsStore(payments);
  const store = new TerminationsStore(port, movableClock());
  const client = new AsyncValue(() => Promise.resolve(succeed(data)));
  render(
    <ContractExtensionContext value={({ contractNumber }) => (contractNumber === NUMBER ? extension : undefined)}>
      <Page />
    </ContractExtensionContext>,
  );
  return {
    address,
    messages: ownMessages,
    moveInHistory: (isReviewed: boolean) => act(async () => address.move(isReviewed)),
  };
}

const text = (): string => unjoinedText(document.body.textContent);
const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));
const focused = (): string => unjoinedText(document.activeElement?.textContent ?? "");

/** Opens the review of an open contract. */
async function review(port: FakeTerminations) {
  const page = show(port);
  await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
  await press("Dalej");
  return page;
}

describe("page of the end of a contract", () => {
  it("(part of TERM-01) says the last day and the cost before anything is sent", async () => {
    const port = fakeTerminations([CONTRACT]);
    show(port);
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("ostatnim dniem będzie 20-12-2026, a do pierwszej faktury po nim doliczymy 440,00 zł");
    expect(text()).toContain("Miejsce zwrotu: Salon Główne Miasto, ul. Długa 41/42, Gdańsk.");
    await userEvent.click(screen.getByRole("radio", { name: /końcem\sokresu\sumowy/ }));
    expect(text()).toContain(
      "ostatnim dniem będzie 04-03-2028. Za zakończenie nic nie zapłacisz. Abonament płacisz do 04-03-2028.",
    );
    expect(port.sent).toEqual([]);
  });

  it("[OFFER-97] leads from the form of a termination to the extension that waits", async () => {
    const href = "/service/yourOffer?offer=12";
    show(fakeTerminations([CONTRACT]), { extension: { href, until: day("2026-12-05") } });
    expect((await screen.findByRole("link", { name: "Przedłuż umowę" })).getAttribute("href")).toBe(href);
    expect(text()).toContain("Czeka oferta przedłużenia tej umowy, ważna do 05-12-2026.");
    expect(screen.getByRole("button", { name: "Dalej" })).toBeTruthy();
    cleanup();
    show(fakeTerminations([CONTRACT]), { extension: { href, until: undefined } });
    await screen.findByRole("link", { name: "Przedłuż umowę" });
    expect(text()).toContain("Czeka oferta przedłużenia tej umowy. ");
    cleanup();
    show(fakeTerminations([CONTRACT]));
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(screen.queryByRole("link", { name: "Przedłuż umowę" })).toBeNull();
  });

  it("(part of TERM-61) leads a consumer to the withdrawal while its time runs", async () => {
    show(fakeTerminations([CONTRACT]), { service: { withdrawalUntil: day("2026-11-30") } });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("do 30-11-2026 możesz od niej odstąpić bez podania przyczyny");
    const link = screen.getByRole("link", { name: "Odstąp od umowy" });
    expect(link.getAttribute("href")).toBe(`/withdrawal?${new URLSearchParams({ number: NUMBER })}`);
    cleanup();
    const extended = { withdrawalUntil: day("2026-11-30"), restoresFormerTerms: true };
    show(fakeTerminations([CONTRACT]), { service: extended });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("usługa będzie wtedy działać na poprzednich warunkach");
    cleanup();
    show(fakeTerminations([CONTRACT]), { service: { ...extended, formerTermsUntil: day("2026-12-31") } });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain(
      "wrócą wtedy poprzednie warunki. Na poprzednich warunkach usługa działa tylko do 31-12-2026",
    );
    cleanup();
    show(fakeTerminations([CONTRACT]));
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).not.toContain("odstąpić");
  });

  it("(part of TERM-13) lists the end before changed terms among the costs by month", async () => {
    const last = day("2027-01-31");
    show(fakeTerminations([{ ...CONTRACT, changedTerms: { until: last, endsOn: last } }]));
    await screen.findByRole("heading", { name: /^Ile kosztuje/ });
    const row = screen.getByRole("row", { name: /przed\szmianą\swarunków/ });
    expect(unjoinedText(row.textContent)).toContain("31-01-2027 przed zmianą warunków");
    expect(unjoinedText(row.textContent)).toContain("0,00");
  });

  it("(part of NAV-34) names the phone number where the terms of a contract could not be read", async () => {
    const load = () => Promise.resolve({ ...succeed(NO_CONTRACTS), incompleteFields: ["contracts"] });
    show({ ...fakeTerminations([]), load });
    await screen.findByText(/Nie udało się odczytać części danych/);
    expect(text()).toContain("Możesz też zakończyć umowę z naszą pomocą. Zadzwoń: 801 000 000.");
  });

  it("(part of TERM-01) asks for no choice of the end when there is one", async () => {
    show(fakeTerminations([{ ...CONTRACT, term: undefined }]));
    await screen.findByRole("heading", { name: "Kiedy umowa się skończy" });
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("(part of TERM-07) warns when a service of the contract has unnamed numbers", async () => {
    show(fakeTerminations([{ ...CONTRACT, number: undefined }]), {
      others: [
        aProduct({ productId: "P-2", category: "mobile_phone", name: "Flota 18 telefonów", contractNumber: NUMBER }),
      ],
    });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("Przenosisz numer telefonu do innego operatora? Nie musisz wypowiadać umowy.");
  });

  it("[TERM-12] names a part of a service without a contract of its own among the services that end", async () => {
    const part = { contractNumber: undefined, mainServiceId: "P-1", fullName: undefined };
    show(fakeTerminations([CONTRACT]), {
      others: [
        aProduct({ ...part, productId: "P-2", name: "Bezpieczny Internet" }),
        aProduct({ ...part, productId: "P-3", name: "Pakiet obcy", mainServiceId: "P-9" }),
      ],
    });
    await screen.findByText("Bezpieczny Internet");
    expect(text()).toContain("Internet, Bezpieczny Internet");
    expect(text()).not.toContain("Pakiet obcy");
    expect(text()).not.toContain("Przenosisz numer");
  });

  it("(part of TERM-03) terminates once after a review, and shows the deadlines of the operator", async () => {
    const port = fakeTerminations([CONTRACT]);
    show(port);
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    await press("Dalej");
    expect(document.activeElement?.textContent).toBe("Sprawdź wypowiedzenie");
    await userEvent.dblClick(screen.getByRole("button", { name: /^Wypowiadam umowę/ }));
    expect(await screen.findByText(/Umowa skończy się/)).toBeDefined();
    expect(port.sent).toHaveLength(1);
    expect(text()).toContain("Potwierdzenie końca umowynajpóźniej 04-12-2026");
  });

  it("[TERM-113] says in each step that a subscription goes on, with the price and the way to end it", async () => {
    const name = "HBO Max";
    const others = [
      aProduct({ productId: "P-3", category: "additional", name, fullName: undefined, actualPrice: zloty("29.99") }),
    ].map((one) => ({ ...one, contractNumber: undefined, contractEnd: undefined, mainServiceId: undefined }));
    const link = { name: /^Tę subskrypcję wyłączysz w\sdziale Subskrypcje\.$/ };
    const expectNotice = () => {
      expect(text()).toContain("HBO Max działa dalej: 29,99 zł miesięcznie na fakturze.");
      expect(screen.getByRole("link", link).getAttribute("href")).toBe("/service/directBilling");
    };
    const subscriptions = [aStreamingService({ code: "hbomax", productId: "P-3", name })];
    const porting = { ...CONTRACT, number: "601234567", portingOn: day("2026-12-02") };
    show(fakeTerminations([CONTRACT]), { others, subscriptions });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expectNotice();
    await press("Dalej");
    expectNotice();
    await press(/^Wypowiadam umowę/);
    await screen.findByText(/Umowa skończy się/);
    expectNotice();
    cleanup();
    show(fakeTerminations([porting]), { others, subscriptions });
    await screen.findByText(/przejdzie do innego operatora/);
    expectNotice();
    cleanup();
    show(fakeTerminations([porting]), { others });
    await screen.findByText(/przejdzie do innego operatora/);
    expect(text()).not.toContain("działa dalej");
    expect(screen.queryByRole("link", link)).toBeNull();
  });

  it("(part of TERM-113) says of a subscription that is being turned on that it goes on", async () => {
    const [name, price] = ["HBO Max", zloty("29.99")];
    const ordered = aProduct({
      productId: "P-3",
      category: "additional",
      name,
      fullName: undefined,
      actualPrice: price,
    });
    const state = { kind: "PENDING", action: "activate", planId: undefined } as const;
    const others = [{ ...ordered, status: "ORDERED", contractNumber: undefined, mainServiceId: undefined } as const];
    show(fakeTerminations([CONTRACT]), {
      others: others.map((one) => ({ ...one, contractEnd: undefined })),
      subscriptions: [aStreamingService({ code: "hbomax", productId: "P-3", name, state })],
    });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    const sentence = "HBO Max nie kończy się z tą umową, jest w trakcie włączania: 29,99 zł miesięcznie na fakturze.";
    expect(text()).toContain(sentence);
  });

  it("[TERM-05] revokes a termination and says that the contract goes on", async () => {
    const port = fakeTerminations([CONTRACT], [aTermination({ contractNumber: NUMBER })]);
    show(port);
    expect(await screen.findByText(/zmienić zdanie do/)).toBeDefined();
    await press("Cofnij wypowiedzenie");
    await press("Tak, cofnij");
    expect(await screen.findByText("Wypowiedzenie jest cofnięte.")).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" })).toBeDefined();
  });

  it("[TERM-38] asks before it revokes a termination, and revokes nothing if the customer declines", async () => {
    const port = fakeTerminations([CONTRACT], [aTermination({ contractNumber: NUMBER })]);
    show(port);
    await userEvent.click(await screen.findByRole("button", { name: "Cofnij wypowiedzenie" }));
    const dialog = screen.getByRole("alertdialog", { name: `Cofnąć wypowiedzenie umowy ${NUMBER}?` });
    expect(unjoinedText(dialog.textContent)).toContain("okres wypowiedzenia zacznie biec od nowa");
    expect(port.sent).toEqual([]);
    await press("Nie cofaj");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(port.sent).toEqual([]);
  });

  it("(part of TERM-60) promises no unchanged terms after a revocation while a change is ahead", async () => {
    const last = day("2026-12-31");
    const steps = [
      { validFrom: day("2025-12-06"), validTo: last, value: zloty("69.00") },
      { validFrom: day("2027-01-01"), validTo: undefined, value: zloty("74.00") },
    ];
    const contract = { ...CONTRACT, changedTerms: { until: last, endsOn: last } };
    const termination = aTermination({ contractNumber: NUMBER, endsOn: last, revocableUntil: day("2026-12-30") });
    show(fakeTerminations([contract], [termination]), { service: { productPrices: steps } });
    expect(await screen.findByText(/zmienić zdanie do/)).toBeDefined();
    const change =
      "Zapowiedziana zmiana warunków zacznie obowiązywać 01-01-2027: zapłacisz o 5,00 zł więcej " +
      "co miesiąc. Jeśli nie zgadzasz się na zmianę, do 31-12-2026 możesz wypowiedzieć umowę bez zwrotu ulgi: " +
      "skończy się wtedy 31-12-2026.";
    expect(text()).toContain(`Umowa będzie wtedy trwać dalej. ${change}`);
    await press("Cofnij wypowiedzenie");
    const dialog = unjoinedText(screen.getByRole("alertdialog").textContent);
    expect(dialog).toContain(`Umowa będzie wtedy trwać dalej. ${change}`);
    expect(dialog).not.toMatch(/tych samych warunkach|skończy się później/u);
    await press("Tak, cofnij");
    expect(await screen.findByText("Wypowiedzenie jest cofnięte.")).toBeDefined();
    expect(text()).toContain(`Umowa trwa dalej. ${change}`);
    expect(text()).not.toContain("bez zmian");
  });

  it("(part of TERMS-40) offers no end because of a change that an extension has excluded", async () => {
    const last = day("2026-12-31");
    const contract = { ...CONTRACT, changedTerms: { until: last, endsOn: last } };
    const service = {
      commitmentFrom: day("2026-11-20"),
      commitmentTo: day("2028-03-04"),
      productPrices: [{ validFrom: day("2025-12-06"), validTo: undefined, value: zloty("69.00") }],
    };
    const legalNotice = {
      kind: "changed-terms",
      contractNumber: NUMBER,
      productId: "P-1",
      effectiveOn: day("2027-01-01"),
      basis: "art. 306 PKE",
      changes: [],
      monthlyDifference: zloty("5.00"),
      freeUntil: last,
      tariffs: [],
    } as const;
    const message = aMessage({ createdAt: Date.parse("2026-11-19T09:00:00+01:00"), legalNotice });
    show(fakeTerminations([contract]), { service, messages: [message] });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    await waitFor(() => expect(text()).not.toContain("31-12-2026"));
    cleanup();
    show(fakeTerminations([contract]), { service });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("31-12-2026");
  });

  const LEAVING = day("2026-12-31");
  const CHANGED = { ...CONTRACT, changedTerms: { until: LEAVING, endsOn: LEAVING } };

  it("[TERMS-43] waits for the messages before it names a right to leave that they may exclude", async () => {
    const answers: ((result: Result<readonly Message[], TransportFailure>) => void)[] = [];
    show(fakeTerminations([CHANGED]), { readMessages: () => new Promise((resolve) => answers.push(resolve)) });
    await act(async () => {
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    });
    expect(answers).toHaveLength(1);
    expect([screen.queryByRole("radio"), text().includes("31-12-2026")]).toEqual([null, false]);
    await act(async () => answers[0]?.(succeed([])));
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("31-12-2026");
  });

  it("(part of TERMS-43) says that the messages were not read, and reads them again", async () => {
    let isBroken = true;
    const readMessages = () =>
      Promise.resolve(isBroken ? fail<TransportFailure>({ kind: "unreachable" }) : succeed([]));
    show(fakeTerminations([CHANGED]), { readMessages });
    await screen.findByText("Nie udało się odczytać wiadomości.");
    expect(text()).toContain("31-12-2026");
    isBroken = false;
    await press("Odczytaj ponownie");
    await waitFor(() => expect(text()).not.toContain("Nie udało się odczytać wiadomości."));
    cleanup();
    isBroken = true;
    show(fakeTerminations([CONTRACT]), { readMessages });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).not.toContain("Nie udało się odczytać wiadomości.");
  });

  it("(part of TERMS-43) keeps the warning about unread messages while another page reads them", async () => {
    const answers: Promise<Result<readonly Message[], TransportFailure>>[] = [
      Promise.resolve(fail<TransportFailure>({ kind: "unreachable" })),
      new Promise(() => undefined),
    ];
    const { messages } = show(fakeTerminations([CHANGED]), {
      readMessages: () => answers.shift() ?? Promise.resolve(succeed([])),
    });
    await screen.findByText("Nie udało się odczytać wiadomości.");
    act(() => void messages.reload());
    expect(messages.state.status).toBe("loading");
    expect(text()).toContain("Nie udało się odczytać wiadomości.");
  });

  it("(part of TERM-60) names one end in the question while leaving before a change is possible", async () => {
    const last = day("2026-12-31");
    const contract = { ...CONTRACT, changedTerms: { until: last, endsOn: last } };
    show(fakeTerminations([contract], [aTermination({ contractNumber: NUMBER })]));
    await screen.findByText(/zmienić zdanie do/);
    await press("Cofnij wypowiedzenie");
    const dialog = unjoinedText(screen.getByRole("alertdialog").textContent);
    expect(dialog).toContain("skończy się wtedy 31-12-2026");
    expect(dialog).not.toContain("skończy się później");
  });

  it("(part of TERM-60) says only that the contract goes on when its terms are not known", async () => {
    show(fakeTerminations([], [aTermination({ contractNumber: NUMBER })]));
    expect(await screen.findByText(/zmienić zdanie do/)).toBeDefined();
    expect(text()).toContain("Umowa będzie wtedy trwać dalej.");
    await press("Cofnij wypowiedzenie");
    expect(unjoinedText(screen.getByRole("alertdialog").textContent)).toContain("Umowa będzie wtedy trwać dalej.");
    await press("Tak, cofnij");
    expect(await screen.findByText("Wypowiedzenie jest cofnięte.")).toBeDefined();
    expect(text()).toContain("Umowa trwa dalej.");
    expect(text()).not.toMatch(/tych samych warunkach|bez zmian/u);
  });

  it("(part of TERM-60) says that a change before the end of a terminated contract applies", async () => {
    const last = day("2026-12-31");
    const contract = { ...CONTRACT, changedTerms: { until: last, endsOn: last } };
    const termination = aTermination({ contractNumber: NUMBER, endsOn: day("2028-03-04"), revocableUntil: last });
    show(fakeTerminations([contract], [termination]));
    expect(await screen.findByText(/Umowa trwa do tego dnia/)).toBeDefined();
    expect(text()).toContain("Zapowiedziana zmiana warunków zacznie obowiązywać 01-01-2027.");
    expect(text()).not.toContain("tych samych warunkach");
    await press("Cofnij wypowiedzenie");
    const dialog = unjoinedText(screen.getByRole("alertdialog").textContent);
    expect(dialog).toContain("nadal może skończyć się 04-03-2028, z końcem okresu, na który ją zawarto");
  });

  it("(part of TERM-05) offers no revocation after its last day", async () => {
    const termination = aTermination({ contractNumber: NUMBER, revocableUntil: day("2026-12-15") });
    show(fakeTerminations([CONTRACT], [termination]), { today: "2026-12-15" });
    expect(await screen.findByRole("button", { name: "Cofnij wypowiedzenie" })).toBeDefined();
    cleanup();
    show(fakeTerminations([CONTRACT], [termination]), { today: "2026-12-16" });
    expect(await screen.findByText(/Umowa skończy się/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cofnij wypowiedzenie" })).toBeNull();
  });

  it("(part of TERM-05) says that the response to the revocation is lost, and sends it again", async () => {
    const port = fakeTerminations([CONTRACT], [aTermination({ contractNumber: NUMBER })]);
    show(port);
    port.script.failNext("revoke", { kind: "unreachable" });
    await userEvent.click(await screen.findByRole("button", { name: "Cofnij wypowiedzenie" }));
    await press("Tak, cofnij");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Nie wiemy, czy cofnięcie wypowiedzenia dotarło.");
    await press("Cofnij wypowiedzenie");
    await press("Tak, cofnij");
    expect(await screen.findByText("Wypowiedzenie jest cofnięte.")).toBeDefined();
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("(part of TERM-05) says that the server does not know the termination that is revoked", async () => {
    const known = fakeTerminations([CONTRACT], [aTermination({ contractNumber: NUMBER })]);
    const refusal = { kind: "revocation-refused", code: "unknown-termination" } as const;
    show({ ...known, revoke: () => Promise.resolve(fail(refusal)) });
    await userEvent.click(await screen.findByRole("button", { name: "Cofnij wypowiedzenie" }));
    await press("Tak, cofnij");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Nie znaleźliśmy wypowiedzenia, które chcesz cofnąć.");
    expect(alert.textContent).not.toContain("Warunki");
  });

  it("(part of TERM-03) shows the termination when only the read after it fails", async () => {
    const port = fakeTerminations([CONTRACT]);
    await review(port);
    port.script.failAlways("load", { kind: "unreachable" });
    await press(/^Wypowiadam umowę/);
    expect(await screen.findByText(/Umowa skończy się/)).toBeDefined();
  });

  it("(part of TERM-35) leaves the summary in the address before the reads after a termination", async () => {
    const port = fakeTerminations([CONTRACT]);
    const { address } = await review(port);
    expect(address.isReviewed).toBe(true);
    const release = port.script.hold("load");
    await press(/^Wypowiadam umowę/);
    expect(await screen.findByText(/Umowa skończy się/)).toBeDefined();
    expect(address.isReviewed).toBe(false);
    release();
  });

  it("(part of TERM-03) claims no current data when they could not be read after changed terms", async () => {
    const port = fakeTerminations([CONTRACT]);
    const refusal = { kind: "termination-refused", code: "terms-changed" } as const;
    await review({ ...port, terminate: () => Promise.resolve(fail(refusal)) });
    port.script.failAlways("load", { kind: "unreachable" });
    await press(/^Wypowiadam umowę/);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Aktualnych danych nie udało się pobrać.");
    port.script.recover();
    await press("Pobierz ponownie");
    expect((await screen.findByText(/Poniżej są aktualne dane/)).textContent).toContain("Nic nie zostało wysłane.");
  });

  it("(part of TERM-03) shows the termination of another tab instead of changed terms", async () => {
    const port = fakeTerminations([CONTRACT]);
    await review(port);
    const order = { contractNumber: NUMBER, endsOn: day("2026-12-20"), cost: zloty("440.00") };
    await port.terminate({ ...order, idempotencyKey: "other-tab" });
    await press(/^Wypowiadam umowę/);
    const alert = await screen.findByRole("alert");
    expect(unjoinedText(alert.textContent)).toContain("To wypowiedzenie już mamy.");
    expect(text()).toContain("Umowa skończy się 20-12-2026.");
    expect(text()).not.toMatch(/Warunki zakończenia umowy zmieniły się|Nic nie zostało wysłane\./u);
  });

  it('[TERM-35] opens the form on "back" and the summary on "forward"', async () => {
    const { moveInHistory } = await review(fakeTerminations([CONTRACT]));
    const isReviewed = () => screen.queryByRole("heading", { name: "Kiedy umowa ma się skończyć" }) === null;
    expect(isReviewed()).toBe(true);
    await moveInHistory(false);
    expect(isReviewed()).toBe(false);
    await moveInHistory(true);
    expect(isReviewed()).toBe(true);
  });

  it("(part of TERM-03) focuses the heading of each step, and returns by the back button", async () => {
    await review(fakeTerminations([CONTRACT]));
    expect(focused()).toBe("Sprawdź wypowiedzenie");
    await press("Wróć");
    expect(focused()).toBe("Kiedy umowa ma się skończyć");
    await press("Dalej");
    act(() => topBackHandler()?.());
    expect(focused()).toBe("Kiedy umowa ma się skończyć");
    await press("Dalej");
    await press(/^Wypowiadam umowę/);
    await screen.findByText(/Umowa skończy się/);
    expect(focused()).toContain("Umowa skończy się 20-12-2026.");
    await press("Cofnij wypowiedzenie");
    await press("Tak, cofnij");
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(focused()).toBe("Wypowiedzenie jest cofnięte.");
    await press("Dalej");
    expect(text()).not.toContain("Wypowiedzenie jest cofnięte.");
  });

  it("(part of TERM-03) offers no way back while the termination is being sent", async () => {
    const port = fakeTerminations([CONTRACT]);
    const release = port.script.hold("terminate");
    await review(port);
    await press(/^Wypowiadam umowę/);
    expect(screen.queryByRole("button", { name: "Wróć" })).toBeNull();
    release();
    expect(await screen.findByText(/Umowa skończy się/)).toBeDefined();
  });

  it("[TERM-03] keeps the key of a lost termination, so that the next press has the same effect", async () => {
    const port = fakeTerminations([CONTRACT]);
    show(port);
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    await press("Dalej");
    port.script.failAlways("terminate", { kind: "unreachable" });
    await press(/^Wypowiadam umowę/);
    expect((await screen.findByRole("alert")).textContent).toContain("Nie wiemy, czy wypowiedzenie dotarło.");
    await press(/^Wypowiadam umowę/);
    expect(new Set(port.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(port.sent).toHaveLength(2);
  });

  it("(part of TERM-03) shows the termination of another tab, and adds no second one", async () => {
    const port = fakeTerminations([CONTRACT]);
    show(port);
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    await press("Dalej");
    const cost = zloty("440.00");
    await port.terminate({ idempotencyKey: "other-tab", contractNumber: NUMBER, endsOn: day("2026-12-20"), cost });
    await press(/^Wypowiadam umowę/);
    expect(await screen.findByText(/Umowa skończy się/)).toBeDefined();
    const stored = await port.load();
    expect(stored.ok && stored.value.terminations).toHaveLength(1);
  });

  it("[TERM-07] says that the porting of the number ends the contract by itself", async () => {
    show(fakeTerminations([{ ...CONTRACT, number: "601234567" }]));
    expect(await screen.findByText(/Przenosisz numer/)).toBeDefined();
    expect(text()).toContain("ta umowa skończy się sama w dniu przeniesienia");
    cleanup();
    show(fakeTerminations([{ ...CONTRACT, number: "601234567", portingOn: day("2026-12-02") }]));
    expect(await screen.findByText(/przejdzie do innego operatora/)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("(part of TERM-36) says what the porting of the number costs before the end of the term", async () => {
    show(fakeTerminations([{ ...CONTRACT, number: "601234567" }]));
    await screen.findByText(/Przenosisz numer/);
    expect(text()).toContain("Przeniesienie przed 04-03-2028 kosztuje tyle samo co wypowiedzenie");
    expect(text()).toContain("Jeśli numer przejdzie 20-12-2026, będzie to 440,00 zł, później mniej.");
    cleanup();
    show(fakeTerminations([{ ...CONTRACT, number: "601234567", portingOn: day("2026-12-20") }]));
    await screen.findByText(/przejdzie do innego operatora/);
    expect(text()).toContain("zwrotu części ulgi lub dopłaty do sprzętu: 440,00 zł. Nie musisz jej wypowiadać.");
  });

  it("(part of TERM-36) names what ends with the number and what goes on in a contract with more", async () => {
    show(fakeTerminations([{ ...CONTRACT, number: "601234567" }]), {
      others: [aProduct({ productId: "P-2", category: "mobile_phone", name: "Telefon", contractNumber: NUMBER })],
    });
    await screen.findByText(/Przenosisz numer/);
    expect(text()).toMatch(
      /W dniu przeniesienia skończy się tylko usługa z tym numerem: .+\. Dalej będzie działać: Internet\./u,
    );
    expect(text()).toContain("może kosztować");
    expect(text()).not.toContain("ta umowa skończy się sama");
  });

  it("(part of TERM-37) says until when the number of a terminated contract can be moved", async () => {
    const numbered = { ...CONTRACT, number: "583012247" };
    const others = [aProduct({ productId: "P-2", category: "phone", name: "Telefon", contractNumber: NUMBER })];
    const termination = aTermination({ contractNumber: NUMBER, endsOn: day("2026-12-31") });
    show(fakeTerminations([numbered], [termination]), { others });
    await screen.findByText(/Umowa skończy się/);
    expect(text()).toContain("Numer 58 301 22 47 przeniesiesz do innego operatora do 31-01-2027.");
    expect(text()).toContain("Przeniesienie przed 31-12-2026 może kosztować więcej niż zakończenie umowy tego dnia");
    cleanup();
    show(fakeTerminations([{ ...CONTRACT, number: undefined }], [termination]), { others });
    await screen.findByText(/Każdy numer/);
    expect(text()).toContain("Przeniesienie przed 31-12-2026 może kosztować więcej niż zakończenie umowy tego dnia");
    cleanup();
    show(fakeTerminations([], [{ ...termination, state: "ended" }]), { others, today: "2027-01-31" });
    await screen.findByText(/Umowa skończyła się/);
    expect(text()).toContain("Każdy numer telefonu z tej umowy przeniesiesz do innego operatora do 31-01-2027.");
    expect(text()).not.toContain("może kosztować więcej");
    cleanup();
    show(fakeTerminations([], [{ ...termination, state: "ended" }]), { others, today: "2027-02-01" });
    await screen.findByText(/Umowa skończyła się/);
    expect(text()).not.toContain("przeniesiesz");
  });

  it("(part of TERM-39) says whether a move still happens, and that an ordered part ends, twice", async () => {
    const main = { contractNumber: NUMBER, category: "internet" } as const;
    show(fakeTerminations([CONTRACT]), {
      others: [
        aProduct({ ...main, productId: "P-2", moveOn: day("2026-12-12") }),
        aProduct({ ...main, productId: "P-3", name: "Pakiet Sportowy", fullName: undefined, status: "ORDERED" }),
      ],
    });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    const move = "Umówiona przeprowadzka usług odbędzie się 12-12-2026. Wypowiedzenie jej nie odwołuje.";
    expect(text()).toContain(move);
    expect(text()).toContain("Razem z umową skończy się też to, co zamówiono, a jeszcze nie działa: Pakiet Sportowy.");
    await press("Dalej");
    expect(text()).toContain(move);
  });

  it("(part of TERM-15) asks the customer to call after the day of the porting of a number", async () => {
    show(fakeTerminations([{ ...CONTRACT, number: "601234567", portingOn: day("2026-11-02") }]));
    expect(await screen.findByText(/Umowa miała skończyć się/)).toBeDefined();
    expect(text()).toContain("kiedy umowa się skończy: 801 000 000.");
    expect(screen.getByRole("link", { name: "Napisz do nas" })).toBeDefined();
    expect(text()).not.toMatch(/przejdzie|Nie musisz/);
  });

  it("(part of TERM-07) says that the number can be moved until a month after the end", async () => {
    show(fakeTerminations([{ ...CONTRACT, number: "601234567" }]));
    expect(await screen.findByText(/Przenosisz numer/)).toBeDefined();
    expect(text()).toContain("numer możesz przenieść jeszcze przez miesiąc po jej zakończeniu.");
  });

  it("(part of TERM-01) names the help line when the place of the return is not known", async () => {
    show(fakeTerminations([{ ...CONTRACT, returnTo: undefined }]));
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("Zadzwoń i zapytaj, gdzie go przynieść albo wysłać: 801 000 000.");
    expect(text()).not.toContain("salonie");
  });

  it("[TERM-31] says until when equipment is returned and what a missing device costs, in each step", async () => {
    const equipment = [
      { name: "Router WB-AX5400", after: "return", subsidy: zloty("0.00"), unreturnedCharge: zloty("250.00") },
    ] as const;
    show(fakeTerminations([{ ...CONTRACT, equipment, returnDays: 14 }]));
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    expect(text()).toContain("Oddaj nam ten sprzęt po zakończeniu umowy, najpóźniej 04-01-2027.");
    expect(text()).toContain("Router WB-AX5400: za niezwrócony zapłacisz 250,00 zł");
    expect(text()).not.toContain("nie znamy");
    await press("Dalej");
    expect(text()).toContain("Zwrot sprzętunajpóźniej 04-01-2027 za niezwrócony zapłacisz 250,00 zł");
    await press(/^Wypowiadam/);
    await screen.findByText(/Umowa skończy się/);
    expect(text()).toContain("Oddaj nam ten sprzęt po zakończeniu umowy, najpóźniej 04-01-2027.");
  });

  it("(part of TERM-31) says that the day and the charge are not known, and whom to ask", async () => {
    await review(fakeTerminations([CONTRACT]));
    expect(text()).toContain("Terminu zwrotu nie znamy: sprawdź go w umowie albo zadzwoń: 801 000 000.");
    expect(text()).toContain("Jeśli nie ma tu kwoty, sprawdź ją w umowie albo zadzwoń: 801 000 000.");
  });

  it("(part of TERM-31) says after the end until when equipment is returned", async () => {
    const ended = aTermination({ contractNumber: NUMBER, state: "ended", equipmentReturnBy: day("2026-12-30") });
    show(fakeTerminations([], [ended]), { today: "2026-12-20" });
    expect(await screen.findByText(/Umowa skończyła się/)).toBeDefined();
    expect(text()).toContain("oddaj go najpóźniej 30-12-2026");
    cleanup();
    show(fakeTerminations([], [ended]), { today: "2026-12-31" });
    expect(await screen.findByText(/Umowa skończyła się/)).toBeDefined();
    expect(text()).toContain("Termin zwrotu naszego sprzętu minął 30-12-2026: za niezwrócony możemy naliczyć opłatę");
  });

  it("(part of TERM-31) lists devices, charges and place after the end of a contract", async () => {
    const ended = aTermination({
      contractNumber: NUMBER,
      state: "ended",
      equipmentReturnBy: day("2026-12-30"),
      equipment: [
        { name: "Router WB-AX5400", after: "return", subsidy: zloty("0.00"), unreturnedCharge: zloty("250.00") },
      ],
      returnTo: "ul. Długa 41/42, Gdańsk",
    });
    show(fakeTerminations([], [ended]), { today: "2026-12-30" });
    expect(await screen.findByText(/Umowa skończyła się/)).toBeDefined();
    const device = "Router WB-AX5400: za niezwrócony zapłacisz 250,00 zł";
    expect(text()).toContain("najpóźniej 30-12-2026. Miejsce zwrotu: ul. Długa 41/42, Gdańsk.");
    expect(text()).toContain(device);
    cleanup();
    show(fakeTerminations([], [ended]), { today: "2026-12-31" });
    expect(await screen.findByText(/Umowa skończyła się/)).toBeDefined();
    expect(text()).toContain(
      "Termin zwrotu minął 30-12-2026. Za każde urządzenie, którego nie mamy, możemy naliczyć opłatę z umowy.",
    );
    expect(text()).toContain("Miejsce zwrotu: ul. Długa 41/42, Gdańsk.");
    expect(text()).toContain(device);
  });

  it("(part of TERM-31) names the devices of services when the contract names none", async () => {
    const hardware = [{ model: "Dekoder HD WB-310", note: undefined, caCard: undefined, serialNumber: undefined }];
    const service = { hardware, showDetails: true, showHardware: true };
    show(fakeTerminations([{ ...CONTRACT, equipment: [] }]), { service });
    await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" });
    const unnamed = "Sprzęt usług z tej umowy: Dekoder HD WB-310.";
    expect(text()).toContain(unnamed);
    expect(text()).toContain("Nie wiemy, czy i do kiedy go oddać ani ile kosztuje niezwrócony");
    expect(text()).toContain("albo zadzwoń: 801 000 000.");
    await press("Dalej");
    expect(text()).toContain(unnamed);
    await press(/^Wypowiadam/);
    await screen.findByText(/Umowa skończy się/);
    expect(text()).toContain(unnamed);
  });

  it("[TERM-45, TERM-99] names an order that replaces a service, and the withdrawal from it", async () => {
    const order = {
      ...anOffer({
        offerId: "121001",
        processNumber: "2026/121001",
        status: "accepted",
        order: { state: "received", day: day("2026-11-27"), nextStep: undefined },
        closeDate: day("2026-11-20"),
        products: [anOfferProduct({ category: "internet", commitmentPeriod: 24 })],
      }),
      withdrawalUntil: day("2026-12-04"),
    };
    show(fakeTerminations([CONTRACT]), { orders: [order], service: { category: "internet" } });
    const title = "Zamówienie 2026/121001 trwa dalej i wiąże do 19-11-2028.";
    const expectOrder = () => {
      expect(text()).toContain(title);
      expect(text()).toContain("Najpóźniej 27-11-2026 zamówione usługi zastąpią: ");
      expect(text()).toContain("Jeśli go nie chcesz, odstąp od niego do 04-12-2026.");
      const link = screen.getByRole("link", { name: "Odstąp od zamówienia 2026/121001" });
      expect(link.getAttribute("href")).toBe("/withdrawal?number=2026%2F121001");
    };
    await screen.findByText(/trwa dalej/);
    expectOrder();
    await press("Dalej");
    expectOrder();
    await press(/^Wypowiadam/);
    await screen.findByText(/Umowa skończy się/);
    expectOrder();
    expect(text()).toContain("Umowa trwa do tego dnia, ale zamówienie zastąpi jej usługi wcześniej.");
    expect(text()).not.toContain("nic się nie zmienia");
    expect(text()).toContain("a za usługi, które zastąpi zamówienie, tylko do ich zastąpienia.");
    const goesOn = "Umowa będzie wtedy trwać dalej, ale zamówienie i tak zastąpi jej usługi.";
    expect(text()).toContain(goesOn);
    await press("Cofnij wypowiedzenie");
    const question = unjoinedText(screen.getByRole("alertdialog").textContent);
    expect(question).toContain(goesOn);
    expect(question).not.toMatch(/tych samych warunkach|skończy się później/u);
  });

  it("(part of TERM-44) claims no invoice with the cost before that of its month is there", async () => {
    const billedIn = month("2027-01");
    const ended = aTermination({ contractNumber: NUMBER, state: "ended", endsOn: day("2026-12-29"), billedIn });
    const invoice = anEntry({ kind: "invoice", period: month("2026-12"), entryDate: day("2026-12-25") });
    show(fakeTerminations([], [ended]), { today: "2026-12-30", owed: [invoice] });
    expect(await screen.findByText(/Fakturę z kosztem zakończenia dopiero wystawimy/)).toBeDefined();
    expect(text()).toContain("97,00 zł doliczymy do faktury za styczeń 2027");
    cleanup();
    const issued = { ...invoice, period: billedIn, entryDate: day("2027-01-25") };
    show(fakeTerminations([], [ended]), { today: "2027-01-26", owed: [invoice, issued] });
    expect(await screen.findByText(/znajdziesz w dziale Faktury/)).toBeDefined();
    expect(text()).toContain("97,00 zł na fakturze za styczeń 2027");
  });

  it("[TERM-33] says that fees run until the end and that the arrears of a blocked account stay payable", async () => {
    const owed = [anEntry({ unpaidAmount: zloty("529.12"), dueDate: day("2026-10-20") })];
    show(fakeTerminations([{ ...CONTRACT, term: undefined }]), { owed, blockade: aBlockade() });
    const sentence =
      "Za zakończenie nic nie zapłacisz. Abonament płacisz do 20-12-2026, a zaległości 529,12 zł pozostają do zapłaty.";
    await screen.findByText(/zaległości/);
    expect(text()).toContain(sentence);
    await press("Dalej");
    expect(text()).toContain("a zaległości 529,12 zł pozostają do zapłaty.");
  });

  it("[TERM-33] names what is left of overdue invoices after a payment in progress", async () => {
    const [locked, open] = [
      anEntry({ entryId: "E-1", unpaidAmount: zloty("100.00"), dueDate: day("2026-10-20"), status: "payment-started" }),
      anEntry({ entryId: "E-2", unpaidAmount: zloty("29.12"), dueDate: day("2026-10-20") }),
    ];
    const payment = { paymentId: "N-1", amount: zloty("40.00"), entryIds: ["E-1"], state: "processing" } as const;
    const payments = [{ ...payment, finishedAt: undefined, paymentUrl: undefined, canBeAbandoned: false }];
    show(fakeTerminations([{ ...CONTRACT, term: undefined }]), { owed: [locked, open], payments });
    const rest = "Oprócz tego po zakończeniu płatności w toku będzie do zapłaty 60,00 zł zaległości.";
    await screen.findByText(/Oprócz tego/);
    expect(text()).toContain(`a zaległości 29,12 zł pozostają do zapłaty. ${rest}`);
    await press("Dalej");
    expect(text()).toContain(rest);
    cleanup();
    show(fakeTerminations([{ ...CONTRACT, term: undefined }]), { owed: [locked], payments });
    await screen.findByText(/Po zakończeniu płatności w toku/);
    expect(text()).toContain("zostanie jeszcze 60,00 zł po terminie.");
    expect(text()).not.toContain("pozostają do zapłaty");
  });

  it("(part of TERM-13) lists the ways by their last day and chooses the one without costs", async () => {
    const last = day("2026-12-31");
    show(fakeTerminations([{ ...CONTRACT, changedTerms: { until: last, endsOn: last } }]));
    const ways = await screen.findAllByRole<HTMLInputElement>("radio");
    expect(ways.map(({ value }) => value)).toEqual(["notice", "changed-terms", "term-end"]);
    expect(ways.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it.each([
    ["INACTIVE", "Umowa już się skończyła albo jeszcze nie zaczęła."],
    ["ACTIVE", "Nie znamy warunków zakończenia tej umowy."],
  ] as const)("(part of TERM-01) says why a contract of a service %s cannot be terminated", async (status, why) => {
    show(fakeTerminations([]), { status });
    expect(await screen.findByText("Tej umowy nie wypowiesz w portalu")).toBeDefined();
    expect(text()).toContain(why);
    expect(text()).toContain("801 000 000");
  });

  it("(part of TERM-05) promises no end when the state of the termination is unknown", async () => {
    show(fakeTerminations([CONTRACT], [aTermination({ contractNumber: NUMBER, state: "unknown" })]));
    expect(await screen.findByText(/ale nie znamy jego stanu/)).toBeDefined();
    expect(text()).not.toContain("Umowa skończy się");
  });

  it("(part of TERM-05) says that the contract has ended after its last day", async () => {
    const termination = aTermination({ contractNumber: NUMBER, state: "confirmed", endsOn: day("2026-12-16") });
    show(fakeTerminations([], [termination]), { today: "2026-12-17" });
    expect(await screen.findByText(/Umowa skończyła się/)).toBeDefined();
  });

  it("leads to the services when the contract cannot be terminated, and retries after a failure", async () => {
    show(fakeTerminations([]));
    expect(await screen.findByText("Tej umowy nie wypowiesz w portalu")).toBeDefined();
    cleanup();
    const port = fakeTerminations([CONTRACT]);
    port.script.failAlways("load", { kind: "unreachable" });
    show(port);
    expect(await screen.findByText("Nie udało się sprawdzić warunków zakończenia umowy.")).toBeDefined();
    port.script.recover();
    await press("Spróbuj ponownie");
    expect(await screen.findByRole("heading", { name: "Kiedy umowa ma się skończyć" })).toBeDefined();
  });
});
