import "./rows.css";
import "./copy-row.css";
import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface CopyRowProps {
  readonly label: ReactNode;
  /** What is copied, as it is read. */
  readonly children: ReactNode;
  /** "Kopiuj", and "Skopiowano" once it is. */
  readonly buttonLabel: string;
  /** What is copied, said after the button's label: "numer rachunku". */
  readonly copiedName: string;
  readonly copied: boolean;
  /** `data-` attributes of the button, such as a name to track it by. */
  readonly dataAttributes?: Readonly<Record<`data-${string}`, string>> | undefined;
  readonly onCopy: () => void;
}

/**
 * A value that is needed elsewhere, and the button that takes it along. Stands in a `<dl className="rows copy-rows">`.
 */
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
