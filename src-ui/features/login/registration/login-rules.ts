import { loginNameComplaints } from "#domain/validation/index.ts";
import type { KeptRule } from "#ui/shared/rule-list.tsx";
import { t } from "./registration.texts.ts";

/** What a new login must keep to, and whether this one does as it is sent: without the blanks around it (VAL-02). */
export function loginRules(typed: string): readonly KeptRule[] {
  const wrong = new Set(loginNameComplaints(typed.trim()).map(({ key }) => key));
  return [
    { key: "length", label: t("account.loginLength"), kept: !wrong.has("loginLength") },
    { key: "digits", label: t("account.loginDigits"), kept: !wrong.has("loginDigits") },
  ];
}
