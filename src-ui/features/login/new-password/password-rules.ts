import { passwordViolations, type PasswordKey } from "#domain/validation/index.ts";
import type { RuleStatus } from "#ui/shared/rule-list.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.new-password");

/**
 * Returns the rules of a password and whether each is met (VAL-01). The rule about characters is listed only when
 * violated.
 */
export function passwordRules(password: string): readonly RuleStatus[] {
  const wrong = new Set<PasswordKey>(passwordViolations(password).map(({ key }) => key));
  const rules: readonly RuleStatus[] = [
    { key: "length", label: t("rule.length"), isMet: !wrong.has("passwordShort") && !wrong.has("passwordLong") },
  ];
  return wrong.has("passwordIncorrect")
    ? [...rules, { key: "characters", label: t("rule.characters"), isMet: false }]
    : rules;
}
