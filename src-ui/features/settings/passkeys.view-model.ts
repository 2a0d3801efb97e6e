import { action, makeObservable, observableRef } from "mobx";
import {
  MAX_PASSKEY_NAME_LENGTH,
  type AuthenticatorCode,
  type AuthenticatorFailure,
  type Passkey,
  type PasskeyCode,
  type PasskeyRefusal,
} from "#domain/passkeys/index.ts";
import { addPasskey } from "#domain/passkeys/use-cases/add-passkey.ts";
import { removePasskey } from "#domain/passkeys/use-cases/remove-passkey.ts";
import { renamePasskey } from "#domain/passkeys/use-cases/rename-passkey.ts";
import { settingsRefusal, type SettingsRefusal } from "#domain/settings/index.ts";
import { IdempotencyKeyIssuer, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import { maxLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import type { InvalidField } from "#ui/shared/forms/form-model.ts";
import type { WriteCommand } from "#ui/stores/write-command.ts";
import { SettingForm } from "./setting-form.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { createSettingsCommand } from "./create-settings-command.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";
import { t } from "./settings.texts.ts";

/** Form with the name of a passkey. */
export class PasskeyForm {
  @Checked(required, maxLength(MAX_PASSKEY_NAME_LENGTH)) name = "";
}

type PasskeyFormCode = PasskeyCode | AuthenticatorCode;

export type PasskeyFormModel = SettingForm<PasskeyForm, Passkey, PasskeyFormCode>;

/** View model of the passkeys: add, rename and remove (KEY-01). */
export class PasskeysViewModel {
  /** Open form: of a new passkey, or of `renamed`. */
  form: PasskeyFormModel | undefined = undefined;
  renamed: Passkey | undefined = undefined;
  /** The passkey that the open question would remove. */
  passkeyToRemove: Passkey | undefined = undefined;
  readonly removal: WriteCommand<string, "removed", never>;
  readonly #dependencies: SettingsDependencies;
  /** Not the key of the form: a second attempt sends another passkey, which the first key must not repeat. */
  readonly #addKey: IdempotencyKeyIssuer;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
    this.#addKey = new IdempotencyKeyIssuer(dependencies.idempotencyKeys);
    this.removal = createSettingsCommand((id: string, key) => removePasskey(this.#ports, id, key), dependencies);
    makeObservable<this, "closeForm">(this, {
      form: observableRef,
      renamed: observableRef,
      passkeyToRemove: observableRef,
      add: action,
      rename: action,
      askToRemove: action,
      close: action,
      closeForm: action,
    });
  }

  /** True if a passkey can be added on this device. */
  get canAdd(): boolean {
    return this.#dependencies.authenticator.isSupported;
  }

  get removalProblem(): SettingProblem | undefined {
    return settingProblemOf(this.removal.state);
  }

  /** Opens the dialog that adds a passkey. */
  readonly add = (): void => {
    this.renamed = undefined;
    this.form = this.#newForm({ name: "", saved: "passkeys.added" }, async ({ name }) => {
      const known = this.#dependencies.store.passkeys.known ?? [];
      return withSettingsRefusal(await addPasskey(this.#ports, { name, known }, this.#addKey));
    });
  };

  /** Opens the dialog that renames a passkey. */
  readonly rename = (passkey: Passkey): void => {
    this.renamed = passkey;
    this.form = this.#newForm({ name: passkey.name ?? "", saved: "passkeys.renamed" }, async ({ name }, key) =>
      withSettingsRefusal(await renamePasskey(this.#ports, { id: passkey.id, name }, key)),
    );
  };

  readonly askToRemove = (passkey: Passkey): void => {
    if (this.removal.isRunning) return;
    this.removal.clearFailure();
    this.passkeyToRemove = passkey;
  };

  /** Closes the dialog; not while a write runs, because its outcome would not be shown. */
  readonly close = (): void => {
    if (this.removal.isRunning || this.form?.form.busy === true) return;
    this.closeForm();
    this.passkeyToRemove = undefined;
  };

  readonly remove = async (): Promise<void> => {
    const { passkeyToRemove } = this;
    if (passkeyToRemove === undefined) return;
    const outcome = await this.removal.run(passkeyToRemove.id);
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    await this.#dependencies.store.passkeys.reload();
    this.close();
    this.#dependencies.showToast(t("passkeys.removed"));
  };

  get #ports() {
    const {
      store: { passkeys, ports },
      authenticator,
    } = this.#dependencies;
    return { passkeys: ports.passkeys, authenticator, reload: () => passkeys.refetch() };
  }

  #newForm(
    { name, saved }: { readonly name: string; readonly saved: "passkeys.added" | "passkeys.renamed" },
    execute: ConstructorParameters<typeof SettingForm<PasskeyForm, Passkey, PasskeyFormCode>>[0]["execute"],
  ): PasskeyFormModel {
    const { store, showToast } = this.#dependencies;
    return new SettingForm<PasskeyForm, Passkey, PasskeyFormCode>({
      open: () => Object.assign(new PasskeyForm(), { name }),
      dependencies: this.#dependencies,
      execute,
      onSaved: () => {
        void store.passkeys.reload();
        showToast(t(saved));
        this.closeForm();
      },
      onRefused: () => void store.passkeys.reload(),
      problemOf: ({ code }) => problemOf(code),
    });
  }

  /** Closes the form; a saved one still reports busy. */
  private closeForm(): void {
    this.form = undefined;
    this.renamed = undefined;
  }
}

function problemOf(code: PasskeyFormCode | "unknown"): InvalidField<PasskeyForm> | SettingProblem {
  switch (code) {
    case "missing-data":
      return { field: "name", violation: { key: "required", params: {} } };
    case "limit-passkeys":
      return { kind: "passkeyLimit" };
    case "exists":
      return { kind: "passkeyExists" };
    case "declined":
      return { kind: "passkeyDeclined" };
    case "challenge-over":
      return { kind: "passkeyOver" };
    case "unavailable":
    case "not-possible":
      return { kind: "passkeyNotPossible" };
    case "unknown-passkey":
    case "unknown":
      return { kind: "refused" };
  }
}

/** Returns the outcome with the refusals of the server and of the device as those of a setting. */
function withSettingsRefusal(
  outcome: WriteOutcome<Passkey, PasskeyRefusal | AuthenticatorFailure>,
): WriteOutcome<Passkey, SettingsRefusal<PasskeyFormCode>> {
  if (!("failure" in outcome)) return outcome;
  const { kind, failure } = outcome;
  return failure.kind === "passkey-refused" || failure.kind === "authenticator-failed"
    ? { kind, failure: settingsRefusal([failure.code], failure.code) }
    : { kind, failure };
}
