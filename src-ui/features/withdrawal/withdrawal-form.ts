import { email, maxLength, required } from "#domain/validation/index.ts";
import { Checked } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";

/** Form of a withdrawal: only what identifies the contract and the address of the receipt (WITHDRAW-01). */
export class WithdrawalForm {
  @Persisted @Checked(required, maxLength(120)) name = "";
  @Persisted @Checked(required, maxLength(60)) contractNumber = "";
  @Persisted @Checked(required, email) email = "";
}
