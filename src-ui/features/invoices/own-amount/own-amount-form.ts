import type { Grosze, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";
import { typedAmount } from "#ui/shared/forms/typed-amount.ts";

/** Validates the amount: more than zero, at most the amount due (VAL-08). */
export class OwnAmountForm {
  @CheckedWith((form: OwnAmountForm) => [typedAmount(OwnAmountForm.limitOf(form))]) amount = "";
  readonly #limit: Grosze;

  constructor(limit: Grosze) {
    this.#limit = limit;
  }

  static limitOf(form: OwnAmountForm): Grosze {
    return form.#limit;
  }
}

export interface OwnAmountFormDependencies {
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Returns the current amount due. */
  readonly limit: () => Grosze;
  /** Opens the review of the typed amount; nothing is sent before. */
  readonly reviewAmount: (typed: string) => void;
}

/**
 * Creates the form of "Inna kwota". It sends nothing, and keeps its content: the customer can return from the review
 * and change it.
 */
export function createOwnAmountForm({
  idempotencyKeys,
  limit,
  reviewAmount,
}: OwnAmountFormDependencies): FormModel<OwnAmountForm> {
  return new FormModel({
    open: () => new OwnAmountForm(limit()),
    idempotencyKeys,
    send: async (form) => {
      const violation = typedAmount(limit())(form.amount);
      // The amount due may have decreased since the customer typed.
      if (violation !== "valid") return { kind: "refused", invalidFields: [{ field: "amount", violation }] };
      reviewAmount(form.amount);
      return { kind: "handed-over" };
    },
  });
}
