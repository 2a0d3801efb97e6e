import { observer } from "#ui/shared/observer.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import {
  answerCharactersLeft,
  firstDay,
  type ContactFormField,
  type FormAnswers,
  type OwnDataOffer,
} from "#domain/support/index.ts";
import { AmountField } from "#ui/design-system/forms/amount-field.tsx";
import { DateField } from "#ui/design-system/forms/date-field.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { RadioGroup } from "#ui/design-system/forms/checkbox-field.tsx";
import { SelectField, type SelectFieldProps } from "#ui/design-system/forms/select-field.tsx";
import { TextArea } from "#ui/design-system/forms/text-area.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { bankAccountMask, phoneMask, shortAccountMask } from "#ui/shared/forms/customer-data-masks.ts";
import type { FieldViolation } from "#ui/shared/forms/messages.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { toCalendarDate, dateFieldTexts } from "#ui/shared/calendar/date-field-texts.ts";
import { AttachmentsField, type AttachmentsFieldModel } from "./attachments-field.view.tsx";
import { FieldLabel, FieldMessage, fieldLabelText } from "./field-message.view.tsx";
import { EmailField } from "#ui/shared/email-field/email-field.tsx";
import { t } from "./support.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface FormFieldModel extends AttachmentsFieldModel {
  /** The request is being sent; its fields are read-only. */
  readonly busy: boolean;
  readonly answers: FormAnswers;
  /** Returns what the portal offers as answers to a field; `undefined` if the customer types the answer. */
  offerFor(field: ContactFormField): OwnDataOffer | undefined;
  valueOf(name: string): string;
  violationOf(name: string): FieldViolation | undefined;
  set(name: string, value: string): void;
  leave(name: string): void;
}

export interface FormFieldViewProps {
  readonly id: string;
  readonly field: ContactFormField;
  readonly model: FormFieldModel;
  readonly today: WarsawDate;
  /** True for a form of the portal, whose texts are in the language of the page; others are Polish. */
  readonly isOwnForm: boolean;
  /** "Wysyłamy zgłoszenie": the reason why a field cannot be changed while the form is being sent. */
  readonly sendingLabel: string;
}

/** Maximum number of choices shown as cards; more become a select. */
const MAX_RADIO_OPTIONS = 6;
/** Share of the length limit from which a character counter is shown. */
const COUNTER_THRESHOLD = 0.8;

/** Renders a field by the kind of its answer. */
export const FormFieldView = observer(function FormFieldView({
  id,
  field,
  model,
  today,
  isOwnForm,
  sendingLabel,
}: FormFieldViewProps) {
  const { name, answer, hint, required } = field;
  const violation = model.violationOf(name);
  const value = model.valueOf(name);
  const offer = model.offerFor(field);
  const shared = {
    id,
    label: <FieldLabel field={field} isOwnForm={isOwnForm} />,
    optional: required ? undefined : t("optional"),
    help: hint === undefined ? undefined : <PolishText>{hint}</PolishText>,
    error:
      violation === undefined ? undefined : (
        <FieldMessage field={field} violation={violation} isOwnForm={isOwnForm} isListed={offer !== undefined} />
      ),
  };
  // A text field can be read-only without a reason; other controls need one.
  const locked = { unavailable: model.busy ? <VisuallyHidden>{sendingLabel}</VisuallyHidden> : undefined };
  const text = {
    ...shared,
    value,
    readOnly: model.busy,
    onValue: (typed: string) => model.set(name, typed),
    onBlur: () => model.leave(name),
  };
  switch (answer.kind) {
    case "text": {
      if (offer !== undefined) return <OwnDataField {...text} {...locked} {...offer} />;
      if (answer.lines === "one") return <TextField {...text} />;
      const left = answerCharactersLeft(answer.max, value);
      return (
        <TextArea
          {...text}
          rows={6}
          counter={
            left > answer.max * (1 - COUNTER_THRESHOLD)
              ? undefined
              : { left, label: left < 0 ? t("over", { count: -left }) : t("left", { count: left }) }
          }
        />
      );
    }
    case "choice": {
      if (answer.options.length > MAX_RADIO_OPTIONS) {
        return (
          <SelectField {...shared} {...locked} value={value} onValue={text.onValue} onBlur={text.onBlur}>
            <option value="">{t("choose")}</option>
            {answer.options.map((option) => (
              <option key={option.value} value={option.value} lang="pl">
                {providerText(option.label)}
              </option>
            ))}
          </SelectField>
        );
      }
      const { label, ...group } = shared;
      const options = answer.options.map((option) => ({
        value: option.value,
        label: isOwnForm ? option.label : <PolishText>{option.label}</PolishText>,
      }));
      return (
        <RadioGroup
          {...group}
          {...locked}
          legend={label}
          name={id}
          options={options}
          value={value === "" ? undefined : value}
          onValue={(chosen) => model.set(name, chosen)}
        />
      );
    }
    case "date": {
      const from = firstDay(answer, model.answers);
      const calendar = { labelText: fieldLabelText(field), today: toCalendarDate(today) };
      const bounds = {
        ...(from === undefined ? {} : { min: toCalendarDate(from) }),
        ...(answer.to === undefined ? {} : { max: toCalendarDate(answer.to) }),
      };
      const help = (
        <>
          {shared.help} {t("dateFormat")}
        </>
      );
      return <DateField {...text} {...bounds} {...calendar} help={help} texts={dateFieldTexts()} />;
    }
    case "amount":
      return <AmountField {...text} autoComplete="off" unit={t("currency")} />;
    case "account":
      return (
        <MaskedField
          {...text}
          mask={answer.accounts === "polish" ? bankAccountMask : shortAccountMask}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case "phone":
      return <MaskedField {...text} mask={phoneMask} type="tel" inputMode="tel" autoComplete="tel" />;
    case "email":
      return <EmailField {...text} />;
    case "file":
      return <AttachmentsField {...shared} {...locked} field={field} rules={answer.files} model={model} />;
  }
});

interface OwnDataFieldProps
  extends
    OwnDataOffer,
    Pick<SelectFieldProps, "id" | "label" | "optional" | "help" | "error" | "unavailable" | "onValue" | "onBlur"> {
  readonly value: string;
}

/** Choice of one of the customer's services or invoices. */
function OwnDataField({ kind, options = [], value, ...field }: OwnDataFieldProps) {
  const other = t(`own.other_${kind}`);
  // An answer of a draft is kept although it is not offered any more.
  const isOffered = value === "" || value === other || options.some((option) => option.value === value);
  return (
    <SelectField {...field} value={value}>
      <option value="">{options.length === 0 ? t("own.loading") : t(`own.choose_${kind}`)}</option>
      {!isOffered && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      <option value={other}>{other}</option>
    </SelectField>
  );
}
