import { useState } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CopyOutcome } from "#ui/shared/copy-outcome.tsx";
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
  const [copied, setCopied] = useState<boolean>();
  const label = t(copied === true ? "copied" : "copy");
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
      <CopyOutcome copied={copied} copiedText={label} />
    </>
  );
}
