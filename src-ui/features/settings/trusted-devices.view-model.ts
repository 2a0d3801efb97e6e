import { action, makeObservable, observableRef } from "mobx";
import {
  MAX_DEVICE_NAME_LENGTH,
  trustDenialReason,
  type TrustCode,
  type TrustedDevice,
} from "#domain/settings/index.ts";
import { removeTrustedDevice } from "#domain/settings/use-cases/remove-trusted-device.ts";
import { trustDevice } from "#domain/settings/use-cases/trust-device.ts";
import { maxLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";
import type { WriteCommand } from "#ui/stores/write-command.ts";
import { SettingForm } from "./setting-form.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { t } from "./settings.texts.ts";
import { createSettingsCommand } from "./create-settings-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

/** Form with the name of this device among the trusted ones. */
export class TrustForm {
  @Persisted @Checked(required, maxLength(MAX_DEVICE_NAME_LENGTH)) name = "";
}

export type TrustFormModel = SettingForm<TrustForm, "trusted", TrustCode>;

/** View model of the trusted devices: add this one, remove any (SET-02). */
export class TrustedDevicesViewModel {
  form: TrustFormModel | undefined = undefined;
  /** The device that the open question would remove. */
  deviceToRemove: TrustedDevice | undefined = undefined;
  readonly removal: WriteCommand<string, "removed", never>;
  readonly #dependencies: SettingsDependencies;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
    const { factor, ports } = dependencies.store;
    this.removal = createSettingsCommand(
      (deviceId: string, key) =>
        removeTrustedDevice({ factor: ports.factor, reload: () => factor.refetch() }, deviceId, key),
      dependencies,
    );
    makeObservable(this, {
      form: observableRef,
      deviceToRemove: observableRef,
      add: action,
      close: action,
      askToRemove: action,
    });
  }

  get removalProblem(): SettingProblem | undefined {
    return settingProblemOf(this.removal.state);
  }

  /** Opens the dialog that adds this device; does nothing when it cannot be added. */
  readonly add = (): void => {
    const known = this.#dependencies.store.factor.known;
    if (known === undefined || trustDenialReason(known) !== undefined) return;
    this.form = this.#newForm();
  };

  readonly askToRemove = (device: TrustedDevice): void => {
    if (this.removal.isRunning) return;
    this.removal.clearFailure();
    this.deviceToRemove = device;
  };

  /** Closes the dialog; not while a write runs, because its outcome would not be shown. */
  readonly close = (): void => {
    if (this.removal.isRunning || this.form?.form.busy === true) return;
    this.form = undefined;
    this.deviceToRemove = undefined;
  };

  readonly remove = async (): Promise<void> => {
    const { deviceToRemove } = this;
    if (deviceToRemove === undefined) return;
    const outcome = await this.removal.run(deviceToRemove.id);
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    await this.#dependencies.store.factor.reload();
    this.close();
    this.#dependencies.showToast(t("trust.removed"));
  };

  #newForm(): TrustFormModel {
    const {
      store: { factor, ports },
      draftOf,
      showToast,
    } = this.#dependencies;
    const trustPorts = { factor: ports.factor, reload: () => factor.refetch() };
    return new SettingForm<TrustForm, "trusted", TrustCode>({
      open: () => new TrustForm(),
      dependencies: this.#dependencies,
      draft: draftOf("trusted-device"),
      execute: ({ name }, key) => trustDevice(trustPorts, name, key),
      onSaved: () => {
        void factor.reload();
        showToast(t("trust.done"));
        this.close();
        this.#formDone();
      },
      onRefused: () => void factor.reload(),
      problemOf({ code }) {
        switch (code) {
          case "limit-devices":
            return { kind: "limitDevices" };
          case "not-possible":
            return { kind: "noFactor" };
          case "missing-data":
            return { field: "name", violation: { key: "required", params: {} } };
          case "unknown":
            return { kind: "refused" };
        }
      },
    });
  }

  /** Closes the dialog of a saved form, which still reports busy. */
  readonly #formDone = action((): void => {
    this.form = undefined;
  });
}
