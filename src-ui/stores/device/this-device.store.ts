import { action, makeObservable, observable, observableRef } from "mobx";
import {
  isWayLost,
  isWayOn,
  KEY_USES,
  rememberKeys,
  type AssociatedDevice,
  type BridgeFailure,
  type Device,
  type DeviceMemoryPort,
  type DeviceRefusal,
  type DeviceRegistrationPort,
  type HasKeys,
  type KeyUse,
  type NativeBridgePort,
  type PushState,
} from "#domain/device/index.ts";
import type { DeviceCode, MobileDevice, MobileDevicesPort, SettingsRefusal } from "#domain/settings/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import { askKeys } from "./ask-keys.ts";
import { registerDevice } from "./register-device.ts";

/** What this device may do, as it and the provider say; `undefined` where nobody can tell. */
export interface DeviceFacts {
  readonly device: Device;
  readonly isOn: Readonly<Record<KeyUse, boolean | undefined>>;
  /** What the provider still takes a key for that this device has lost. */
  readonly lost: readonly KeyUse[];
  readonly push: PushState | undefined;
}

/**
 * Why nothing changed: its owner did not want to, or it was not their finger (`declined`); the device could not, or its
 * app is silent; the provider did not
 * take it, or did not say what it has (`unread`). `unknown`: nobody knows whether anything did.
 */
export type DeviceProblem = "declined" | "unable" | "silent" | "refused" | "unread" | "unknown";

/** What the settings of this device stand on. */
export interface ThisDeviceGround {
  readonly bridge: NativeBridgePort;
  readonly registration: DeviceRegistrationPort;
  readonly memory: DeviceMemoryPort;
  readonly devices: MobileDevicesPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Something of this device has changed at the provider, or may have. */
  readonly changed: () => void;
}

/**
 * The device that the customer holds, in the settings: how it logs in, and whether it gets notifications (SET-03,
 * WRAP-01).
 */
export class ThisDevice {
  facts: DeviceFacts | undefined = undefined;
  busy: KeyUse | "push" | undefined = undefined;
  problem: DeviceProblem | undefined = undefined;
  /** Notifications were allowed here, and nobody knows whether the provider has heard where they go. */
  isPushUntold = false;
  readonly #ground: ThisDeviceGround;
  readonly #idempotencyKey: IdempotencyKey;
  #has: HasKeys = { automatic: undefined, biometric: undefined };
  /** This device on the provider's list, as it was told last. */
  #listed: readonly MobileDevice[] | undefined;

  constructor(ground: ThisDeviceGround) {
    this.#ground = ground;
    this.#idempotencyKey = new IdempotencyKey(ground.idempotencyKeys);
    makeObservable<this, "know" | "begin" | "end" | "leaveUntold">(this, {
      facts: observableRef,
      busy: observable,
      problem: observable,
      isPushUntold: observable,
      know: action,
      begin: action,
      end: action,
      leaveUntold: action,
    });
  }

  /** Asks the device and the provider. In a browser nothing is known, and nothing is shown. */
  async look(): Promise<void> {
    const { bridge, memory } = this.#ground;
    const device = await bridge.device();
    if (!device.ok) return;
    const [has, push, listed] = await Promise.all([
      askKeys(bridge),
      bridge.pushState(),
      this.#own(device.value.deviceId),
    ]);
    memory.write(rememberKeys(memory.read(), has));
    this.#has = has;
    this.#listed = listed;
    this.know(this.#factsOf(device.value, push.ok ? push.value : undefined));
  }

  /**
   * The page is looked at again: its owner may have set the phone otherwise. The provider has not changed by that, and
   * what the phone does not say is as it was.
   */
  readonly lookAgain = async (): Promise<void> => {
    const { bridge, memory } = this.#ground;
    const before = this.facts;
    if (this.busy !== undefined) return;
    if (before === undefined) return this.look();
    const [device, has, push] = await Promise.all([bridge.device(), askKeys(bridge), bridge.pushState()]);
    // what is being done asks for itself what became of it
    if (this.busy !== undefined || !device.ok) return;
    this.#has = { automatic: has.automatic ?? this.#has.automatic, biometric: has.biometric ?? this.#has.biometric };
    memory.write(rememberKeys(memory.read(), has));
    this.know(this.#factsOf(device.value, push.ok ? push.value : before.push));
    // allowed in the phone's settings: nobody else tells the provider where they go
    if (push.ok && push.value === "granted" && before.push !== "granted")
      this.leaveUntold((await registerDevice(this.#ground)) !== "registered");
  };

  /** The provider's list says this of a device: where it is this one, that is how it is from now on. */
  readonly hearListed = (listed: MobileDevice): void => {
    if (this.facts?.device.deviceId !== listed.deviceId) return;
    this.#listed = [listed];
    this.know(this.#factsOf(this.facts.device, this.facts.push));
  };

  /** Asks once more what could not be told. */
  readonly check = (what: KeyUse | "push"): Promise<void> => this.#doing(what, () => Promise.resolve(undefined));

  /** Makes a key on the device, and has the provider take it. Its owner may say no: nothing has changed then. */
  readonly turnOn = (use: KeyUse): Promise<void> =>
    this.#doing(use, async ({ device: { deviceId, name } }) => {
      const { bridge, registration } = this.#ground;
      const key = await bridge.createKey(use);
      if (!key.ok) return this.#without(use, toldOf(key.failure));
      const [token, former] = await Promise.all([bridge.deviceToken(), this.#own(deviceId)]);
      const deviceToken = token.ok ? token.value : undefined;
      const end = await executeWrite<AssociatedDevice, DeviceRefusal>(this.#idempotencyKey, {
        content: [deviceId, name, deviceToken, use, key.value],
        send: (intentId) =>
          registration.associate({
            intentId,
            device: { deviceId, name },
            deviceToken,
            key: { use, publicKey: key.value },
          }),
        // where it was on before, it still is by the former key: that tells nothing of this one
        verifyApplied: async () =>
          former?.some((one) => may(one, use)) === false
            ? (await this.#own(deviceId))?.some((one) => may(one, use))
            : undefined,
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
      const end = await executeWrite<MobileDevice, SettingsRefusal<DeviceCode>>(this.#idempotencyKey, {
        content: [next],
        send: (intentId) => devices.edit({ intentId, device: next }),
        verifyApplied: async () => (await this.#own(deviceId))?.every((one) => !may(one, use)),
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

  /**
   * Forgets a key that the provider does not have, or may not have: each login by it would count as a wrong password.
   */
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

  #factsOf(device: Device, push: PushState | undefined): DeviceFacts {
    const isTaken = (use: KeyUse) => this.#listed?.some((one) => may(one, use));
    const isOn = (use: KeyUse) => isWayOn(this.#has[use], isTaken(use));
    return {
      device,
      isOn: { automatic: isOn("automatic"), biometric: isOn("biometric") },
      lost: KEY_USES.filter((use) => isWayLost(this.#has[use], isTaken(use))),
      push,
    };
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

const may = ({ rememberMe, biometric }: MobileDevice, use: KeyUse): boolean =>
  use === "automatic" ? rememberMe : biometric;

function toldOf({ why }: BridgeFailure): DeviceProblem {
  switch (why) {
    case "declined":
    case "unable":
      return why;
    case "no-device":
    case "silent":
    case "broken":
      return "silent";
  }
}

function endOf<Value, Refusal>(end: WriteOutcome<Value, Refusal>): DeviceProblem | undefined {
  switch (end.kind) {
    case "done":
    case "found-done":
    case "cancelled":
      return undefined;
    case "not-done":
      return "refused";
    case "unknown":
      return "unknown";
  }
}
