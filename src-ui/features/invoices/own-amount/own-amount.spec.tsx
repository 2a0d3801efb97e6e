// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { anEntry, day, month, zloty } from "#test/mothers/index.ts";
import { FinancialAccount } from "../financial-account.ts";
import { OwnAmountViewModel } from "./own-amount.view-model.ts";
import { OwnAmountDialog } from "./own-amount-dialog.view.tsx";

afterEach(cleanup);

const NOVEMBER = anEntry();
const OCTOBER = anEntry({
  entryId: "E-10",
  number: "FV/4127830/10/26",
  period: month("2026-10"),
  dueDate: day("2026-10-30"),
  status: "partly-paid",
  amount: zloty("213.80"),
  unpaidAmount: zloty("49.99"),
});
async function openOwnAmount() {
  const port = fakeFinance({ entries: [NOVEMBER, OCTOBER] });
  const finance = new FinanceStore(port);
  await finance.entries.load();
  const reviewed: Grosze[] = [];
  const own = new OwnAmountViewModel({
    account: new FinancialAccount(finance, new TodayStore(movableClock())),
    idempotencyKeys: { next: () => "intent-number-1" },
    review: (amount) => reviewed.push(amount),
  });
  own.open();
  return { port, finance, own, reviewed };
}

async function dialog() {
  const scene = await openOwnAmount();
  const { own } = scene;
  if (own.form === undefined) throw new Error("the dialog is not open");
  render(<OwnAmountDialog model={own} form={own.form} />);
  const field = screen.getByLabelText("Kwota");
  return { ...scene, field, next: () => screen.getByRole("button", { name: "Dalej" }) };
}

describe("payment of an own amount", () => {
  it("(part of VAL-08) shows shares of an own amount while typing; reviews them before sending", async () => {
    const { own, field, next, reviewed, port } = await dialog();
    expect(unjoinedText(screen.getByRole("dialog", { name: "Inna kwota" }).textContent)).toContain(
      "Teraz do zapłaty: 273,69 zł",
    );
    await userEvent.type(field, "100");
    const shares = within(screen.getByRole("region", { name: "Ta kwota opłaci" }));
    expect(shares.getAllByRole("term").map((term) => term.textContent)).toEqual(["październik 2026", "listopad 2026"]);
    expect(shares.getAllByRole("definition").map((one) => unjoinedText(one.textContent))).toEqual([
      "49,99 zł w całości",
      "50,01 zł zostanie 173,69 zł",
    ]);
    await userEvent.click(next());
    expect([reviewed, own.state]).toEqual([[10_000], "closed"]);
    expect(port.script.calls).not.toContain("startPayment");
  });

  it.each([
    ["", "Wpisz kwotę w złotych, a grosze po przecinku"],
    ["0", "Wpisz kwotę większą niż 0"],
    ["273,70", "Wpisz kwotę nie większą niż 273,69 zł"],
  ])("(part of VAL-08) rejects the own amount %j with a message and focuses the field", async (typed, message) => {
    const { field, next, reviewed } = await dialog();
    if (typed !== "") await userEvent.type(field, typed);
    await userEvent.click(next());
    expect(unjoinedText(document.querySelector("form")?.textContent ?? "")).toContain(message);
    expect(document.activeElement).toBe(field);
    expect(reviewed).toEqual([]);
  });

  it.each([
    ["35,5", 3_550],
    ["35.50", 3_550],
    ["1 23,00", "Wpisz kwotę w złotych, a grosze po przecinku"],
    ["0,1", 10],
    ["1.234,00", "Wpisz kwotę w złotych, a grosze po przecinku"],
    ["-5", "Wpisz kwotę większą niż 0"],
    ["1e3", "Wpisz kwotę w złotych, a grosze po przecinku"],
    ["35 €", "Wpisz kwotę w złotych, a grosze po przecinku"],
    ["1 234,00", "Wpisz kwotę nie większą niż 273,69 zł"],
  ] as const)(
    "(part of VAL-08) reads the own amount typed as %j as %j and no other amount",
    async (typed, expected) => {
      const { field, next, reviewed } = await dialog();
      await userEvent.type(field, typed);
      await userEvent.click(next());
      if (typeof expected === "number") expect(reviewed).toEqual([expected]);
      else {
        expect(reviewed).toEqual([]);
        expect(unjoinedText(document.querySelector("form")?.textContent ?? "")).toContain(expected);
      }
    },
  );

  it.each(["12,345", "12.345", "12,3456 zł", "1234567890,12", "9".repeat(12), "0,1,2"])(
    "(part of VAL-08) keeps an own amount pasted as %j visible and rejects it instead of cutting it",
    async (pasted) => {
      const { field, next, reviewed } = await dialog();
      await userEvent.click(field);
      await userEvent.paste(pasted);
      expect(field).toHaveProperty("value", pasted.replace(" zł", ""));
      await userEvent.click(next());
      expect(reviewed).toEqual([]);
      expect(unjoinedText(document.querySelector("form")?.textContent ?? "")).toMatch(
        /Wpisz kwotę( w złotych, a grosze po przecinku| nie większą niż 273,69 zł)/,
      );
    },
  );

  it.each(["12,345", "1.500", "1,500", "2,283,20", "1234567890,12"])(
    "(part of VAL-08) keeps all of an own amount typed as %j and rejects it",
    async (typed) => {
      const { field, next, reviewed } = await dialog();
      await userEvent.type(field, typed);
      expect(field).toHaveProperty("value", typed);
      await userEvent.click(next());
      expect([reviewed, field.getAttribute("aria-invalid")]).toEqual([[], "true"]);
    },
  );

  it("keeps the typed own amount after the dialog closes, and can submit it again", async () => {
    const { own, field, reviewed } = await dialog();
    await userEvent.type(field, "12,50{Enter}");
    own.open();
    expect([own.state, own.form?.form.amount]).toEqual(["open", "12,50"]);
    await own.form?.submit();
    expect(reviewed).toEqual([1_250, 1_250]);
  });

  it("rejects an own amount when less is due than was typed", async () => {
    const { own, port, finance, field, next, reviewed } = await dialog();
    await userEvent.type(field, "200");
    port.entries = [{ ...NOVEMBER, unpaidAmount: zloty("100.00") }];
    await finance.entries.reload();
    await userEvent.click(next());
    expect(reviewed).toEqual([]);
    expect(own.form?.violationOf("amount")).toMatchObject({ key: "amountTooMuch" });
  });
});
