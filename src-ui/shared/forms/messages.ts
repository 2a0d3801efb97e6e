import type { RuleViolation, RuleKey } from "#domain/validation/index.ts";
import { grosze } from "#domain/shared-kernel/money.ts";
import { warsawDate } from "#domain/shared-kernel/warsaw-calendar.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Field errors that only the server can find. */
export type ServerKey = "accountRefused" | "codeWrong" | "codeExpired" | "loginUsed" | "passwordNow" | "passwordCommon";

/** Messages under a field; a key without a text does not compile. `invalid`: the rule has no message. */
export type MessageKey = RuleKey | ServerKey | "invalid";

/** Error of a field. */
export type FieldViolation = RuleViolation<MessageKey>;

const t = texts(pl, "forms", plurals);

/** Text of a field error. `missing`: text that says what to enter in an empty field. */
export function messageOf({ key, params }: FieldViolation, missing?: string): string {
  if (key === "required" && missing !== undefined) return missing;
  if (key === "passwordShort" && params["count"] === 0) return t("rules.passwordEmpty");
  if (key === "passwordShort" || key === "tooShort" || key === "wrongLength" || key === "phoneLength") {
    return t(`rules.${key}`, { ...params, count: Number(params["count"]) });
  }
  if (key === "amountTooMuch" || key === "amountTooLittle") {
    return t(`rules.${key}`, { limit: formatMoney(grosze(Number(params["limit"]))) });
  }
  const day = warsawDate(String(params["date"]));
  return t(`rules.${key}`, day === undefined ? params : { ...params, date: formatDate(day) });
}
