import "./rule-list.css";
import { Circle, CircleCheck } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";

/** Rule for the typed text, and if the text meets it. */
export interface RuleStatus {
  readonly key: string;
  readonly label: string;
  readonly isMet: boolean;
}

export interface RuleListProps {
  readonly label: string;
  readonly rules: readonly RuleStatus[];
  /** For example "spełnione". */
  readonly metLabel: string;
  /** For example "brakuje". */
  readonly missingLabel: string;
  /** Polite announcement of the number of met rules. */
  readonly announcement: string;
}

/** Rules for a new login or password, marked as met while the customer types. */
export function RuleList({ label, rules, metLabel, missingLabel, announcement }: RuleListProps) {
  return (
    <>
      <ul className="rules" role="list" aria-label={label}>
        {rules.map((rule) => (
          <li key={rule.key} className={rule.isMet ? "rules__met" : undefined}>
            <Icon of={rule.isMet ? CircleCheck : Circle} size="s" />
            <span>
              {rule.label}
              <VisuallyHidden> ({rule.isMet ? metLabel : missingLabel})</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
