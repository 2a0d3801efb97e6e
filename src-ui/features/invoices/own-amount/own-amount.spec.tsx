// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaymentOrder } from "#domain/finance/index.ts";
import { installNativeDialog } from "#ui/design-system/testing/native-dialog.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { anEntry, day, month, zloty } from "#test/mothers/index.ts";
import { Account } from "../account.ts";
import { Paying } from "../paying.model.ts";
import { OwnAmount } from "./own-amount.model.ts";
import * as part from "./own-amount.part.ts";

beforeEach(() => {
  installNativeDialog();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const NOVEMBER = anEntry();
const OCTOBER = anEntry({ entryId: "E-10", number: "FV/4127830/10/26", period: month("2026-10"), dueDate: day("2026-10-30"), status: 3, amount: zloty("213.80"), unpaidAmount: zloty("49.99") });
const plain = (text: string | null): string => (text ?? "").replaceAll("\u00a0", " ");

async function opened(fetchPart: () => Promise<typeof part> = () => Promise.resolve(part)) {
  const port = fakeFinance({ entries: [NOVEMBER, OCTOBER] });
  const orders: PaymentOrder[] = [];
  const start = port.startPayment.bind(port);
  port.startPayment = (order) => {
    orders.push(order);
    return start(order);
  };
  const finance = new FinanceStore(port);
  await finance.entries.load();
  const left: string[] = [];
  let ids = 0;
  const intents = { next: () => `intent-number-${++ids}` };
  const paying = new Paying({ finance, intentIds: intents, places: { origin: "https://ebok.example", hosts: ["pay.example"] }, leaveFor: (address) => left.push(address), news: { tell: () => undefined } });
  const own = new OwnAmount({ account: new Account(finance, new TodayStore(movableClock())), paying, intents, fetchPart });
  await own.open();
  return { port, finance, own, paying, orders, left };
}

async function dialog() {
  const world = await opened();
  const { own, paying } = world;
  if (own.part === undefined) throw new Error("the dialog has not come");
  render(<own.part.Dialog model={own} form={own.part.form} busy={paying.busy} problem={undefined} />);
  const field = screen.getByLabelText("Kwota");
  return { ...world, field, pay: () => screen.getByRole("button", { name: /^Zapłać/ }) };
}

describe("paying an amount of one's own", () => {
  it("(part of VAL-08) shows where the amount goes as it is typed, and pays exactly that", async () => {
    const { field, pay, orders, left } = await dialog();
    expect(plain(screen.getByRole("dialog", { name: "Inna kwota" }).textContent)).toContain("Teraz do zapłaty: 273,69 zł");
    await userEvent.type(field, "100");
    const shares = within(screen.getByRole("region", { name: "Ta kwota opłaci" }));
    expect(shares.getAllByRole("term").map((term) => term.textContent)).toEqual(["październik 2026", "listopad 2026"]);
    expect(shares.getAllByRole("definition").map((one) => plain(one.textContent))).toEqual(["49,99 zł w całości", "50,01 zł zostanie 173,69 zł"]);
    expect(plain(pay().textContent)).toMatch(/^Zapłać 100,00 zł/);
    await userEvent.click(pay());
    expect(orders).toMatchObject([{ entryIds: ["E-10", "E-11"], amount: 10_000, ownAmount: true, returnPage: "invoice" }]);
    expect(left).toHaveLength(1);
  });

  it.each([["", "Pole jest wymagane"], ["0", "Wpisz kwotę większą niż 0"], ["273,70", "Wpisz kwotę nie większą niż 273,69 zł"]])(
    "(part of VAL-08) sends nothing for %j, says why, and leads back to the field",
    async (typed, message) => {
      const { field, pay, orders } = await dialog();
      if (typed !== "") await userEvent.type(field, typed);
      await userEvent.click(pay());
      expect(plain(document.querySelector("form")?.textContent ?? "")).toContain(message);
      expect(document.activeElement).toBe(field);
      expect(orders).toEqual([]);
    },
  );

  it.each([
    ["35,5", 3_550], ["35.50", 3_550], ["1 23,00", "Wpisz kwotę, na przykład 49,99"], ["0,1", 10], ["1.234,00", "Wpisz kwotę, na przykład 49,99"], ["-5", "Wpisz kwotę większą niż 0"],
    ["1e3", "Wpisz kwotę, na przykład 49,99"], ["35 €", "Wpisz kwotę, na przykład 49,99"], ["1 234,00", "Wpisz kwotę nie większą niż 273,69 zł"],
  ] as const)("(part of VAL-08) typed as %j pays %j, and never another amount than was meant", async (typed, expected) => {
    const { field, pay, orders } = await dialog();
    await userEvent.type(field, typed);
    await userEvent.click(pay());
    if (typeof expected === "number") expect(orders).toMatchObject([{ amount: expected }]);
    else {
      expect(orders).toEqual([]);
      expect(plain(document.querySelector("form")?.textContent ?? "")).toContain(expected);
    }
  });

  it("(part of FIN-05) sends once, however often Enter is pressed", async () => {
    const { field, orders } = await dialog();
    await userEvent.type(field, "10{Enter}{Enter}{Enter}");
    expect(orders).toHaveLength(1);
  });

  it("keeps what was typed for the next time, and the form for another try", async () => {
    const { own, field, port, pay, orders } = await dialog();
    port.script.failNext("startPayment", { kind: "unreachable" });
    await userEvent.type(field, "12,50");
    await userEvent.click(pay());
    own.close();
    await own.open();
    expect([own.state, own.part?.form.form.amount]).toEqual(["open", "12,50"]);
    await own.part?.form.submit();
    expect(orders.map(({ amount }) => amount)).toEqual([1_250, 1_250]);
    expect(orders[0]?.intentId, "the same content is one intent").toBe(orders[1]?.intentId);
  });

  it("says so where less is owed by now than was typed", async () => {
    const { own, port, finance, field, pay, orders } = await dialog();
    await userEvent.type(field, "200");
    port.entries = [{ ...NOVEMBER, unpaidAmount: zloty("100.00") }];
    await finance.entries.reload();
    await userEvent.click(pay());
    expect(orders).toEqual([]);
    expect(own.part?.form.complaintOf("amount")).toMatchObject({ key: "amountTooMuch" });
  });

  it("whose dialog cannot be fetched says so, and comes with the next press", async () => {
    let times = 0;
    const { own } = await opened(() => (times++ === 0 ? Promise.reject(new Error("no network")) : Promise.resolve(part)));
    expect(own.state).toBe("failed");
    await own.open();
    expect(own.state).toBe("open");
  });
});
