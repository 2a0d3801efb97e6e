import { observer } from "#ui/shared/observer.ts";
import { MAX_BILLING_RANGE_DAYS, type BillingAvailability } from "#domain/finance/billing-range.ts";
import { warsawMonth, type WarsawDate, type WarsawMonth } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { DateField } from "#ui/design-system/forms/date-field.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { type FieldViolation, messageOf } from "#ui/shared/forms/messages.ts";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { toCalendarDate, dateFieldTexts } from "#ui/shared/calendar/date-field-texts.ts";
import { t } from "./billing.texts.ts";

/** Form with the first and the last day. */
export interface RangeFormViewState {
  readonly form: { readonly from: string; readonly to: string };
  violationOf(field: "from" | "to"): FieldViolation | undefined;
  set(field: "from" | "to", value: string): void;
  leave(field: "from" | "to"): void;
  submit(): Promise<"from" | "to" | undefined>;
}

/** Days that can be chosen. */
export interface RangeCardViewState {
  readonly today: WarsawDate;
  readonly availability: BillingAvailability;
  readonly months: readonly WarsawMonth[];
  readonly month: WarsawMonth | undefined;
  chooseMonth(month: WarsawMonth): void;
}

const OTHER_DAYS = "";
const FIELDS = ["from", "to"] as const;

/** Selects a month, or a range of at most 31 days (FIN-08, VAL-10). */
export const RangeCard = observer(function RangeCard({
  model,
  form,
}: {
  readonly model: RangeCardViewState;
  readonly form: RangeFormViewState;
}) {
  const { first, last } = model.availability;
  const bounds = {
    today: toCalendarDate(model.today),
    min: toCalendarDate(first),
    ...(last === undefined ? {} : { max: toCalendarDate(last) }),
  };
  const chooseMonth = (value: string) => {
    const month = warsawMonth(value);
    if (month !== undefined) model.chooseMonth(month);
  };
  return (
    <Card title={t("range.title")} kind="stack">
      <SubmitForm className="cluster" style={{ alignItems: "end" }} submit={() => form.submit()}>
        <SelectField label={t("range.month")} value={model.month ?? OTHER_DAYS} onValue={chooseMonth}>
          {model.month === undefined && <option value={OTHER_DAYS}>{t("range.other")}</option>}
          {model.months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(month)}
            </option>
          ))}
        </SelectField>
        {FIELDS.map((name) => {
          const violation = form.violationOf(name);
          return (
            <DateField
              key={name}
              name={name}
              label={t(`range.${name}`)}
              texts={dateFieldTexts()}
              {...bounds}
              value={form.form[name]}
              error={violation === undefined ? undefined : messageOf(violation, t("range.missing"))}
              onValue={(value) => form.set(name, value)}
              onBlur={() => form.leave(name)}
            />
          );
        })}
        <Button saves={false} type="submit" {...trackedAs("billing-range")}>
          {t("range.show")}
        </Button>
      </SubmitForm>
      <p className="muted small">{t("range.help", { count: MAX_BILLING_RANGE_DAYS })}</p>
    </Card>
  );
});
