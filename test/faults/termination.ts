import { SoapTerminationsAdapter } from "#adapters/soap/termination/soap-terminations.adapter.ts";
import { TerminationViewModel } from "#ui/features/termination/termination.view-model.ts";
import { TerminationsStore } from "#ui/stores/termination/terminations.store.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";
import { advanceUntil } from "./advance-until.ts";
import type { OperationCase } from "./operation-case.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";

/** Opens the page about the end of the contract of a phone that the customer keeps. */
async function openContract(kind: "shared" | "own") {
  const scene = await openLoggedInScene(kind);
  const { client, today } = storesOf(scene.app);
  const finance = await scene.app.container.loadService("finance", tokens.FINANCE_STORE);
  const openPayments = await scene.app.container.loadService("invoices", tokens.OPEN_PAYMENTS_STORE);
  const port = new SoapTerminationsAdapter(gatewayOf(scene.app));
  const store = new TerminationsStore(port, scene.clock);
  const model = new TerminationViewModel({
    port,
    store,
    client,
    finance,
    openPayments,
    today,
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    productId: "4127830-03",
    periods: undefined,
    orders: () => undefined,
    messages: () => undefined,
    externalServices: () => undefined,
    withdrawalDays: undefined,
  });
  const kindOf = (): string | undefined => {
    const { section } = model.page;
    return section.status === "ready" ? section.value.kind : undefined;
  };
  /** Reads what is missing: nothing else waits for the clock. */
  const read = () => Promise.all([store.terminations.load(), client.data.load()]);
  return { scene, model, kindOf, read };
}

/** Waits until the contract can be terminated. */
async function openTerminable() {
  const opened = await openContract("own");
  opened.model.start();
  await advanceUntil(opened.scene.clock, 0, () => opened.kindOf() === "open");
  // The clocks of portal and sandbox differ: the end of the term is the same on both.
  opened.model.choose("term-end");
  return opened;
}

/** Says neither an end nor a cost before the contract has loaded. */
export const getTerminations: OperationCase = {
  when: "with the page of a contract",
  expected: {
    lost: "failed",
    unreadable: "failed",
    sessionError: "session over, nothing",
    roleError: "forbidden, failed",
    backendAccessError: "notice, failed",
  },
  recovered: "open",
  async open() {
    const { scene, model, kindOf } = await openContract("shared");
    let isDone = false;
    const ask = (): void => {
      isDone = false;
      model.start();
      void model.page.load().then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask,
      shownOutcome: () =>
        isDone ? (model.page.section.status === "failed" ? "failed" : (kindOf() ?? "nothing")) : undefined,
      tryAgain: () => void logIn(scene).then(ask),
    };
  },
};

/** Terminates once, however the response is lost: the terminations are read again (TERM-03). */
export const terminateContract: OperationCase = {
  when: "with the end chosen",
  expected: {
    lost: "terminated",
    unreadable: "terminated",
    sessionError: "session over, nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "terminated",
  async open() {
    const { scene, model, kindOf, read } = await openTerminable();
    let isDone = false;
    const terminate = (): void => {
      isDone = false;
      void model.terminate().then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: terminate,
      shownOutcome: () =>
        isDone ? (model.problem === undefined ? (kindOf() ?? "nothing") : `shows ${model.problem}`) : undefined,
      tryAgain: () => {
        isDone = false;
        void logIn(scene).then(read).then(terminate);
      },
    };
  },
};

/** Shows a revocation whose response was lost as done if the terminations show it (TERM-05). */
export const revokeTermination: OperationCase = {
  when: "with a sent termination",
  expected: {
    lost: "open",
    unreadable: "open",
    sessionError: "session over, nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "open",
  async open() {
    const { scene, model, kindOf, read } = await openTerminable();
    await model.terminate();
    let isDone = false;
    const revoke = (): void => {
      isDone = false;
      const { section } = model.page;
      const page = section.status === "ready" ? section.value : undefined;
      // The first attempt has revoked it.
      if (page?.kind !== "terminated") {
        isDone = true;
        return;
      }
      void model.revoke(page.termination.terminationId).then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: revoke,
      shownOutcome: () =>
        isDone ? (model.problem === undefined ? (kindOf() ?? "nothing") : `shows ${model.problem}`) : undefined,
      tryAgain: () => {
        isDone = false;
        void logIn(scene).then(read).then(revoke);
      },
    };
  },
};
