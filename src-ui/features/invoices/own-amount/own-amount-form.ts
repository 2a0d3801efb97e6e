import type { Grosze, IntentIdPort } from "#domain/shared-kernel/index.ts";
import { amount, required } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/forms/checked.ts";
import { FormModel } from "#ui/forms/form-model.ts";

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
export interface OwnAmountWorld {
  readonly intents: IntentIdPort;
  /** All that is owed now. */
  readonly limit: () => Grosze;
  /** Opens the payment of what was typed; it says itself what becomes of it. */
  readonly pay: (typed: string) => Promise<void>;
}

/** The form of "Inna kwota". A payment that has opened leads away; one that has not leaves the form as it was. */
export function ownAmountForm({ intents, limit, pay }: OwnAmountWorld): FormModel<OwnAmountForm> {
  return new FormModel({
    open: () => new OwnAmountForm(limit()),
    intents,
    send: async (form) => {
      const complaint = amount(limit())(form.amount);
      // less is owed by now than when it was typed
      if (complaint !== "valid") return { kind: "refused", problems: [{ field: "amount", complaint }] };
      await pay(form.amount);
      return { kind: "failed", answered: true };
    },
  });
}
