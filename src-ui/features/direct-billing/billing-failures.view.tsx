import { observer } from "#ui/shared/observer.ts";
import type { Settlement } from "#domain/direct-billing/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./direct-billing.texts.ts";

/** Actions that failed since the page was opened. The toast of each has announced it. */
export const BillingFailures = observer(function BillingFailures({
  failures,
}: {
  readonly failures: readonly Settlement[];
}) {
  return failures.map(({ code, action, name }) => (
    <Banner key={`${code}-${action}`} tone="bad" live="none" title={t(`notice.settled.${action}.failed`, { name })}>
      {t(`notice.settled.${action}.failedText`)}
    </Banner>
  ));
});
