import { AmountField } from "#ui/design-system/forms/amount-field.tsx";
import { CheckboxField, RadioGroup } from "#ui/design-system/forms/checkbox-field.tsx";
import { DateField } from "#ui/design-system/forms/date-field.tsx";
import { FieldGroup } from "#ui/design-system/forms/field-group.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { PasswordField } from "#ui/design-system/forms/password-field.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { Switch } from "#ui/design-system/forms/switch.tsx";
import { TextArea } from "#ui/design-system/forms/text-area.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { landlineMask } from "#ui/shared/forms/customer-data-masks.ts";
import { ReportAttachments } from "./report-attachments.tsx";
import { MobileWithCode } from "./mobile-with-code.tsx";
import { DATE_FIELD_TEXTS } from "./date-field-texts.ts";
import { DESCRIPTION_LENGTH, type ReportValues } from "./report-values.ts";
import type { FormBinding } from "./use-form-model.ts";

const KINDS = [
  { value: "outage", label: "Coś nie działa" },
  { value: "question", label: "Mam pytanie" },
] as const;
const CITIES = ["Gdańsk", "Gdynia", "Łódź", "Poznań", "Sopot", "Wrocław"];
const WAYS = [
  ["sms", "SMS"],
  ["mail", "E-mail"],
] as const;
const TODAY = { year: 2026, month: 11, day: 20 };
const OPTIONAL = "(nieobowiązkowo)";

/** One field of every kind, each bound to the form. */
export function ReportFields({ form }: { readonly form: FormBinding<ReportValues> }) {
  const { model, set, leave, errorOf } = form;
  const {
    kind,
    city,
    device,
    subject,
    description,
    since,
    visit,
    refund,
    ways,
    night,
    email,
    line,
    newPassword,
    repeatedPassword,
    permissions,
  } = model.form;
  const isAgreed = permissions.every(({ state }) => state);
  const left = DESCRIPTION_LENGTH - description.length;
  const toggle = (way: string, on: boolean) => set("ways", on ? [...ways, way] : ways.filter((one) => one !== way));
  return (
    <>
      <RadioGroup
        id="kind"
        legend="O co chodzi"
        name="kind"
        options={KINDS}
        value={KINDS.find(({ value }) => value === kind)?.value}
        onValue={(value) => set("kind", value)}
        error={errorOf("kind")}
      />
      <SelectField
        id="city"
        label="Miasto"
        value={city}
        onValue={(value) => set("city", value)}
        onBlur={leave("city")}
        error={errorOf("city")}
      >
        <option value="">Wybierz</option>
        {CITIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        id="device"
        label="Urządzenie"
        value={device}
        onValue={(value) => set("device", value)}
        onBlur={leave("device")}
        error={errorOf("device")}
      >
        <option value="">Wybierz</option>
        <option value="router">Router</option>
        <option value="decoder">Dekoder</option>
      </SelectField>
      <TextField
        id="subject"
        label="Temat"
        value={subject}
        onValue={(value) => set("subject", value)}
        onBlur={leave("subject")}
        error={errorOf("subject")}
      />
      <TextArea
        id="description"
        label="Opis"
        value={description}
        onValue={(value) => set("description", value)}
        onBlur={leave("description")}
        error={errorOf("description")}
        counter={{ left, label: left < 0 ? `Za dużo o\u00a0${-left}\u00a0zn.` : `Zostało ${left}\u00a0zn.` }}
      />
      <DateField
        id="since"
        label="Od kiedy"
        optional={OPTIONAL}
        texts={DATE_FIELD_TEXTS}
        today={TODAY}
        max={TODAY}
        value={since}
        onValue={(value) => set("since", value)}
        onBlur={leave("since")}
        error={errorOf("since")}
      />
      <DateField
        id="visit"
        label="Dzień wizyty"
        help="Na przykład 30-11-2026"
        texts={DATE_FIELD_TEXTS}
        today={TODAY}
        min={TODAY}
        value={visit}
        onValue={(value) => set("visit", value)}
        onBlur={leave("visit")}
        error={errorOf("visit")}
      />
      <AmountField
        id="refund"
        label="Kwota zwrotu"
        optional={OPTIONAL}
        help="Do 187,43&nbsp;zł"
        unit="zł"
        value={refund}
        onValue={(value) => set("refund", value)}
        onBlur={leave("refund")}
        error={errorOf("refund")}
      />
      <FieldGroup id="ways" legend="Jak odpowiedzieć" error={errorOf("ways")}>
        {WAYS.map(([way, label]) => (
          <CheckboxField key={way} label={label} checked={ways.includes(way)} onValue={(on) => toggle(way, on)} />
        ))}
      </FieldGroup>
      <Switch
        saves={false}
        label="Także w&nbsp;nocy"
        checked={night}
        onValue={(on) => set("night", on)}
        onLabel="tak"
        offLabel="nie"
      />
      <TextField
        id="email"
        label="E-mail"
        inputMode="email"
        autoComplete="email"
        value={email}
        onValue={(value) => set("email", value)}
        onBlur={leave("email")}
        error={errorOf("email")}
      />
      <MobileWithCode form={form} />
      <MaskedField
        id="line"
        label="Telefon stacjonarny"
        optional={OPTIONAL}
        mask={landlineMask}
        inputMode="tel"
        value={line}
        onValue={(value) => set("line", value)}
        onBlur={leave("line")}
        error={errorOf("line")}
      />
      <PasswordField
        id="newPassword"
        label="Nowe hasło"
        autoComplete="new-password"
        showLabel="Pokaż hasło"
        hideLabel="Ukryj hasło"
        value={newPassword}
        onValue={(value) => set("newPassword", value)}
        onBlur={leave("newPassword")}
        error={errorOf("newPassword")}
      />
      <PasswordField
        id="repeatedPassword"
        label="Powtórz hasło"
        autoComplete="new-password"
        showLabel="Pokaż powtórzone hasło"
        hideLabel="Ukryj powtórzone hasło"
        value={repeatedPassword}
        onValue={(value) => set("repeatedPassword", value)}
        onBlur={leave("repeatedPassword")}
        error={errorOf("repeatedPassword")}
      />
      <ReportAttachments />
      <CheckboxField
        id="permissions"
        label="Zgadzam się na wizytę technika"
        checked={isAgreed}
        onValue={(state) => set("permissions", [{ required: true, state }])}
        error={errorOf("permissions")}
      />
    </>
  );
}
