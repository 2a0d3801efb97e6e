// @vitest-environment jsdom
import type { FormerTerms } from "#domain/products/index.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import type { WithdrawalSubject } from "#domain/withdrawal/withdrawal-subject.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeWithdrawals } from "#test/fakes/fake-withdrawals.ts";
import { day, month, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { withdrawalConsequenceText } from "./withdrawal-consequences.ts";
import { withdrawalReceiptFile } from "./withdrawal-receipt-file.ts";
import { WithdrawalScreen } from "./withdrawal.screen.tsx";
import type { WithdrawalDependencies } from "./withdrawal-dependencies.ts";

afterEach(cleanup);

const CUSTOMER = { name: "Anna Nowak", email: "a.nowak@poczta.example" };
const CONTACT = { postAddress: "Wiązka S.A., 81-451 Gdynia", email: undefined };
const USED: WithdrawalCost = {
  kind: "used-days",
  day: day("2026-11-20"),
  amount: zloty("4.90"),
  addedTomorrow: zloty("1.63"),
  services: [
    {
      id: "P-1",
      name: "Telefon",
      monthly: zloty("49.00"),
      from: day("2026-11-18"),
      days: 3,
      amount: zloty("4.90"),
    },
  ],
};
const RULE = "Dzień kosztuje miesięczną cenę podzieloną przez liczbę dni miesiąca.";
const text = () => unjoinedText(document.body.textContent);

const SUBJECT = { services: [{ name: "Telefon" }], address: undefined, visits: [], formerTerms: undefined };

/** Opens the second step with a cost. The contracts do not contain it any more after the statement. */
async function openReview(
  cost: WithdrawalCost | undefined,
  equipment?: readonly string[],
  changes: Partial<WithdrawalSubject> = {},
  stored: readonly Withdrawal[] = [],
): Promise<void> {
  let isEnded = false;
  const dependencies: WithdrawalDependencies = {
    withdrawals: fakeWithdrawals(stored),
    store: undefined,
    idempotencyKeys: fakeIdempotencyKeys(),
    draft: {
      read: () => ({ ...CUSTOMER }),
      keep: () => undefined,
      unanswered: () => undefined,
      saveUnanswered: () => undefined,
      drop: () => undefined,
    },
    stepDraft: {
      read: () => undefined,
      keep: () => undefined,
      unanswered: () => undefined,
      saveUnanswered: () => undefined,
      drop: () => undefined,
    },
    returnBy: () => day("2026-12-04"),
    answerBy: () => day("2026-11-30"),
    terminationOf: () => undefined,
    customer: cost && (() => CUSTOMER),
    contractNumber: "MOB/1",
    costOf: cost && (() => (isEnded ? { kind: "unknown" } : cost)),
    subjectOf: cost && (() => equipment && { ...SUBJECT, equipment, ...changes }),
    onWithdrawn: () => {
      isEnded = true;
    },
    saveText: vi.fn(),
  };
  const home = { href: "/", loggedIn: cost !== undefined };
  render(
    <WithdrawalScreen
      dependencies={dependencies}
      watch={() => () => undefined}
      history={{ isReviewed: false, onReviewed: () => undefined }}
      company="Wiązka S.A."
      contact={CONTACT}
      days={14}
      home={home}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Dalej" }));
  await screen.findByRole("heading", { name: "Sprawdź oświadczenie" });
}

const confirm = async (): Promise<void> => {
  await userEvent.click(screen.getByRole("button", { name: "Potwierdź odstąpienie" }));
  await screen.findByRole("heading", { name: "Twoje oświadczenie dotarło" });
};

it("(part of WITHDRAW-13) names payment, days and rule before the second press", async () => {
  await openReview(USED);
  expect(text()).toContain(
    "Jeśli odstąpisz dziś, zapłacisz 4,90 zł za dni działania usługi. Jutro będzie to o 1,63 zł więcej.",
  );
  expect(text()).toContain("Telefon: 4,90 zł za 3 dni od 18-11-2026, przy cenie 49,00 zł miesięcznie");
  expect(text()).toContain(RULE);
  await confirm();
  expect(text()).toContain(
    "Za dni działania usługi, do 20-11-2026 włącznie, zapłacisz 4,90 zł. Doliczymy tę kwotę do następnej faktury.",
  );
});

it("(part of WITHDRAW-13) names no amount of tomorrow on the last day of the right", async () => {
  await openReview({ ...USED, addedTomorrow: undefined });
  expect(text()).toContain("zapłacisz 4,90 zł za dni działania usługi.");
  expect(text()).not.toContain("Jutro");
});

it("(part of WITHDRAW-13) says that nothing is to be paid", async () => {
  await openReview({ kind: "free" });
  expect(text()).toContain("Jeśli odstąpisz dziś, nic nie zapłacisz.");
  await confirm();
  expect(text()).toContain("Za dni działania usługi nic nie zapłacisz.");
});

it.each<[string, WithdrawalCost | undefined, string]>([
  ["a guest", undefined, "Bez logowania nie znamy twojej umowy"],
  ["a customer whose contract is not found", { kind: "unknown" }, "Nie mamy tu danych"],
  ["a customer of another number", { kind: "not-own" }, "Tego numeru nie ma wśród twoich umów i zamówień."],
])("(part of WITHDRAW-13) says to %s that the amount is not known, and its rule", async (_who, cost, message) => {
  await openReview(cost);
  expect(text()).toContain(message);
  expect(text()).toContain("Zapłacisz tylko wtedy, gdy usługa ruszyła wcześniej na twoje wyraźne życzenie");
  expect(text()).toContain(RULE);
  await confirm();
  expect(text()).toContain(RULE);
});

it.each([
  [zloty("5.00"), "zapłacisz 5,00 zł"],
  [undefined, "zapłacisz 4,90 zł"],
] as const)(
  "(part of WITHDRAW-13) writes the settled payment, otherwise the computed one: %o",
  (usedDaysCost, message) => {
    const receivedAt = Date.UTC(2026, 10, 20, 9);
    const receipt = { ...CUSTOMER, number: "OD/1", contractNumber: "MOB/1", receivedAt, usedDaysCost };
    const written = (state: "accepted" | "rejected") =>
      unjoinedText(withdrawalReceiptFile({ ...receipt, state }, "Wiązka S.A.", USED, { isBusiness: false }).text);
    expect(written("accepted")).toContain(message);
    expect(written("rejected")).not.toContain("zapłacisz");
  },
);

const SETTLED: Withdrawal = {
  ...CUSTOMER,
  number: "OD/1",
  contractNumber: "MOB/1",
  receivedAt: Date.UTC(2026, 10, 20, 9),
  state: "accepted",
  usedDaysCost: zloty("4.90"),
  billedIn: month("2026-12"),
  refundedFees: zloty("0.00"),
  returnedEquipment: [],
  withdrawnServices: ["Telefon"],
};
const consequence = (changes: Partial<Withdrawal>, orderedEquipment?: readonly string[]): string =>
  unjoinedText(withdrawalConsequenceText({ ...SETTLED, ...changes }, USED, { isBusiness: false, orderedEquipment }));

it("[WITHDRAW-17] names the equipment to return, or says nothing about any if there is none", () => {
  expect(consequence({})).toContain(
    "Odstąpienie dotyczy: Telefon. Inne twoje umowy trwają bez zmian. Jeśli coś już wpłacono, zwrócimy to do 04-12-2026",
  );
  expect(consequence({})).not.toContain("sprzęt");
  expect(consequence({ returnedEquipment: ["Router", "Dekoder"] })).toContain(
    "Do 04-12-2026 odeślij na swój koszt, chyba że umowa mówi inaczej, ten sprzęt: Router; Dekoder. Za niezwrócony",
  );
  expect(consequence({ returnedEquipment: undefined })).toContain("Jeśli przyszedł do ciebie sprzęt");
});

it("(part of WITHDRAW-34) asks on condition for equipment whose delivery is not known", () => {
  const unknown = { returnedEquipment: undefined };
  expect(consequence(unknown, ["karta SIM (Telefon)"])).toContain(
    "Sprzęt z tego zamówienia: karta SIM (Telefon). Jeśli do ciebie przyszedł, odeślij go do 04-12-2026 na swój koszt, " +
      "chyba że umowa mówi inaczej. Za niezwrócony możemy naliczyć opłatę z umowy.",
  );
  expect(consequence(unknown, ["Router"])).toContain("ze zwrotem możemy poczekać na sprzęt");
  expect(consequence(unknown, [])).not.toContain("sprzęt");
  expect(consequence({}, ["Router"]), "the operator knows that none has come").not.toContain("sprzęt");
});

it("(part of WITHDRAW-34) names on the receipt the equipment that the form has named", async () => {
  const accepted: Withdrawal = { ...SETTLED, returnedEquipment: undefined };
  await openReview({ kind: "free" }, ["karta SIM (Telefon)"], {}, [accepted]);
  await confirm();
  expect(text()).toContain("Sprzęt z tego zamówienia: karta SIM (Telefon). Jeśli do ciebie przyszedł, odeślij go do");
});

it("(part of WITHDRAW-32) names services that go on, and what no longer binds", () => {
  expect(consequence({ restoredServices: ["Telefon"] })).toMatch(
    /^Nowe warunki już cię nie wiążą\. Na dotychczasowych warunkach masz dalej: Telefon\. Inne twoje umowy/u,
  );
  expect(consequence({ restoredServices: ["Telefon mniejszy"] })).toContain(
    "Odstąpienie dotyczy: Telefon. Na dotychczasowych warunkach masz dalej: Telefon mniejszy.",
  );
  expect(consequence({ restoredServices: [] })).toMatch(/^Umowa już cię nie wiąże\. Odstąpienie dotyczy: Telefon\./u);
});

it("[WITHDRAW-70] names in the receipt until when a service goes on under its terminated contract", () => {
  const endsOn = (last: string, revocable?: string) =>
    consequence({
      restoredServices: ["Telefon mniejszy"],
      restoredEnds: [
        {
          name: "Telefon mniejszy",
          endsOn: day(last),
          revocableUntil: revocable === undefined ? undefined : day(revocable),
        },
      ],
    });
  expect(endsOn("2026-12-31", "2026-12-30")).toContain(
    "Na dotychczasowych warunkach tylko do 31-12-2026 działa: Telefon mniejszy. Ta umowa jest wypowiedziana. " +
      "Wypowiedzenie możesz cofnąć na stronie usługi, najpóźniej 30-12-2026. Inne twoje umowy",
  );
  expect(endsOn("2026-12-31")).not.toContain("możesz cofnąć");
  expect(endsOn("2026-11-01")).toContain("Już nie działa: Telefon mniejszy.");
  for (const last of ["2026-12-31", "2026-11-01"]) expect(endsOn(last)).not.toContain("masz dalej");
});

it("(part of WITHDRAW-70) promises no service in the receipt where the provider names no end", () => {
  const receipt = { ...SETTLED, restoredServices: ["Telefon"] };
  const ending = { day: day("2026-12-31"), isOver: false };
  const sentence = unjoinedText(withdrawalConsequenceText(receipt, USED, { isBusiness: false, ending }));
  expect(sentence).toContain("Umowa jest już wypowiedziana i kończy się 31-12-2026.");
  expect(sentence).not.toContain("masz dalej");
});

it.each<[string, FormerTerms, string]>([
  [
    "ends",
    { kind: "ending", until: day("2026-12-31"), revocableUntil: day("2026-12-30") },
    "Na poprzednich warunkach usługa działa tylko do 31-12-2026, bo jej umowa jest wypowiedziana. " +
      "Po odstąpieniu możesz cofnąć wypowiedzenie na stronie usługi, najpóźniej 30-12-2026.",
  ],
  [
    "has ended",
    { kind: "over", until: day("2026-11-01") },
    "skończyła się 01-11-2026, więc usługa przestanie działać.",
  ],
  ["may end", { kind: "unclear" }, "Zapytaj nas, do kiedy będzie działać na poprzednich warunkach."],
  ["partly ends", { kind: "mixed" }, "Poprzednie warunki nie będą działać dla wszystkich usług tak samo długo."],
])("(part of WITHDRAW-70) says before sending that the former contract %s", async (_what, formerTerms, sentence) => {
  await openReview({ kind: "free" }, [], { formerTerms });
  expect(text()).toContain("Odstąpisz tylko od nowych warunków.");
  expect(text()).toContain(sentence);
  expect(text()).not.toContain("działa dalej na poprzednich");
});

it("(part of WITHDRAW-34) says before sending until when equipment goes back", async () => {
  await openReview({ kind: "free" });
  expect(text()).toContain("odeślesz go do 04-12-2026 na swój koszt, chyba że umowa mówi inaczej. Za niezwrócony");
  expect(text()).toContain("ze zwrotem pieniędzy możemy poczekać na sprzęt albo dowód jego odesłania");
});

it("(part of WITHDRAW-34) names the equipment of the order, or says nothing if none came", async () => {
  await openReview({ kind: "free" }, ["Router WB-BE9300", "karta SIM (Telefon)"]);
  expect(text()).toContain("Sprzęt z tego zamówienia: Router WB-BE9300, karta SIM (Telefon). Jeśli już go masz,");
  expect(text()).toContain("odeślesz go do 04-12-2026 na swój koszt");
  cleanup();
  await openReview({ kind: "free" }, []);
  expect(text()).not.toMatch(/odeślesz|poczekać na sprzęt/u);
});

it("(part of WITHDRAW-30) names of an old contract the latest day on which the time ended", async () => {
  await openReview({ kind: "too-late", lastDay: day("2024-05-15"), isUpperBound: true });
  expect(text()).toContain("Według naszych danych termin na odstąpienie minął najpóźniej 15-05-2024.");
  expect(text()).not.toContain("odeślesz");
  await userEvent.click(screen.getByRole("button", { name: "Potwierdź odstąpienie" }));
  await screen.findByText("OD/2026/00001");
  expect(text()).toContain("termin na odstąpienie minął najpóźniej 15-05-2024");
});

it("(part of WITHDRAW-15, WITHDRAW-18) names the invoice of the payment and the refunded fees", () => {
  expect(consequence({})).toContain("zapłacisz 4,90 zł. Doliczymy tę kwotę do faktury za grudzień 2026.");
  expect(consequence({ refundedFees: zloty("148.00") })).toContain(
    "Opłaty jednorazowe, 148,00 zł, oddajemy korektą faktury: kwota jest już w saldzie. Jeśli wpłacono coś jeszcze,",
  );
});

const CHARGE = "Opłaty naliczone za dni działania usługi rozliczymy na następnej fakturze: doliczymy 2,00 zł.";

it("(part of WITHDRAW-15) names the correction of charges for the same days, and its invoice", () => {
  const credit = { restoredServices: ["Telefon mniejszy"], chargeCorrection: zloty("-3.50") };
  const restored = "Za dni działania nowej usługi nie zapłacisz za dotychczasową.";
  const settled =
    "Opłaty naliczone za dni działania usługi rozliczymy na fakturze za grudzień 2026: odejmiemy 3,50 zł. " +
    "Od dnia po odstąpieniu rozliczymy poprzednią usługę na dotychczasowych warunkach.";
  expect(consequence(credit)).toContain(`${restored} ${settled}`);
  const free = consequence({ ...credit, usedDaysCost: zloty("0.00") });
  expect(free).toContain(`Za samo odstąpienie i za dni działania nowej usługi nic nie zapłacisz. ${settled}`);
  const charge = consequence({ chargeCorrection: zloty("2.00"), billedIn: undefined });
  expect(charge).toContain(`zapłacisz 4,90 zł. Doliczymy tę kwotę do następnej faktury. ${CHARGE}`);
  expect(consequence({ chargeCorrection: zloty("0.00") })).not.toContain("Opłaty naliczone");
});

it.each([
  ["ends", undefined, CHARGE],
  [
    "goes on",
    ["Telefon mniejszy"],
    `Za dni działania nowej usługi nie zapłacisz za dotychczasową. ${CHARGE} Od dnia po odstąpieniu`,
  ],
])(
  "(part of WITHDRAW-15) names a charge without a payment of a service that %s",
  (_what, restoredServices, message) => {
    const charge = { usedDaysCost: zloty("0.00"), chargeCorrection: zloty("2.00"), billedIn: undefined };
    const written = consequence({ ...charge, restoredServices });
    expect(written).toContain(message);
    expect(written).not.toContain("nic nie zapłacisz");
    const credited = consequence({ ...charge, restoredServices, chargeCorrection: zloty("-2.00") });
    expect(credited).toContain("nic nie zapłacisz");
  },
);

it("(part of WITHDRAW-15) names the correction that pays back because no invoice follows", () => {
  const credit = { chargeCorrection: zloty("-49.00"), billedIn: undefined, creditedOn: day("2026-12-16") };
  const written = consequence(credit);
  expect(written).toContain("do 20-11-2026 włącznie, zapłacisz 4,90 zł: tę kwotę odejmiemy od zwrotu. Następnej");
  expect(written).toContain("korektą ostatniej. Wystawimy ją 16-12-2026 i oddamy 44,10 zł.");
  expect(written).not.toContain("następnej fakturze");
  // Without anything to pay back the sum is on an invoice.
  expect(consequence({ ...credit, chargeCorrection: zloty("-4.00") })).toContain("na następnej fakturze");
});

it("(part of WITHDRAW-32) names the terms of a later extension, and no end of the contract", () => {
  const later = { usedDaysCost: zloty("0.00"), restoredServices: [], laterTermsServices: ["Telefon"] };
  expect(consequence(later)).toContain(
    "To przedłużenie już cię nie wiąże. Dalej działa na warunkach późniejszego przedłużenia: Telefon. Inne",
  );
  expect(consequence(later)).toContain("Za samo odstąpienie nic nie zapłacisz.");
  const both = consequence({ ...later, withdrawnServices: ["Telefon", "Internet"], restoredServices: ["Internet"] });
  expect(both).toContain(
    "Nowe warunki już cię nie wiążą. Na dotychczasowych warunkach masz dalej: Internet. Dalej działa na warunkach",
  );
  for (const text of [consequence(later), both])
    expect(text).not.toMatch(/Umowa już|Odstąpienie dotyczy|rozliczymy na/u);
});

it("(part of WITHDRAW-15) says before sending that the replaced service is not paid for", async () => {
  const replaced = "Za dni działania nowej usługi nie zapłacisz za dotychczasową";
  await openReview(USED, [], { formerTerms: { kind: "going-on" }, replacesService: true });
  expect(text()).toContain(replaced);
  cleanup();
  await openReview({ kind: "free" }, [], { formerTerms: { kind: "going-on" }, replacesService: false });
  expect(text()).not.toContain(replaced);
});

it("(part of WITHDRAW-30) says before sending that the time has passed, and when we answer", async () => {
  await openReview({ kind: "too-late", lastDay: day("2026-02-12") });
  expect(text()).toContain("Według naszych danych termin na odstąpienie minął 12-02-2026.");
  expect(text()).toContain("Możesz mimo to wysłać oświadczenie: sprawdzimy je i odpowiemy e-mailem do 30-11-2026.");
  expect(text()).not.toContain(RULE);
  await userEvent.click(screen.getByRole("button", { name: "Potwierdź odstąpienie" }));
  await screen.findByText("OD/2026/00001");
  expect(text()).toContain("termin na odstąpienie minął 12-02-2026");
  expect(text()).not.toContain("umowa już cię nie wiąże");
});
