import { action, makeObservable, observable, observableRef } from "mobx";
import type { BridgeFailure, Device, DeviceRefusal, DeviceRegistrationPort, KeyUse, NativeBridgePort, PushState } from "#domain/device/index.ts";
import type { AssociatedDevice } from "#domain/device/index.ts";
import type { DeviceCode, MobileDevice, MobileDevicesPort, SettingsRefusal } from "#domain/settings/index.ts";
import type { IntentIdPort } from "#domain/shared-kernel/index.ts";
import { carryOut, CurrentIntent, type WriteEnd } from "#domain/shared-kernel/write.ts";
import { registerDevice } from "./register-device.ts";

/** What this device may do, as it and the provider say. */
export interface DeviceFacts {
  readonly device: Device;
  readonly isOn: Readonly<Record<KeyUse, boolean>>;
  readonly push: PushState;
}

/** Why nothing changed: the device could not, or its app is silent; the provider did not take it; nobody knows. */
export type DeviceProblem = "unable" | "silent" | "refused" | "unknown";

/** What the settings of this device stand on. */
export interface ThisDeviceGround {
  readonly bridge: NativeBridgePort;
  readonly registration: DeviceRegistrationPort;
  readonly devices: MobileDevicesPort;
  readonly intents: IntentIdPort;
  /** Something of this device has changed at the provider. */
  readonly changed: () => void;
}

/** The device that the customer holds, in the settings: how it logs in, and whether it gets notifications (SET-03, WRAP-01). */
export class ThisDevice {
  facts: DeviceFacts | undefined = undefined;
  busy: KeyUse | "push" | undefined = undefined;
  problem: DeviceProblem | undefined = undefined;
  readonly #ground: ThisDeviceGround;
  readonly #intent: CurrentIntent;

  constructor(ground: ThisDeviceGround) {
    this.#ground = ground;
    this.#intent = new CurrentIntent(ground.intents);
    makeObservable<this, "know" | "begin" | "end">(this, { facts: observableRef, busy: observable, problem: observable, know: action, begin: action, end: action });
  }

  /** Asks the device and the provider. In a browser nothing is known, and nothing is shown. */
  async look(): Promise<void> {
    const { bridge } = this.#ground;
    const device = await bridge.device();
    if (!device.ok) return;
    const [automatic, biometric, push, own] = await Promise.all([bridge.hasKey("automatic"), bridge.hasKey("biometric"), bridge.pushState(), this.#own(device.value.deviceId)]);
    // a way counts only where both agree: the key is here, and the provider takes it
    this.know({
      device: device.value,
      isOn: { automatic: automatic.ok && automatic.value && own?.rememberMe === true, biometric: biometric.ok && biometric.value && own?.biometric === true },
      push: push.ok ? push.value : "denied",
    });
  }

  /** Makes a key on the device, and has the provider take it. Its owner may say no: nothing has changed then, and nothing is told. */
  readonly turnOn = (use: KeyUse): Promise<void> =>
    this.#doing(use, async ({ device }) => {
      const { bridge, registration } = this.#ground;
      const key = await bridge.createKey(use);
      if (!key.ok) return toldOf(key.failure);
      const token = await bridge.deviceToken();
      const deviceToken = token.ok ? token.value : undefined;
      const { deviceId, name } = device;
      const end = await carryOut<AssociatedDevice, DeviceRefusal>(this.#intent, {
        content: [deviceId, name, deviceToken, use, key.value],
        send: (intentId) => registration.associate({ intentId, device: { deviceId, name }, deviceToken, key: { use, publicKey: key.value } }),
        isThere: async () => {
          const own = await this.#own(deviceId);
          return own === undefined ? undefined : may(own, use);
        },
      });
      if (end.kind === "not-done") await bridge.deleteKey(use);
      return endOf(end);
    });

  /** Takes it back at the provider first: a key that nobody takes is good for nothing. */
  readonly turnOff = (use: KeyUse): Promise<void> =>
    this.#doing(use, async ({ device: { deviceId } }) => {
      const { bridge, devices } = this.#ground;
      const own = await this.#own(deviceId);
      if (own === undefined) return "unknown";
      const next: MobileDevice = { ...own, ...(use === "automatic" ? { rememberMe: false } : { biometric: false }) };
      const end = await carryOut<MobileDevice, SettingsRefusal<DeviceCode>>(this.#intent, {
        content: [next],
        send: (intentId) => devices.edit({ intentId, device: next }),
        isThere: async () => {
          const now = await this.#own(deviceId);
          return now === undefined ? undefined : !may(now, use);
        },
      });
      const problem = endOf(end);
      if (problem === undefined) await bridge.deleteKey(use);
      return problem;
    });

  /** Has the system ask about notifications, and tells the provider where they go. */
  readonly allowPush = (): Promise<void> =>
    this.#doing("push", async () => {
      const { bridge } = this.#ground;
      const answer = await bridge.askForPush();
      if (!answer.ok) return toldOf(answer.failure);
      return answer.value !== "granted" || (await registerDevice(this.#ground)) === "registered" ? undefined : "unknown";
    });

  async #doing(what: KeyUse | "push", work: (facts: DeviceFacts) => Promise<DeviceProblem | undefined>): Promise<void> {
    if (this.busy !== undefined || this.facts === undefined) return;
    this.begin(what);
    const problem = await work(this.facts);
    await this.look();
    this.#ground.changed();
    this.end(problem);
  }

  /** This device as the provider has it. */
  async #own(deviceId: string): Promise<MobileDevice | undefined> {
    const known = await this.#ground.devices.load();
    return known.ok ? known.value.find((one) => one.deviceId === deviceId) : undefined;
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
