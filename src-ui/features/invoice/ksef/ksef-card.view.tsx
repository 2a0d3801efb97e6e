import { Check, Copy } from "lucide-react";
import { useState } from "react";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { isKsefNumber, ksefAddress } from "#domain/finance/ksef.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import { t } from "../invoice.texts.ts";
import { KsefLink } from "./ksef-link.view.tsx";
import { KsefOfflineCard } from "./ksef-offline-card.view.tsx";

export interface KsefCardProps {
  readonly details: InvoiceDetails;
  /** Host of the ministry's verification page. */
  readonly host: string;
  /** Copies to the clipboard; resolves with `false` when the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

const CODE = { inlineSize: "12rem", maxInlineSize: "100%" };
const NUMBER = { overflowWrap: "anywhere" } as const;

/** Number of a company's invoice in the KSeF register, with a link and a QR code to verify it. */
export function KsefCard({ details, host, copy }: KsefCardProps) {
  const { ksef, ksefOffline } = details;
  const address = ksefAddress(details, host);
  if (ksef === undefined) return ksefOffline === undefined ? null : <KsefOfflineCard details={details} host={host} />;
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
            <KsefLink address={address} label={t("ksef.check")} />
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
