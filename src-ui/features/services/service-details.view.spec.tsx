// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { openServiceActions, settle } from "#test/fakes/open-service-actions.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ServiceContract } from "#domain/products/service-view.ts";
import type { SupportRequest } from "#domain/support/index.ts";
import { someSpeeds, aBlockade, aDevice, anOption, aPrice, aRequest, day, TODAY, zloty } from "#test/mothers/index.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { AccountChoiceContext } from "#ui/shared/other-account/account-choice-context.ts";
import type { ServiceActionDialog } from "./service-actions/service-actions.view-model.ts";
import { VisitRow } from "./visit-row.view.tsx";
import { type ServiceDetails, ServiceDetailsView, type ServicePage } from "./service-details.view.tsx";

afterEach(cleanup);

const CONTRACT: ServiceContract = {
  number: "ABO/0412783/25",
  canBeTurnedOffAlone: false,
  start: day("2025-03-01"),
  commitmentFrom: day("2025-03-01"),
  commitmentTo: day("2027-02-28"),
  left: { kind: "running", days: 100 },
  end: undefined,
  isOver: false,
  endsBeforeCommitment: false,
  fixedUntil: day("2027-02-28"),
  withdrawalUntil: undefined,
  withdrawnOn: undefined,
  earlyStart: false,
  activatedOn: undefined,
};

const SERVICE: ServiceDetails = {
  productId: "P-1",
  name: "Telewizja Premium",
  ownName: "Telewizja Premium",
  moveMessage: undefined,
  termination: undefined,
  withdrawalCost: { kind: "free" },
  offeredActions: { guideId: undefined, move: undefined, visit: false, talk: false, mobile: false },
  status: "ACTIVE",
  place: "ul. gen. Władysława Andersa 14 m. 8, Gdańsk",
  accountBlockade: undefined,
  isRestoredByPayment: true,
  arrearsPayment: undefined,
  blockade: undefined,
  category: "television",
  worksUntil: undefined,
  isSuspendedUntilEnd: false,
  porting: undefined,
  price: {
    now: zloty("89.90"),
    isEnded: false,
    term: {
      start: day("2025-03-01"),
      end: day("2027-02-28"),
      steps: [
        { price: zloty("79.90"), from: day("2025-03-01"), months: 12, current: false },
        { price: zloty("89.90"), from: day("2026-03-01"), months: 12, current: true },
      ],
      nowPercent: 69,
    },
    listed: [],
    deviatingPrice: undefined,
    commitmentTo: day("2027-02-28"),
    contractEnd: undefined,
    discountHint: undefined,
  },
  options: [
    anOption({ name: "HBO Max", status: "active", price: undefined }),
    anOption({ id: "O-2", status: "pending" }),
  ],
  hardware: [{ ...aDevice({ note: "drugi pokój" }), key: "0" }],
  parts: [],
  belongsTo: undefined,
  parameters: undefined,
  actions: [
    { kind: "resetPin", decoders: 2 },
    { kind: "support", productId: "P-1" },
  ],
  frame: undefined,
  contract: CONTRACT,
};

/** Question of the operator that waits for the customer. */
const QUESTION: SupportRequest["entries"][number] = {
  side: "provider",
  kind: "question",
  author: undefined,
  at: START,
  text: "Czy miga lampka?",
  files: [],
};

const plain = await openServiceActions();

/** Service whose visit is booked and whose move is planned. */
const booked = await openServiceActions();
const [slot] = await booked.port.appointments("P-1").then((answer) => (answer.ok ? answer.value.slots : []));
if (slot !== undefined)
  await booked.port.book({ productId: "P-1", slotId: slot.slotId, idempotencyKey: "intent-booked-before" });
booked.serviceActions.loadAppointments([
  { kind: "dialog", dialog: "visit" },
  { kind: "dialog", dialog: "move" },
]);
await settle();

const HELP = { number: "58 300 70 00", dial: "+48583007000" };

