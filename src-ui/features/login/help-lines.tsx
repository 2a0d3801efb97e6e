import "#ui/design-system/facts.css";
import type { LoginHelpLine } from "./login.view.tsx";

/** Phone numbers with their opening hours. */
export function HelpLines({ of }: { readonly of: readonly LoginHelpLine[] }) {
  return (
    <dl className="facts">
      {of.map((line) => (
        <div key={line.dial}>
          <dt lang="pl">{line.name}</dt>
          <dd>
            <a href={`tel:${line.dial}`}>{line.number}</a> <span className="facts__note">{line.hours}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
