import type { CallBillingRefusal } from "#domain/finance/call-billing.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { t } from "./billing.texts.ts";

const WORDS = {
  "not-yet": "refused.notYet",
  "wrong-range": "refused.wrongRange",
  unknown: "refused.unknown",
} as const satisfies Record<CallBillingRefusal["code"], string>;

/** Reason why the days are not shown, with advice: choose other days, or retry. */
export function BillingRefusalBanner({
  code,
  onRetry,
}: {
  readonly code: CallBillingRefusal["code"];
  readonly onRetry: () => void;
}) {
  const retry = code === "unknown" && (
    <Button size="s" onClick={onRetry}>
      {t("refused.retry")}
    </Button>
  );
  return (
    <Banner tone="notice" live="status" title={t(WORDS[code])} action={retry}>
      {t(`${WORDS[code]}Text`)}
    </Banner>
  );
}
