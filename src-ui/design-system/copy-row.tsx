import "./rows.css";
import "./copy-row.css";
import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface CopyRowProps {
  readonly label: ReactNode;
  /** Copied value as displayed. */
  readonly children: ReactNode;
  /** "Kopiuj", or "Skopiowano" after copying. */
  readonly buttonLabel: string;
  /** Name of the value, read after the button's label: "numer rachunku". */
  readonly copiedName: string;
  readonly copied: boolean;
  /** `data-` attributes of the button, for example for analytics. */
  readonly dataAttributes?: Readonly<Record<`data-${string}`, string>> | undefined;
  readonly onCopy: () => void;
}

/** Value with a button that copies it. Use inside `<dl className="rows copy-rows">`. */
export function CopyRow({ label, children, buttonLabel, copiedName, copied, dataAttributes, onCopy }: CopyRowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className="act">
        <Button
          variant="quiet"
          size="s"
          icon={copied ? Check : Copy}
          {...dataAttributes}
          aria-label={`${buttonLabel}: ${copiedName}`}
          onClick={onCopy}
        >
          {buttonLabel}
        </Button>
      </dd>
    </div>
  );
}
