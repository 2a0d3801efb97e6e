import { action, makeObservable, observable, observableRef } from "mobx";
import { isWayOn, type AssociatedDevice, type Asked, type BridgeFailure, type Device, type DeviceRefusal, type DeviceRegistrationPort, type KeyUse, type NativeBridgePort, type PushState } from "#domain/device/index.ts";
import type { DeviceCode, MobileDevice, MobileDevicesPort, SettingsRefusal } from "#domain/settings/index.ts";
import type { IntentIdPort } from "#domain/shared-kernel/index.ts";
import { carryOut, CurrentIntent, type WriteEnd } from "#domain/shared-kernel/write.ts";
import { registerDevice } from "./register-device.ts";

/** What this device may do, as it and the provider say; `undefined` where nobody can tell. */
export interface DeviceFacts {
  readonly device: Device;
  readonly isOn: Readonly<Record<KeyUse, boolean | undefined>>;
  readonly push: PushState | undefined;
}

/**
 * Why nothing changed: the device could not, or its app is silent; the provider did not take it, or did not say what it has (`unread`).
 * `unknown`: nobody knows whether anything did.
 */
export type DeviceProblem = "unable" | "silent" | "refused" | "unread" | "unknown";

/** What the settings of this device stand on. */
export interface ThisDeviceGround {
  readonly bridge: NativeBridgePort;
  readonly registration: DeviceRegistrationPort;
  readonly devices: MobileDevicesPort;
  readonly intents: IntentIdPort;
  /** Something of this device has changed at the provider, or may have. */
  readonly changed: () => void;
}

/** The device that the customer holds, in the settings: how it logs in, and whether it gets notifications (SET-03, WRAP-01). */
export class ThisDevice {
  facts: DeviceFacts | undefined = undefined;
  busy: KeyUse | "push" | undefined = undefined;
  problem: DeviceProblem | undefined = undefined;
  /** Notifications were allowed here, and nobody knows whether the provider has heard where they go. */
  isPushUntold = false;
  readonly #ground: ThisDeviceGround;
  readonly #intent: CurrentIntent;

  constructor(ground: ThisDeviceGround) {
    this.#ground = ground;
    this.#intent = new CurrentIntent(ground.intents);
    makeObservable<this, "know" | "begin" | "end" | "leaveUntold">(this, {
      facts: observableRef, busy: observable, problem: observable, isPushUntold: observable, know: action, begin: action, end: action, leaveUntold: action,
    });
  }

