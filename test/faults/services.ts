import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { App } from "#src/boot/app.ts";
import { ServiceActionsViewModel } from "#ui/features/services/service-actions/service-actions.view-model.ts";
import { ServiceStore } from "#ui/stores/products/service.store.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { readCases } from "./reads.ts";
import { gatewayOf, logIn, openLoggedInScene, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const GUIDE = "PREMIUM-214";

function storeOf(app: App, productId: string): ServiceStore {
  return new ServiceStore(new SoapProductsAdapter(gatewayOf(app)), { productId, guideId: GUIDE });
}

/** Returns the first-load case only: the store belongs to a page that closes with the session. */
const readOf = (productId: string, pick: (store: ServiceStore) => AsyncValue<unknown>): readonly OperationCase[] =>
  readCases((app) => pick(storeOf(app, productId))).slice(0, 1);

export const getTvChannels = readOf("4127830-01", ({ channels }) => channels);
export const getServiceMove = readOf("4127830-01", ({ move }) => move);
export const getAppointmentSlots = readOf("4127830-01", ({ appointments }) => appointments);
export const getPremiumNumbers = readOf("4127830-03", ({ premiumNumbers }) => premiumNumbers);
export const getMVNOstate = readOf("4127830-03", ({ mobile }) => mobile);

interface ServiceScene {
  readonly scene: Scene;
  readonly store: ServiceStore;
  readonly serviceActions: ServiceActionsViewModel;
}

async function openServiceScene(productId: string): Promise<ServiceScene> {
  const scene = await openLoggedInScene("own");
  const { app, clock } = scene;
  const store = storeOf(app, productId);
  const { client, today } = storesOf(app);
  const serviceActions = new ServiceActionsViewModel({
    productId,
    store,
    client,
    today,
    clock,
    helpLine: undefined,
    idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    draftOf: () => undefined,
    toasts: { show: () => undefined },
    reloadOrders: () => undefined,
    premiumThresholds: undefined,
    saveVisit: () => Promise.resolve(true),
  });
  return { scene, store, serviceActions };
}

/** Returns the case of a service dialog with its form filled in: re-reads the state after a lost response only. */
function formCase(
  productId: string,
  dialog: "rename" | "move" | "visit" | "talk" | "premium",
  fill: (serviceActions: ServiceScene) => Promise<void>,
): OperationCase {
  return {
    when: "with the form filled in",
    expected: {
      lost: "done",
      unreadable: "done",
      sessionError: "session over, shows nothing",
      roleError: "forbidden, shows refused",
      backendAccessError: "notice, shows refused",
    },
    recovered: "done",
    async open() {
      const one = await openServiceScene(productId);
      const { scene, serviceActions } = one;
      serviceActions.open(dialog);
      await fill(one);
      const write = dialog === "rename" || dialog === "talk" ? serviceActions[dialog] : serviceActions[dialog].write;
      const send = (): void => void write.form.submit();
      return {
        scene,
        ask: send,
        shownOutcome() {
          switch (write.form.status) {
            case "done":
              return "done";
            case "failed":
              return `shows ${write.problem ?? "nothing"}`;
            case "editing":
            case "busy":
              return undefined;
          }
        },
        tryAgain: () => void logIn(scene).then(send),
      };
    },
  };
}

export const setProductName = formCase("4127830-01", "rename", async ({ serviceActions }) =>
  serviceActions.rename.form.set("name", "Telewizor w salonie"),
);

export const changeServiceMoveDate = formCase("4127830-01", "move", async ({ scene, store, serviceActions }) => {
  await advanceUntil(scene.clock, 0, () => store.move.state.status === "ready");
  const { section } = serviceActions.move;
  if (section.status === "ready") serviceActions.move.write.form.set("day", section.value.days[0] ?? "");
});

export const bookAppointment = formCase("4127830-02", "visit", async ({ scene, store, serviceActions }) => {
  await advanceUntil(scene.clock, 0, () => store.appointments.state.status === "ready");
  // Read from the sandbox, because the free days depend on its clock.
  const [slot] = store.appointments.known?.slots ?? [];
  serviceActions.visit.chooseDay(slot === undefined ? "" : warsawDateAt(slot.from));
  serviceActions.visit.write.form.set("slotId", slot?.slotId ?? "");
});

export const setPremiumNumbers = formCase("4127830-03", "premium", async ({ scene, store, serviceActions }) => {
  serviceActions.premium.start();
  await advanceUntil(scene.clock, 0, () => store.premiumNumbers.state.status === "ready");
  serviceActions.open("premium");
  serviceActions.premium.write.form.set("limit", "10000");
});

/** Cancels the visit of the assembly, which the demo has booked. */
export const cancelAppointment: OperationCase = {
  when: "with the visit shown",
  expected: {
    lost: "done",
    unreadable: "done",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "done",
  async open() {
    const { scene, store, serviceActions } = await openServiceScene("4127830-08");
    serviceActions.loadAppointments([{ kind: "dialog", dialog: "visit" }]);
    await advanceUntil(scene.clock, 0, () => store.appointments.state.status === "ready");
    serviceActions.open("cancelVisit");
    const { cancelVisit } = serviceActions;
    let isSent = false;
    const send = (): void => {
      isSent = true;
      void cancelVisit.submit();
    };
    return {
      scene,
      ask: send,
      shownOutcome() {
        switch (cancelVisit.form.status) {
          case "done":
            return "done";
          case "failed":
            return `shows ${cancelVisit.problem ?? "nothing"}`;
          case "editing":
            return isSent ? "shows nothing" : undefined;
          case "busy":
            return undefined;
        }
      },
      tryAgain: () => void logIn(scene).then(send),
    };
  },
};

export const requestContact = formCase("4127830-04", "talk", async ({ serviceActions }) =>
  serviceActions.talk.form.set("phone", "601234567"),
);

/** Reports no changed setting without a response; re-reads the state instead. */
export const setP4Parameter: OperationCase = {
  when: "with the settings shown",
  expected: {
    lost: "on",
    unreadable: "on",
    sessionError: "session over, off",
    roleError: "forbidden, shows refused",
    backendAccessError: "notice, shows refused",
  },
  recovered: "on",
  async open() {
    const { scene, store, serviceActions } = await openServiceScene("4127830-03");
    serviceActions.mobile.start();
    await advanceUntil(scene.clock, 0, () => store.mobile.state.status === "ready");
    const isOn = (): boolean =>
      store.mobile.known?.parameters.some(({ parameter, value }) => parameter === "ROAMING" && value) === true;
    const set = (): void => void serviceActions.mobile.set("ROAMING", true);
    return {
      scene,
      ask: set,
      shownOutcome() {
        const change = serviceActions.mobile.changes.get("ROAMING");
        if (change?.kind === "busy") return undefined;
        if (change !== undefined && change.kind !== "saved") return `shows ${change.kind}`;
        return isOn() ? "on" : "off";
      },
      // The customer does not press a switch that is on already.
      tryAgain: () =>
        void logIn(scene).then(() => {
          if (!isOn()) set();
        }),
    };
  },
};
