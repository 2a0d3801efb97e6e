import "./review-dialog.css";
import { breakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { observer } from "#ui/shared/observer.ts";
import { entryState, type FinancialEntry } from "#domain/finance/index.ts";
import type { PaymentShare } from "#domain/finance/payment-order.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Choices } from "#ui/design-system/forms/choice-cards.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { overdueText, relativeDay } from "#ui/shared/relative-day.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { entryName, t } from "../invoices.texts.ts";
import pl from "./pl.json";
import { PaymentCaution, type PaymentCautionProps } from "../payment-caution.view.tsx";
import type { PaymentProblem } from "../start-payment-command.ts";
import { StartPaymentProblemBanner } from "./start-payment-problem-banner.view.tsx";

const own = texts(pl, "invoices.review");

export interface ReviewDialogViewState {
  /** `undefined` when the customer has only one account. */
  readonly paidAccount: PaidAccount | undefined;
  readonly lines: readonly PaymentShare[];
  /** True for an own amount, which can be changed. */
  readonly isOwn: boolean;
  readonly sum: Grosze;
  readonly today: WarsawDate;
  readonly scope: "all" | "overdue";
  readonly choices: Readonly<Record<"all" | "overdue", Grosze>> | undefined;
  /** True while a payment is pending: what is left of its entries cannot be paid now (FIN-37). */
  readonly hasPending: boolean;
  choose(scope: "all" | "overdue"): void;
  pay(): void;
  change(): void;
  close(): void;
  /** Leads back to the page that requested the payment; `undefined` when it was opened here. */
  readonly leave?: (() => void) | undefined;
}

/** Account whose entries are paid. */
export interface PaidAccount {
  readonly name: string;
  readonly number: string | undefined;
}

export interface ReviewDialogProps {
  readonly model: ReviewDialogViewState;
  readonly recipient: string;
  readonly caution: PaymentCautionProps;
  readonly busy: boolean;
  /** Reason why the payment page did not open. */
  readonly problem: PaymentProblem | undefined;
}

/** Entries, recipient and sum, before the payment page opens (FIN-05). */
export const ReviewDialog = observer(function ReviewDialog({
  model,
  recipient,
  caution,
  busy,
  problem,
}: ReviewDialogProps) {
  const { lines, sum, choices, paidAccount: account } = model;
  // A running payment continues here.
  const leave = busy ? undefined : model.leave;
  const foot = (
    <>
      <Button
        saves
        variant="pay"
        size="l"
        busy={busy}
        busyLabel={own("pay.busy")}
        onClick={() => model.pay()}
        {...trackedAs("payment-pay")}
      >
        <span>
          {t("due.pay")} <Money amount={sum} />
        </span>
      </Button>
      {model.isOwn ? (
        <Button size="l" onClick={() => model.change()} {...trackedAs("payment-change")}>
          {own("change")}
        </Button>
      ) : (
        <Button size="l" onClick={() => model.close()}>
          {own("back")}
        </Button>
      )}
    </>
  );
  return (
    <ClosableDialog
      name="payment-review"
      size="l"
      title={own("title")}
      onClose={leave ?? (() => model.close())}
      isOpenedWithPage={leave !== undefined}
      foot={foot}
    >
      <div className="stack">
        <StartPaymentProblemBanner problem={problem} />
        <PaymentCaution {...caution} />
        {account !== undefined && (
          <p>
            {own("account")} <strong>{account.name}</strong>
            {account.number !== undefined && `, ${own("number", { number: account.number })}`}
          </p>
        )}
        {choices !== undefined && (
          <Choices
            label={own("scope")}
            name="payment-scope"
            options={[
              { value: "all", label: own(model.hasPending ? "allNow" : "all"), note: formatMoney(choices.all) },
              { value: "overdue", label: own("overdue"), note: formatMoney(choices.overdue) },
            ]}
            value={model.scope}
            onChange={(scope) => model.choose(scope)}
          />
        )}
        <dl className="review">
          {lines.map(({ entry, amount, left }) => (
            <div key={entry.entryId}>
              <dt>
                <strong>{entryName(entry)}</strong> <Deadline entry={entry} today={model.today} />{" "}
                <small>
                  {breakableNumbers(entry.number)}
                  {left !== 0 && (
                    <>
                      , {own("left")} <Money amount={left} />
                    </>
                  )}
                </small>
              </dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
          ))}
          <div className="review__sum">
            <dt>
              <strong>{own("sum")}</strong>{" "}
              <small>
                {own("to")} {providerText(recipient)}
              </small>
            </dt>
            <dd>
              <Money amount={sum} />
            </dd>
          </div>
        </dl>
        <p className="muted small">{own("then")}</p>
      </div>
    </ClosableDialog>
  );
});

/** Due date, or the number of days since it passed. */
function Deadline({ entry, today }: { readonly entry: FinancialEntry; readonly today: WarsawDate }) {
  const { dueDate } = entry;
  if (dueDate === undefined) return null;
  const state = entryState(entry, today);
  const isLate = state.kind === "overdue" || (state.kind === "partly-paid" && state.overdue);
  if (isLate && state.days !== undefined) return <small className="review__late">{overdueText(state.days)}</small>;
  return (
    <small>
      {t("due.deadline")} <FormattedDate date={dueDate} />, {relativeDay(dueDate, today)}
    </small>
  );
}
