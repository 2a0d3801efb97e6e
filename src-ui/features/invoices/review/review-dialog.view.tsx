import { observer } from "mobx-react-lite";
import { entryState, type FinancialEntry } from "#domain/finance/index.ts";
import type { Share } from "#domain/finance/payment-order.ts";
import { formatMoney, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Choices } from "#ui/design-system/forms/choice.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { Day } from "#ui/shared/day.tsx";
import { Money } from "#ui/shared/money.tsx";
import { overdueText, relativeDay } from "#ui/shared/relative-day.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { entryName, t } from "../invoices.texts.ts";
import pl from "./pl.json";
import type { ToldProblem } from "../paying.model.ts";
import { PayingProblemBanner } from "./paying-problem.view.tsx";

const own = texts(pl, "invoices.review");

/** What is looked over before it is paid. */
export interface ReviewDialogModel {
  readonly lines: readonly Share[];
  /** Whether it is an amount of the customer's own, which can be changed. */
  readonly isOwn: boolean;
  readonly sum: Grosze;
  readonly today: WarsawDate;
  readonly scope: "all" | "overdue";
  readonly choices: Readonly<Record<"all" | "overdue", Grosze>> | undefined;
  choose(scope: "all" | "overdue"): void;
  pay(): void;
  change(): void;
  close(): void;
  /** Leads back to the page on which paying was asked for; `undefined` where that is this one, or none. */
  readonly leave?: (() => void) | undefined;
}

export interface ReviewDialogProps {
  readonly model: ReviewDialogModel;
  readonly recipient: string;
  /** Who collects the debt, and is to be asked before it is paid here (PROD-09). */
  readonly askFirst?: string | undefined;
  readonly busy: boolean;
  /** Why the payment page did not open. */
  readonly problem: ToldProblem | undefined;
}

/** What is paid, to whom and how much, before the payment page opens (FIN-05). */
export const ReviewDialog = observer(function ReviewDialog({
  model,
  recipient,
  askFirst,
  busy,
  problem,
}: ReviewDialogProps) {
  const { lines, sum, choices } = model;
  // what is on its way goes on here
  const leave = busy ? undefined : model.leave;
  const foot = (
    <>
      <Button variant="pay" busy={busy} busyLabel={own("pay.busy")} onClick={() => model.pay()}>
        <span>
          {t("due.pay")} <Money amount={sum} />
        </span>
      </Button>
      {model.isOwn ? (
        <Button onClick={() => model.change()}>{own("change")}</Button>
      ) : (
        <Button onClick={() => model.close()}>{own("back")}</Button>
      )}
    </>
  );
  return (
    <ClosableDialog
      name="payment-review"
      size="m"
      title={own("title")}
      onClose={leave ?? (() => model.close())}
      cameWithPage={leave !== undefined}
      foot={foot}
    >
      <div className="stack">
        <PayingProblemBanner problem={problem} />
        {askFirst !== undefined && (
          <Banner tone="notice" live="none" title={own("askFirst", { company: askFirst })}>
            {t("blockade.askFirst")}
          </Banner>
        )}
        {choices !== undefined && (
          <Choices
            label={own("scope")}
            name="payment-scope"
            options={[
              { value: "all", label: own("all"), note: formatMoney(choices.all) },
              { value: "overdue", label: own("overdue"), note: formatMoney(choices.overdue) },
            ]}
            value={model.scope}
            onChange={(scope) => model.choose(scope)}
          />
        )}
        <Facts>
          {lines.map(({ entry, amount, left }) => (
            <Fact
              key={entry.entryId}
              label={
                <>
                  <span>{entryName(entry)}</span> <Deadline entry={entry} today={model.today} />
                </>
              }
              note={
                left === 0 ? (
                  entry.number
                ) : (
                  <>
                    {entry.number}, {own("left")} <Money amount={left} />
                  </>
                )
              }
            >
              <Money amount={amount} />
            </Fact>
          ))}
          <Fact label={<strong>{own("sum")}</strong>} note={`${own("to")} ${recipient}`}>
            <Money amount={sum} look="price" />
          </Fact>
        </Facts>
        <p className="muted small">{own("then")}</p>
      </div>
    </ClosableDialog>
  );
});

/** By when it is to be paid, or for how long it should have been. */
function Deadline({ entry, today }: { readonly entry: FinancialEntry; readonly today: WarsawDate }) {
  const { dueDate } = entry;
  if (dueDate === undefined) return null;
  const state = entryState(entry, today);
  const isLate = state.kind === "overdue" || (state.kind === "partly-paid" && state.overdue);
  if (isLate && state.days !== undefined) return <small className="muted">{overdueText(state.days)}</small>;
  return (
    <small className="muted">
      {t("due.deadline")} <Day date={dueDate} />, {relativeDay(dueDate, today)}
    </small>
  );
}
