import { action, makeObservable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { SettingsRefusal } from "#domain/settings/index.ts";
import type { Instant, IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { type FieldName, type FieldProblem, FormModel, type Sent } from "#ui/shared/forms/form-model.ts";
import type { UnsavedDesk } from "./world.ts";

/**
 * Why nothing is known to be done, told above a form or beside a button. `unknown`: no answer came, and the provider's
 * state does not show it.
 */
export type SettingProblem =
  | { readonly kind: "unknown" | "refused" | "limitDevices" | "noFactor" }
  | { readonly kind: "locked"; readonly until: Instant | undefined };

export interface SettingFormWork<Form extends object, Value, Code extends string> {
  readonly open: () => Form;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft?: FormDraft | undefined;
  /** Asks before it is left, where no draft keeps what is typed. */
  readonly unsaved?: UnsavedDesk | undefined;
  readonly send: (form: Form, intentId: string) => Promise<Result<Value, SettingsRefusal<Code> | TransportFailure>>;
  /** Reads the provider's state anew: whether it is as the form says; `undefined` where that does not show. */
  readonly verifyApplied: (form: Form) => Promise<boolean | undefined>;
  readonly done: (form: Form) => void;
  /** How a refusal is told: at a field, which must be changed before it is sent again, or above the form. */
  readonly refused: (refusal: SettingsRefusal<Code>) => FieldProblem<Form> | SettingProblem;
}

/** A form in a dialog that is sent once (docs/adr/0028). */
export class SettingForm<Form extends object, Value, Code extends string> {
  readonly form: FormModel<Form>;
  problem: SettingProblem | undefined = undefined;
  readonly #work: SettingFormWork<Form, Value, Code>;

  constructor(work: SettingFormWork<Form, Value, Code>) {
    this.#work = work;
    const { open, idempotencyKeys, draft } = work;
    this.form = new FormModel({ open, idempotencyKeys, draft, send: (form, intentId) => this.send(form, intentId) });
    makeObservable<this, "told">(this, { problem: observableRef, told: action });
  }

  /** Its dialog stands; gives what tells that it no longer does. */
  readonly stand = (): (() => void) | undefined => this.#work.unsaved?.watch(this.form);

  /** Closes its dialog: at once where nothing is lost by it. */
  readonly leave = (close: () => void): void => {
    const { unsaved } = this.#work;
    if (unsaved === undefined) close();
    else unsaved.ask({ leave: close, form: this.form });
  };

  /** Sends it; gives the field to lead to when something is to be mended. */
  readonly submit = (): Promise<FieldName<Form> | undefined> => this.form.submit();

  private async send(form: Form, intentId: string): Promise<Sent<Form>> {
    const { send, verifyApplied, done, refused } = this.#work;
    this.told(undefined);
    const end = await executeWrite<Value, SettingsRefusal<Code>>(formIdempotencyKey(intentId), {
      content: [],
      send: () => send(form, intentId),
      verifyApplied: () => verifyApplied(form),
    });
    switch (end.kind) {
      case "done":
      case "found-done":
        done(form);
        return { kind: "done" };
      case "not-done": {
        const told = end.failure.kind === "settings-refused" ? refused(end.failure) : { kind: "refused" as const };
        if ("field" in told) return { kind: "refused", problems: [told] };
        this.told(told);
        return { kind: "failed", answered: true };
      }
      case "unknown":
        this.told({ kind: "unknown" });
        return { kind: "failed" };
      case "cancelled":
        return { kind: "failed" };
    }
  }

  private told(problem: SettingProblem | undefined): void {
    this.problem = problem;
  }
}
