import type { PayoutRefusal } from "#domain/finance/payout.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { bankAccount, notCollectingAccount, required, type AccountKind } from "#domain/validation/index.ts";
import { formatAmount } from "#ui/shared/formats.ts";
import { CheckedWith } from "#ui/shared/forms/checked.ts";
import type { InvalidField } from "#ui/shared/forms/form-model.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";
import { typedAmount } from "#ui/shared/forms/typed-amount.ts";

/**
 * Validates the account and the amount of a payout: an account of the customer, and at most the available overpayment
 * (VAL-07, VAL-08, VAL-90).
 */
export class PayoutForm {
  @Persisted
  @CheckedWith((form: PayoutForm) => [
    required,
    bankAccount(PayoutForm.kindOf(form)),
    notCollectingAccount(PayoutForm.collectingAccountsOf(form)),
  ])
  account = "";
  @Persisted @CheckedWith((form: PayoutForm) => [required, typedAmount(PayoutForm.limitOf(form))]) amount: string;
  readonly #limit: Grosze;
  readonly #kind: AccountKind;
  readonly #collectingAccounts: () => readonly string[];

  constructor(limit: Grosze, kind: AccountKind, collectingAccounts: () => readonly string[]) {
    this.#limit = limit;
    this.#kind = kind;
    this.#collectingAccounts = collectingAccounts;
    this.amount = formatAmount(limit);
  }

  static limitOf(form: PayoutForm): Grosze {
    return form.#limit;
  }

  static kindOf(form: PayoutForm): AccountKind {
    return form.#kind;
  }

  static collectingAccountsOf(form: PayoutForm): readonly string[] {
    return form.#collectingAccounts();
  }
}

/** Returns the field that the server has refused, with its violation; `undefined` when the refusal names none. */
export function refusedField(code: PayoutRefusal["code"], limit: Grosze): InvalidField<PayoutForm> | undefined {
  switch (code) {
    case "wrong-account":
      return { field: "account", violation: { key: "accountRefused", params: {} } };
    case "too-much":
      return { field: "amount", violation: { key: "amountTooMuch", params: { limit } } };
    case "unknown":
      return undefined;
  }
}
