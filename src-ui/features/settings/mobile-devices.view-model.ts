import { action, makeObservable, observableRef } from "mobx";
import {
  MAX_DEVICE_NAME_LENGTH,
  type DeviceCode,
  type MobileDevice,
  type SettingsRefusal,
} from "#domain/settings/index.ts";
import { disableAutoLogin } from "#domain/settings/use-cases/disable-auto-login.ts";
import { editMobileDevice } from "#domain/settings/use-cases/edit-mobile-device.ts";
import { removeMobileDevice } from "#domain/settings/use-cases/remove-mobile-device.ts";
import { maxLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import type { WriteCommand } from "#ui/stores/write-command.ts";
import { SettingForm } from "./setting-form.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { t } from "./settings.texts.ts";
import { createSettingsCommand } from "./create-settings-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

/** Form of a mobile device: its name and its permitted login methods. */
export class DeviceForm {
  @Checked(required, maxLength(MAX_DEVICE_NAME_LENGTH)) name: string;
  rememberMe: boolean;
  biometric: boolean;

  constructor({ deviceName, rememberMe, biometric }: MobileDevice) {
    this.name = deviceName;
    this.rememberMe = rememberMe;
    this.biometric = biometric;
  }
}

export type DeviceFormModel = SettingForm<DeviceForm, MobileDevice, DeviceCode>;

/** Phones and tablets with the native app (SET-03). */
export class MobileDevicesViewModel {
  /** The device whose form is open, and the form. */
  edited: { readonly device: MobileDevice; readonly form: DeviceFormModel } | undefined = undefined;
  /** The device whose automatic login the open question would disable. */
  deviceToDisable: MobileDevice | undefined = undefined;
  readonly disabling: WriteCommand<string, MobileDevice, SettingsRefusal<DeviceCode>>;
  /** The device that the open question would remove. */
  deviceToRemove: MobileDevice | undefined = undefined;
  readonly removal: WriteCommand<string, "removed", never>;
  readonly #dependencies: SettingsDependencies;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
    const { devices, ports } = dependencies.store;
    this.disabling = createSettingsCommand(
      (deviceId: string, key) =>
        disableAutoLogin({ devices: ports.devices, reload: () => devices.refetch() }, deviceId, key),
      dependencies,
    );
    this.removal = createSettingsCommand(
      (deviceId: string, key) =>
        removeMobileDevice({ devices: ports.devices, reload: () => devices.refetch() }, deviceId, key),
      dependencies,
    );
    makeObservable<this, "closeDialogs">(this, {
      edited: observableRef,
      deviceToDisable: observableRef,
      deviceToRemove: observableRef,
      askToRemove: action,
      edit: action,
      askToDisable: action,
      closeDialogs: action,
    });
  }

  get disablingProblem(): SettingProblem | undefined {
    return settingProblemOf(this.disabling.state);
  }

  readonly edit = (device: MobileDevice): void => {
    this.edited = { device, form: this.#formOf(device) };
  };

  readonly askToDisable = (device: MobileDevice): void => {
    if (this.disabling.isRunning) return;
    this.disabling.clearFailure();
    this.deviceToDisable = device;
  };

  get removalProblem(): SettingProblem | undefined {
    return settingProblemOf(this.removal.state);
  }

  readonly askToRemove = (device: MobileDevice): void => {
    if (this.removal.isRunning) return;
    this.removal.clearFailure();
    this.deviceToRemove = device;
  };

  readonly remove = async (): Promise<void> => {
    const { deviceToRemove } = this;
    if (deviceToRemove === undefined) return;
    const outcome = await this.removal.run(deviceToRemove.deviceId);
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    await this.#dependencies.store.devices.reload();
    this.closeDialogs();
    this.#dependencies.showToast(t("mobile.removed"));
  };

  /** Reloads the devices after one of them has changed outside this page. */
  readonly reloadDevices = (): Promise<void> => this.#dependencies.store.devices.reload();

  readonly close = (): void => {
    if (!this.disabling.isRunning && !this.removal.isRunning && this.edited?.form.form.busy !== true)
      this.closeDialogs();
  };

  readonly disable = async (): Promise<void> => {
    const { deviceToDisable } = this;
    if (deviceToDisable === undefined) return;
    const outcome = await this.disabling.run(deviceToDisable.deviceId);
    await this.#dependencies.store.devices.reload();
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    this.closeDialogs();
    this.#dependencies.showToast(t("mobile.disabled"));
  };

  #formOf(device: MobileDevice): DeviceFormModel {
    const {
      store: { ports, devices },
      showToast,
    } = this.#dependencies;
    const { deviceId } = device;
    const editPorts = { devices: ports.devices, reload: () => devices.refetch() };
    return new SettingForm<DeviceForm, MobileDevice, DeviceCode>({
      open: () => new DeviceForm(device),
      dependencies: this.#dependencies,
      execute: ({ name, rememberMe, biometric }, key) =>
        editMobileDevice(editPorts, { deviceId, deviceName: name, rememberMe, biometric }, key),
      onSaved: () => {
        void devices.reload();
        this.closeDialogs();
        showToast(t("mobile.saved"));
      },
      onRefused: () => void devices.reload(),
      problemOf({ code }) {
        switch (code) {
          case "missing-data":
            return { field: "name", violation: { key: "required", params: {} } };
          case "unknown-device":
          case "not-possible":
          case "unknown":
            return { kind: "refused" };
        }
      },
    });
  }

  private closeDialogs(): void {
    this.edited = undefined;
    this.deviceToDisable = undefined;
    this.deviceToRemove = undefined;
  }
}
