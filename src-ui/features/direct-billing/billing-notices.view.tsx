import { observer } from "mobx-react-lite";
import { formatMoney } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./direct-billing.texts.ts";
import type { BillingNotice } from "./direct-billing.view-model.ts";

/** Changes since the page was opened, in a live region. */
export const BillingNoticesView = observer(function BillingNoticesView({
  notices,
}: {
  readonly notices: readonly BillingNotice[];
}) {
  return (
    <div aria-live="polite" className="stack">
      {notices.map((notice) => (
        <BillingNoticeBanner
          key={notice.kind === "settled" ? `${notice.code}-${notice.action}` : notice.kind}
          notice={notice}
        />
      ))}
    </div>
  );
});

function BillingNoticeBanner({ notice }: { readonly notice: BillingNotice }) {
  switch (notice.kind) {
    case "limit-saved":
      return <Banner tone="good" live="none" title={t("notice.limit", { amount: formatMoney(notice.amount) })} />;
    // The notice above the services already shows this.
    case "blocked":
      return null;
    case "unblocked":
      return <Banner tone="good" live="none" title={t("notice.unblocked")} />;
    case "settled": {
      const { action, name } = notice;
      if (notice.done) return <Banner tone="good" live="none" title={t(`notice.settled.${action}.done`, { name })} />;
      return (
        <Banner tone="bad" live="none" title={t(`notice.settled.${action}.failed`, { name })}>
          {t(`notice.settled.${action}.failedText`)}
        </Banner>
      );
    }
  }
}
