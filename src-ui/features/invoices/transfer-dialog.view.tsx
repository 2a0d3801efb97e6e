import type { FailureCause } from "#domain/shared-kernel/index.ts";
import { Copy } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { t } from "./invoices.texts.ts";
import type { HelpNumber } from "./invoices.view.tsx";
import { PaymentCaution, type PaymentCautionProps } from "./payment-caution.view.tsx";
import { TransferRows } from "./transfer-rows.view.tsx";
import type { TransferDetails, TransferField, TransferLabels } from "./transfer.view-model.ts";

/** Transfer details, and the field that was copied last. */
export interface TransferViewState {
  readonly isOpen: boolean;
  readonly status: "loading" | "failed" | "ready";
  /** True if loading failed because of an error of the portal. */
  readonly cause: FailureCause;
  readonly details: TransferDetails | undefined;
  readonly copied: TransferField | "all" | undefined;
  readonly copyFailed: boolean;
  copy(field: TransferField): Promise<void>;
  copyAll(labels: TransferLabels): Promise<void>;
  retry(): void;
  close(): void;
  /** Leads back to the page that requested the dialog; `undefined` when it was opened here. */
  readonly leave?: (() => void) | undefined;
}

/** Handler of the close button. */
const closeHandlerOf = (model: TransferViewState): (() => void) => model.leave ?? (() => model.close());

const labels = (): TransferLabels => ({
  account: t("transfer.account"),
  recipient: t("transfer.recipient"),
  subject: t("transfer.subject"),
  amount: t("transfer.amount"),
});

/** Fields of a bank transfer, each with a button to copy it (FIN-06). */
export const TransferDialog = observer(function TransferDialog({
  model,
  help,
  caution,
}: {
  readonly model: TransferViewState;
  readonly help: readonly HelpNumber[];
  readonly caution: PaymentCautionProps;
}) {
  const { copied } = model;
  return (
    <ClosableDialog
      name="transfer"
      size="l"
      title={t("transfer.title")}
      onClose={closeHandlerOf(model)}
      isOpenedWithPage={model.leave !== undefined}
      foot={<Foot model={model} />}
    >
      <LiveRegion
        message={copied === undefined ? "" : `${t("transfer.copied")}: ${t(`transfer.copiedName.${copied}`)}`}
      />
      {model.copyFailed && (
        <Banner tone="bad" live="alert" title={t("transfer.copyFailed")}>
          {t("transfer.copyFailedText")}
        </Banner>
      )}
      <PaymentCaution {...caution} />
      <Body model={model} help={help} />
    </ClosableDialog>
  );
});

const Foot = observer(function Foot({ model }: { readonly model: TransferViewState }) {
  return (
    <>
      {model.status === "ready" && (
        <Button
          variant="primary"
          icon={Copy}
          {...trackedAs("transfer-all", "COPY")}
          onClick={() => void model.copyAll(labels())}
        >
          {model.copied === "all" ? t("transfer.copied") : t("transfer.copyAll")}
        </Button>
      )}
      <Button onClick={closeHandlerOf(model)}>{t("transfer.close")}</Button>
    </>
  );
});

const Body = observer(function Body({
  model,
  help,
}: {
  readonly model: TransferViewState;
  readonly help: readonly HelpNumber[];
}) {
  switch (model.status) {
    case "loading":
      return (
        <Loading label={t("transfer.loading")}>
          <SkeletonRows rows={4} />
        </Loading>
      );
    case "failed":
      return (
        <FailedSection title={t("transfer.failed")} busy={false} cause={model.cause} onRetry={() => model.retry()} />
      );
    case "ready":
      return model.details !== undefined && <TransferRows model={model} details={model.details} help={help} />;
  }
});
