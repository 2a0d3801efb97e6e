import { pathTo } from "#domain/navigation/paths.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./invoices.texts.ts";

/** Where the provider offers it: invoices without paper (EINV-05). The address opens the dialog, from outside too. */
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
