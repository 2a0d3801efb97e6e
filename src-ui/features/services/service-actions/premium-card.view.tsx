import { observer } from "#ui/shared/observer.ts";
import { premiumBlocks, type PremiumBlock, type PremiumNumbers } from "#domain/products/premium-numbers.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { Money } from "#ui/shared/money.tsx";
import { t } from "../services.texts.ts";
import type { PremiumNumbersViewModel } from "./premium-numbers.view-model.ts";

interface PremiumCardProps {
  readonly model: Pick<PremiumNumbersViewModel, "section">;
  readonly onOpen: () => void;
}

/** Threshold, use and blocks of premium numbers (PREMIUM-01). */
export const PremiumCard = observer(function PremiumCard({ model, onOpen }: PremiumCardProps) {
  const { section } = model;
  switch (section.status) {
    case "loading":
      return (
        <Card title={t("premium.title")} bareTitle>
          <LoadingSection onRetry={section.retry} label={t("premium.loading")}>
            <SkeletonRows rows={3} />
          </LoadingSection>
        </Card>
      );
    case "failed":
      return (
        <Card title={t("premium.title")} bareTitle>
          <FailedSection
            title={t("premium.failed")}
            level={3}
            busy={section.retrying}
            cause={section.cause}
            onRetry={section.retry}
          />
        </Card>
      );
    case "ready":
      return <ReadyCard numbers={section.value} onOpen={onOpen} />;
  }
});

function blockText(block: PremiumBlock): string {
  switch (block) {
    case undefined:
      return t("premium.open");
    case "by-customer":
      return t("premium.blocked");
    case "by-limit":
      return t("premium.blockedByLimit");
    case "limit-used":
      return t("premium.limitUsed");
  }
}

function ReadyCard({ numbers, onOpen }: { readonly numbers: PremiumNumbers; readonly onOpen: () => void }) {
  const { limit, used, isDefault } = numbers;
  const { calls, messages } = premiumBlocks(numbers);
  return (
    <Card title={t("premium.title")} bareTitle>
      <div className="stack below-title" style={{ "--stack": "var(--space-3)" }}>
        <p className="muted">{t("premium.text")}</p>
        <Facts>
          <Fact label={t("premium.limit")} note={isDefault ? t("premium.default") : undefined}>
            <Money amount={limit} />
          </Fact>
          <Fact label={t("premium.used")}>
            <Money amount={used} />
          </Fact>
          <Fact label={t("premium.calls")}>{blockText(calls)}</Fact>
          <Fact label={t("premium.messages")}>{blockText(messages)}</Fact>
        </Facts>
        <Button block aria-haspopup="dialog" onClick={onOpen} {...trackedAs("premium-numbers")}>
          {t("premium.change")}
        </Button>
      </div>
    </Card>
  );
}
