import { generateKeyPairSync, sign } from "node:crypto";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import type { NativeBridgePort } from "#domain/device/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { proveDeviceKey } from "#test/fakes/prove-device-key.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { DeviceLoginStore } from "#ui/stores/device/device-login.store.ts";
import { registerDevice } from "#ui/stores/device/register-device.ts";
import type { OperationCase } from "./operation-case.ts";
import { trackSettled, advanceUntil } from "./advance-until.ts";
import { gatewayOf, openLoggedInScene } from "./scene.ts";
import { SHOWS_PROBLEM } from "./sessions.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

/** Runs in the background without a message; the next login retries. */
export const associateMobileDevice: OperationCase = {
  when: "in the app, after the login",
  expected: {
    lost: "in, not-registered",
    unreadable: "in, not-registered",
    sessionError: "session over, out, not-registered",
    roleError: "forbidden, in, not-registered",
    backendAccessError: "notice, in, not-registered",
  },
  recovered: "in, registered",
  async open() {
    const scene = await openLoggedInScene("own");
    const { app } = scene;
    const bridge = fakeNativeBridge();
    let outcome: string | undefined;
    const ask = (): void => {
      outcome = undefined;
      void registerDevice({
        bridge,
        registration: new SoapDeviceRegistrationAdapter(gatewayOf(app)),
        idempotencyKeys: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
      }).then((result) => (outcome = result));
    };
    return {
      scene,
      ask,
      shownOutcome: () =>
        outcome === undefined ? undefined : `${storesOf(app).session.current === undefined ? "out" : "in"}, ${outcome}`,
      tryAgain() {
        if (storesOf(app).session.current !== undefined) return ask();
        void app.container.root
          .get(tokens.LOGIN_PORT)
          .startSession(scene.credentials)
          .then((session) => {
            if (session.ok) app.openSession(session.value);
            ask();
          });
      },
    };
  },
};

/** Runs on the login page of the app, which shows the problem and still offers the password. */
export const sessionStartChallenge: OperationCase = {
  when: "in the app, at the biometric login",
  expected: SHOWS_PROBLEM,
  recovered: "in",
  async open() {
    const scene = await openLoggedInScene("own");
    const { app, clock } = scene;
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const signed = (purpose: string, use: string, challenge: string): string =>
      sign("sha256", Buffer.from([purpose, FAKE_DEVICE.deviceId, use, challenge].join("\n")), privateKey).toString(
        "base64",
      );
    const bridge: NativeBridgePort = {
      ...fakeNativeBridge(),
      hasKey: async (use) => succeed(use === "biometric"),
      sign: async (use, challenge) => succeed(signed("ebok-login-1", use, challenge)),
    };
    const registration = new SoapDeviceRegistrationAdapter(gatewayOf(app));
    const registered = proveDeviceKey(registration, {
      device: FAKE_DEVICE,
      use: "biometric",
      publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
      sign: (challenge) => signed("ebok-register-1", "biometric", challenge),
    }).then((key) =>
      registration.associate({
        idempotencyKey: app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT).next(),
        device: FAKE_DEVICE,
        deviceToken: undefined,
        key,
      }),
    );
    await advanceUntil(clock, 0, trackSettled(registered));
    storesOf(app).session.logout();
    const model = new DeviceLoginStore({
      bridge,
      memory: fakeDeviceMemory(),
      login: new SoapDeviceLoginAdapter(gatewayOf(app)),
      openSession: (session) => app.openSession(session),
      endUnusedSession: (session) => app.endUnusedSession(session),
      hasLeftPage: () => false,
      isTyping: () => false,
      isReasonShown: () => false,
    });
    await advanceUntil(clock, 0, trackSettled(model.refresh(false)));
    const ask = (): void => void model.openSession("biometric");
    return {
      scene,
      ask,
      shownOutcome() {
        if (storesOf(app).session.current !== undefined) return "in";
        if (model.runningKeyUse !== undefined) return undefined;
        return model.problem === undefined ? `ways: ${model.availableKeyUses.join()}` : "problem shown";
      },
      tryAgain: ask,
    };
  },
};
