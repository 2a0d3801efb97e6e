import { action, makeObservable, observable, observableRef } from "mobx";
import {
  deviceFactsOf,
  rememberKeys,
  type Device,
  type DeviceFacts,
  type DeviceMemoryPort,
  type DeviceRegistrationPort,
  type KeyPresence,
  type KeyUse,
  type NativeBridgePort,
  type PushState,
} from "#domain/device/index.ts";
import { enableDeviceKey, type DeviceKey } from "#domain/device/use-cases/enable-device-key.ts";
import type { MobileDevice, MobileDevicesPort } from "#domain/settings/index.ts";
import { withdrawKeyLogin } from "#domain/settings/use-cases/withdraw-key-login.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand } from "../write-command.ts";
import { readKeyPresence } from "#domain/device/device-memory.ts";
import {
  problemOfBridge,
  problemOfKeyChange,
  type DeviceProblem,
  type KeyChange,
  type KeyChangeRefusal,
  type KeyChangeValue,
} from "./device-problem.ts";
import { registerDevice } from "./register-device.ts";

export interface ThisDeviceDependencies {
  readonly bridge: NativeBridgePort;
  readonly registration: DeviceRegistrationPort;
  readonly memory: DeviceMemoryPort;
  readonly devices: MobileDevicesPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Called when this device has changed on the server, or may have changed. */
  readonly changed: () => void;
}

/** Device in use, in the settings: its login keys and its notifications (SET-03, WRAP-01). */
export class ThisDeviceStore {
  facts: DeviceFacts | undefined = undefined;
  runningChange: KeyUse | "push" | undefined = undefined;
  problem: DeviceProblem | undefined = undefined;
  /** True if notifications are allowed here, but the registration of the device is unconfirmed. */
  isPushUnconfirmed = false;
  readonly #dependencies: ThisDeviceDependencies;
  /** One command for both directions: they change the same key, and never run at the same time. */
  readonly #keyChange: WriteCommand<KeyChange, KeyChangeValue, KeyChangeRefusal>;
  #has: KeyPresence = { automatic: undefined, biometric: undefined };
  /** Last known entry of this device in the server's list. */
  #listed: readonly MobileDevice[] | undefined;

  constructor(dependencies: ThisDeviceDependencies) {
    this.#dependencies = dependencies;
    const { bridge, registration, devices } = dependencies;
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
      dependencies.idempotencyKeys,
    );
    makeObservable<this, "setFacts" | "begin" | "end" | "setPushUnconfirmed">(this, {
      facts: observableRef,
      runningChange: observable,
      problem: observable,
      isPushUnconfirmed: observable,
      setFacts: action,
      begin: action,
      end: action,
      setPushUnconfirmed: action,
    });
  }

  /** Reads the state from the device and the server. In a browser nothing is known or shown. */
  async refresh(): Promise<void> {
    const { bridge, memory } = this.#dependencies;
    const device = await bridge.device();
    if (!device.ok) return;
    const [has, push, listed] = await Promise.all([
      readKeyPresence(bridge),
      bridge.pushState(),
      this.#own(device.value.deviceId),
    ]);
    memory.write(rememberKeys(memory.read(), has));
    this.#has = has;
    this.#listed = listed;
    this.setFacts(this.#factsOf(device.value, push.ok ? push.value : undefined));
  }

  /**
   * Reads only the device, when the page becomes visible: the owner may have changed the settings of the phone. A value
   * that the device does not return stays as before.
   */
  readonly refreshFromDevice = async (): Promise<void> => {
    const { bridge, memory } = this.#dependencies;
    const before = this.facts;
    if (this.runningChange !== undefined) return;
    if (before === undefined) return this.refresh();
    const [device, has, push] = await Promise.all([bridge.device(), readKeyPresence(bridge), bridge.pushState()]);
    // The running action reads the result itself.
    if (this.runningChange !== undefined || !device.ok) return;
    this.#has = { automatic: has.automatic ?? this.#has.automatic, biometric: has.biometric ?? this.#has.biometric };
    memory.write(rememberKeys(memory.read(), has));
    this.setFacts(this.#factsOf(device.value, push.ok ? push.value : before.push));
    // Allowed in the phone's settings: the portal has to register the device.
    if (push.ok && push.value === "granted" && before.push !== "granted")
      this.setPushUnconfirmed((await registerDevice(this.#dependencies)) !== "registered");
  };

  /** Applies an entry of the server's list if it is this device. */
  readonly applyListed = (listed: MobileDevice): void => {
    if (this.facts?.device.deviceId !== listed.deviceId) return;
    this.#listed = [listed];
    this.setFacts(this.#factsOf(this.facts.device, this.facts.push));
  };

  /** Repeats a check whose result was unknown. */
  readonly check = (what: KeyUse | "push"): Promise<void> => this.#runChange(what, () => Promise.resolve(undefined));

  /** Creates a key on the device and sends it to the server. The owner may decline: nothing has changed then. */
  readonly turnOn = (use: KeyUse): Promise<void> =>
    this.#runChange(use, async ({ device }) =>
      problemOfKeyChange(await this.#keyChange.run({ device, use, isOn: true })),
    );

  /** Withdraws the key at the server first: a key that the server does not accept is harmless. */
  readonly turnOff = (use: KeyUse): Promise<void> =>
    this.#runChange(use, async ({ device }) =>
      problemOfKeyChange(await this.#keyChange.run({ device, use, isOn: false })),
    );

  /** Lets the system ask about notifications, if it has not yet, and registers the device on the server. */
  readonly allowPush = (): Promise<void> =>
    this.#runChange("push", async () => {
      const answer = await this.#dependencies.bridge.askForPush();
      if (!answer.ok) return problemOfBridge(answer.failure);
      const isUnconfirmed = answer.value === "granted" && (await registerDevice(this.#dependencies)) !== "registered";
      this.setPushUnconfirmed(isUnconfirmed);
      return isUnconfirmed ? "unknown" : undefined;
    });

  async #runChange(
    what: KeyUse | "push",
    work: (facts: DeviceFacts) => Promise<DeviceProblem | undefined>,
  ): Promise<void> {
    if (this.runningChange !== undefined || this.facts === undefined) return;
    this.begin(what);
    const problem = await work(this.facts);
    await this.refresh();
    this.#dependencies.changed();
    this.end(problem);
  }

  #factsOf(device: Device, push: PushState | undefined): DeviceFacts {
    const isAccepted = (use: KeyUse) => this.#listed?.some((one) => one[permissionOf(use)]);
    return deviceFactsOf({ device, push, has: this.#has, isAccepted });
  }

  /** Loads this device from the server's list: one entry, or none; `undefined` when the list could not be read. */
  async #own(deviceId: string): Promise<readonly MobileDevice[] | undefined> {
    const known = await this.#dependencies.devices.load();
    return known.ok ? known.value.filter((one) => one.deviceId === deviceId) : undefined;
  }

  private setPushUnconfirmed(isUnconfirmed: boolean): void {
    this.isPushUnconfirmed = isUnconfirmed;
  }

  private setFacts(facts: DeviceFacts): void {
    this.facts = facts;
  }

  private begin(what: KeyUse | "push"): void {
    this.runningChange = what;
    this.problem = undefined;
  }

  private end(problem: DeviceProblem | undefined): void {
    this.runningChange = undefined;
    this.problem = problem;
  }
}

/** Returns the permission of a listed device that a key of this use needs. */
const permissionOf = (use: KeyUse): "rememberMe" | "biometric" => (use === "automatic" ? "rememberMe" : "biometric");
