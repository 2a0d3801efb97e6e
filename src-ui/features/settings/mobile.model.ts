import { action, makeObservable, observableRef } from "mobx";
import { LONGEST_DEVICE_NAME, type DeviceCode, type MobileDevice } from "#domain/settings/index.ts";
import { maxLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Deed } from "./deed.ts";
import { SettingForm } from "./setting-form.ts";
import { t } from "./settings.texts.ts";
import type { SettingsWorld } from "./world.ts";

/** A device as it is to be: its name, and what it may still do. */
export class DeviceForm {
  @Checked(required, maxLength(LONGEST_DEVICE_NAME)) name: string;
  rememberMe: boolean;
  biometric: boolean;

  constructor({ deviceName, rememberMe, biometric }: MobileDevice) {
    this.name = deviceName;
    this.rememberMe = rememberMe;
    this.biometric = biometric;
  }
}

export type DeviceFormModel = SettingForm<DeviceForm, MobileDevice, DeviceCode>;

/** Phones and tablets with the operator's app (SET-03). */
export class MobileModel {
  /** The device whose form is open, and the form. */
  edited: { readonly device: MobileDevice; readonly form: DeviceFormModel } | undefined = undefined;
  /** Asked about: whether it is to log in by itself no more. */
  asked: MobileDevice | undefined = undefined;
  readonly disabling: Deed;
  readonly #world: SettingsWorld;

  constructor(world: SettingsWorld) {
    this.#world = world;
    this.disabling = new Deed(world.idempotencyKeys);
    makeObservable<this, "drop">(this, {
      edited: observableRef,
      asked: observableRef,
      edit: action,
      askToDisable: action,
      drop: action,
    });
  }

  readonly edit = (device: MobileDevice): void => {
    this.edited = { device, form: this.#formOf(device) };
  };

  readonly askToDisable = (device: MobileDevice): void => {
    if (this.disabling.busy) return;
    this.disabling.forget();
    this.asked = device;
  };

  /** A device has changed by itself. */
  readonly lookAgain = (): Promise<void> => this.#world.store.devices.reload();

  readonly close = (): void => {
    if (!this.disabling.busy && this.edited?.form.form.busy !== true) this.drop();
  };

  readonly disable = async (): Promise<void> => {
    const { asked } = this;
    if (asked === undefined) return;
    const { ports, devices } = this.#world.store;
    const done = await this.disabling.run({
      content: [asked.deviceId],
      send: (intentId) => ports.devices.disableAutoLogin({ intentId, deviceId: asked.deviceId }),
      verifyApplied: async () => {
        const now = await this.#read(asked.deviceId);
        return now === undefined ? undefined : !now.rememberMe && !now.biometric;
      },
    });
    await devices.reload();
    if (!done) return;
    this.drop();
    this.#world.tell(t("mobile.disabled"));
  };

  #formOf(device: MobileDevice): DeviceFormModel {
    const {
      store: { ports, devices },
      idempotencyKeys,
      tell,
    } = this.#world;
    const wished = ({ name, rememberMe, biometric }: DeviceForm): MobileDevice => ({
      deviceId: device.deviceId,
      deviceName: name.trim(),
      rememberMe,
      biometric,
    });
    return new SettingForm<DeviceForm, MobileDevice, DeviceCode>({
      open: () => new DeviceForm(device),
      idempotencyKeys,
      send: (form, intentId) => ports.devices.edit({ intentId, device: wished(form) }),
      verifyApplied: async (form) => {
        const now = await this.#read(device.deviceId);
        const { deviceName, rememberMe, biometric } = wished(form);
        return now === undefined
          ? undefined
          : now.deviceName === deviceName && now.rememberMe === rememberMe && now.biometric === biometric;
      },
      done: () => {
        void devices.reload();
        this.drop();
        tell(t("mobile.saved"));
      },
      refused({ code }) {
        void devices.reload();
        switch (code) {
          case "missing-data":
            return { field: "name", complaint: { key: "required", params: {} } };
          case "unknown-device":
          case "not-possible":
          case "unknown":
            return { kind: "refused" };
        }
      },
    });
  }

  /** The device as the provider has it now. */
  async #read(deviceId: string): Promise<MobileDevice | undefined> {
    const { devices } = this.#world.store;
    await devices.reload();
    return devices.state.status === "ready" ? devices.known?.find((one) => one.deviceId === deviceId) : undefined;
  }

  private drop(): void {
    this.edited = undefined;
    this.asked = undefined;
  }
}