  /** Asks the device and the provider. In a browser nothing is known, and nothing is shown. */
  async look(): Promise<void> {
    const { bridge } = this.#ground;
    const device = await bridge.device();
    if (!device.ok) return;
    const [automatic, biometric, push, own] = await Promise.all([bridge.hasKey("automatic"), bridge.hasKey("biometric"), bridge.pushState(), this.#own(device.value.deviceId)]);
    const isOn = (key: Awaited<Asked<boolean>>, use: KeyUse) => isWayOn(key.ok ? key.value : undefined, own?.some((one) => may(one, use)));
    this.know({ device: device.value, isOn: { automatic: isOn(automatic, "automatic"), biometric: isOn(biometric, "biometric") }, push: push.ok ? push.value : undefined });
  }

  /** Asks once more what could not be told. */
  readonly check = (what: KeyUse | "push"): Promise<void> => this.#doing(what, () => Promise.resolve(undefined));

  /** Makes a key on the device, and has the provider take it. Its owner may say no: nothing has changed then, and nothing is told. */
  readonly turnOn = (use: KeyUse): Promise<void> =>
    this.#doing(use, async ({ device: { deviceId, name } }) => {
      const { bridge, registration } = this.#ground;
      const key = await bridge.createKey(use);
      if (!key.ok) return this.#without(use, toldOf(key.failure));
      const [token, former] = await Promise.all([bridge.deviceToken(), this.#own(deviceId)]);
      const deviceToken = token.ok ? token.value : undefined;
      const end = await carryOut<AssociatedDevice, DeviceRefusal>(this.#intent, {
        content: [deviceId, name, deviceToken, use, key.value],
        send: (intentId) => registration.associate({ intentId, device: { deviceId, name }, deviceToken, key: { use, publicKey: key.value } }),
        // where it was on before, it still is by the former key: that tells nothing of this one
        isThere: async () => (former?.some((one) => may(one, use)) === false ? (await this.#own(deviceId))?.some((one) => may(one, use)) : undefined),
      });
      return end.kind === "done" || end.kind === "found-done" ? undefined : this.#without(use, endOf(end));
    });

  /** Takes it back at the provider first: a key that nobody takes is good for nothing. */
  readonly turnOff = (use: KeyUse): Promise<void> =>
    this.#doing(use, async ({ device: { deviceId } }) => {
      const { devices } = this.#ground;
      const own = await this.#own(deviceId);
      if (own === undefined) return "unread";
      const [former] = own;
      // taken off the list meanwhile: only the key is left
      if (former === undefined) return this.#without(use, undefined);
      const next: MobileDevice = { ...former, ...(use === "automatic" ? { rememberMe: false } : { biometric: false }) };
      const end = await carryOut<MobileDevice, SettingsRefusal<DeviceCode>>(this.#intent, {
        content: [next],
        send: (intentId) => devices.edit({ intentId, device: next }),
        isThere: async () => (await this.#own(deviceId))?.every((one) => !may(one, use)),
      });
      const problem = endOf(end);
      return problem === undefined ? this.#without(use, problem) : problem;
    });

  /** Has the system ask about notifications, where it has not yet, and tells the provider where they go. */
  readonly allowPush = (): Promise<void> =>
    this.#doing("push", async () => {
      const answer = await this.#ground.bridge.askForPush();
      if (!answer.ok) return toldOf(answer.failure);
      const isUntold = answer.value === "granted" && (await registerDevice(this.#ground)) !== "registered";
      this.leaveUntold(isUntold);
      return isUntold ? "unknown" : undefined;
    });

  /** Forgets a key that the provider does not have, or may not have: each login by it would count as a wrong password. */
  async #without(use: KeyUse, problem: DeviceProblem | undefined): Promise<DeviceProblem | undefined> {
    await this.#ground.bridge.deleteKey(use);
    return problem;
  }

  async #doing(what: KeyUse | "push", work: (facts: DeviceFacts) => Promise<DeviceProblem | undefined>): Promise<void> {
    if (this.busy !== undefined || this.facts === undefined) return;
    this.begin(what);
    const problem = await work(this.facts);
    await this.look();
    this.#ground.changed();
    this.end(problem);
  }

  /** This device as the provider has it, alone or not at all; `undefined` where the provider did not say. */
  async #own(deviceId: string): Promise<readonly MobileDevice[] | undefined> {
    const known = await this.#ground.devices.load();
    return known.ok ? known.value.filter((one) => one.deviceId === deviceId) : undefined;
  }

  private leaveUntold(isUntold: boolean): void {
    this.isPushUntold = isUntold;
  }

  private know(facts: DeviceFacts): void {
    this.facts = facts;
  }

  private begin(what: KeyUse | "push"): void {
    this.busy = what;
    this.problem = undefined;
  }

  private end(problem: DeviceProblem | undefined): void {
    this.busy = undefined;
    this.problem = problem;
  }
}

const may = ({ rememberMe, biometric }: MobileDevice, use: KeyUse): boolean => (use === "automatic" ? rememberMe : biometric);

function toldOf({ why }: BridgeFailure): DeviceProblem | undefined {
  switch (why) {
    case "declined": return undefined;
    case "unable": return "unable";
    case "no-device":
    case "silent":
    case "broken": return "silent";
  }
}

function endOf<Value, Refusal>(end: WriteEnd<Value, Refusal>): DeviceProblem | undefined {
  switch (end.kind) {
    case "done":
    case "found-done":
    case "given-up": return undefined;
    case "not-done": return "refused";
    case "unknown": return "unknown";
  }
}
