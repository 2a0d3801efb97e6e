import type { Grosze, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { amount, required } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { FormModel } from "#ui/shared/forms/form-model.ts";

/** How much to pay: more than nothing, and no more than is owed (VAL-08). */
export class OwnAmountForm {
  @CheckedWith((form: OwnAmountForm) => [required, amount(OwnAmountForm.limitOf(form))]) amount = "";
  readonly #limit: Grosze;

  constructor(limit: Grosze) {
    this.#limit = limit;
  }

  static limitOf(form: OwnAmountForm): Grosze {
    return form.#limit;
  }
}

/** What paying an amount of one's own works with. */
export interface OwnAmountFormDependencies {
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** All that is owed now. */
  readonly limit: () => Grosze;
  /** Goes on with the amount that was typed: it is looked over before anything is sent. */
  readonly reviewAmount: (typed: string) => void;
}

/**
 * The form of "Inna kwota". It sends nothing itself, and stays as it was filled in: whoever comes back from the review
 * can change it.
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
      const complaint = amount(limit())(form.amount);
      // less is owed by now than when it was typed
      if (complaint !== "valid") return { kind: "refused", problems: [{ field: "amount", complaint }] };
      reviewAmount(form.amount);
      return { kind: "taken" };
    },
  });
}
