import { ZERO, fail, sumOf, succeed, warsawDateAt } from "#domain/shared-kernel/index.ts";
import type {
  FinancePort,
  FinancialEntry,
  Payment,
  PaymentOrder,
  PaymentRefusal,
  PaymentState,
  PaymentStatus,
  StartedPayment,
} from "#domain/finance/index.ts";
import type { Grosze, Result, TransportFailure, WarsawDate } from "#domain/shared-kernel/index.ts";
import { allocatePayment } from "#domain/finance/payment-order.ts";
import { START } from "./movable-clock.ts";
import { Script } from "./script.ts";

/** Account in memory. The contract suite verifies that it follows the provider's payment rules. */
export interface FakeFinance extends FinancePort {
  readonly script: Script<"loadEntries" | "startPayment" | "paymentState">;
  /** Current entries of the account. */
  entries: readonly FinancialEntry[];
  /** All started payments. */
  readonly payments: ReadonlyMap<string, Payment>;
  /** Changes the state of a payment as the payment page does. */
  settle(paymentId: string, state: PaymentState): void;
  /** Books a confirmed payment: it becomes an entry, and its invoices are paid. */
  book(paymentId: string): void;
}

const OPEN: readonly PaymentState[] = ["started", "processing"];
const PAYABLE: readonly FinancialEntry["kind"][] = ["invoice", "interest"];

function received({ paymentId, amount }: Payment, entryDate: WarsawDate): FinancialEntry {
  return {
    entryId: `P${paymentId}`,
    kind: "payment",
    number: `WP/${paymentId}`,
    period: undefined,
    amount,
    unpaidAmount: ZERO,
    entryDate,
    dueDate: undefined,
    status: "no-status",
    duplicatePossible: false,
    duplicateCreating: false,
  };
}

/** Account of a customer; received payments are booked on `today`. */
export function fakeFinance({
  entries = [],
  today = warsawDateAt(START),
}: { entries?: readonly FinancialEntry[]; today?: WarsawDate } = {}): FakeFinance {
  const script: FakeFinance["script"] = new Script();
  const payments = new Map<string, Payment>();
  const former = new Map<string, PaymentStatus>();
  const leftAfter = new Map<string, Grosze>();
  const answers = new Map<
    string,
    { readonly content: string; readonly answer: Result<StartedPayment, PaymentRefusal> }
  >();
  let account = entries;

  const change = (ids: readonly string[], next: (entry: FinancialEntry) => FinancialEntry): void => {
    account = account.map((entry) => (ids.includes(entry.entryId) ? next(entry) : entry));
  };
  const refuse = (code: PaymentRefusal["code"]): Result<never, PaymentRefusal> =>
    fail({ kind: "payment-refused", code });

  const open = (order: PaymentOrder): Result<StartedPayment, PaymentRefusal> => {
    const chosen = account.filter((entry) => order.entryIds.includes(entry.entryId));
    const unknown = chosen.length === 0 || chosen.length !== new Set(order.entryIds).size;
    if (unknown || chosen.some(({ kind }) => !PAYABLE.includes(kind))) return refuse("unknown-entry");
    if (chosen.some(({ status }) => status === "payment-started")) return refuse("payment-under-way");
    if (chosen.some((entry) => entry.unpaidAmount <= 0)) return refuse("already-paid");
    const inOrder = order.entryIds.flatMap((entryId) => chosen.filter((entry) => entry.entryId === entryId));
    const shares = allocatePayment(order.amount, inOrder);
    const isWhole = sumOf(chosen.map((entry) => entry.unpaidAmount)) === order.amount;
    if (shares === undefined || shares.length < chosen.length || !(order.ownAmount || isWhole))
      return refuse("wrong-amount");
    const paymentId = `payment-${payments.size + 1}`;
    payments.set(paymentId, { paymentId, state: "started", amount: order.amount, entryIds: order.entryIds });
    for (const { entryId, status } of chosen) former.set(entryId, status);
    for (const { entry, left } of shares) leftAfter.set(entry.entryId, left);
    change(order.entryIds, (entry) => ({ ...entry, status: "payment-started" }));
    return succeed({ paymentId, paymentUrl: `https://pay.example/${paymentId}` });
  };

  return {
    script,
    payments,
    get entries() {
      return account;
    },
    set entries(next) {
      account = next;
    },
    settle(paymentId, state) {
      const payment = payments.get(paymentId);
      if (payment === undefined) throw new RangeError(`unknown payment ${paymentId}`);
      payments.set(paymentId, { ...payment, state, finishedAt: OPEN.includes(state) ? undefined : START });
      if (OPEN.includes(state)) return;
      if (state === "confirmed") {
        change(payment.entryIds, (entry) => {
          const unpaidAmount = leftAfter.get(entry.entryId) ?? ZERO;
          return { ...entry, status: unpaidAmount === 0 ? "payment-accepted" : "partly-paid", unpaidAmount };
        });
      } else change(payment.entryIds, (entry) => ({ ...entry, status: former.get(entry.entryId) ?? "unpaid" }));
    },
    book(paymentId) {
      const payment = payments.get(paymentId);
      if (payment === undefined) throw new RangeError(`unknown payment ${paymentId}`);
      change(payment.entryIds, (entry) => (entry.status === "payment-accepted" ? { ...entry, status: "paid" } : entry));
      account = [...account, received(payment, today)];
    },
    loadEntries: () => script.answer("loadEntries", () => succeed(account)),
    startPayment: (order) =>
      script.answer("startPayment", (): Result<StartedPayment, PaymentRefusal | TransportFailure> => {
        const content = JSON.stringify(order);
        const former = answers.get(order.idempotencyKey);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const answer = open(order);
        answers.set(order.idempotencyKey, { content, answer });
        return answer;
      }),
    paymentState: (paymentId) => script.answer("paymentState", () => succeed(payments.get(paymentId))),
  };
}
