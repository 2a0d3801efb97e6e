import { email, maxLength, required } from "#domain/validation/index.ts";
import { Checked, CheckedWith } from "#ui/shared/forms/checked.ts";
import { Persisted } from "#ui/shared/forms/persisted.ts";

export type AnswerWay = "email" | "letter";

/** Form of a complaint about accessibility: what the act of 26 April 2024 asks for (A11Y-40). */
export class AccessibilityComplaintForm {
  @Persisted @Checked(required, maxLength(250)) subject = "";
  @Persisted @Checked(required, maxLength(4_000)) requirement = "";
  @Persisted @Checked(required, maxLength(4_000)) demand = "";
  @Persisted @Checked(required, maxLength(120)) name = "";
  @Persisted way: AnswerWay = "email";
  @Persisted
  @CheckedWith((form: AccessibilityComplaintForm) => (form.way === "email" ? [required, email] : []))
  email = "";
  @Persisted
  @CheckedWith((form: AccessibilityComplaintForm) => (form.way === "letter" ? [required, maxLength(250)] : []))
  address = "";
}
