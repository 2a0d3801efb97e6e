import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { persistedValuesOf, withDraft } from "./draft-values.ts";
import type { FormOptions } from "./form-model.ts";

type FormIdempotencyKeyOptions<Form> = Pick<FormOptions<Form>, "open" | "idempotencyKeys" | "content" | "draft">;

/** Idempotency key of a form. With a draft it outlives a reload until the server has responded. */
export class FormIdempotencyKey<Form extends object> {
  readonly #options: FormIdempotencyKeyOptions<Form>;
  readonly #key: IdempotencyKeyIssuer;

  constructor(options: FormIdempotencyKeyOptions<Form>) {
    this.#options = options;
    const { open, idempotencyKeys, draft } = options;
    const sent = draft?.unanswered();
    this.#key = new IdempotencyKeyIssuer(
      idempotencyKeys,
      sent && { id: sent.intentId, content: this.#contentOf(withDraft(open(), sent.values)) },
    );
  }

  /** Returns the key for the current content of the form, and stores both in the draft. */
  keyFor(form: Form): string {
    const intentId = this.#key.keyFor(this.#contentOf(form));
    this.#options.draft?.saveUnanswered({ intentId, values: persistedValuesOf(form) });
    return intentId;
  }

  /** Drops the key when the server has responded. */
  markAnswered(): void {
    this.#key.markAnswered();
    this.#options.draft?.saveUnanswered(undefined);
  }

  /** Drops the key and the draft when the customer starts over. */
  reset(): void {
    this.#key.markAnswered();
    this.#options.draft?.drop();
  }

  #contentOf(form: Form): readonly unknown[] {
    return this.#options.content?.(form) ?? Object.values(form);
  }
}
