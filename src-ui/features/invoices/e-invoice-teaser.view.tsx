import { pathTo } from "#domain/navigation/paths.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./invoices.texts.ts";

/** Where the provider offers it: invoices without paper. It is turned on among the personal data. */
export function EInvoiceTeaser() {
  return <Banner tone="info" live="none" title={t("eInvoice.title")} action={<LinkButton href={pathTo("personalData")}>{t("eInvoice.open")}</LinkButton>}>{t("eInvoice.text")}</Banner>;
}
