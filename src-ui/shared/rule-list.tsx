import "./rule-list.css";
import { Circle, CircleCheck } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";

/** One thing that what is typed must keep to. */
export interface RuleStatus {
  readonly key: string;
  readonly label: string;
  readonly isMet: boolean;
}

export interface RuleListProps {
  readonly label: string;
  readonly rules: readonly RuleStatus[];
  /** "spełnione" */
  readonly metLabel: string;
  /** "brakuje" */
  readonly missingLabel: string;
  /** Said politely when it changes: how many are kept. */
  readonly announcement: string;
}

/** What a new login or password must keep to, ticked off while it is typed. */
export function RuleList({ label, rules, metLabel, missingLabel, announcement }: RuleListProps) {
  return (
    <>
      <ul className="rules" role="list" aria-label={label}>
        {rules.map((rule) => (
          <li key={rule.key} className={rule.isMet ? "rules__met" : undefined}>
            <Icon of={rule.isMet ? CircleCheck : Circle} size="s" />
            <span>
              {rule.label}
              <VisuallyHidden>: {rule.isMet ? metLabel : missingLabel}</VisuallyHidden>
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
