import { pathTo } from "#domain/navigation/paths.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./invoices.texts.ts";

/** Offer of e-invoices (EINV-05). Its link opens the dialog, also from outside the portal. */
export function EInvoiceTeaser() {
  return (
    <Banner
      tone="info"
      live="none"
      title={t("eInvoice.title")}
      action={<LinkButton href={`${pathTo("invoice")}?eInvoice=1`}>{t("eInvoice.open")}</LinkButton>}
    >
      {t("eInvoice.text")}
    </Banner>
  );
}
