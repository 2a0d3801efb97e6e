import { passwordComplaints, type PasswordKey } from "#domain/validation/index.ts";
import type { KeptRule } from "#ui/shared/rule-list.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.new-password");

/**
 * What a password must keep to, and whether this one does (VAL-01). The set of characters is told of once it is left.
 */
export function passwordRules(password: string): readonly KeptRule[] {
  const wrong = new Set<PasswordKey>(passwordComplaints(password).map(({ key }) => key));
  const rules: readonly KeptRule[] = [
    { key: "length", label: t("rule.length"), kept: !wrong.has("passwordShort") && !wrong.has("passwordLong") },
    { key: "lowercase", label: t("rule.lowercase"), kept: !wrong.has("passwordLowercase") },
    { key: "uppercase", label: t("rule.uppercase"), kept: !wrong.has("passwordUppercase") },
    { key: "number", label: t("rule.number"), kept: !wrong.has("passwordNumber") },
  ];
  return wrong.has("passwordIncorrect")
    ? [...rules, { key: "characters", label: t("rule.characters"), kept: false }]
    : rules;
}
