import { observer } from "#ui/shared/observer.ts";
import { useId } from "react";
import type { PaymentShare } from "#domain/finance/payment-order.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Facts, Fact } from "#ui/design-system/facts.tsx";
import { AmountField } from "#ui/design-system/forms/amount-field.tsx";
import { type FieldViolation, messageOf } from "#ui/shared/forms/messages.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { Money } from "#ui/shared/money.tsx";
import { entryName } from "../invoices.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "invoices.own-amount");

/** Amount due, and the entries that the typed amount pays. */
export interface OwnAmountDialogViewState {
  readonly limit: Grosze;
  readonly shares: readonly PaymentShare[];
  close(): void;
}

/** Form with the amount. */
export interface OwnAmountFormViewState {
  readonly form: { readonly amount: string };
  violationOf(field: "amount"): FieldViolation | undefined;
  set(field: "amount", value: string): void;
  leave(field: "amount"): void;
  submit(): Promise<"amount" | undefined>;
}

export interface OwnAmountDialogProps {
  readonly model: OwnAmountDialogViewState;
  readonly form: OwnAmountFormViewState;
}

/** "Inna kwota": amount, the entries that it pays, and the step to the review (FIN-05). */
export const OwnAmountDialog = observer(function OwnAmountDialog({ model, form }: OwnAmountDialogProps) {
  const { shares } = model;
  const formId = useId();
  const violation = form.violationOf("amount");
  const foot = (
    <>
      <Button saves={false} variant="primary" type="submit" form={formId} {...trackedAs("own-amount-next")}>
        {t("next")}
      </Button>
      <Button onClick={() => model.close()}>{t("cancel")}</Button>
    </>
  );
  return (
    <ClosableDialog name="own-amount" size="m" title={t("title")} onClose={() => model.close()} foot={foot}>
      <SubmitForm id={formId} submit={() => form.submit()}>
        <p>
          {t("owed")} <Money amount={model.limit} />
        </p>
        <AmountField
          label={t("amount")}
          name="amount"
          autoComplete="off"
          unit={t("unit")}
          value={form.form.amount}
          error={violation === undefined ? undefined : messageOf(violation)}
          onValue={(value) => form.set("amount", value)}
          onBlur={() => form.leave("amount")}
        />
        {shares.length > 0 && <Shares shares={shares} />}
      </SubmitForm>
    </ClosableDialog>
  );
});

/** Shares of the amount, earliest due date first. */
function Shares({ shares }: { readonly shares: readonly PaymentShare[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t("pays")}</h3>
      <Facts>
        {shares.map(({ entry, amount, left }) => (
          <Fact
            key={entry.entryId}
            label={entryName(entry)}
            note={
              left === 0 ? (
                t("whole")
              ) : (
                <>
                  {t("left")} <Money amount={left} />
                </>
              )
            }
          >
            <Money amount={amount} />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
