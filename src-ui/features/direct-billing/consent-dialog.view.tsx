import { useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { observer } from "#ui/shared/observer.ts";
import { BillingProblemBanner } from "./billing-problem-banner.view.tsx";
import type { DirectBillingPage } from "./direct-billing-page.ts";
import { t } from "./direct-billing.texts.ts";
import type { SettingsDialogsViewState } from "./settings-dialogs.view.tsx";

export interface ConsentDialogProps {
  readonly model: Pick<SettingsDialogsViewState, "problem" | "isSaving" | "confirmConsent" | "close">;
  readonly page: DirectBillingPage;
  readonly change: "give" | "take-back";
}

/** Dialog that gives the consent to charges of other companies, or takes it back and turns their services off. */
export const ConsentDialog = observer(function ConsentDialog({ model, page, change }: ConsentDialogProps) {
  const { limit } = page.billing;
  const active = page.rows.filter(({ service }) => service.state.kind === "ACTIVE");
  const isBlock = change === "take-back";
  const safe = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <ClosableDialog
      name={isBlock ? "subscription-block" : "subscription-consent"}
      size="m"
      role="alertdialog"
      title={t(isBlock ? "block.title" : "give.title")}
      onClose={() => model.close()}
      focusOn={isBlock ? safe : confirm}
      foot={
        <>
          <Button
            saves
            ref={confirm}
            variant={isBlock ? "danger" : "primary"}
            busy={model.isSaving}
            busyLabel={t(isBlock ? "block.busy" : "give.busy")}
            onClick={() => void model.confirmConsent()}
            {...trackedAs("subscription-consent-confirm")}
          >
            {t(isBlock ? "block.confirm" : "give.confirm")}
          </Button>
          <Button ref={safe} onClick={() => model.close()}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="stack">
        {model.problem !== undefined && (
          <BillingProblemBanner attempt={isBlock ? "block" : "give"} problem={model.problem} />
        )}
        {isBlock ? (
          <>
            <p>{t("block.text")}</p>
            <p>
              {active.length > 0
                ? t("block.off", { names: active.map(({ service }) => service.name).join(", ") })
                : t("block.nothing")}
            </p>
            {active.map(
              ({ service: { code, name }, withdrawal }) =>
                withdrawal !== undefined && (
                  <p key={code}>{t("block.withdraw", { name, day: formatDate(withdrawal.lastDay) })}</p>
                ),
            )}
            <p>{t("block.later")}</p>
          </>
        ) : (
          <>
            <p>{t("give.text", { limit: formatMoney(limit.amount) })}</p>
            <p>{t("give.back")}</p>
          </>
        )}
      </div>
    </ClosableDialog>
  );
});
