import { useState } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { t } from "./personal-data.texts.ts";

/** Copies to the clipboard. Resolves with true if it worked. */
export type CopyText = (text: string) => Promise<boolean>;

/** Copies a number of the account and announces the result. */
export function CopyButton({
  what,
  text,
  copy,
}: {
  readonly what: "account" | "bank";
  readonly text: string;
  readonly copy: CopyText;
}) {
  const [isCopied, setCopied] = useState(false);
  const label = t(isCopied ? "copied" : "copy");
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-label={`${label}: ${t(`copyOf.${what}`)}`}
        onClick={() => void copy(text).then(setCopied)}
        {...trackedAs("personal-copy")}
      >
        {label}
      </Button>
      <LiveRegion message={isCopied ? label : ""} />
    </>
  );
}
