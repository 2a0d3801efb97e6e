import { RuleList, type RuleStatus } from "#ui/shared/rule-list.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.new-password");

/** Checklist of rules under a field, updated while typing; announces politely how many are met. */
export function RuleChecklist({
  label,
  rules,
  typed,
}: {
  readonly label: string;
  readonly rules: readonly RuleStatus[];
  readonly typed: boolean;
}) {
  const metCount = rules.filter((rule) => rule.isMet).length;
  return (
    <RuleList
      label={label}
      rules={rules}
      metLabel={t("met")}
      missingLabel={t("missing")}
      announcement={typed ? t("metCount", { met: metCount, all: rules.length }) : ""}
    />
  );
}
