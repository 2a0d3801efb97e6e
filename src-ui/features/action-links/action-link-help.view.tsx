import { Fact, Facts } from "#ui/design-system/facts.tsx";

/** Phone number of a help line and its opening hours. */
export interface ActionLinkHelpLine {
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** Help lines of the operator. */
export function ActionLinkHelpLines({ helpLines }: { readonly helpLines: readonly ActionLinkHelpLine[] }) {
  return (
    <Facts>
      {helpLines.map((line) => (
        <Fact key={line.dial} label={<span lang="pl">{line.name}</span>} note={line.hours}>
          <a className="nowrap" href={`tel:${line.dial}`}>
            {line.number}
          </a>
        </Fact>
      ))}
    </Facts>
  );
}
