import { isValidLimit, minimumLimit, type MonthlyLimit } from "#domain/direct-billing/index.ts";
import { decimalOf, formatMoney } from "#domain/shared-kernel/index.ts";
import { amount, amountOf, violationUnless, type AmountKey, type Rule } from "#domain/validation/index.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";

/** Monthly limit of charges by partners: at least the used amount, at most the operator's maximum (VAL-08). */
export class LimitForm {
  @CheckedWith((form: LimitForm) => rulesFor(LimitForm.limitOf(form))) amount: string;
  readonly #limit: () => MonthlyLimit;

  /** @param limit returns the current limit: the used amount may grow while the form is open */
  constructor(limit: () => MonthlyLimit) {
    this.#limit = limit;
    this.amount = decimalOf(limit().amount).replace(".", ",");
  }

  static limitOf(form: LimitForm): MonthlyLimit {
    return form.#limit();
  }
}

function rulesFor(limit: MonthlyLimit): readonly Rule<string, AmountKey>[] {
  return [amount(limit.max), limitRange(limit)];
}

function limitRange(limit: MonthlyLimit): Rule<string, AmountKey> {
  return (value) => {
    const typed = amountOf(value);
    return violationUnless(typed === undefined || isValidLimit(typed, limit), "amountTooLittle", {
      limit: formatMoney(minimumLimit(limit)),
    });
  };
}
