import { isValidLimit, minimumLimit, type MonthlyLimit } from "#domain/direct-billing/index.ts";
import { decimalOf, formatMoney } from "#domain/shared-kernel/index.ts";
import { amount, amountOf, required, violationUnless, type AmountKey, type Rule } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";

/**
 * How much other companies may charge in a month: no less than they do already, no more than the operator allows
 * (VAL-08).
 */
export class LimitForm {
  @CheckedWith((form: LimitForm) => rulesFor(LimitForm.limitOf(form))) amount: string;
  readonly #limit: () => MonthlyLimit;

  /** @param limit as it is known by now: what is used may grow while the form is open */
  constructor(limit: () => MonthlyLimit) {
    this.#limit = limit;
    this.amount = decimalOf(limit().amount).replace(".", ",");
  }

  static limitOf(form: LimitForm): MonthlyLimit {
    return form.#limit();
  }
}

function rulesFor(limit: MonthlyLimit): readonly Rule<string, AmountKey | "required">[] {
  return [required, amount(limit.max), limitRange(limit)];
}

function limitRange(limit: MonthlyLimit): Rule<string, AmountKey> {
  return (value) => {
    const typed = amountOf(value);
    return violationUnless(typed === undefined || isValidLimit(typed, limit), "amountTooLittle", {
      limit: formatMoney(minimumLimit(limit)),
    });
  };
}