function view(
  page: AsyncSection<ServicePage>,
  serviceActions = plain.serviceActions,
  open: (dialog: ServiceActionDialog) => void = () => undefined,
  faults: readonly SupportRequest[] = [],
) {
  return (
    <ServiceDetailsView
      model={{
        today: TODAY,
        helpLine: HELP,
        page,
        serviceActions,
        faults,
        open,
      }}
    />
  );
}

const found = (changes: Partial<ServiceDetails> = {}): AsyncSection<ServicePage> => ({
  status: "ready",
  incomplete: undefined,
  value: { kind: "found", service: { ...SERVICE, ...changes } },
});

const bodyText = (): string => unjoinedText(document.body.textContent);

describe("the page of one service", () => {
  it("[PROD-10] shows the booked visit and the day of the move in the rows of the actions", () => {
    const actions = [
      { kind: "dialog", dialog: "visit" },
      { kind: "dialog", dialog: "move" },
    ] as const;
    render(view(found({ actions }), booked.serviceActions));
    const rows = within(screen.getByRole("region", { name: "Co chcesz zrobić" })).getAllByRole("listitem");
    expect(rows.map((row) => unjoinedText(row.textContent))).toEqual([
      expect.stringMatching(/^Wizyta technika\p{L}+ \d\d-\d\d-20\d\d, \d+:\d\d–\d+:\d\d/u),
      expect.stringMatching(/^Przeprowadzka\p{L}+ \d\d-\d\d-20\d\d/u),
    ]);
    const move = screen.getByRole("button", { name: "Zmień termin przeprowadzki" });
    expect(move.textContent).toBe("Zmień termin");
  });

  it.each<[string, Partial<ServiceDetails>, string]>([
    [
      "an order replaces it",
      {
        replacement: {
          title: "Internet 2 Gb/s",
          day: TODAY,
          isStartFixed: true,
          isCertain: true,
          beforeEnd: "perhaps",
        },
      },
      "Ta usługa skończy się przed tym terminem, najpóźniej 20-11-2026. Zapytaj nas, co z nim: 58 300 70 00",
    ],
    [
      "an order replaces it on an unknown day",
      {
        replacement: {
          title: "Internet 2 Gb/s",
          day: undefined,
          isStartFixed: false,
          isCertain: true,
          beforeEnd: "perhaps",
        },
      },
      "Ta usługa może się skończyć przed tym terminem. Zapytaj nas, co z nim: 58 300 70 00",
    ],
    [
      "an order replaces it by a later day at the latest",
      {
        replacement: {
          title: "Internet 2 Gb/s",
          day: day("2099-12-31"),
          isStartFixed: false,
          isCertain: true,
          beforeEnd: "perhaps",
        },
      },
      "Ta usługa może się skończyć przed tym terminem. Zapytaj nas, co z nim: 58 300 70 00",
    ],
    ["its contract ends", { worksUntil: TODAY }, "Ta usługa skończy się przed tym terminem, najpóźniej 20-11-2026."],
  ])("[SERV-96] says at a visit and a move that the service ends before them: %s", (_what, over, expected) => {
    const actions = [
      { kind: "dialog", dialog: "visit" },
      { kind: "dialog", dialog: "move" },
    ] as const;
    render(view(found({ actions, ...over }), booked.serviceActions));
    const rows = within(screen.getByRole("region", { name: "Co chcesz zrobić" })).getAllByRole("listitem");
    for (const row of rows) expect(unjoinedText(row.textContent)).toContain(expected);
    cleanup();
    render(view(found({ actions }), booked.serviceActions));
    expect(bodyText()).not.toMatch(/skończy/u);
  });

  it.each([
    ["2026-11-24", undefined, "Usługę przeniesiemy we wtorek 24-11-2026, przed wizytą. Zapytaj nas, pod który adres"],
    ["2026-11-25", undefined, "Usługę przeniesiemy w dniu wizyty. Zapytaj nas, pod który adres przyjedzie technik: 58"],
    ["2026-11-25", "ul. Inna 1", "Usługę przeniesiemy w dniu wizyty. Technik przyjedzie pod adres ul. Inna 1."],
    ["2026-11-26", undefined, undefined],
  ])("(part of VISIT-10) says at a visit on 25-11 that the service moves on %s", async (moveOn, address, expected) => {
    const { serviceActions, store } = await openServiceActions();
    const from = Date.parse("2026-11-25T08:00:00+01:00");
    const visit = { slotId: "1", from, to: from + 4 * 3_600_000, address, changeableUntil: undefined };
    store.appointments.replace({ booked: visit, slots: [], costs: undefined });
    store.move.replace({ plannedFor: day(moveOn), newAddress: "ul. Długa 7 m. 2, 80-827 Gdańsk", days: [] });
    render(view(found({ actions: [{ kind: "dialog", dialog: "visit" }] }), serviceActions));
    const [row] = within(screen.getByRole("region", { name: "Co chcesz zrobić" })).getAllByRole("listitem");
    const text = unjoinedText(row?.textContent ?? "");
    expect(text).not.toContain("Długa");
    if (expected === undefined) expect(text).not.toContain("przeniesiemy");
    else expect(text).toContain(expected);
  });

  it.each([
    ["the day of the answer", { answerBy: day("2026-12-02") }, "Odpowiedź do 02-12-2026"],
    ["a late answer", { answerBy: day("2026-11-19") }, "Odpowiedź spóźnia się, miała być do 19-11-2026"],
    ["no promised day", { answerBy: undefined }, "Czeka na odpowiedź"],
    ["a question of the operator", { answerBy: day("2026-12-02"), entries: [QUESTION] }, "Czekamy na twoją odpowiedź"],
  ])("[REQ-41] names a reported fault after the actions, with its thread: %s", (_what, over, expected) => {
    const faults = [aRequest({ number: "ZG/2026/004189", ...over })];
    render(view(found(), undefined, undefined, faults));
    const card = within(screen.getByRole("region", { name: "Co chcesz zrobić" }));
    const row = card.getAllByRole("link").at(-1);
    expect(unjoinedText(row?.textContent ?? "")).toBe(`Zgłoszenie ZG/2026/004189${expected}`);
    expect(row?.getAttribute("href")).toBe("/supportRequest?request=ZG%2F2026%2F004189");
  });

  it("[SERV-12] shows what still applies after the end of a contract instead of actions", () => {
    const termination = { href: "/service/termination/P-1", kind: "see" } as const;
    const contract = { ...CONTRACT, end: day("2026-10-19"), isOver: true, fixedUntil: undefined };
    render(view(found({ status: "INACTIVE", endedOn: day("2026-10-19"), actions: [], termination, contract })));
    const rows = within(screen.getByRole("region", { name: "Co jeszcze obowiązuje" })).getAllByRole("link");
    expect(rows.map((row) => row.getAttribute("href"))).toEqual([
      "/invoice",
      "/service/termination/P-1",
      "/documents",
      "/personalData",
    ]);
    expect(bodyText()).toContain("Umowa o nią skończyła się 19-10-2026.");
    expect(bodyText()).toContain("Obowiązywała do19-10-2026");
    expect(screen.queryByRole("region", { name: "Co chcesz zrobić" })).toBeNull();
  });

  it("(part of DB-18) says on which day the limit ends a subscription", () => {
    const ends = "Tę usługę wyłączymy 04-12-2026.";
    const { unmount } = render(view(found()));
    expect(bodyText()).not.toContain("limicie");
    unmount();
    render(view(found({ limitEnd: day("2026-12-04") })));
    expect(bodyText()).toContain(
      `${ends} Następna opłata za nią nie zmieści się w twoim miesięcznym limicie opłat innych firm.`,
    );
  });

  it("(part of SERV-13) names the replacing order in a sentence that fits any title", () => {
    const replacement = {
      title: "Internet 2 Gb/s",
      day: day("2026-12-10"),
      isStartFixed: true,
      isCertain: true,
      beforeEnd: "yes",
    } as const;
    const banner = () => bodyText().replaceAll("\u00a0", " ");
    const { unmount } = render(view(found({ replacement })));
    expect(banner()).toContain("Tę usługę zastąpi: Internet 2 Gb/s (zamówienie).");
    expect(banner()).toContain("Gdy zamówiona usługa zacznie działać, najpóźniej 10-12-2026, ta się skończy.");
    expect(screen.getByText("Internet 2 Gb/s", { selector: "strong > *" }).getAttribute("lang")).toBe("pl");
    unmount();
    render(view(found({ replacement: { ...replacement, day: undefined } })));
    expect(banner()).toContain("Gdy zamówiona usługa zacznie działać, ta się skończy.");
    cleanup();
    render(view(found({ replacement: { ...replacement, isCertain: false } })));
    expect(banner()).toContain("Tę usługę może zastąpić: Internet 2 Gb/s (zamówienie).");
    expect(banner()).toContain("Nie wiemy, czy ta usługa się skończy, gdy zamówiona zacznie działać.");
  });

  it("[VISIT-01] offers the change and the cancellation of a booked visit", () => {
    const open = vi.fn();
    render(view(found({ actions: [{ kind: "dialog", dialog: "visit" }] }), booked.serviceActions, open));
    fireEvent.click(screen.getByRole("button", { name: "Zmień termin wizyty" }));
    fireEvent.click(screen.getByRole("button", { name: "Odwołaj wizytę" }));
    expect(open.mock.calls).toEqual([["visit"], ["cancelVisit"]]);
  });

  it("[VISIT-02] names the phone number instead of buttons when it is too late to change a visit", () => {
    const visit = { slotId: "S", from: START, to: START + 1, address: undefined, changeableUntil: START };
    render(<VisitRow visit={visit} isChangeable={false} helpLine={HELP} onOpen={() => undefined} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: HELP.number }).getAttribute("href")).toBe(`tel:${HELP.dial}`);
  });

  it.each([
    ["ahead", "ACTIVE", "Numer przechodzi do innego operatora 10-12-2026. Tego dnia umowa skończy się sama"],
    ["overdue", "ACTIVE", "Numer miał przejść do innego operatora 10-12-2026. Usługa nadal jest u nas włączona."],
    ["done", "INACTIVE", "Numer przeszedł do innego operatora 10-12-2026, a umowa skończyła się tego dnia."],
  ] as const)("(part of TERM-15) says that the porting of a number is %s", (kind, status, expected) => {
    render(view(found({ status, porting: { kind, on: day("2026-12-10") } })));
    expect(
      bodyText().replaceAll("\u00a0", " ").replaceAll("2026.Tego", "2026. Tego").replaceAll("2026.Us", "2026. Us"),
    ).toContain(expected);
    // The new operator cancels the move: our number beside that sentence would mislead.
    expect(screen.queryByRole("link", { name: HELP.number }) !== null).toBe(kind !== "ahead");
    expect(bodyText().includes("Nasza infolinia:")).toBe(kind !== "ahead");
  });

  it.each([
    ["ahead", "do 10-12-2026, potem u innego operatora"],
    ["overdue", "miała trwać do 10-12-2026, numer miał przejść do innego operatora"],
  ] as const)("(part of TERM-15) names the end of a contract whose porting is %s", (kind, expected) => {
    const porting = { kind, on: day("2026-12-10") };
    render(view(found({ contract: { ...CONTRACT, end: undefined, porting } })));
    expect(bodyText()).toContain(expected);
    expect(bodyText()).not.toContain("bezterminowo");
  });

  it.each([true, false])("[TERM-16] says that an ending service stays suspended: %s", (isSuspendedUntilEnd) => {
    render(view(found({ status: "DURING_RESIGNATION", worksUntil: day("2026-12-31"), isSuspendedUntilEnd })));
    expect(bodyText().includes("pozostaje zawieszona")).toBe(isSuspendedUntilEnd);
  });

  it.each([
    ["arrears", true],
    ["vindication", false],
    ["unknown", false],
  ] as const)("(part of TERM-16) names a payment that restores an ending service: %s", (blockade, isNamed) => {
    render(view(found({ status: "DURING_RESIGNATION", isSuspendedUntilEnd: true, blockade })));
    expect(bodyText().includes("Do czasu zapłaty zaległości usługa pozostaje zawieszona")).toBe(isNamed);
    expect(bodyText().includes("pozostaje zawieszona")).toBe(isNamed);
  });

  it("[PROD-05] shows price over time, options, hardware and the contract of a service", () => {
    render(view(found()));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Telewizja Premium");
    expect(screen.getByRole("link", { name: "Usługi" }).getAttribute("href")).toBe("/service/myServices");
    const price = within(screen.getByRole("region", { name: /Cena/ }));
    expect(price.getAllByRole("listitem").map((step) => unjoinedText(step.textContent))).toEqual([
      "79,90 zł od 01-03-2025",
      "89,90 zł od 01-03-2026, teraz",
    ]);
    expect(unjoinedText(price.getByRole("img").getAttribute("aria-label"))).toBe(
      "Ceny od 01-03-2025, dziś 20-11-2026, koniec zobowiązania 28-02-2027.",
    );
    const rows = within(screen.getByRole("region", { name: /opcje/ })).getAllByRole("row");
    expect(rows.slice(1).map((row) => unjoinedText(row.textContent))).toEqual([
      "HBO MaxAktywnaw cenie",
      "Eleven SportsW trakcie15,00 zł",
    ]);
    expect(within(screen.getByRole("region", { name: "Sprzęt" })).getByText("WB510-22-0087413")).toBeTruthy();
    const contract = within(screen.getByRole("region", { name: "Umowa" }));
    expect(contract.getByText("ABO/0412783/25")).toBeTruthy();
    expect(unjoinedText(contract.getByText(/potem bezterminowo/).textContent)).toContain("do 28-02-2027");
  });

  it("(part of PROD-05) leaves out a column of devices without values; names a missing one", () => {
    const router = aDevice({ model: "Router WR-800", caCard: undefined, serialNumber: "WR800-1" });
    const rowsOf = (...devices: ReturnType<typeof aDevice>[]) => {
      const { unmount } = render(
        view(found({ hardware: devices.map((device, index) => ({ ...device, key: String(index) })) })),
      );
      const rows = within(screen.getByRole("region", { name: "Sprzęt" })).getAllByRole("row");
      const texts = rows.map((row) => [...row.children].map(({ textContent }) => unjoinedText(textContent)));
      unmount();
      return texts;
    };
    expect(rowsOf(router)).toEqual([
      ["Urządzenie", "Numer seryjny"],
      ["Router WR-800", "WR800-1"],
    ]);
    expect(rowsOf(aDevice(), router).map(([, card]) => card)).toEqual(["Karta", "0150 0048 2716", "brak"]);
  });

  it("links a service to its available actions", () => {
    render(view(found({ actions: [...SERVICE.actions, { kind: "wifi" }] })));
    expect(screen.getByRole("link", { name: /Zmień PIN dekodera/ }).getAttribute("href")).toBe("/resetPin");
    expect(screen.getByText("2 dekodery")).toBeTruthy();
    expect(screen.getByRole("link", { name: /Zgłoś problem/ }).getAttribute("href")).toBe(
      "/supportRequest?service=P-1",
    );
    expect(screen.getByRole("link", { name: /Ustaw sieć wifi/ }).getAttribute("href")).toBe("/wifiConfiguration");
  });

  it("shows known facts without empty cards when almost nothing is known of a service", () => {
    render(
      view(
        found({
          place: undefined,
          options: [],
          hardware: [],
          actions: [],
          contract: undefined,
          price: {
            now: undefined,
            isEnded: false,
            term: undefined,
            listed: [],
            deviatingPrice: undefined,
            commitmentTo: undefined,
            contractEnd: undefined,
            discountHint: undefined,
          },
        }),
      ),
    );
    expect(screen.getAllByRole("region")).toHaveLength(1);
    expect(screen.getByText(/znajdziesz na fakturze/)).toBeTruthy();
  });

  it("[SERV-11] shows the four speeds of an internet access in both directions", () => {
    const speeds = [...someSpeeds(), { name: "PEAK", download: 1, upload: 1 }];
    const known = { info: undefined, infoKind: "summary", download: "1000", upload: "300" } as const;
    render(view(found({ parameters: { ...known, speeds } })));
    const rows = within(screen.getByRole("table", { name: "Prędkości internetu" })).getAllByRole("row");
    expect(rows.map((row) => unjoinedText(row.textContent))).toEqual([
      "PrędkośćPobieranieWysyłanie",
      "Minimalna500 Mb/snie podano",
      "Zwykle dostępna900 Mb/snie podano",
      "Maksymalna1000 Mb/s300 Mb/s",
      "Deklarowana1000 Mb/s300 Mb/s",
    ]);
    expect(bodyText()).not.toContain("do 1000 Mb/s");
    expect(bodyText()).toContain("możesz złożyć reklamację");
  });

  it("shows speeds and included services of a service", () => {
    render(
      view(
        found({
          parameters: { info: "światłowód", infoKind: "summary", download: "1000", upload: "300" },
          parts: [
            { productId: "C-1", name: "HBO Max", category: "additional", status: "ACTIVE", price: zloty("29.90") },
            {
              productId: "C-2",
              name: "Pakiet Filmowy",
              category: "television",
              status: "ACTIVE",
              price: zloty("0.00"),
            },
          ],
        }),
      ),
    );
    expect(bodyText()).toContain("do 1000 Mb/s");
    expect(screen.getByRole("link", { name: /HBO Max/ }).getAttribute("href")).toBe("/service/myServices/C-1");
    // As the options of the same page: included, not 0,00 zł.
    expect(unjoinedText(screen.getByRole("link", { name: /Pakiet Filmowy/ }).textContent)).toMatch(/w cenie$/);
  });

  it.each([
    ["SUSPENDED", undefined, /Usługa jest zawieszona\./],
    ["ORDERED", undefined, /Zacznie działać, gdy ją uruchomimy/],
    ["DURING_RESIGNATION", day("2026-12-31"), /Umowa trwa do 31-12-2026/],
    ["DURING_RESIGNATION", undefined, /do końca okresu wypowiedzenia/],
    ["INACTIVE", undefined, /Usługa jest nieaktywna/],
  ] as const)(
    "explains the status %s of a service until %s and shows the phone number",
    (status, worksUntil, words) => {
      render(view(found({ status, worksUntil })));
      expect(bodyText()).toMatch(words);
      expect(screen.getByRole("link", { name: HELP.number }).getAttribute("href")).toBe("tel:+48583007000");
    },
  );

  it("(part of ORDER-10) says on which day an ordered service begins", () => {
    render(view(found({ status: "ORDERED", startsOn: day("2026-12-01") })));
    expect(bodyText()).toContain("Zacznie działać 01-12-2026.");
  });

  it("(part of TERM-08) leads from a service that ends to its termination, not to the phone", () => {
    const termination = { href: "/service/termination/P-1", kind: "see" } as const;
    render(view(found({ status: "DURING_RESIGNATION", worksUntil: day("2026-12-28"), termination })));
    const [link] = screen.getAllByRole("link", { name: "Wypowiedzenie umowy" });
    expect(link?.getAttribute("href")).toBe(termination.href);
    expect(bodyText()).toContain("Umowa trwa do 28-12-2026, potem usługę wyłączymy. Jeśli zmienisz zdanie, otwórz");
    expect(bodyText()).not.toContain("zadzwoń do nas");
  });

  it.each([
    ["yes", "ale zamówienie zastąpi tę usługę wcześniej."],
    ["perhaps", "ale zamówienie może zastąpić tę usługę wcześniej."],
    ["no", "potem usługę wyłączymy."],
  ] as const)("[TERM-99] says of a service that ends if an order replaces it earlier: %s", (beforeEnd, words) => {
    const replacement = {
      title: "Internet 2 Gb/s",
      day: day("2026-12-10"),
      isStartFixed: true,
      isCertain: true,
      beforeEnd,
    };
    render(view(found({ status: "DURING_RESIGNATION", worksUntil: day("2026-12-31"), replacement })));
    expect(bodyText()).toContain(`Umowa trwa do 31-12-2026, ${words} Jeśli zmienisz zdanie, zadzwoń do nas.`);
  });

  it("(part of ORDER-08) names the withdrawal as the reason why a service does not work", () => {
    const contract = SERVICE.contract && { ...SERVICE.contract, withdrawnOn: day("2026-11-28") };
    render(view(found({ status: "INACTIVE", contract })));
    expect(bodyText()).toContain("Umowa o nią skończyła się 28-11-2026, po twoim odstąpieniu");
    expect(bodyText()).not.toContain("Żeby do niej wrócić");
  });

  it("[PROD-05] lists prices of a service with dates when the start of the contract is unknown", () => {
    const listed = [
      aPrice({ validFrom: day("2025-03-01"), validTo: day("2026-02-28"), value: zloty("79.90") }),
      aPrice({ validFrom: day("2026-03-01"), validTo: undefined, value: zloty("89.90") }),
    ];
    render(view(found({ price: { ...SERVICE.price, term: undefined, listed } })));
    const price = within(screen.getByRole("region", { name: /Cena/ }));
    expect(price.getAllByRole("listitem").map((row) => unjoinedText(row.textContent))).toEqual([
      "79,90 zł od 01-03-2025 do 28-02-2026",
      "89,90 zł od 01-03-2026",
    ]);
    expect(bodyText()).toContain("89,90 zł miesięcznie");
  });

  it("(part of ENT-01) links an additional service to its main service", () => {
    render(view(found({ belongsTo: { productId: "P-7", name: "Telewizja" } })));
    expect(screen.getByRole("link", { name: "Telewizja" }).getAttribute("href")).toBe("/service/myServices/P-7");
    expect(bodyText()).toContain("Należy do usługi Telewizja");
  });

  it("shows the current price of a service when the contract's timeline has another one", () => {
    render(view(found({ price: { ...SERVICE.price, deviatingPrice: zloty("0.00") } })));
    expect(bodyText()).toContain("Teraz płacisz 0,00 zł miesięcznie.");
  });

  it("[PROD-09] shows the blockades of the account, with the debt-collection company, and the service", () => {
    const accountBlockade = aBlockade({ type: "vindication", debtCollectionCompany: "Kasztan Windykacja" });
    render(view(found({ accountBlockade, blockade: "arrears" })));
    expect(bodyText()).toContain(
      "Usługi są zawieszone do czasu zapłaty zaległości. Sprawę prowadzi: Kasztan Windykacja",
    );
    expect(bodyText()).toContain("Usługa jest zablokowana. Powodem są zaległości w płatnościach.");
  });

  it("(part of PROD-14) says on the page of a service that the arrears are paid", () => {
    render(view(found({ accountBlockade: aBlockade({ type: "arrears" }), arrearsPayment: "paid" })));
    expect(bodyText()).toContain("Zaległości są opłacone.");
    expect(bodyText()).not.toContain("Masz zaległości");
  });

  it.each([
    ["arrears", "Odblokujemy ją po ich zapłacie."],
    ["vindication", "są w windykacji"],
    ["unknown", "powiemy, dlaczego"],
  ] as const)("explains the blockade of a service by %s in words instead of the code", (blockade, words) => {
    render(view(found({ status: "SUSPENDED", blockade })));
    expect(bodyText()).toContain("Usługa jest zablokowana.");
    expect(bodyText()).toContain(words);
    expect(bodyText()).not.toContain(blockade);
    expect(bodyText()).not.toContain("Usługa jest zawieszona.");
  });

  it("shows one notice when account and service are blocked for the same reason", () => {
    render(view(found({ status: "SUSPENDED", accountBlockade: aBlockade({ type: "arrears" }), blockade: "arrears" })));
    expect(bodyText()).toContain("Masz zaległości w płatnościach.");
    expect(bodyText()).not.toContain("Usługa jest zablokowana.");
    expect(bodyText()).not.toContain("Usługa jest zawieszona.");
  });

  it("shows an empty state with a link when the service does not exist", () => {
    render(view({ status: "ready", incomplete: undefined, value: { kind: "unknown" } }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Nie ma takiej usługi");
    expect(screen.getByRole("link", { name: /^Wróć do/ }).getAttribute("href")).toBe("/service/myServices");
  });

  it("[SESS-18] offers another account when a login with several lacks the service", () => {
    const choose = vi.fn();
    const unknown = view({ status: "ready", incomplete: undefined, value: { kind: "unknown" } });
    render(<AccountChoiceContext value={choose}>{unknown}</AccountChoiceContext>);
    expect(bodyText()).toContain("Może jest na innym koncie. Po przełączeniu konta otworzymy ten link jeszcze raz.");
    fireEvent.click(screen.getByRole("button", { name: "Przełącz konto" }));
    expect(choose).toHaveBeenCalledOnce();
    cleanup();
    render(unknown);
    expect(bodyText()).not.toContain("innym koncie");
  });

  it("(part of DB-60) shows since when a subscription is off, with a link to direct billing", () => {
    const off = { kind: "off", service: { name: "Player" }, since: day("2026-12-01") } as const;
    render(view({ status: "ready", incomplete: undefined, value: off }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Player");
    expect(bodyText()).toContain("Ta subskrypcja jest nieaktywna");
    expect(bodyText()).toContain("Możesz ją włączyć ponownie w Subskrypcjach.");
    expect(bodyText()).toContain("Wyłączona od 01-12-2026.");
    const link = screen.getByRole("link", { name: "Przejdź do subskrypcji" });
    expect(link.getAttribute("href")).toBe("/service/directBilling");
  });

  it("(part of PROD-07) shows the contract name of a renamed service on its page", () => {
    const { unmount } = render(view(found({ name: "W salonie", isCustomName: true })));
    expect(bodyText()).toContain("w umowie: Telewizja Premium");
    unmount();
    render(view(found({})));
    expect(bodyText()).not.toContain("w umowie");
  });

  it("keeps one title element of a service in every state, so that it keeps the focus", () => {
    const { rerender } = render(view({ status: "loading" }));
    const title = screen.getByRole("heading", { level: 1 });
    expect(title.textContent).toBe("Usługa");
    rerender(view({ status: "failed", retrying: false, cause: "connection", retry: vi.fn() }));
    expect(screen.getByRole("heading", { level: 1 })).toBe(title);
    rerender(view(found()));
    expect(screen.getByRole("heading", { level: 1 })).toBe(title);
  });

  it("shows the skeleton of a service after a failure, until the route shows the error page", () => {
    render(view({ status: "failed", retrying: false, cause: "connection", retry: vi.fn() }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(bodyText()).toContain("Wczytujemy");
  });
});
