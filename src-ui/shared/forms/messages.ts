import type { RuleViolation, RuleKey } from "#domain/validation/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** What only the provider knows to be wrong with a field. */
export type ServerKey = "codeWrong" | "codeExpired" | "loginUsed" | "passwordNow";

/** Everything that may stand under a field; a key without a message does not compile. `invalid`: no rule says more. */
export type MessageKey = RuleKey | ServerKey | "invalid";

/** What stands under a field. */
export type FieldComplaint = RuleViolation<MessageKey>;

const t = texts(pl, "forms", polishPlurals);

/** The message under a field, in Polish. */
export function messageOf({ key, params }: FieldComplaint): string {
  if (key === "passwordShort" || key === "tooShort" || key === "wrongLength" || key === "phoneLength") {
    return t(`field.${key}`, { ...params, count: Number(params["count"]) });
  }
  return t(`field.${key}`, params);
}
