import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { parametersOf } from "#domain/wifi/index.ts";
import type { App } from "#src/boot/app.ts";
import { SetTopBoxViewModel } from "#ui/features/set-top-box/set-top-box.view-model.ts";
import { RouterViewModel } from "#ui/features/wifi/router.view-model.ts";
import { WifiViewModel } from "#ui/features/wifi/wifi.view-model.ts";
import { RouterStore } from "#ui/stores/wifi/router.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { readCases } from "./reads.ts";
import { callerOf, logIn, openLoggedInScene } from "./scene.ts";
import * as tokens from "#src/container/tokens.ts";

const ROUTER = "4127830-02";

const wifiDependenciesOf = (app: App) => ({
  port: new SoapWifiAdapter(callerOf(app)),
  clock: app.container.root.get(tokens.CLOCK_PORT),
  idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
  draftOf: () => undefined,
});

// their screens are gone with the session, and the models with them
export const getWifiHardware = readCases((app) => new WifiViewModel(wifiDependenciesOf(app)).devices).slice(0, 1);
export const getWifiParams = readCases((app) => new RouterStore(wifiDependenciesOf(app), ROUTER).parameters).slice(
  0,
  1,
);
export const getResetPinHardware = readCases(
  (app) =>
    new SetTopBoxViewModel({
      port: new SoapSetTopBoxAdapter(callerOf(app)),
      idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    }).decoders,
).slice(0, 1);

/** A change of a router: a lost answer is looked up, and no other answer is taken for done. */
function changeCase(what: string, prepare: (model: RouterViewModel) => void): OperationCase {
  return {
    when: `with a router that is to ${what}`,
    expected: {
      lost: "router works",
      unreadable: "router works",
      sessionError: "session over, told nothing",
      roleError: "forbidden, told tryLater",
      backendAccessError: "notice, told tryLater",
    },
    recovered: "router works",
    async open() {
      const scene = await openLoggedInScene("own");
      const store = new RouterStore(wifiDependenciesOf(scene.app), ROUTER);
      const model = new RouterViewModel(store, undefined);
      await store.read();
      prepare(model);
      let isDone = false;
      const send = (): void => {
        isDone = false;
        if (model.asked === undefined) prepare(model);
        void model.confirm().then(() => {
          isDone = true;
        });
      };
      return {
        scene,
        ask: send,
        shownOutcome() {
          if (!isDone) return undefined;
          return store.pending.kind === "waiting" ? "router works" : `told ${model.problem ?? "nothing"}`;
        },
        tryAgain: () =>
          void logIn(scene)
            .then(() => store.read())
            .then(send),
      };
    },
  };
}

export const switchWifiFrequency = changeCase("turn a network off", (model) => void model.turn("5GHz", false));

export const setDefaultWifiParams = changeCase("be as from the factory", (model) => model.ask({ kind: "defaults" }));

export const setWifiParams = changeCase("have another name", (model) => {
  const name = parametersOf(model.store.parameters.known ?? { frequencies: [] }).find(
    ({ parameter }) => parameter.type === "SSID",
  );
  if (name !== undefined) model.set(name.key, "Nowa nazwa");
  model.submit();
});

/** A code can be read nowhere else: the same press brings it (DEV-04). */
export const resetPin: OperationCase = {
  when: "with a decoder chosen",
  expected: {
    lost: "told unknownEnd",
    unreadable: "told unknownEnd",
    sessionError: "session over, told nothing",
    roleError: "forbidden, told tryLater",
    backendAccessError: "notice, told tryLater",
  },
  recovered: "told code",
  async open() {
    const scene = await openLoggedInScene("own");
    const model = new SetTopBoxViewModel({
      port: new SoapSetTopBoxAdapter(callerOf(scene.app)),
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    });
    model.start();
    await advanceUntil(scene.clock, 0, () => model.page.status === "ready");
    const [decoder] = model.page.status === "ready" ? model.page.value : [];
    if (decoder === undefined) throw new Error("no decoder");
    model.choose(decoder);
    let isDone = false;
    const send = (): void => {
      isDone = false;
      model.askConfirmation();
      void model.confirm().then(() => {
        isDone = true;
      });
    };
    return {
      scene,
      ask: send,
      shownOutcome: () => (isDone ? `told ${model.result?.kind ?? "nothing"}` : undefined),
      tryAgain: () => void logIn(scene).then(send),
    };
  },
};
