// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { ContractEnding } from "#domain/withdrawal/contract-ending.ts";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import { day } from "#test/mothers/index.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { OwnWithdrawals, type OwnWithdrawalsProps } from "./own-withdrawals.view.tsx";
import { receiptFactsOf } from "./receipt-facts.ts";
import { WithdrawalAnswer } from "./withdrawal-answer.view.tsx";
import { withdrawalConsequenceText } from "./withdrawal-consequences.ts";

afterEach(cleanup);

const LATE: Withdrawal = {
  name: "Jan Kowal",
  email: "jan@poczta.example",
  number: "OD/1",
  contractNumber: "MOB/1",
  receivedAt: Date.UTC(2026, 10, 20, 9),
  state: "received",
  usedDaysCost: undefined,
  answerBy: day("2026-11-23"),
  rightEndedOn: day("2026-11-10"),
};
const ENDINGS: readonly [ContractEnding, string][] = [
  [{ day: day("2026-12-29"), isOver: false }, "Umowa jest już wypowiedziana i kończy się 29-12-2026."],
  [{ day: undefined, isOver: false }, "Umowa jest już wypowiedziana."],
  [{ day: day("2026-11-15"), isOver: true }, "Umowa skończyła się 15-11-2026."],
  [{ day: undefined, isOver: true }, "Umowa już się skończyła."],
];
const textWith = (context: { readonly ending?: ContractEnding; readonly isGuest?: boolean }): string =>
  unjoinedText(withdrawalConsequenceText(LATE, { kind: "unknown" }, { isBusiness: false, ...context }));

it.each(ENDINGS)("(part of WITHDRAW-95) says on the receipt of a late statement that %o", (ending, sentence) => {
  expect(textWith({})).toContain("Do tego czasu umowa trwa bez zmian.");
  expect(textWith({ ending })).toContain(sentence);
  expect(textWith({ ending })).not.toContain("bez zmian");
});

it.each(ENDINGS)("(part of WITHDRAW-95) offers no termination in a refusal when %o", (ending, sentence) => {
  render(
    <WithdrawalAnswer
      statement={{ ...LATE, state: "rejected", answeredOn: day("2026-11-23") }}
      terminationOf={() => "/service/termination/P-1"}
      endingOf={() => ending}
    />,
  );
  expect(unjoinedText(document.body.textContent)).toContain(sentence);
  expect(screen.queryByRole("link", { name: /Wypowiedz umowę/ })).toBeNull();
  expect(screen.getByRole("link", { name: /Złóż reklamację/ })).toBeDefined();
});

it("[WITHDRAW-96] says to a guest that the e-mail of the receipt may already be the answer", () => {
  const inEmail = "odpowiedź jest już w e-mailu z potwierdzeniem";
  expect(textWith({ isGuest: true })).toContain(inEmail);
  expect(textWith({})).not.toContain(inEmail);
});

it("(part of REQ-23) keeps the termination in a refusal for a customer without requests", () => {
  render(
    <UnavailableFeaturesContext value={new Set(["supportRequests"])}>
      <WithdrawalAnswer
        statement={{ ...LATE, state: "rejected", answeredOn: day("2026-11-23") }}
        terminationOf={() => "/service/termination/P-1"}
        endingOf={() => undefined}
      />
    </UnavailableFeaturesContext>,
  );
  expect(screen.getByRole("link", { name: /Wypowiedz umowę/ })).toBeDefined();
  expect(screen.queryByRole("link", { name: /Złóż reklamację/ })).toBeNull();
});

const renderOwn = (
  statement: Withdrawal,
  lookups: Pick<OwnWithdrawalsProps, "terminationOf" | "endingOf" | "isNotOwn">,
) =>
  render(
    <OwnWithdrawals
      model={{ section: { status: "ready", value: [statement], incomplete: undefined } }}
      company="Wiązka"
      isBusiness={false}
      onSave={vi.fn()}
      {...lookups}
    />,
  );

it("(part of WITHDRAW-14) looks up the recognized number of a statement, not the typed one", async () => {
  const statement: Withdrawal = { ...LATE, contractNumber: "moja umowa", recognizedNumber: "MOB/1", state: "rejected" };
  const asked: string[] = [];
  const ask = <Answer,>(answer: Answer) =>
    vi.fn((number: string): Answer => {
      asked.push(number);
      return answer;
    });
  renderOwn(statement, {
    terminationOf: ask("/service/termination/P-1"),
    endingOf: ask(undefined),
    isNotOwn: ask(false),
  });
  await userEvent.click(screen.getByRole("button", { name: /Zapisz potwierdzenie/ }));
  receiptFactsOf(statement, { costOf: ask({ kind: "unknown" }), subjectOf: ask(undefined) });
  expect(asked).toEqual(Array.from({ length: 6 }, () => "MOB/1"));
});

it("(part of WITHDRAW-16) says that the earlier extension is not in force while a later one is", () => {
  const statement: Withdrawal = { ...LATE, state: "accepted", laterTermsServices: ["Internet"] };
  renderOwn(statement, { terminationOf: () => undefined, endingOf: () => undefined, isNotOwn: () => false });
  expect(screen.getByText("Wcześniejsze przedłużenie nie obowiązuje")).toBeDefined();
});
