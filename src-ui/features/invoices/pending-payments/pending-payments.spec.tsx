// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { paymentOrderFor } from "#domain/finance/payment-order.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import { fakeFinance } from "#test/fakes/fake-finance.ts";
import { fakeOpenPayments } from "#test/fakes/fake-open-payments.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { anEntry, month } from "#test/mothers/index.ts";
import { fakeAccountChangesTabs } from "#test/fakes/fake-account-changes.ts";
import { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { TodayStore } from "#ui/stores/calendar/today.store.ts";
import { FinancialAccount } from "../financial-account.ts";
import { PendingPaymentsViewModel } from "./pending-payments.view-model.ts";
import { PendingPaymentsView } from "./pending-payments.view.tsx";

afterEach(cleanup);

const ENTRIES = [
  anEntry(),
  anEntry({ entryId: "E-10", period: month("2026-10") }),
  anEntry({ entryId: "E-09", period: month("2026-09") }),
];
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function withPayment({ hosts = ["pay.example"] }: { hosts?: readonly string[] } = {}) {
  const finance = fakeFinance({ entries: ENTRIES });
  await finance.startPayment(paymentOrderFor(ENTRIES, "intent-number-1", "invoice"));
  const port = fakeOpenPayments(finance);
  const clock = movableClock();
  const left: string[] = [];
  const onChanged = vi.fn<() => void>();
  let ids = 0;
  const sent: string[] = [];
  const abandon = port.abandon.bind(port);
  port.abandon = (order) => {
    sent.push(order.idempotencyKey);
    return abandon(order);
  };
  const store = new FinanceStore(finance);
  await store.entries.load();
  const model = new PendingPaymentsViewModel({
    store: new OpenPaymentsStore(port),
    allowedOrigins: { origin: "https://ebok.example", hosts },
    idempotencyKeys: { next: () => `intent-number-${10 + ids++}` },
    clock,
    account: new FinancialAccount(store, new TodayStore(clock)),
    finance: store,
    accountChanges: fakeAccountChangesTabs()[0],
    onChanged,
    leaveFor: (address) => left.push(address),
  });
  model.start(() => undefined);
  await settle();
  return { finance, port, clock, model, left, onChanged, sent, reload: () => store.entries.reload() };
}

describe("(part of FIN-05) a pending payment", () => {
  it("offers to resume a pending payment or, after a question, to cancel it", async () => {
    const { model, left, onChanged, reload } = await withPayment();
    const { container } = render(<PendingPaymentsView model={model} />);
    expect(unjoinedText(container.textContent)).toContain("671,10 zł listopad 2026, październik 2026 i jeszcze 1");
    await userEvent.click(screen.getByRole("button", { name: "Wróć do płatności" }));
    expect(left).toEqual(["https://pay.example/payment-1"]);
    await userEvent.click(screen.getByRole("button", { name: /^Zrezygnuj z.płatności$/ }));
    const question = within(screen.getByRole("alertdialog", { name: /^Zrezygnować z.płatności\?$/ }));
    await userEvent.click(question.getByRole("button", { name: "Zostaw" }));
    expect(model.payments).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: /^Zrezygnuj z.płatności$/ }));
    const again = within(screen.getByRole("alertdialog"));
    await userEvent.click(again.getByRole("button", { name: /^Zrezygnuj z.płatności$/ }));
    await vi.waitFor(() => expect(model.payments).toEqual([]));
    expect(onChanged).toHaveBeenCalledOnce();
    await reload();
    await vi.waitFor(() => expect(screen.queryByRole("list")).toBeNull());
  });

  it("[FIN-22] lists a pending entry whose payment another channel has started", async () => {
    const { model, finance, reload } = await withPayment();
    const entry = anEntry({ entryId: "E-08", period: month("2026-08"), status: "payment-started" });
    finance.entries = [...finance.entries, entry];
    expect(model.untracked).toEqual([]);
    await reload();
    expect(model.untracked.map(({ entryId }) => entryId)).toEqual(["E-08"]);
  });

  it("offers to cancel, not to resume, a pending payment at a payment page not allowed", async () => {
    const { model } = await withPayment({ hosts: [] });
    render(<PendingPaymentsView model={model} />);
    expect(screen.queryByRole("button", { name: "Wróć do płatności" })).toBeNull();
    expect(screen.getByRole("button", { name: /^Zrezygnuj z.płatności$/ })).toBeTruthy();
  });

  it("cancels a pending payment once when pressed ten times; repeats it with the same key", async () => {
    const { model, port, finance, sent } = await withPayment();
    const [one] = model.payments;
    if (one === undefined) throw new Error("no pending payment");
    port.script.failAlways("abandon", { kind: "timeout" });
    port.script.failAlways("load", { kind: "timeout" });
    finance.script.failNext("paymentState", { kind: "timeout" });
    await Promise.all(Array.from({ length: 10 }, () => model.abandon(one)));
    expect(sent).toHaveLength(1);
    expect(model.ended).toBe("unknown");
    port.script.recover();
    await model.abandon(one);
    expect(sent[1]).toBe(sent[0]);
    expect(model.ended).toBeUndefined();
  });

  it("shows that a pending payment cannot be cancelled once the bank processes it", async () => {
    const { model, finance } = await withPayment();
    const [one] = model.payments;
    if (one === undefined) throw new Error("no pending payment");
    finance.settle("payment-1", "processing");
    await model.abandon(one);
    await settle();
    render(<PendingPaymentsView model={model} />);
    expect(screen.getByRole("alert").textContent).toContain("nie można już zrezygnować");
    expect(screen.getByText("Bank potwierdza tę płatność.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    ["confirmed", "Ta płatność zdążyła przejść."],
    ["rejected", "Ta płatność nie doszła do skutku."],
    ["processing", "Z tej płatności nie można już zrezygnować."],
  ] as const)(
    "shows a payment as %s when it ended before a refused or unanswered cancellation",
    async (state, expectedText) => {
      for (const isLost of [false, true]) {
        const { model, finance, port } = await withPayment();
        const [one] = model.payments;
        if (one === undefined) throw new Error("no pending payment");
        if (isLost) port.script.failNext("abandon", { kind: "timeout" });
        finance.settle("payment-1", state);
        await model.abandon(one);
        await settle();
        render(<PendingPaymentsView model={model} />);
        expect(unjoinedText(screen.getByRole("alert").textContent)).toContain(expectedText);
        cleanup();
      }
    },
  );

  it("shows no message about a cancelled payment when only the response was lost", async () => {
    const { model, finance, port } = await withPayment();
    const [one] = model.payments;
    if (one === undefined) throw new Error("no pending payment");
    port.script.failNext("abandon", { kind: "timeout" });
    finance.settle("payment-1", "abandoned");
    await model.abandon(one);
    expect(model.ended).toBeUndefined();
  });

  it("polls a pending payment until the bank confirms it, and no longer", async () => {
    const { model, finance, port, clock, onChanged } = await withPayment();
    finance.settle("payment-1", "processing");
    model.start(() => undefined);
    await settle();
    await clock.advance(1_000);
    expect(onChanged).not.toHaveBeenCalled();
    finance.settle("payment-1", "confirmed");
    await clock.advance(1_000);
    expect(onChanged).toHaveBeenCalledOnce();
    const callCountBefore = port.script.calls.length;
    await clock.advance(600_000);
    model.stop();
    expect(port.script.calls).toHaveLength(callCountBefore);
  });
});
