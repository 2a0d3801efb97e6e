import { action, makeObservable, observable, observableRef } from "mobx";
import {
  deviceFacts,
  rememberKeys,
  type Device,
  type DeviceFacts,
  type DeviceMemoryPort,
  type DeviceRegistrationPort,
  type HasKeys,
  type KeyUse,
  type NativeBridgePort,
  type PushState,
} from "#domain/device/index.ts";
import { enableDeviceKey, type DeviceKey } from "#domain/device/use-cases/enable-device-key.ts";
import type { MobileDevice, MobileDevicesPort } from "#domain/settings/index.ts";
import { withdrawKeyLogin } from "#domain/settings/use-cases/withdraw-key-login.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand } from "../write-command.ts";
import { askKeys } from "#domain/device/device-memory.ts";
import {
  problemOfBridge,
  problemOfKeyChange,
  type DeviceProblem,
  type KeyChange,
  type KeyChangeRefusal,
  type KeyChangeValue,
} from "./device-problem.ts";
import { registerDevice } from "./register-device.ts";

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
  /** One command for both directions: they change the same key, and never run at the same time. */
  readonly #keyChange: WriteCommand<KeyChange, KeyChangeValue, KeyChangeRefusal>;
  #has: HasKeys = { automatic: undefined, biometric: undefined };
  /** This device on the provider's list, as it was told last. */
  #listed: readonly MobileDevice[] | undefined;

  constructor(ground: ThisDeviceGround) {
    this.#ground = ground;
    const { bridge, registration, devices } = ground;
    const isKeyAccepted = async ({ device, use }: DeviceKey) =>
      (await this.#own(device.deviceId))?.some((one) => one[permissionOf(use)]);
    this.#keyChange = new WriteCommand<KeyChange, KeyChangeValue, KeyChangeRefusal>(
      ({ device, use, isOn }, key) =>
        isOn
          ? enableDeviceKey({ bridge, registration, isKeyAccepted }, { device, use }, key)
          : withdrawKeyLogin(
              { devices, deleteKey: () => bridge.deleteKey(use) },
              { deviceId: device.deviceId, permission: permissionOf(use) },
              key,
            ),
      ground.idempotencyKeys,
    );
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

  /** Creates a key on the device and sends it to the server. The owner may decline: nothing has changed then. */
  readonly turnOn = (use: KeyUse): Promise<void> =>
    this.#doing(use, async ({ device }) => problemOfKeyChange(await this.#keyChange.run({ device, use, isOn: true })));

  /** Withdraws the key at the server first: a key that the server does not accept is harmless. */
  readonly turnOff = (use: KeyUse): Promise<void> =>
    this.#doing(use, async ({ device }) => problemOfKeyChange(await this.#keyChange.run({ device, use, isOn: false })));

  /** Has the system ask about notifications, where it has not yet, and tells the provider where they go. */
  readonly allowPush = (): Promise<void> =>
    this.#doing("push", async () => {
      const answer = await this.#ground.bridge.askForPush();
      if (!answer.ok) return problemOfBridge(answer.failure);
      const isUntold = answer.value === "granted" && (await registerDevice(this.#ground)) !== "registered";
      this.leaveUntold(isUntold);
      return isUntold ? "unknown" : undefined;
    });

  async #doing(what: KeyUse | "push", work: (facts: DeviceFacts) => Promise<DeviceProblem | undefined>): Promise<void> {
    if (this.busy !== undefined || this.facts === undefined) return;
    this.begin(what);
    const problem = await work(this.facts);
    await this.look();
    this.#ground.changed();
    this.end(problem);
  }

  #factsOf(device: Device, push: PushState | undefined): DeviceFacts {
    const isAccepted = (use: KeyUse) => this.#listed?.some((one) => one[permissionOf(use)]);
    return deviceFacts({ device, push, has: this.#has, isAccepted });
  }

  /** Loads this device from the server's list: one entry, or none; `undefined` when the list could not be read. */
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

/** Returns the permission of a listed device that a key of this use needs. */
const permissionOf = (use: KeyUse): "rememberMe" | "biometric" => (use === "automatic" ? "rememberMe" : "biometric");
