import { EMPTY } from "rxjs";
import { PAYMENT_PAGE_PORT } from "#src/container/tokens.ts";
import { SoapOpenPaymentsAdapter } from "#adapters/soap/finance/soap-open-payments.adapter.ts";
import { isPayable } from "#domain/finance/index.ts";
import { paymentOrderFor } from "#domain/finance/payment-order.ts";
import { StartPaymentCommand } from "#ui/features/invoices/start-payment-command.ts";
import { FinancialAccount } from "#ui/features/invoices/financial-account.ts";
import { PendingPaymentsViewModel } from "#ui/features/invoices/pending-payments/pending-payments.view-model.ts";
import { PaymentCompleteViewModel } from "#ui/features/payment/payment-complete.view-model.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { trackSettled, advanceUntil } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

async function openUnpaidEntries() {
  const scene = await openLoggedInScene("own");
  const finance = await scene.app.container.loadService("finance", tokens.FINANCE_STORE);
  void finance.entries.load();
  await advanceUntil(scene.clock, 0, () => finance.entries.state.status === "ready");
  const open = (finance.entries.known ?? []).filter((entry) => isPayable(entry, storesOf(scene.app).today.today));
  if (open.length === 0) throw new Error("the account has no payable entry");
  return { scene, finance, open };
}

/** Reports no payment and opens no bank page without a response; re-reads the entries instead (FIN-05). */
export const startPayment: OperationCase = {
  when: "with invoices selected",
  expected: {
    lost: "shows found-pending",
    unreadable: "shows found-pending",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows provider",
    backendAccessError: "notice, shows provider",
  },
  recovered: "at the bank, once",
  async open() {
    const { scene, finance, open } = await openUnpaidEntries();
    const payment = new StartPaymentCommand({
      finance,
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      allowedOrigins: { origin: "http://ebok.test", hosts: [] },
      leaveFor: (url) => scene.app.container.root.get(PAYMENT_PAGE_PORT).open(url),
      accountChanges: { publish: () => undefined },
    });
    const pay = (): void => void payment.pay(open);
    return {
      scene,
      ask: pay,
      shownOutcome() {
        const [first, second] = scene.left;
        if (first !== undefined) return second === undefined ? "at the bank, once" : "at the bank, twice";
        if (payment.busy || finance.entries.state.status === "loading") return undefined;
        return payment.problem === undefined ? "shows nothing" : `shows ${payment.problem.kind}`;
      },
      tryAgain: () => void logIn(scene).then(pay),
    };
  },
};

async function openStartedPayment(): Promise<{
  readonly scene: Scene;
  readonly finance: FinanceStore;
  readonly model: PaymentCompleteViewModel;
}> {
  const { scene, finance, open } = await openUnpaidEntries();
  const started = scene.ports.finance.startPayment(
    paymentOrderFor(open, scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT).next(), "invoice"),
  );
  await advanceUntil(scene.clock, 0, trackSettled(started));
  const payment = await started;
  if (!payment.ok) throw new Error(`the payment did not start: ${payment.failure.kind}`);
  const clock = scene.app.container.root.get(tokens.CLOCK_PORT);
  const stores = storesOf(scene.app);
  return {
    scene,
    finance,
    model: new PaymentCompleteViewModel(
      {
        finance,
        openPayments: new OpenPaymentsStore(new SoapOpenPaymentsAdapter(gatewayOf(scene.app))),
        client: stores.client,
        clock,
        accountChanges: { publish: () => undefined },
        saveText: () => undefined,
      },
      { paymentId: payment.value.paymentId, back: { href: "/invoice", to: "invoices" } },
    ),
  };
}

/** Shows an unknown payment as neither paid nor failed. */
export const getPaymentState: OperationCase = {
  when: "after the return from the bank",
  expected: {
    lost: "unreachable",
    unreadable: "unreachable",
    sessionError: "session over, unreachable",
    roleError: "forbidden, unreachable",
    backendAccessError: "notice, unreachable",
  },
  recovered: "processing",
  async open() {
    const { scene, model } = await openStartedPayment();
    return {
      scene,
      ask: () => model.start(),
      shownOutcome: () => (model.outcome.kind === "loading" ? undefined : model.outcome.kind),
      tryAgain: () => void logIn(scene).then(() => model.retry()),
    };
  },
};

async function openPendingPayment(): Promise<{
  readonly scene: Scene;
  readonly model: PendingPaymentsViewModel;
  readonly store: OpenPaymentsStore;
}> {
  const { scene, finance } = await openStartedPayment();
  const store = new OpenPaymentsStore(new SoapOpenPaymentsAdapter(gatewayOf(scene.app)));
  await Promise.all([
    finance.entries.reload(),
    advanceUntil(scene.clock, 0, () => finance.entries.state.status === "ready"),
  ]);
  const model = new PendingPaymentsViewModel({
    store,
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    clock: scene.app.container.root.get(tokens.CLOCK_PORT),
    allowedOrigins: { origin: "http://ebok.test", hosts: [] },
    account: new FinancialAccount(finance, storesOf(scene.app).today),
    finance,
    accountChanges: { changes: EMPTY },
    onChanged: () => undefined,
    leaveFor: (url) => scene.app.container.root.get(PAYMENT_PAGE_PORT).open(url),
  });
  return { scene, model, store };
}

/** Without a response the panel lists the pending payment, but offers no link to resume it. */
export const getOpenPayments: OperationCase = {
  when: "with a pending payment",
  expected: {
    lost: "not resumable",
    unreadable: "not resumable",
    sessionError: "session over, nothing",
    roleError: "forbidden, not resumable",
    backendAccessError: "notice, not resumable",
  },
  recovered: "resumable",
  async open() {
    const { scene, model, store } = await openPendingPayment();
    return {
      scene,
      ask: () => model.start(() => undefined),
      shownOutcome() {
        const { status } = store.payments.state;
        if (status === "loading") return undefined;
        if (status === "idle") return "nothing";
        return model.payments.some(({ actions }) => actions.resumeAt !== undefined) ? "resumable" : "not resumable";
      },
      tryAgain: () => void logIn(scene).then(() => model.start(() => undefined)),
    };
  },
};

/** Reports no cancellation without a response; re-reads the pending payments instead (FIN-05). */
export const abandonPayment: OperationCase = {
  when: "with a pending payment",
  expected: {
    lost: "cancelled",
    unreadable: "cancelled",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "cancelled",
  async open() {
    const { scene, model, store } = await openPendingPayment();
    model.start(() => undefined);
    await advanceUntil(scene.clock, 0, () => store.payments.state.status === "ready");
    const abandon = (): void => {
      const [one] = model.payments;
      if (one !== undefined) void model.abandon(one);
    };
    let asked = false;
    return {
      scene,
      ask() {
        asked = true;
        abandon();
      },
      shownOutcome() {
        if (!asked || model.busy !== undefined || store.payments.state.status === "loading") return undefined;
        if (model.ended !== undefined) return `shows ${model.ended}`;
        return store.payments.state.status === "ready" && model.payments.length === 0 ? "cancelled" : "shows nothing";
      },
      tryAgain() {
        asked = false;
        void logIn(scene)
          .then(() => store.payments.reload())
          .then(() => {
            asked = true;
            abandon();
          });
      },
    };
  },
};
