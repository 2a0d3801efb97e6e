import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { certificateAddress, offlineInvoiceAddress } from "#domain/finance/ksef.ts";
import { Card } from "#ui/design-system/card.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import { t } from "../invoice.texts.ts";
import { KsefLink } from "./ksef-link.view.tsx";

/** The white margin of a code is part of it. Both codes have the same width, on a narrow card that of the card. */
const CODE = { inlineSize: "14rem", maxInlineSize: "100%", margin: 0, display: "grid", gap: "var(--space-2)" };

/** Codes OFFLINE and CERTYFIKAT of an invoice that was issued outside KSeF (INV-11). */
export function KsefOfflineCard({ details, host }: { readonly details: InvoiceDetails; readonly host: string }) {
  const invoice = offlineInvoiceAddress(details, host);
  const certificate = certificateAddress(details, host);
  return (
    <Card title={t("ksef.title")}>
      <div className="stack">
        <p>{t("ksef.offlineText")}</p>
        {invoice !== undefined && <KsefCode address={invoice} name="offline" />}
        {certificate !== undefined && <KsefCode address={certificate} name="certificate" />}
        {(invoice === undefined || certificate === undefined) && <p className="muted">{t("ksef.noCodes")}</p>}
      </div>
    </Card>
  );
}

/** One code with the word that the ministry requires below it, and its address as a link. */
function KsefCode({ address, name }: { readonly address: string; readonly name: "offline" | "certificate" }) {
  return (
    <div>
      <figure style={CODE}>
        <QrCode text={address} label={t(`ksef.${name}Code`)} />
        <figcaption>
          <strong>{t(`ksef.${name}`)}</strong>
        </figcaption>
      </figure>
      <KsefLink address={address} label={t(`ksef.${name}Check`)} />
    </div>
  );
}
