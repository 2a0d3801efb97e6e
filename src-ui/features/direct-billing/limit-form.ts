import { decimalOf, type Grosze } from "#domain/shared-kernel/index.ts";
import { amount, required } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/forms/checked.ts";

/** How much other companies may charge in a month: no more than the operator allows (VAL-08). */
export class LimitForm {
  @CheckedWith((form: LimitForm) => [required, amount(LimitForm.maxOf(form))]) amount: string;
  readonly #max: Grosze;

  constructor(now: Grosze, max: Grosze) {
    this.#max = max;
    this.amount = decimalOf(now).replace(".", ",");
  }

  static maxOf(form: LimitForm): Grosze {
    return form.#max;
  }
}
