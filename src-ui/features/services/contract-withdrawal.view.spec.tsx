// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ServiceContract } from "#domain/products/service-view.ts";
import type { ContractWithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import { day, zloty } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { ContractWithdrawal } from "./contract-withdrawal.view.tsx";

afterEach(cleanup);

const CONTRACT: ServiceContract = {
  number: "ABO/1",
  canBeTurnedOffAlone: false,
  start: day("2026-11-11"),
  commitmentFrom: undefined,
  commitmentTo: undefined,
  left: undefined,
  end: undefined,
  isOver: false,
  endsBeforeCommitment: false,
  fixedUntil: undefined,
  withdrawalUntil: day("2026-11-24"),
  withdrawnOn: undefined,
  earlyStart: false,
  activatedOn: undefined,
};

const FREE: ContractWithdrawalCost = { kind: "free" };

/** Cost of five days of this service, or of this and another one. */
function usedDays(count: number): ContractWithdrawalCost {
  const [amount, monthly] = [zloty("10.00"), zloty("60.00")];
  const service = { id: "P-1", name: "Internet", monthly, from: day("2026-11-16"), days: 5, amount };
  const services = Array.from({ length: count }, () => service);
  return { kind: "used-days", day: day("2026-11-20"), services, amount, addedTomorrow: zloty("2.00") };
}

function textOf(changes: Partial<ServiceContract>, today = "2026-11-20", cost = FREE): string {
  const contract = { ...CONTRACT, monthly: zloty("60.00"), ...changes };
  const { container } = render(<ContractWithdrawal contract={contract} cost={cost} today={day(today)} />);
  return unjoinedText(container.textContent);
}

it("[WITHDRAW-04] leads to the withdrawal with the number of the contract until its last day", () => {
  expect(textOf({}, "2026-11-24")).toContain(
    "bez podania przyczyny do 24-11-2026. Za usługę nic nie zapłacisz. Jeśli masz z niej sprzęt, odeślesz go na swój koszt",
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/withdrawal?number=ABO%2F1");
});

it("(part of WITHDRAW-19) leads to the withdrawal with the order without a contract number", () => {
  textOf({ number: undefined, withdrawalNumber: "SUB/1" });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/withdrawal?number=SUB%2F1");
});

it.each([
  ["the last day is over", {}, "2026-11-25"],
  ["the contract has no last day, as of a company", { withdrawalUntil: undefined }, "2026-11-20"],
] as const)("(part of WITHDRAW-04) shows no way to withdraw when %s", (_when, changes, today) => {
  expect(textOf(changes, today)).toBe("");
});

it("(part of WITHDRAW-06) says what a withdrawal costs today after a requested early start", () => {
  const earlyStart = { earlyStart: true };
  expect(textOf(earlyStart, "2026-11-20", usedDays(1))).toContain("zapłacisz 10,00 zł za dni działania usługi, bo");
  expect(textOf(earlyStart)).toContain("Jeśli odstąpisz dziś, nic nie zapłacisz.");
  for (const [changes, cost] of [
    [earlyStart, usedDays(2)],
    [{}, usedDays(1)],
  ] as const)
    expect(textOf(changes, "2026-11-20", cost)).toContain("zapłacisz 10,00 zł za dni działania usług, które");
});

it("(part of WITHDRAW-06) names no amount when the day of the activation is not known", () => {
  const text = textOf({ earlyStart: true }, "2026-11-20", { kind: "unknown" });
  expect(text).toContain("Zapłacisz za dni działania usługi");
  expect(text).not.toContain("zł");
});

it("(part of WITHDRAW-05) names the day of the withdrawal and the last day of the return", () => {
  const text = textOf({ withdrawnOn: day("2026-11-20") });
  expect(text).toContain(
    "Odstąpiono od umowy dnia 20-11-2026. Jeśli przyszedł do ciebie sprzęt z tego zamówienia, odeślij go do 04-12-2026 na swój koszt,",
  );
  expect(text).toContain("Sprzętu usług, które działają dalej, nie odsyłaj.");
  expect(text).toContain("Wpłacone pieniądze zwrócimy do 04-12-2026");
});

it("(part of WITHDRAW-05) promises no refund by a day that is over", () => {
  const withdrawn = { withdrawnOn: day("2026-11-20") };
  expect(textOf(withdrawn, "2026-12-04")).toContain("Wpłacone pieniądze zwrócimy do 04-12-2026");
  const late = textOf(withdrawn, "2026-12-05");
  expect(late).toContain("minął 04-12-2026. Jeśli zwrotu pieniędzy nie ma, napisz albo zadzwoń do nas.");
  expect(late).not.toContain("zwrócimy");
});

it("(part of WITHDRAW-09) says how used days are paid, only after an early start", () => {
  const withdrawnOn = day("2026-11-18");
  const early = textOf({ withdrawnOn, earlyStart: true });
  expect(early).toContain("zapłacisz: za każdy miesięczną cenę");
  cleanup();
  expect(textOf({ withdrawnOn })).not.toContain("zapłacisz");
});

it("(part of WITHDRAW-05) mentions no equipment of a subscription", () => {
  const subscription = { number: undefined, withdrawalNumber: "SUB/1" };
  expect(textOf(subscription)).not.toContain("sprzęt");
  expect(textOf({ withdrawnOn: day("2026-11-19") })).toContain("Jeśli przyszedł do ciebie sprzęt");
  cleanup();
  const withdrawn = textOf({ ...subscription, withdrawnOn: day("2026-11-19") });
  expect(withdrawn).toContain("Odstąpiono od umowy dnia 19-11-2026. Wpłacone pieniądze zwrócimy do 03-12-2026.");
  expect(withdrawn).not.toContain("sprzęt");
});

it("(part of WITHDRAW-70) says until when the former terms of a service go on", () => {
  expect(textOf({ formerTerms: { kind: "going-on" } })).toContain("Usługa będzie działać dalej na poprzednich");
  cleanup();
  const ending = textOf({
    formerTerms: { kind: "ending", until: day("2026-12-31"), revocableUntil: day("2026-12-30") },
  });
  expect(ending).toContain("Od nowych warunków umowy możesz odstąpić");
  expect(ending).toContain("usługa działa tylko do 31-12-2026, bo jej umowa jest wypowiedziana.");
  expect(ending).toContain("cofnąć wypowiedzenie na stronie usługi, najpóźniej 30-12-2026.");
  expect(ending).not.toContain("działać dalej");
});
