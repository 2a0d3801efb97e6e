import { CircleCheck, CircleSlash, Clock } from "lucide-react";
import { observer } from "mobx-react-lite";
import { formatPolishDateTime } from "#domain/shared-kernel/index.ts";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { t } from "./withdrawal.texts.ts";

const LOOKS = {
  accepted: { tone: "good", icon: CircleCheck },
  received: { tone: "info", icon: Clock },
  rejected: { tone: "neutral", icon: CircleSlash },
} as const;

/** Statements of the logged-in customer with their states. Without any there is no list. */
export const OwnWithdrawals = observer(function OwnWithdrawals({
  model,
}: {
  readonly model: { readonly section: AsyncSection<readonly Withdrawal[]> };
}) {
  const { section } = model;
  switch (section.status) {
    case "loading":
      return null;
    case "failed":
      return (
        <FailedSection title={t("ownFailed")} busy={section.retrying} cause={section.cause} onRetry={section.retry} />
      );
    case "ready":
      if (section.value.length === 0 && section.incomplete === undefined) return null;
      return (
        <Card title={t("ownTitle")} bareTitle>
          <IncompleteNotice data={section.incomplete} />
          <Facts>
            {section.value.map(({ contractNumber, number, receivedAt, state }) => (
              <Fact
                key={number}
                label={providerText(t("ownRow", { number: contractNumber }))}
                note={t("ownMeta", { number, moment: formatPolishDateTime(receivedAt) })}
              >
                <Badge {...LOOKS[state]}>{t(`state_${state}`)}</Badge>
              </Fact>
            ))}
          </Facts>
        </Card>
      );
  }
});
