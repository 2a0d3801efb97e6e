import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { PayoutsViewModel } from "#ui/features/invoices/payout/payouts.view-model.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { callerOf, logIn, openLoggedInScene } from "./scene.ts";
import * as tokens from "#src/container/tokens.ts";

async function openOverpaidAccount() {
  const scene = await openLoggedInScene("own", "sm.jantar");
  const store = new PayoutsStore(new SoapPayoutsAdapter(callerOf(scene.app)));
  const model = new PayoutsViewModel({
    store,
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    accounts: "polish",
    draft: undefined,
    balance: () => grosze(18_650),
    changed: () => undefined,
  });
  return { scene, store, model };
}

/** Without the list nobody knows what can be ordered, and nothing is offered. */
export const getOverpaymentPayouts: OperationCase = {
  when: "with an overpayment",
  expected: {
    lost: "nothing offered",
    unreadable: "nothing offered",
    sessionError: "session over, nothing",
    roleError: "forbidden, nothing offered",
    backendAccessError: "notice, nothing offered",
  },
  recovered: "offered",
  async open() {
    const { scene, store, model } = await openOverpaidAccount();
    return {
      scene,
      ask: () => model.start(),
      shownOutcome() {
        const { status } = store.payouts.state;
        if (status === "loading") return undefined;
        if (status === "idle") return "nothing";
        return model.left === undefined ? "nothing offered" : "offered";
      },
      tryAgain: () => void logIn(scene).then(() => model.start()),
    };
  },
};

/** Nobody is told that money is on its way by an answer that is none; a lost answer is looked up (FIN-07). */
export const orderOverpaymentPayout: OperationCase = {
  when: "with the form filled in",
  expected: {
    lost: "ordered",
    unreadable: "ordered",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "ordered",
  async open() {
    const { scene, store, model } = await openOverpaidAccount();
    model.start();
    await advanceUntil(scene.clock, 0, () => store.payouts.state.status === "ready");
    model.open();
    model.form?.set("account", "61109010140000071219812874");
    const order = (): void => void model.form?.submit();
    return {
      scene,
      ask: order,
      shownOutcome() {
        switch (model.form?.status) {
          case "done":
            return "ordered";
          case "failed":
            return `told ${model.problem ?? "nothing"}`;
          case "editing":
          case "busy":
          case undefined:
            return undefined;
        }
      },
      tryAgain: () => void logIn(scene).then(order),
    };
  },
};
