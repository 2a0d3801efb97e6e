import { Card } from "#ui/design-system/card.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { DeskState } from "./desk-slot.ts";
import { t } from "./services.texts.ts";

interface MobilePlaceProps {
  readonly state: DeskState;
  readonly onRetry: () => void;
}

/** Where a mobile number's settings will stand once their code is there. */
export function MobilePlace({ state, onRetry }: MobilePlaceProps) {
  return (
    <Card title={t("mobile.title")} bareTitle>
      {state === "failed" || state === "again" ? (
        <FailedPart title={t("mobile.failed")} level={3} busy={state === "again"} onRetry={onRetry} />
      ) : (
        <Loading label={t("mobile.loading")}>
          <SkeletonRows rows={3} />
        </Loading>
      )}
    </Card>
  );
}
