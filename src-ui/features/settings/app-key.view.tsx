import { useState } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { groupedKey, type SetupToken } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import { CopyOutcome } from "#ui/shared/copy-outcome.tsx";
import { t } from "./settings.texts.ts";

/** Key of the authenticator app, as a QR code and as text to copy. */
export function AppKey({
  tokenKey: { secret, uri },
  copy,
}: { readonly tokenKey: NonNullable<SetupToken["key"]> } & { readonly copy: (text: string) => Promise<boolean> }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="app-key">
      <div className="app-key__code">
        <QrCode text={uri} label={t("factor.qr")} />
      </div>
      <div className="stack" style={{ "--stack": "var(--space-3)" }}>
        <p tabIndex={-1}>{t("factor.scan")}</p>
        <p className="app-key__open">
          <a className="link-more" href={uri} {...trackedAs("second-factor-open")}>
            {t("factor.openApp")}
          </a>
        </p>
        <p>
          {t("factor.key")}
          <br />
          <code className="app-key__key">{groupedKey(secret)}</code>
        </p>
        <div>
          <Button
            size="s"
            onClick={() => void copy(secret).then(setCopied)}
            {...trackedAs("second-factor-key", "COPY")}
          >
            {t(copied === true ? "copied" : "copy")}
          </Button>
          <CopyOutcome copied={copied} copiedText={t("copied")} />
        </div>
        <p className="muted small">{t("factor.keyNote")}</p>
      </div>
    </div>
  );
}
