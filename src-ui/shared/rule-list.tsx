import "./rule-list.css";
import { Circle, CircleCheck } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";

/** One thing that what is typed must keep to. */
export interface KeptRule {
  readonly key: string;
  readonly label: string;
  readonly kept: boolean;
}

export interface RuleListProps {
  readonly label: string;
  readonly rules: readonly KeptRule[];
  /** "spełnione" */
  readonly keptLabel: string;
  /** "brakuje" */
  readonly missingLabel: string;
  /** Said politely when it changes: how many are kept. */
  readonly news: string;
}

/** What a new login or password must keep to, ticked off while it is typed. */
export function RuleList({ label, rules, keptLabel, missingLabel, news }: RuleListProps) {
  return (
    <>
      <ul className="rules" role="list" aria-label={label}>
        {rules.map((rule) => (
          <li key={rule.key} className={rule.kept ? "rules__kept" : undefined}>
            <Icon of={rule.kept ? CircleCheck : Circle} size="s" />
            <span>
              {rule.label}
              <VisuallyHidden>: {rule.kept ? keptLabel : missingLabel}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}
