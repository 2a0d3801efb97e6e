import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useId, useState } from "react";
import type { Payout } from "#domain/finance/payout.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { AccountKind } from "#domain/validation/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { AmountField } from "#ui/design-system/forms/amount-field.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { bankAccountMask, shortAccountMask } from "#ui/shared/forms/customer-data-masks.ts";
import { type FieldViolation, messageOf } from "#ui/shared/forms/messages.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { Money } from "#ui/shared/money.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { PayoutReview, PayoutReviewFoot } from "./payout-review.view.tsx";
import pl from "./pl.json";

const t = texts(pl, "invoices.payout");

/** Form with the account and the amount. */
export interface PayoutFormViewState {
  readonly form: { readonly account: string; readonly amount: string };
  readonly status: "editing" | "busy" | "done" | "failed";
  violationOf(field: "account" | "amount"): FieldViolation | undefined;
  set(field: "account" | "amount", value: string): void;
  leave(field: "account" | "amount"): void;
  validate(): "account" | "amount" | undefined;
  submit(): Promise<"account" | "amount" | undefined>;
}

/** State of a payout, from the form to its confirmation. */
export interface PayoutDialogViewState {
  readonly form: PayoutFormViewState | undefined;
  readonly left: Grosze | undefined;
  readonly accounts: AccountKind;
  readonly ordered: Payout | undefined;
  readonly problem: "unknown" | "refused" | undefined;
  close(): void;
}

const PROBLEMS = { unknown: "unknown", refused: "refused" } as const;

/** "Wypłata nadpłaty": account and amount, then their review, then the confirmation (FIN-07, FIN-11). */
export const PayoutDialog = observer(function PayoutDialog({ model }: { readonly model: PayoutDialogViewState }) {
  const formId = useId();
  const [isReviewed, setIsReviewed] = useState(false);
  const [refusedField, setRefusedField] = useState<"account" | "amount">();
  const { form, ordered } = model;
  if (form === undefined) return null;
  const isDone = form.status === "done";
  const review = async () => {
    const invalidField = form.validate();
    setIsReviewed(invalidField === undefined);
    setRefusedField(undefined);
    return invalidField;
  };
  const order = async () => {
    const refused = await form.submit();
    if (refused === undefined) return;
    // The fields show why the server refused, and the refused one takes the focus.
    setRefusedField(refused);
    setIsReviewed(false);
  };
  return (
    <ClosableDialog
      name="payout"
      size="m"
      title={t("title")}
      onClose={() => model.close()}
      foot={
        isDone ? (
          <Button onClick={() => model.close()}>{t("close")}</Button>
        ) : isReviewed ? (
          <PayoutReviewFoot form={form} onOrder={() => void order()} onChange={() => setIsReviewed(false)} />
        ) : (
          <>
            <Button saves={false} variant="primary" type="submit" form={formId} {...trackedAs("payout-review")}>
              {t("review")}
            </Button>
            <Button onClick={() => model.close()}>{t("cancel")}</Button>
          </>
        )
      }
    >
      <div aria-live="polite">{isDone && <Confirmed ordered={ordered} />}</div>
      {!isDone && (
        <>
          {model.problem !== undefined && (
            <Banner tone="bad" live="alert" title={t(PROBLEMS[model.problem])}>
              {t(`${PROBLEMS[model.problem]}Text`)}
            </Banner>
          )}
          {isReviewed ? (
            <PayoutReview form={form} />
          ) : (
            <Fields id={formId} model={model} form={form} submit={review} refusedField={refusedField} />
          )}
        </>
      )}
    </ClosableDialog>
  );
});

function Confirmed({ ordered }: { readonly ordered: Payout | undefined }) {
  return (
    <ResultMessage sign={CircleCheck} tone="good" title={t("done")}>
      {ordered !== undefined && (
        <p>
          {t("goes")} <Money amount={ordered.amount} /> {t("to", { end: ordered.accountEnd })}.
          {ordered.arrivesBy !== undefined && ` ${t("arrives", { day: formatDate(ordered.arrivesBy) })}`}
        </p>
      )}
      <p>{t("doneText")}</p>
    </ResultMessage>
  );
}

const Fields = observer(function Fields({
  id,
  model,
  form,
  submit,
  refusedField,
}: {
  readonly id: string;
  readonly model: PayoutDialogViewState;
  readonly form: PayoutFormViewState;
  readonly submit: () => Promise<"account" | "amount" | undefined>;
  readonly refusedField: "account" | "amount" | undefined;
}) {
  const errorOf = (field: "account" | "amount") => {
    const violation = form.violationOf(field);
    return violation === undefined ? undefined : messageOf(violation, t(`missing.${field}`));
  };
  const account = {
    label: t("account"),
    name: "account",
    autoComplete: "off",
    inputMode: "numeric",
    value: form.form.account,
    error: errorOf("account"),
    onValue: (value: string) => form.set("account", value),
    onBlur: () => form.leave("account"),
  } as const;
  return (
    <SubmitForm id={id} submit={submit} refusedField={refusedField}>
      {model.accounts === "polish" ? (
        <MaskedField {...account} mask={bankAccountMask} help={t("accountHelp")} />
      ) : (
        <MaskedField {...account} mask={shortAccountMask} help={t("accountHelpShort")} />
      )}
      <AmountField
        label={t("amount")}
        name="amount"
        autoComplete="off"
        unit={t("unit")}
        help={model.left === undefined ? undefined : t("limit", { limit: formatMoney(model.left) })}
        value={form.form.amount}
        error={errorOf("amount")}
        onValue={(value) => form.set("amount", value)}
        onBlur={() => form.leave("amount")}
      />
    </SubmitForm>
  );
});
