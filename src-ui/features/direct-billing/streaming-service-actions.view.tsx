import { observer } from "#ui/shared/observer.ts";
import { requiresConsent, type BillingAction } from "#domain/direct-billing/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { t } from "./direct-billing.texts.ts";
import type { StreamingServiceRow } from "./direct-billing-page.ts";

export interface StreamingServiceActionsProps {
  readonly row: StreamingServiceRow;
  readonly onOrder: (action: BillingAction) => void;
  /** Stretches the buttons to the full width, one below the other. */
  readonly block?: boolean | undefined;
}

/** Actions of a service. The first button stays one element in every state because it holds the focus. */
export const StreamingServiceActions = observer(function StreamingServiceActions({
  row,
  onOrder,
  block,
}: StreamingServiceActionsProps) {
  const {
    service: { state, name },
    actions,
    isBlocked,
  } = row;
  const [first, ...others] = actions;
  if (state.kind === "PENDING") {
    return (
      <Button key="first" block={block} unavailable={<VisuallyHidden>{t("pendingWhy")}</VisuallyHidden>}>
        {t(`pendingButton.${state.action}`)}
      </Button>
    );
  }
  if (first === undefined) return null;
  const props = (action: BillingAction) => ({
    block,
    "aria-haspopup": "dialog" as const,
    "aria-label": t(`doFor.${action}`, { name }),
    // The page explains the missing consent beside the service or above it.
    unavailable:
      isBlocked && requiresConsent(action) ? <VisuallyHidden>{t("needsConsent")}</VisuallyHidden> : undefined,
    onClick: () => onOrder(action),
    ...trackedAs(`subscription-${action}`),
  });
  return (
    <>
      <Button key="first" {...props(first)}>
        {t(`do.${first}`)}
      </Button>
      {others.map((action) => (
        <Button key={action} variant="quiet" {...props(action)}>
          {t(`do.${action}`)}
        </Button>
      ))}
    </>
  );
});
