import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { AccountNumber } from "#ui/shared/account-number.tsx";
import { parseTypedAmount } from "#ui/shared/forms/typed-amount.ts";
import { Money } from "#ui/shared/money.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import type { PayoutFormViewState } from "./payout-dialog.view.tsx";
import pl from "./pl.json";

const t = texts(pl, "invoices.payout");

/** Buttons below the review: the order, and the way back to the fields. */
export const PayoutReviewFoot = observer(function PayoutReviewFoot({
  form,
  onOrder,
  onChange,
}: {
  readonly form: PayoutFormViewState;
  readonly onOrder: () => void;
  readonly onChange: () => void;
}) {
  const amount = parseTypedAmount(form.form.amount);
  return (
    <>
      <Button
        saves
        variant="primary"
        busy={form.status === "busy"}
        busyLabel={t("busy")}
        onClick={onOrder}
        {...trackedAs("payout-send")}
      >
        <span>
          {t("order")} {amount !== undefined && <Money amount={amount} />}
        </span>
      </Button>
      <Button onClick={onChange}>{t("change")}</Button>
    </>
  );
});

/** Account and amount as they will be ordered. The money cannot be called back from a wrong account. */
export const PayoutReview = observer(function PayoutReview({ form }: { readonly form: PayoutFormViewState }) {
  const amount = parseTypedAmount(form.form.amount);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t("reviewTitle")}
      </h3>
      <Facts>
        <Fact label={t("account")}>
          <AccountNumber number={form.form.account} />
        </Fact>
        {amount !== undefined && (
          <Fact label={t("amount")}>
            <Money amount={amount} look="price" />
          </Fact>
        )}
      </Facts>
      <p>{t("reviewText")}</p>
    </div>
  );
});
