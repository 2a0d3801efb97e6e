import { observer } from "mobx-react-lite";
import { formatMoney } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./direct-billing.texts.ts";
import type { BillingNews } from "./direct-billing.model.ts";

/** What has happened since the page was opened, in a place that a screen reader listens to. */
export const BillingNewsView = observer(function BillingNewsView({ news }: { readonly news: readonly BillingNews[] }) {
  return (
    <div aria-live="polite" className="stack">
      {news.map((one) => (
        <News key={one.kind === "settled" ? `${one.code}-${one.action}` : one.kind} news={one} />
      ))}
    </div>
  );
});

function News({ news }: { readonly news: BillingNews }) {
  switch (news.kind) {
    case "limit-saved":
      return <Banner tone="good" live="none" title={t("news.limit", { amount: formatMoney(news.amount) })} />;
    // told by the notice that stands above the services from then on
    case "blocked":
      return null;
    case "unblocked":
      return <Banner tone="good" live="none" title={t("news.unblocked")} />;
    case "settled": {
      const { action, name } = news;
      if (news.done) return <Banner tone="good" live="none" title={t(`news.settled.${action}.done`, { name })} />;
      return (
        <Banner tone="bad" live="none" title={t(`news.settled.${action}.failed`, { name })}>
          {t(`news.settled.${action}.failedText`)}
        </Banner>
      );
    }
  }
}
