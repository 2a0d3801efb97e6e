import { isPayable, orderFor } from "#domain/finance/index.ts";
import { Paying } from "#ui/features/invoices/paying.model.ts";
import { PaymentCompleteModel } from "#ui/features/payment/payment-complete.model.ts";
import type { OperationCase } from "./case.ts";
import { answered, passUntil } from "./passing.ts";
import { logIn, openScenePastLogin, type Scene } from "./scene.ts";

async function withEntries() {
  const scene = await openScenePastLogin("own");
  const finance = await scene.app.finance();
  void finance.entries.load();
  await passUntil(scene.clock, 0, () => finance.entries.state.status === "ready");
  const open = (finance.entries.known ?? []).filter((entry) => isPayable(entry, scene.app.stores.today.today));
  if (open.length === 0) throw new Error("there is nothing to pay");
  return { scene, finance, open };
}

/** Nobody is told that a payment was made, or sent to a bank, by an answer that is none; a lost answer is looked up (FIN-05). */
export const startPayment: OperationCase = {
  when: "with invoices chosen",
  expected: {
    lost: "told TURNED_OUT_UNDER_WAY", unreadable: "told TURNED_OUT_UNDER_WAY",
    sessionError: "session over, nothing told", roleError: "forbidden, told PROVIDER", backendAccessError: "notice, told PROVIDER",
  },
  recovered: "at the bank, once",
  async open() {
    const { scene, finance, open } = await withEntries();
    const paying = new Paying({
      finance, intentIds: scene.app.intentIds, places: { origin: "http://ebok.test", hosts: [] }, leaveFor: (url) => scene.app.leaveFor(url),
    });
    const pay = (): void => void paying.pay(open, "panel");
    return {
      scene,
      ask: pay,
      seen() {
        const [first, second] = scene.left;
        if (first !== undefined) return second === undefined ? "at the bank, once" : "at the bank, twice";
        if (paying.busy || finance.entries.state.status === "loading") return undefined;
        return paying.problem === undefined ? "nothing told" : `told ${paying.problem.kind}`;
      },
      again: () => void logIn(scene).then(pay),
    };
  },
};

async function withPayment(): Promise<{ readonly scene: Scene; readonly model: PaymentCompleteModel }> {
  const { scene, finance, open } = await withEntries();
  const started = scene.ports.finance.startPayment(orderFor(open, scene.app.intentIds.next(), "invoice"));
  await passUntil(scene.clock, 0, answered(started));
  const payment = await started;
  if (!payment.ok) throw new Error(`no payment: ${payment.failure.kind}`);
  const { clock, stores } = scene.app;
  return { scene, model: new PaymentCompleteModel({ finance, client: stores.client, clock }, { paymentId: payment.value.paymentId, back: { href: "/invoice", to: "invoices" } }) };
}

/** What nobody knows is neither paid nor failed. */
export const getPaymentState: OperationCase = {
  when: "on the way back from the bank",
  expected: {
    lost: "unreachable", unreadable: "unreachable", sessionError: "session over, unreachable", roleError: "forbidden, unreachable", backendAccessError: "notice, unreachable",
  },
  recovered: "processing",
  async open() {
    const { scene, model } = await withPayment();
    return {
      scene,
      ask: () => model.start(),
      seen: () => (model.outcome.kind === "asking" ? undefined : model.outcome.kind),
      again: () => void logIn(scene).then(() => model.retry()),
    };
  },
};
