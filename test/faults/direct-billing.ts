import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { NEVER } from "rxjs";
import { findStreamingService, type BillingAction } from "#domain/direct-billing/index.ts";
import { DirectBillingViewModel } from "#ui/features/direct-billing/direct-billing.view-model.ts";
import { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

/** Opens the direct billing of a customer on an own tenant. `start` opens the order of a service. */
async function openCase(login: string) {
  const scene = await openLoggedInScene("own", login);
  const store = new DirectBillingStore(new SoapDirectBillingAdapter(gatewayOf(scene.app)));
  const toasts: string[] = [];
  const model = new DirectBillingViewModel({
    store,
    client: storesOf(scene.app).client,
    clock: scene.clock,
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    accountChanges: { publish: () => undefined, changes: NEVER },
    tokens: { find: () => undefined, forget: () => undefined },
    offeredLimits: undefined,
    toasts: { show: ({ text }) => void toasts.push(text) },
  });
  await store.billing.load();
  const start = async (code: string, action: BillingAction) => {
    await advanceUntil(scene.clock, 0, () => model.page.status === "ready");
    const service = findStreamingService(store.billing.known?.services ?? [], code);
    if (service !== undefined) model.order.open(service, action);
  };
  return { scene, store, model, toasts, start };
}

export const registerTOSAcceptance: OperationCase = {
  when: "with terms not yet accepted",
  expected: {
    lost: "accepted",
    unreadable: "accepted",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows try-later",
    backendAccessError: "notice, shows try-later",
  },
  recovered: "accepted",
  async open() {
    const { scene, model, start } = await openCase("m.brzezinska");
    await start("disney", "activate");
    return {
      scene,
      ask: () => void model.order.accept(),
      shownOutcome() {
        const { state } = model.order;
        if (state.step === "review") return "accepted";
        return state.step === "terms" && !state.sending ? `shows ${state.failureReason ?? "nothing"}` : undefined;
      },
      tryAgain: () => void logIn(scene).then(() => model.order.accept()),
    };
  },
};

/** Reports no change without a response; re-reads the state instead (DB-02). */
export const changeDirectBilling: OperationCase = {
  when: "with the confirmation shown",
  expected: {
    lost: "ordered",
    unreadable: "ordered",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows try-later",
    backendAccessError: "notice, shows try-later",
  },
  recovered: "ordered",
  async open() {
    const { scene, model, start } = await openCase("konta.lis");
    await start("player", "deactivate");
    return {
      scene,
      ask: () => void model.order.confirm(),
      shownOutcome() {
        const { state } = model.order;
        if (state.step === "done") return "ordered";
        return state.step === "review" ? `shows ${state.failureReason ?? "nothing"}` : undefined;
      },
      tryAgain: () => void logIn(scene).then(() => model.order.confirm()),
    };
  },
};

export const saveDirectBillingSettings: OperationCase = {
  when: "with the question whether to block all",
  expected: {
    lost: "blocked",
    unreadable: "blocked",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows try-later",
    backendAccessError: "notice, shows try-later",
  },
  recovered: "blocked",
  async open() {
    const { scene, model, toasts } = await openCase("konta.lis");
    model.settings.openConsent("take-back");
    return {
      scene,
      ask: () => void model.settings.confirmConsent(),
      shownOutcome() {
        if (model.settings.isSaving) return undefined;
        if (model.settings.problem !== undefined) return `shows ${model.settings.problem}`;
        return toasts.length > 0 ? "blocked" : "shows nothing";
      },
      tryAgain: () => void logIn(scene).then(() => model.settings.confirmConsent()),
    };
  },
};
