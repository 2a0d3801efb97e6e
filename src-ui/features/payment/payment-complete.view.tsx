import { CircleAlert, CircleCheck, CircleQuestionMark, Clock, Loader, Undo2 } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import type { Grosze, FailureCause } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { Loading, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { Money } from "#ui/shared/money.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { outcomeAnnouncement } from "./outcome-announcement.ts";
import pl from "./pl.json";
import { Receipt, SaveReceipt, type PaymentReceipt } from "./payment-receipt.view.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";

const t = texts(pl, "payment");

/** State of a payment as far as known. */
export type PaymentOutcome =
  | { readonly kind: "loading" }
  | { readonly kind: "processing"; readonly amount: Grosze }
  /** Polling has ended before the bank responded. */
  | { readonly kind: "late"; readonly amount: Grosze }
  | { readonly kind: "confirmed"; readonly amount: Grosze }
  /** Left by the customer: nothing was paid. */
  | { readonly kind: "abandoned"; readonly amount: Grosze }
  /** Rejected: nothing was paid. */
  | { readonly kind: "failed"; readonly amount: Grosze }
  /** The payment does not exist, or the address has no id. */
  | { readonly kind: "unknown" }
  | { readonly kind: "unreachable"; readonly cause: FailureCause };

export interface PaymentCompleteViewState {
  readonly outcome: PaymentOutcome;
  /** Set when the payment is confirmed. */
  readonly receipt: PaymentReceipt | undefined;
  /** Return page, and its kind. */
  readonly back: { readonly href: string; readonly to: "invoices" | "start" | "other" };
  /** Link to repeat a payment that failed. */
  readonly repeatPaymentHref: string;
  /** Link to the details of a transfer for a payment that failed. */
  readonly transferHref: string;
  retry(): void;
  /** Saves the receipt as a text file. */
  save(name: string, text: string): void;
}

/** `/paymentComplete/:page`: result of a payment in one sentence, with one link. */
export const PaymentCompleteView = observer(function PaymentCompleteView({
  model,
}: {
  readonly model: PaymentCompleteViewState;
}) {
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "37.5rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <Card>
          <div className="stack">
            <Outcome model={model} />
          </div>
          <LiveRegion message={outcomeAnnouncement(model.outcome)} />
        </Card>
      </div>
    </div>
  );
});

const Outcome = observer(function Outcome({ model }: { readonly model: PaymentCompleteViewState }) {
  const { outcome } = model;
  switch (outcome.kind) {
    case "loading":
      return (
        <Loading label={t("asking")}>
          <SkeletonLines widths={["2.5rem", "80%", "95%", "9rem"]} />
        </Loading>
      );
    case "processing":
      return (
        <ResultMessage sign={Loader} tone="info" title={t("processing")}>
          <p>
            {t("amount")} <Money amount={outcome.amount} />
          </p>
          <p>{t("processingText")}</p>
        </ResultMessage>
      );
    case "late":
      return (
        <Ended model={model}>
          <ResultMessage sign={Clock} tone="notice" title={t("late")}>
            <p>
              {t("amount")} <Money amount={outcome.amount} />
            </p>
            <p>{t("lateText")}</p>
          </ResultMessage>
        </Ended>
      );
    case "confirmed":
      return (
        <Ended model={model} action={model.receipt && <SaveReceipt model={model} receipt={model.receipt} />}>
          <ResultMessage
            sign={CircleCheck}
            tone="good"
            title={
              <>
                {t("confirmed")} <Money amount={outcome.amount} />.
              </>
            }
          >
            {model.receipt !== undefined && <Receipt receipt={model.receipt} />}
          </ResultMessage>
        </Ended>
      );
    case "abandoned":
      return (
        <Ended model={model} again action={<LinkButton href={model.back.href}>{t(BACK[model.back.to])}</LinkButton>}>
          <ResultMessage sign={Undo2} tone="neutral" title={t("abandoned")}>
            <p>
              {t("amount")} <Money amount={outcome.amount} />
            </p>
            <p>{t("abandonedText")}</p>
          </ResultMessage>
        </Ended>
      );
    case "failed":
      return (
        <Ended model={model} again action={<LinkButton href={model.transferHref}>{t("transfer")}</LinkButton>}>
          <ResultMessage sign={CircleAlert} tone="bad" title={t("failed")}>
            <p>
              {t("amount")} <Money amount={outcome.amount} />
            </p>
            <p>{t("failedText")}</p>
          </ResultMessage>
        </Ended>
      );
    case "unknown":
      return (
        <Ended model={model}>
          <ResultMessage sign={CircleQuestionMark} tone="neutral" title={t("unknown")}>
            <p>{t("unknownText")}</p>
          </ResultMessage>
        </Ended>
      );
    case "unreachable":
      return (
        <FailedSection
          title={t("unreachable")}
          lead={t("unreachableText")}
          level={2}
          busy={false}
          cause={outcome.cause}
          onRetry={() => model.retry()}
        />
      );
  }
});

const BACK = { invoices: "backToInvoices", start: "backToStart", other: "back" } as const;

/** Final result with its link. */
function Ended({
  model,
  again = false,
  action,
  children,
}: {
  readonly model: PaymentCompleteViewState;
  readonly again?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const { href, to } = model.back;
  return (
    <>
      {children}
      <div className="cluster">
        <LinkButton variant="primary" href={again ? model.repeatPaymentHref : href}>
          {again ? t("again") : t(BACK[to])}
        </LinkButton>
        {action}
      </div>
    </>
  );
}
