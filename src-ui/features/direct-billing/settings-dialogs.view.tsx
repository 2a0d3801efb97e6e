import { observer } from "#ui/shared/observer.ts";
import { useId } from "react";
import {
  minimumLimit,
  servicesEndedByLimit,
  type LimitEnd,
  type OrderFailureReason,
} from "#domain/direct-billing/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ChoiceGroup } from "#ui/design-system/forms/choice-group.tsx";
import { AmountField } from "#ui/design-system/forms/amount-field.tsx";
import { type FieldViolation, messageOf } from "#ui/shared/forms/messages.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { t } from "./direct-billing.texts.ts";
import { ConsentDialog } from "./consent-dialog.view.tsx";
import type { DirectBillingPage } from "./direct-billing-page.ts";
import { OTHER_LIMIT } from "./limit-form.ts";
import { BillingProblemBanner } from "./billing-problem-banner.view.tsx";

type LimitField = "choice" | "amount";

export interface LimitFormViewState {
  readonly form: Readonly<Record<LimitField, string>>;
  readonly busy: boolean;
  violationOf(field: LimitField): FieldViolation | undefined;
  set(field: LimitField, value: string): void;
  leave(field: LimitField): void;
  submit(): Promise<LimitField | undefined>;
}

export interface SettingsDialogsViewState {
  readonly limitForm: LimitFormViewState | undefined;
  readonly offeredLimits: readonly Grosze[];
  /** Services that the limit chosen in the open dialog ends. */
  readonly endedByChosenLimit: readonly LimitEnd[];
  /** Limit that is enough for the order from which the dialog was opened; `undefined` without one. */
  readonly neededLimit: Grosze | undefined;
  readonly consentChange: "give" | "take-back" | undefined;
  readonly isSaving: boolean;
  readonly problem: OrderFailureReason | undefined;
  confirmConsent(): Promise<void>;
  close(): void;
}

interface Props {
  readonly model: SettingsDialogsViewState;
  readonly page: DirectBillingPage;
}

/** The open dialog: limit or consent. */
export const SettingsDialogs = observer(function SettingsDialogs({ model, page }: Props) {
  const { limitForm, consentChange } = model;
  if (limitForm !== undefined) return <LimitDialog model={model} page={page} form={limitForm} />;
  return consentChange === undefined ? null : <ConsentDialog model={model} page={page} change={consentChange} />;
});

interface LimitDialogProps extends Pick<Props, "model"> {
  readonly page: DirectBillingPage;
  readonly form: LimitFormViewState;
}

const LimitDialog = observer(function LimitDialog({ model, page, form }: LimitDialogProps) {
  const formId = useId();
  const violation = form.violationOf("amount");
  const { limit } = page.billing;
  return (
    <ClosableDialog
      name="subscription-limit"
      size="m"
      title={t("limit.dialog")}
      onClose={() => model.close()}
      foot={
        <>
          <Button
            saves
            variant="primary"
            type="submit"
            form={formId}
            busy={form.busy}
            busyLabel={t("limit.busy")}
            {...trackedAs("subscription-limit-save")}
          >
            {t("limit.save")}
          </Button>
          <Button onClick={() => model.close()}>{t("cancel")}</Button>
        </>
      }
    >
      <SubmitForm id={formId} submit={() => form.submit()}>
        {model.problem !== undefined && <BillingProblemBanner attempt="limit" problem={model.problem} />}
        <ChoiceGroup
          legend={t("limit.choice")}
          help={helpOf(limit.used, model.neededLimit)}
          name="choice"
          options={[
            ...model.offeredLimits.map((amount) => ({
              value: String(amount),
              label: formatMoney(amount),
              note: noteOf(amount, page),
            })),
            { value: OTHER_LIMIT, label: t("limit.other") },
          ]}
          value={form.form.choice}
          onValue={(value) => form.set("choice", value)}
        />
        {form.form.choice === OTHER_LIMIT && (
          <AmountField
            label={t("limit.field")}
            name="amount"
            autoComplete="off"
            unit={t("limit.unit")}
            help={t("limit.range", { least: formatMoney(minimumLimit(limit)), max: formatMoney(limit.max) })}
            value={form.form.amount}
            error={violation === undefined ? undefined : messageOf(violation)}
            onValue={(value) => form.set("amount", value)}
            onBlur={() => form.leave("amount")}
          />
        )}
        <div className="stack" role="status">
          {model.endedByChosenLimit.map(({ code, name, day }) => (
            <p key={code}>
              {day === undefined ? t("limit.endsTurnedOn", { name }) : t("limit.ends", { name, day: formatDate(day) })}
            </p>
          ))}
        </div>
      </SubmitForm>
    </ClosableDialog>
  );
});

/** Returns what has been charged, and the limit that is enough for the order. */
function helpOf(used: Grosze, needed: Grosze | undefined): string | undefined {
  const texts = [
    used > 0 ? t("limit.usedNow", { used: formatMoney(used) }) : undefined,
    needed === undefined ? undefined : t("limit.enough", { amount: formatMoney(needed) }),
  ].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(" ");
}

/** Returns what an offered limit stops, and which services it turns off and when; `undefined` for an ordinary one. */
function noteOf(amount: Grosze, { billing, today }: DirectBillingPage): string | undefined {
  const { used } = billing.limit;
  const isUsedUp = amount > 0 ? amount <= used : used > 0;
  const stops = isUsedUp ? t("limit.stops") : amount === 0 ? t("limit.nothing") : undefined;
  const ended = servicesEndedByLimit(billing, today, amount).map(
    ({ name, day }) => `${name} (${day === undefined ? t("limit.beingTurnedOn") : formatDate(day)})`,
  );
  const turnsOff = ended.length === 0 ? undefined : t("limit.turnsOff", { names: ended.join(", ") });
  const texts = [stops, turnsOff].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(" ");
}
