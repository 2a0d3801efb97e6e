import { ExternalLink } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { t } from "../invoice.texts.ts";

/** Keep the icon, which is a block, on the line of the last word at any width. */
const UNBROKEN = { whiteSpace: "nowrap" } as const;
const IN_TEXT = { display: "inline-block", verticalAlign: "text-bottom" } as const;

/** Link to the ministry's verification page, outside the portal. */
export function KsefLink({ address, label }: { readonly address: string; readonly label: string }) {
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer noopener">
        {label}{" "}
        <span style={UNBROKEN}>
          {t("ksef.outside")}{" "}
          <span style={IN_TEXT}>
            <Icon of={ExternalLink} size="s" />
          </span>
        </span>
      </a>
    </p>
  );
}
