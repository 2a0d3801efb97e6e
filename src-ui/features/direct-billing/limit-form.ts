import { isValidLimit, minimumLimit, offeredLimits, type MonthlyLimit } from "#domain/direct-billing/index.ts";
import { grosze, type Grosze } from "#domain/shared-kernel/index.ts";
import { violationUnless, type AmountKey, type Rule } from "#domain/validation/index.ts";
import { formatAmount } from "#ui/shared/formats.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import { parseTypedAmount, typedAmount } from "#ui/shared/forms/typed-amount.ts";

/** Choice of another amount than the offered ones. */
export const OTHER_LIMIT = "other";

/** Current limit, and the offered ones. Both may change while the form is open. */
export interface LimitFormDependencies {
  readonly limit: () => MonthlyLimit;
  readonly offered: readonly Grosze[] | undefined;
}

/**
 * Monthly limit of charges by partners: an offered one, or another amount from the used one to the operator's maximum
 * (VAL-08, DB-14).
 */
export class LimitForm {
  /** An offered limit in grosze, or `OTHER_LIMIT`. */
  choice: string;
  @CheckedWith((form: LimitForm) => rulesFor(form)) amount: string;
  readonly #dependencies: LimitFormDependencies;

  constructor(dependencies: LimitFormDependencies) {
    this.#dependencies = dependencies;
    const limit = dependencies.limit();
    const isOffered = offeredLimits(limit, dependencies.offered).includes(limit.amount);
    this.choice = isOffered ? String(limit.amount) : OTHER_LIMIT;
    this.amount = isOffered ? "" : formatAmount(limit.amount);
  }

  static dependenciesOf(form: LimitForm): LimitFormDependencies {
    return form.#dependencies;
  }
}

/** Returns the chosen limit; `undefined` for an amount that cannot be read. */
export function chosenLimit({ choice, amount: typed }: Pick<LimitForm, "choice" | "amount">): Grosze | undefined {
  return choice === OTHER_LIMIT ? parseTypedAmount(typed) : grosze(Number(choice));
}

function rulesFor(form: LimitForm): readonly Rule<string, AmountKey>[] {
  if (form.choice !== OTHER_LIMIT) return [];
  const { limit, offered } = LimitForm.dependenciesOf(form);
  return [typedAmount(limit().max), limitRange(limit(), offered)];
}

function limitRange(limit: MonthlyLimit, offered: readonly Grosze[] | undefined): Rule<string, AmountKey> {
  return (value) => {
    const typed = parseTypedAmount(value);
    return violationUnless(typed === undefined || isValidLimit(typed, limit, offered), "amountTooLittle", {
      limit: minimumLimit(limit),
    });
  };
}
