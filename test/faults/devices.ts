import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import { parametersOf } from "#domain/wifi/index.ts";
import type { App } from "#src/boot/app.ts";
import { SetTopBoxViewModel } from "#ui/features/set-top-box/set-top-box.view-model.ts";
import { RouterViewModel } from "#ui/features/wifi/router.view-model.ts";
import { DecodersStore } from "#ui/stores/set-top-box/decoders.store.ts";
import { RouterStore } from "#ui/stores/wifi/router.store.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { readCases } from "./reads.ts";
import { gatewayOf, logIn, openLoggedInScene } from "./scene.ts";
import { DECODERS_STORE } from "#src/container/page-store-tokens.ts";
import * as tokens from "#src/container/tokens.ts";

const ROUTER = "4127830-02";

const wifiDependenciesOf = (app: App) => ({
  port: new SoapWifiAdapter(gatewayOf(app)),
  clock: app.container.root.get(tokens.CLOCK_PORT),
  idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
  draftOf: () => undefined,
});

export const getWifiHardware = readCases(async ({ container }) => {
  await container.load("forms", "wifi");
  return container.get(tokens.WIFI_VIEW_MODEL).devices;
});
// This store belongs to a view model that nothing clears, so that the case with stale data does not apply.
export const getWifiParams = readCases((app) => new RouterStore(wifiDependenciesOf(app), ROUTER).parameters).slice(
  0,
  1,
);
export const getResetPinHardware = readCases(
  async ({ container }) => (await container.loadService("set-top-box", DECODERS_STORE)).decoders,
);

/** Returns the case of a router change: the portal re-reads the state after a lost response only. */
function changeCase(what: string, prepare: (model: RouterViewModel) => void): OperationCase {
  return {
    when: `to ${what}`,
    expected: {
      lost: "change pending",
      unreadable: "change pending",
      sessionError: "session over, shows nothing",
      roleError: "forbidden, shows try-later",
      backendAccessError: "notice, shows try-later",
    },
    recovered: "change pending",
    async open() {
      const scene = await openLoggedInScene("own");
      const store = new RouterStore(wifiDependenciesOf(scene.app), ROUTER);
      const model = new RouterViewModel(store, undefined);
      await store.read();
      prepare(model);
      let isDone = false;
      const send = (): void => {
        isDone = false;
        if (model.question === undefined) prepare(model);
        void model.confirm().then(() => {
          isDone = true;
        });
      };
      return {
        scene,
        ask: send,
        shownOutcome() {
          if (!isDone) return undefined;
          return store.pending.kind === "waiting" ? "change pending" : `shows ${model.problem ?? "nothing"}`;
        },
        tryAgain: () =>
          void logIn(scene)
            .then(() => store.read())
            .then(send),
      };
    },
  };
}

export const switchWifiFrequency = changeCase(
  "turn a Wi-Fi network off",
  (model) => void model.setNetworkEnabled("5GHz", false),
);

export const setDefaultWifiParams = changeCase("restore the factory settings", (model) =>
  model.openQuestion({ kind: "defaults" }),
);

export const setWifiParams = changeCase("rename a Wi-Fi network", (model) => {
  const name = parametersOf(model.store.parameters.known ?? { frequencies: [] }).find(
    ({ parameter }) => parameter.type === "SSID",
  );
  if (name !== undefined) model.set(name.key, "Nowa nazwa");
  model.submit();
});

/** Only the response contains the code: a retry with the same idempotency key returns it again (DEV-04). */
export const resetPin: OperationCase = {
  when: "with a decoder selected",
  expected: {
    lost: "shows unknown-outcome",
    unreadable: "shows unknown-outcome",
    sessionError: "session over, shows nothing",
    roleError: "forbidden, shows try-later",
    backendAccessError: "notice, shows try-later",
  },
  recovered: "shows code",
  async open() {
    const scene = await openLoggedInScene("own");
    const port = new SoapSetTopBoxAdapter(gatewayOf(scene.app));
    const model = new SetTopBoxViewModel({
      port,
      store: new DecodersStore(port, scene.clock),
      idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    });
    model.start();
    await advanceUntil(scene.clock, 0, () => model.page.status === "ready");
    const [decoder] = model.page.status === "ready" ? model.page.value : [];
    if (decoder === undefined) throw new Error("the account has no decoder");
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
      shownOutcome: () => (isDone ? `shows ${model.result?.kind ?? "nothing"}` : undefined),
      tryAgain: () => void logIn(scene).then(send),
    };
  },
};
