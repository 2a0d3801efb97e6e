import { Download } from "lucide-react";
import type { Grosze, Instant, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { PendingSums } from "#domain/finance/pending-sums.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatDate, formatDateTime, formatMoney } from "#ui/shared/formats.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Money } from "#ui/shared/money.tsx";
import { PendingRestView } from "#ui/shared/pending-rest/pending-rest.view.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "payment");

/** Confirmed payment as the customer keeps it (FIN-10). */
export interface PaymentReceipt {
  readonly amount: Grosze;
  readonly paymentId: string;
  readonly finishedAt: Instant | undefined;
  /** Numbers of the paid entries; empty until the account has been read again. */
  readonly entryNumbers: readonly string[];
  /** Amount that is still due; `undefined` until the account has been read again. */
  readonly left: AmountLeft | undefined;
}

/** Amount that is due after a payment. */
export interface AmountLeft {
  readonly amount: Grosze;
  /** Part of the amount whose day of payment has passed. */
  readonly overdue: Grosze;
  readonly nextDue: WarsawDate | undefined;
  /** Sums of other payments that are pending; `undefined` without any. */
  readonly pending?: PendingSums | undefined;
}

/** Invoices, day and number of a confirmed payment, and the amount that is still due. */
export function Receipt({ receipt }: { readonly receipt: PaymentReceipt }) {
  const { left } = receipt;
  return (
    <>
      <Facts>
        {factsOf(receipt).map(([label, value]) => (
          <Fact key={label} label={label}>
            {providerText(value)}
          </Fact>
        ))}
      </Facts>
      {left !== undefined && <Left left={left} />}
    </>
  );
}

/** Amount to pay, with what is left after other pending payments (FIN-37). */
function Left({ left }: { readonly left: AmountLeft }) {
  const { amount, pending } = left;
  const hasRest = pending?.areAmountsKnown === true && pending.later > 0;
  const rest = hasRest && <PendingRestView sums={pending} isAddition={amount > 0} />;
  if (amount === 0 && pending === undefined) return <p>{t("nothingLeft")}</p>;
  if (amount === 0) return hasRest ? <p>{rest}</p> : null;
  return (
    <p>
      {t("left")} <Money amount={amount} />
      {termsOf(left)}. {rest}
    </p>
  );
}

/** Says which part is overdue, and when the rest is due. */
function termsOf({ amount, overdue, nextDue }: AmountLeft): string {
  if (overdue >= amount) return t("allOverdue");
  const day = nextDue === undefined ? undefined : formatDate(nextDue);
  if (overdue === 0) return day === undefined ? "" : t("nextDue", { day });
  const part = t("overdue", { sum: formatMoney(overdue) });
  return day === undefined ? part : part + t("restDue", { day });
}

/** Button that saves the receipt as a text file. */
export function SaveReceipt({
  model,
  receipt,
}: {
  readonly model: { save(name: string, text: string): void };
  readonly receipt: PaymentReceipt;
}) {
  const lines = [[t("receipt"), formatMoney(receipt.amount)] as const, ...factsOf(receipt)];
  return (
    <Button
      icon={Download}
      onClick={() =>
        model.save(
          `${t("receiptFile")}-${receipt.paymentId}.txt`,
          `\ufeff${lines.map(([label, value]) => `${label}: ${value}\r\n`).join("")}`,
        )
      }
      {...trackedAs("payment-receipt")}
    >
      {t("save")}
    </Button>
  );
}

function factsOf({ entryNumbers, finishedAt, paymentId }: PaymentReceipt): readonly (readonly [string, string])[] {
  return [
    ...(entryNumbers.length === 0 ? [] : [[t("for"), entryNumbers.join(", ")] as const]),
    ...(finishedAt === undefined ? [] : [[t("when"), formatDateTime(finishedAt)] as const]),
    [t("number"), paymentId],
  ];
}
