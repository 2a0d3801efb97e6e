import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t } from "./e-invoice-status.texts.ts";
import type { EInvoiceStatusViewModel } from "./e-invoice-status.view-model.ts";

export interface EInvoiceStatusCardProps {
  readonly model: EInvoiceStatusViewModel;
  /** Opens the contact data, where the address can be changed. */
  readonly onChangeAddress: () => void;
}

/** "E-faktura włączona" with its address and a way to turn it off; nothing while it is off (EINV-06). */
export const EInvoiceStatusCard = observer(function EInvoiceStatusCard({
  model,
  onChangeAddress,
}: EInvoiceStatusCardProps) {
  useEffect(() => model.start(), [model]);
  const { active } = model;
  if (active === undefined) return null;
  const { email, canChangeAddress } = active;
  return (
    <Card title={t("title")} bareTitle>
      <div className="stack below-title" style={{ "--stack": "var(--space-3)" }}>
        <p>{email === undefined ? t("text") : t("textTo", { email })}</p>
        <div className="cluster">
          {canChangeAddress && (
            <Button aria-haspopup="dialog" onClick={onChangeAddress} {...trackedAs("e-invoice-address")}>
              {t("change")}
            </Button>
          )}
          <Button
            variant="quiet"
            flush={!canChangeAddress}
            aria-haspopup="dialog"
            onClick={model.ask}
            {...trackedAs("e-invoice-off")}
          >
            {t("off")}
            <VisuallyHidden>{t("offOf")}</VisuallyHidden>
          </Button>
        </div>
      </div>
      {model.isAsking && <TurnOffDialog model={model} />}
    </Card>
  );
});

const TurnOffDialog = observer(function TurnOffDialog({ model }: { readonly model: EInvoiceStatusViewModel }) {
  const { busy, problem } = model;
  // Stays open while the request runs, because the customer would not see its outcome.
  const close = busy ? undefined : model.cancel;
  return (
    <ClosableDialog
      name="e-invoice-off"
      size="m"
      title={t("question")}
      onClose={close}
      foot={
        <>
          <Button
            saves
            variant="primary"
            busy={busy}
            busyLabel={t("busy")}
            onClick={() => void model.turnOff()}
            {...trackedAs("e-invoice-off-confirm")}
          >
            {t("confirm")}
          </Button>
          {close !== undefined && <Button onClick={close}>{t("keep")}</Button>}
        </>
      }
    >
      <div className="stack">
        {problem !== undefined && (
          <Banner
            tone={problem === "unknown" ? "notice" : "bad"}
            live="alert"
            title={t(`problem.${problem}`)}
            action={problem === "required" && <LinkButton href={pathTo("agreements")}>{t("toConsents")}</LinkButton>}
          >
            {t(`problem.${problem}Text`)}
          </Banner>
        )}
        <p>{t("consequence")}</p>
      </div>
    </ClosableDialog>
  );
});
