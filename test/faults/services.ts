import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { App } from "#src/boot/app.ts";
import { ServiceDesk } from "#ui/features/services/desk/service-desk.model.ts";
import { ServiceStore } from "#ui/stores/products/service.store.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { OperationCase } from "./case.ts";
import { passUntil } from "./passing.ts";
import { readCases } from "./reads.ts";
import { callerOf, logIn, openScenePastLogin, type Scene } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const GUIDE = "PREMIUM-214";

function storeOf(app: App, productId: string): ServiceStore {
  return new ServiceStore(new SoapProductsAdapter(callerOf(app)), { productId, guideId: GUIDE });
}

/**
 * A read of a service's page. Its store is gone with the page, and so with the session: nothing is kept that another
 * could see.
 */
const readOf = (productId: string, pick: (store: ServiceStore) => AsyncValue<unknown>): readonly OperationCase[] =>
  readCases((app) => pick(storeOf(app, productId))).slice(0, 1);

export const getTvChannels = readOf("4127830-01", ({ channels }) => channels);
export const getServiceMove = readOf("4127830-01", ({ move }) => move);
export const getAppointmentSlots = readOf("4127830-01", ({ appointments }) => appointments);
export const getMVNOstate = readOf("4127830-03", ({ mobile }) => mobile);

interface Desk {
  readonly scene: Scene;
  readonly store: ServiceStore;
  readonly desk: ServiceDesk;
}

async function deskFor(productId: string): Promise<Desk> {
  const scene = await openScenePastLogin("own");
  const { app, clock } = scene;
  const store = storeOf(app, productId);
  const { client, today } = storesOf(app);
  const desk = new ServiceDesk({
    productId,
    store,
    client,
    today,
    clock,
    idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    draftOf: () => undefined,
    saveVisit: () => Promise.resolve(true),
  });
  return { scene, store, desk };
}

/**
 * The form of one of a service's dialogs, filled in: a lost answer is looked up, and no other answer is taken for done.
 */
function formCase(
  productId: string,
  dialog: "rename" | "move" | "visit" | "talk",
  fill: (desk: Desk) => Promise<void>,
): OperationCase {
  return {
    when: "with the form filled in",
    expected: {
      lost: "done",
      unreadable: "done",
      sessionError: "session over, told nothing",
      roleError: "forbidden, told refused",
      backendAccessError: "notice, told refused",
    },
    recovered: "done",
    async open() {
      const one = await deskFor(productId);
      const { scene, desk } = one;
      desk.open(dialog);
      await fill(one);
      const write = dialog === "move" ? desk.move.write : dialog === "visit" ? desk.visit.write : desk[dialog];
      const send = (): void => void write.form.submit();
      return {
        scene,
        ask: send,
        seen() {
          switch (write.form.status) {
            case "done":
              return "done";
            case "failed":
              return `told ${write.problem ?? "nothing"}`;
            case "editing":
            case "busy":
              return undefined;
          }
        },
        again: () => void logIn(scene).then(send),
      };
    },
  };
}

export const setProductName = formCase("4127830-01", "rename", async ({ desk }) =>
  desk.rename.form.set("name", "Telewizor w salonie"),
);

export const changeServiceMoveDate = formCase("4127830-01", "move", async ({ scene, store, desk }) => {
  await passUntil(scene.clock, 0, () => store.move.state.status === "ready");
  const { part } = desk.move;
  if (part.status === "ready") desk.move.write.form.set("day", part.value.days[0] ?? "");
});

export const bookAppointment = formCase("4127830-02", "visit", async ({ scene, store, desk }) => {
  await passUntil(scene.clock, 0, () => store.appointments.state.status === "ready");
  // whatever day the sandbox stands on: the form needs one that is free
  const [slot] = store.appointments.known?.slots ?? [];
  desk.visit.chooseDay(slot === undefined ? "" : warsawDateAt(slot.from));
  desk.visit.write.form.set("slotId", slot?.slotId ?? "");
});

export const requestContact = formCase("4127830-04", "talk", async ({ desk }) =>
  desk.talk.form.set("phone", "601234567"),
);

/** Nobody is told that a setting is another one by an answer that is none. */
export const setP4Parameter: OperationCase = {
  when: "with the settings shown",
  expected: {
    lost: "on",
    unreadable: "on",
    sessionError: "session over, off",
    roleError: "forbidden, told refused",
    backendAccessError: "notice, told refused",
  },
  recovered: "on",
  async open() {
    const { scene, store, desk } = await deskFor("4127830-03");
    desk.mobile.start();
    await passUntil(scene.clock, 0, () => store.mobile.state.status === "ready");
    const isOn = (): boolean =>
      store.mobile.known?.parameters.some(({ parameter, value }) => parameter === "ROAMING" && value) === true;
    const set = (): void => void desk.mobile.set("ROAMING", true);
    return {
      scene,
      ask: set,
      seen() {
        const change = desk.mobile.changes.get("ROAMING");
        if (change !== undefined) return change.kind === "busy" ? undefined : `told ${change.kind}`;
        return isOn() ? "on" : "off";
      },
      // a switch that is on is not pressed again
      again: () =>
        void logIn(scene).then(() => {
          if (!isOn()) set();
        }),
    };
  },
};
