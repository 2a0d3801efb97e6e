import { ExternalLink } from "lucide-react";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { isKsefNumber, ksefAddress } from "#domain/finance/ksef.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import { t } from "../invoice.texts.ts";

export interface KsefCardProps {
  readonly details: InvoiceDetails;
  /** Host of the ministry's verification page. */
  readonly host: string;
}

const CODE = { inlineSize: "12rem", maxInlineSize: "100%" };
const NUMBER = { overflowWrap: "anywhere" } as const;

/** Number of a company's invoice in the KSeF register, with a link and a QR code to verify it. */
export function KsefCard({ details, host }: KsefCardProps) {
  const { ksef } = details;
  const address = ksefAddress(details, host);
  if (ksef === undefined) return null;
  return (
    <Card title={t("ksef.title")}>
      <div className="stack">
        <p>
          {t("ksef.number")}
          <br />
          <strong style={NUMBER}>{ksef.number}</strong>
        </p>
        {!isKsefNumber(ksef.number) && <p className="muted">{t("ksef.oddNumber")}</p>}
        {address !== undefined && (
          <>
            <div style={CODE}>
              <QrCode text={address} label={t("ksef.code")} />
            </div>
            <p>
              <a href={address} target="_blank" rel="noreferrer noopener">
                {t("ksef.check")} <Icon of={ExternalLink} size="s" />
              </a>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
