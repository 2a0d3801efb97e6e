import { action, makeObservable, observableRef } from "mobx";
import { LONGEST_DEVICE_NAME, whyNotTrusted, type TrustCode, type TrustedDevice } from "#domain/settings/index.ts";
import { removeTrustedDevice } from "#domain/settings/use-cases/remove-trusted-device.ts";
import { trustDevice } from "#domain/settings/use-cases/trust-device.ts";
import { maxLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { SettingForm } from "./setting-form.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { t } from "./settings.texts.ts";
import type { SettingsWorld } from "./world.ts";

/** Form with the name of this device among the trusted ones. */
export class TrustForm {
  @Kept @Checked(required, maxLength(LONGEST_DEVICE_NAME)) name = "";
}

export type TrustFormModel = SettingForm<TrustForm, "trusted", TrustCode>;

/** The trusted devices: this one added, any of them removed (SET-02). */
export class TrustModel {
  form: TrustFormModel | undefined = undefined;
  /** The device that the open question would remove. */
  leaving: TrustedDevice | undefined = undefined;
  readonly removal: WriteCommand<string, "removed", never>;
  readonly #world: SettingsWorld;

  constructor(world: SettingsWorld) {
    this.#world = world;
    const { factor, ports } = world.store;
    this.removal = new WriteCommand(
      (deviceId: string, key) =>
        removeTrustedDevice({ factor: ports.factor, reload: () => factor.refetch() }, deviceId, key),
      world.idempotencyKeys,
    );
    makeObservable(this, {
      form: observableRef,
      leaving: observableRef,
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
    const known = this.#world.store.factor.known;
    if (known === undefined || whyNotTrusted(known) !== undefined) return;
    this.form = this.#newForm();
  };

  readonly askToRemove = (device: TrustedDevice): void => {
    if (this.removal.isRunning) return;
    this.removal.clearFailure();
    this.leaving = device;
  };

  /** Closes the dialog; not while a write runs, because its outcome would not be shown. */
  readonly close = (): void => {
    if (this.removal.isRunning || this.form?.form.busy === true) return;
    this.form = undefined;
    this.leaving = undefined;
  };

  readonly remove = async (): Promise<void> => {
    const { leaving } = this;
    if (leaving === undefined) return;
    const outcome = await this.removal.run(leaving.id);
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    await this.#world.store.factor.reload();
    this.close();
    this.#world.tell(t("trust.removed"));
  };

  #newForm(): TrustFormModel {
    const {
      store: { factor, ports },
      idempotencyKeys,
      draftOf,
      tell,
    } = this.#world;
    const trustPorts = { factor: ports.factor, reload: () => factor.refetch() };
    return new SettingForm<TrustForm, "trusted", TrustCode>({
      open: () => new TrustForm(),
      idempotencyKeys,
      draft: draftOf("trusted-device"),
      execute: ({ name }, key) => trustDevice(trustPorts, name, key),
      onSaved: () => {
        void factor.reload();
        tell(t("trust.done"));
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
            return { field: "name", complaint: { key: "required", params: {} } };
          case "unknown":
            return { kind: "refused" };
        }
      },
    });
  }

  /** Closes the dialog of a form that was saved but is still busy. */
  readonly #formDone = action((): void => {
    this.form = undefined;
  });
}
