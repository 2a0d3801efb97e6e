import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { Money } from "#ui/shared/money.tsx";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { entryName } from "../invoices.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { NotAbandonedReason } from "#domain/finance/use-cases/abandon-open-payment.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { PendingPayment } from "./pending-payments.view-model.ts";

const t = texts(pl, "invoices.under-way");

/** Pending payments with their actions. */
export interface PendingPaymentsViewState {
  /** Set when parts of the payments could not be read. */
  readonly incomplete: IncompleteData | undefined;
  readonly payments: readonly PendingPayment[];
  /** Pending entries whose payment is not among `payments`. */
  readonly untracked: readonly FinancialEntry[];
  readonly busy: string | undefined;
  /** Reason why the last cancellation failed or is uncertain. */
  readonly ended: NotAbandonedReason | undefined;
  resume(one: PendingPayment): void;
  abandon(one: PendingPayment): Promise<void>;
}

/** Up to this number entries are named; more are only counted. */
const MAX_NAMED = 2;

const ENDS = {
  paid: ["good", "paid"],
  failed: ["info", "failed"],
  "with-bank": ["notice", "withBank"],
  refused: ["bad", "refused"],
  gone: ["bad", "gone"],
  unknown: ["bad", "unknown"],
} as const satisfies Record<NotAbandonedReason, readonly [string, string]>;

function AbandonProblemBanner({ end }: { readonly end: NotAbandonedReason }) {
  const [tone, words] = ENDS[end];
  return (
    <Banner tone={tone} live="alert" title={t(words)}>
      {t(`${words}Text`)}
    </Banner>
  );
}

/** Section of the due panel, below the pending amount; empty without pending payments. */
export const PendingPaymentsView = observer(function PendingPaymentsView({
  model,
}: {
  readonly model: PendingPaymentsViewState;
}) {
  const { payments, untracked, ended } = model;
  return (
    <>
      {ended !== undefined && <AbandonProblemBanner end={ended} />}
      <IncompleteNotice data={model.incomplete} />
      {payments.length + untracked.length > 0 && (
        <ul role="list" className="stack" aria-label={t("title")} style={{ "--stack": "var(--space-4)" }}>
          {payments.map((one) => (
            <li key={one.payment.paymentId}>
              <PendingPaymentItem model={model} one={one} />
            </li>
          ))}
          {untracked.map((entry) => (
            <li key={entry.entryId} className="stack" style={{ "--stack": "var(--space-2)" }}>
              {/* Its payment may be of another amount (FIN-32). */}
              <p>{entryName(entry)}</p>
              <p className="small">{t("processing")}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const PendingPaymentItem = observer(function PendingPaymentItem({
  model,
  one,
}: {
  readonly model: PendingPaymentsViewState;
  readonly one: PendingPayment;
}) {
  const { payment, actions } = one;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="stack" style={{ "--stack": "var(--space-2)" }}>
      <p>
        <Money amount={payment.amount} look="price" /> <span className="muted">{namesOf(one)}</span>
      </p>
      {payment.state === "processing" && <p className="small">{t("processing")}</p>}
      <div className="cluster">
        {actions.resumeAt !== undefined && (
          <Button onClick={() => model.resume(one)} {...trackedAs("payment-resume")}>
            {t("resume")}
          </Button>
        )}
        {actions.abandon && (
          <Button
            saves
            variant="quiet"
            busy={model.busy === payment.paymentId}
            busyLabel={t("givingUp")}
            aria-haspopup="dialog"
            onClick={() => setIsAsked(true)}
          >
            {t("giveUp")}
          </Button>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          danger
          dataAttributes={trackedAs("payment-abandon")}
          title={t("giveUpTitle")}
          confirmLabel={t("giveUp")}
          cancelLabel={t("keep")}
          onCancel={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false);
            void model.abandon(one);
          }}
        >
          <p>{t("giveUpText", { sum: formatMoney(payment.amount) })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
});

function namesOf({ entries }: PendingPayment): string {
  const named = entries.slice(0, MAX_NAMED).map(entryName).join(", ");
  return entries.length > MAX_NAMED ? t("andMore", { names: named, count: entries.length - MAX_NAMED }) : named;
}
