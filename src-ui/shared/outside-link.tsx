import { ExternalLink } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";

/** Keep the icon, which is a block, on the line of the last word at any width. */
const UNBROKEN = { whiteSpace: "nowrap" } as const;
const IN_TEXT = { display: "inline-block", verticalAlign: "text-bottom" } as const;

export interface OutsideLinkProps {
  readonly address: string;
  readonly label: string;
  /** Last word of the label, which stays on one line with the icon. */
  readonly lastWord: string;
}

/** Link that opens a page outside the portal in a new window, and says so. */
export function OutsideLink({ address, label, lastWord }: OutsideLinkProps) {
  return (
    <a href={address} target="_blank" rel="noreferrer noopener">
      {label}{" "}
      <span style={UNBROKEN}>
        {lastWord}{" "}
        <span style={IN_TEXT}>
          <Icon of={ExternalLink} size="s" />
        </span>
      </span>
    </a>
  );
}
