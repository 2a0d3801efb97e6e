import type { Blockade } from "#domain/account/index.ts";
import { Banner } from "#ui/design-system/index.ts";
import { withoutOrphans } from "#ui/i18n/orphans.ts";
import { t } from "./invoices.texts.ts";

/** The account is on hold: the provider's message, and who collects the debt whenever that is known (PROD-09). */
export function BlockadeBanner({ blockade }: { readonly blockade: Blockade }) {
  const { type, message, debtCollectionCompany: company } = blockade;
  return (
    <Banner tone="bad" live="none" title={t(`blockade.${type}`)}>
      {withoutOrphans(message)}
      {company !== undefined && <> {t("blockade.company", { company })}</>}
    </Banner>
  );
}
