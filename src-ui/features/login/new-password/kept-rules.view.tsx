import { RuleList, type KeptRule } from "#ui/shared/rule-list.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.new-password");

/** The rules under a field, ticked off while it is typed; how many are kept is said politely. */
export function KeptRules({
  label,
  rules,
  typed,
}: {
  readonly label: string;
  readonly rules: readonly KeptRule[];
  readonly typed: boolean;
}) {
  const kept = rules.filter((rule) => rule.kept).length;
  return (
    <RuleList
      label={label}
      rules={rules}
      keptLabel={t("kept")}
      missingLabel={t("missing")}
      news={typed ? t("news", { kept, all: rules.length }) : ""}
    />
  );
}
