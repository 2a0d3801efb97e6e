import { loginNameViolations } from "#domain/validation/index.ts";
import type { RuleStatus } from "#ui/shared/rule-list.tsx";
import { t } from "./registration.texts.ts";

/** What a new login must keep to, and whether this one does as it is sent: without the blanks around it (VAL-02). */
export function loginRules(typed: string): readonly RuleStatus[] {
  const wrong = new Set(loginNameViolations(typed.trim()).map(({ key }) => key));
  return [
    { key: "length", label: t("account.loginLength"), isMet: !wrong.has("loginLength") },
    { key: "digits", label: t("account.loginDigits"), isMet: !wrong.has("loginDigits") },
  ];
}
