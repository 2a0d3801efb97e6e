import { Check, Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { isKsefNumber, ksefAddress } from "#domain/finance/ksef.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import { t } from "../invoice.texts.ts";

export interface KsefCardProps {
  readonly details: InvoiceDetails;
  /** Host of the ministry's verification page. */
  readonly host: string;
  /** Copies to the clipboard; resolves with `false` when the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

const CODE = { inlineSize: "12rem", maxInlineSize: "100%" };
/** Keep the icon, which is a block, on the line of the last word at any width. */
const UNBROKEN = { whiteSpace: "nowrap" } as const;
const IN_TEXT = { display: "inline-block", verticalAlign: "text-bottom" } as const;
const NUMBER = { overflowWrap: "anywhere" } as const;

/** Number of a company's invoice in the KSeF register, with a link and a QR code to verify it. */
export function KsefCard({ details, host, copy }: KsefCardProps) {
  const { ksef } = details;
  const address = ksefAddress(details, host);
  if (ksef === undefined) return null;
  return (
    <Card title={t("ksef.title")}>
      <div className="stack">
        <div>
          <p>
            {t("ksef.number")}
            <br />
            <strong style={NUMBER}>{ksef.number}</strong>
          </p>
          <CopyNumber number={ksef.number} copy={copy} />
        </div>
        {!isKsefNumber(ksef.number) && <p className="muted">{t("ksef.oddNumber")}</p>}
        {address !== undefined && (
          <>
            <div style={CODE}>
              <QrCode text={address} label={t("ksef.code")} />
            </div>
            <p>
              <a href={address} target="_blank" rel="noreferrer noopener">
                {t("ksef.check")}{" "}
                <span style={UNBROKEN}>
                  {t("ksef.outside")}{" "}
                  <span style={IN_TEXT}>
                    <Icon of={ExternalLink} size="s" />
                  </span>
                </span>
              </a>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

/** Copies the number, which accountants enter in other systems. */
function CopyNumber({ number, copy }: { readonly number: string; readonly copy: KsefCardProps["copy"] }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        flush
        icon={copied === true ? Check : Copy}
        onClick={() => void copy(number).then(setCopied)}
        {...trackedAs("ksef-number", "COPY")}
      >
        {t("ksef.copy")}
      </Button>
      <p aria-live="polite" className="muted small">
        {copied !== undefined && t(copied ? "ksef.copied" : "ksef.copyFailed")}
      </p>
    </>
  );
}
