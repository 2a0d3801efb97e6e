import { SoapPayoutsAdapter } from "#adapters/soap/finance/soap-payouts.adapter.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { PayoutsViewModel } from "#ui/features/invoices/payout/payouts.view-model.ts";
import { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";
import * as tokens from "#src/container/tokens.ts";

async function openOverpaidAccount() {
  const scene = await openLoggedInScene("own", "sm.jantar");
  const store = new PayoutsStore(new SoapPayoutsAdapter(gatewayOf(scene.app)));
  const model = new PayoutsViewModel({
    store,
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    accounts: "polish",
    draft: undefined,
    balance: () => grosze(18_650),
    collectingAccounts: () => [],
    onChanged: () => undefined,
  });
  return { scene, store, model };
}

/** Offers no payout until the list has loaded, because the amount still available is unknown. */
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

/** Reports no payout without a response; re-reads the list instead (FIN-07). */
export const orderOverpaymentPayout: OperationCase = {
  when: "with the form filled in",
  expected: {
    lost: "ordered",
    unreadable: "ordered",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
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
            return `shows ${model.problem ?? "nothing"}`;
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
