import { loginNameViolations } from "#domain/validation/index.ts";
import type { RuleStatus } from "#ui/shared/rule-list.tsx";
import { t } from "./registration.texts.ts";

/** Returns the rules of a new login and whether each is met after trimming (VAL-02). */
export function loginRules(typed: string): readonly RuleStatus[] {
  const wrong = new Set(loginNameViolations(typed.trim()).map(({ key }) => key));
  return [
    { key: "length", label: t("account.loginLength"), isMet: !wrong.has("loginLength") },
    { key: "digits", label: t("account.loginDigits"), isMet: !wrong.has("loginDigits") },
  ];
}
