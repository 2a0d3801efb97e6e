import { computed, makeObservable } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { SettingsRefusal } from "#domain/settings/index.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { type FieldName, type InvalidField, FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import type { WriteCommand, WriteUseCase } from "#ui/stores/write-command.ts";
import { settingProblemOf, type SettingProblem } from "./setting-problem.ts";
import { createSettingsCommand, type SettingsCommandDependencies } from "./create-settings-command.ts";
import type { UnsavedChangesGuard } from "./settings-dependencies.ts";

export interface SettingFormOptions<Form extends object, Value, Code extends string> {
  readonly open: () => Form;
  readonly dependencies: SettingsCommandDependencies;
  readonly draft?: FormDraft | undefined;
  /** Guard for unsaved changes of forms without a draft. */
  readonly unsaved?: UnsavedChangesGuard | undefined;
  readonly execute: WriteUseCase<Form, Value, SettingsRefusal<Code>>;
  readonly onSaved: (form: Form) => void;
  readonly onRefused?: () => void;
  /** Maps a refusal to an error: at a field, which must change before the form is sent again, or above the form. */
  readonly problemOf: (refusal: SettingsRefusal<Code>) => InvalidField<Form> | SettingProblem;
}

/** A form in a dialog that runs one write command (docs/adr/0028). */
export class SettingForm<Form extends object, Value, Code extends string> {
  readonly form: FormModel<Form>;
  readonly #options: SettingFormOptions<Form, Value, Code>;
  readonly #command: WriteCommand<Form, Value, SettingsRefusal<Code>>;

  constructor(options: SettingFormOptions<Form, Value, Code>) {
    this.#options = options;
    const { open, dependencies, draft, execute } = options;
    this.#command = createSettingsCommand(execute, dependencies);
    this.form = new FormModel({
      open,
      idempotencyKeys: dependencies.idempotencyKeys,
      draft,
      send: (form, idempotencyKey) => this.#send(form, idempotencyKey),
    });
    makeObservable(this, { problem: computed });
  }

  /** Error above the form. */
  get problem(): SettingProblem | undefined {
    const shownProblem = this.#shownProblem;
    return shownProblem === undefined || "field" in shownProblem ? undefined : shownProblem;
  }

  /** Watches for unsaved changes while the dialog is open. Returns the function that ends it. */
  readonly watchUnsavedChanges = (): (() => void) | undefined => this.#options.unsaved?.watch(this.form);

  /** Closes the dialog; asks for confirmation if changes would be lost. */
  readonly leave = (close: () => void): void => {
    const { unsaved } = this.#options;
    if (unsaved === undefined) close();
    else unsaved.ask({ leave: close, form: this.form });
  };

  /** Sends the form. Resolves with the field to focus when something has to be corrected. */
  readonly submit = (): Promise<FieldName<Form> | undefined> => this.form.submit();

  get #shownProblem(): InvalidField<Form> | SettingProblem | undefined {
    const { state, failed } = this.#command;
    return failed?.certainty === "not-done" && failed.failure.kind === "settings-refused"
      ? this.#options.problemOf(failed.failure)
      : settingProblemOf(state);
  }

  async #send(form: Form, idempotencyKey: string): Promise<SubmitResult<Form>> {
    const { onSaved, onRefused } = this.#options;
    const outcome = await this.#command.run(form, formIdempotencyKey(idempotencyKey));
    switch (outcome?.kind) {
      case "done":
      case "found-done":
        onSaved(form);
        return { kind: "done" };
      case "not-done": {
        if (outcome.failure.kind === "settings-refused") onRefused?.();
        const shownProblem = this.#shownProblem;
        return shownProblem !== undefined && "field" in shownProblem
          ? { kind: "refused", invalidFields: [shownProblem] }
          : { kind: "failed", answered: true };
      }
      case "unknown":
      case "cancelled":
      case undefined:
        return { kind: "failed" };
    }
  }
}
