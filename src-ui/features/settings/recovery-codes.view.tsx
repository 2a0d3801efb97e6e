import "./recovery-codes.css";
import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { groupedRecoveryCode } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CopyOutcome } from "#ui/shared/copy-outcome.tsx";
import { t } from "./settings.texts.ts";

/** Ways to keep the codes. */
export interface RecoveryCodesActions {
  readonly copy: (text: string) => Promise<boolean>;
  /** Saves a text file. */
  readonly saveText: (name: string, text: string) => void;
  /** Prints the page; `undefined` inside the operator's app. */
  readonly print: (() => void) | undefined;
}

/** New recovery codes, which are shown once: to copy, save or print (KEY-07). */
export function RecoveryCodes({
  codes,
  actions: { copy, saveText, print },
  takesFocus = false,
}: {
  readonly codes: readonly string[];
  readonly actions: RecoveryCodesActions;
  /** True where the pressed button disappears with the codes. */
  readonly takesFocus?: boolean;
}) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) lead.current?.focus();
  }, [takesFocus]);
  const [copied, setCopied] = useState<boolean>();
  const shown = codes.map(groupedRecoveryCode);
  const text = [t("codes.file"), "", ...shown, ""].join("\n");
  return (
    <div className="stack recovery-codes">
      <p ref={lead} tabIndex={-1}>
        {t("codes.once")}
      </p>
      <ol className="recovery-codes__list">
        {shown.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster recovery-codes__actions">
        <Button
          size="s"
          icon={Copy}
          onClick={() => void copy(text).then(setCopied)}
          {...trackedAs("recovery-codes", "COPY")}
        >
          {t(copied === true ? "copied" : "codes.copy")}
        </Button>
        <Button
          size="s"
          icon={Download}
          onClick={() => saveText(t("codes.fileName"), text)}
          {...trackedAs("recovery-codes-save")}
        >
          {t("codes.download")}
        </Button>
        {print !== undefined && (
          <Button size="s" icon={Printer} onClick={print} {...trackedAs("recovery-codes-print")}>
            {t("codes.print")}
          </Button>
        )}
      </div>
      <CopyOutcome copied={copied} copiedText={t("copied")} />
    </div>
  );
}
