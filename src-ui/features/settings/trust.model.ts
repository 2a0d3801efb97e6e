import { action, makeObservable, observableRef } from "mobx";
import { LONGEST_DEVICE_NAME, whyNotTrusted, type TrustCode, type TrustedDevice } from "#domain/settings/index.ts";
import { maxLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Kept } from "#ui/shared/forms/kept.ts";
import { Deed } from "./deed.ts";
import { SettingForm } from "./setting-form.ts";
import { t } from "./settings.texts.ts";
import type { SettingsWorld } from "./world.ts";

/** What this device is to be called among the trusted ones. */
export class TrustForm {
  @Kept @Checked(required, maxLength(LONGEST_DEVICE_NAME)) name = "";
}

export type TrustFormModel = SettingForm<TrustForm, "trusted", TrustCode>;

/** The trusted devices: this one added, any of them removed (SET-02). */
export class TrustModel {
  form: TrustFormModel | undefined = undefined;
  /** Asked about: to be removed. */
  leaving: TrustedDevice | undefined = undefined;
  readonly removal: Deed;
  readonly #world: SettingsWorld;

  constructor(world: SettingsWorld) {
    this.#world = world;
    this.removal = new Deed(world.idempotencyKeys);
    makeObservable(this, {
      form: observableRef,
      leaving: observableRef,
      add: action,
      close: action,
      askToRemove: action,
    });
  }

  /** Opens the dialog by which this device is trusted; not where it cannot be. */
  readonly add = (): void => {
    const known = this.#world.store.factor.known;
    if (known === undefined || whyNotTrusted(known) !== undefined) return;
    this.form = this.#newForm();
  };

  readonly askToRemove = (device: TrustedDevice): void => {
    if (this.removal.busy) return;
    this.removal.forget();
    this.leaving = device;
  };

  /** Not while something is sent: whoever looked away would not learn how it ended. */
  readonly close = (): void => {
    if (this.removal.busy || this.form?.form.busy === true) return;
    this.form = undefined;
    this.leaving = undefined;
  };

  readonly remove = async (): Promise<void> => {
    const { leaving } = this;
    if (leaving === undefined) return;
    const { factor, ports } = this.#world.store;
    const done = await this.removal.run({
      content: [leaving.id],
      send: (intentId) => ports.factor.distrust({ intentId, ids: [leaving.id] }),
      verifyApplied: async () => {
        await factor.reload();
        return factor.state.status === "ready" ? factor.known?.devices.every(({ id }) => id !== leaving.id) : undefined;
      },
    });
    if (!done) return;
    await factor.reload();
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
    return new SettingForm<TrustForm, "trusted", TrustCode>({
      open: () => new TrustForm(),
      idempotencyKeys,
      draft: draftOf("trusted-device"),
      send: ({ name }, intentId) => ports.factor.trust({ intentId, name: name.trim() }),
      async verifyApplied() {
        await factor.reload();
        // the same press again brings the lost answer, and with it what makes this device known
        return factor.state.status === "ready" && factor.known?.devices.some(({ isCurrent }) => isCurrent) === true
          ? true
          : undefined;
      },
      done: () => {
        void factor.reload();
        tell(t("trust.done"));
        this.close();
        this.#formDone();
      },
      refused({ code }) {
        void factor.reload();
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

  /** The form is done, and still says that it is being sent: its dialog goes all the same. */
  readonly #formDone = action((): void => {
    this.form = undefined;
  });
}
