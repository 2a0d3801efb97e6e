import { useState } from "react";
import { Router, Smartphone } from "lucide-react";
import { CheckboxField, RadioGroup } from "#ui/design-system/forms/checkbox-field.tsx";
import { ChoiceGroup } from "#ui/design-system/forms/choice-group.tsx";
import { FieldGroup } from "#ui/design-system/forms/field-group.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { Switch } from "#ui/design-system/forms/switch.tsx";
import type { Story } from "../story.ts";

const WAYS = [
  { value: "sms", label: "Kod SMS-em", note: "Na numer ••• ••• 567" },
  { value: "mail", label: "Kod e-mailem" },
] as const;
const ROUTERS = [
  { value: "home", label: "Router w\u00a0domu", note: "ul. gen. Władysława Andersa 14", icon: Router },
  { value: "phone", label: "Internet w\u00a0telefonie", icon: Smartphone },
] as const;

function Ways({ name, error, locked }: { readonly name: string; readonly error?: string; readonly locked?: string }) {
  const [value, setValue] = useState<"sms" | "mail" | undefined>(error === undefined ? "sms" : undefined);
  return (
    <RadioGroup
      legend="Jak wysłać kod"
      name={name}
      options={WAYS}
      value={value}
      onValue={setValue}
      error={error}
      unavailable={locked}
    />
  );
}

function Routers() {
  const [value, setValue] = useState<"home" | "phone">("home");
  return <ChoiceGroup legend="Które urządzenie" name="router" options={ROUTERS} value={value} onValue={setValue} />;
}

function Guests({ busy = false, locked }: { readonly busy?: boolean; readonly locked?: string }) {
  const [on, setOn] = useState(true);
  return (
    <Switch
      saves={false}
      label="Sieć dla gości"
      note="Goście nie zobaczą twoich urządzeń."
      checked={on}
      onValue={setOn}
      onLabel="włączona"
      offLabel="wyłączona"
      busy={busy}
      unavailable={locked}
    />
  );
}

export const story: Story = {
  title: "Wybór",
  group: "forms",
  note: "Najpierw to, co ma przeglądarka: pole wyboru, przełącznik, lista.",
  states: [
    {
      key: "checks",
      name: "Pola wyboru",
      show: () => (
        <FieldGroup legend="Kontakt w&nbsp;sprawie nowych ofert" help="Zgodę możesz cofnąć w&nbsp;każdej chwili.">
          <CheckboxField label="Zgadzam się na e-maile z&nbsp;ofertami" defaultChecked />
          <CheckboxField
            label="Zgadzam się na telefony i&nbsp;SMS-y z&nbsp;ofertami"
            note="Zadzwonimy najwyżej raz w&nbsp;miesiącu."
          />
          <CheckboxField label="Akceptuję regulamin" error="Zaznacz, żeby wysłać zgłoszenie" />
          <CheckboxField
            label="Zapamiętaj to urządzenie"
            defaultChecked
            unavailable="Masz już pięć zaufanych urządzeń."
          />
        </FieldGroup>
      ),
    },
    {
      key: "radios",
      name: "Jedno z\u00a0kilku",
      show: () => (
        <div className="halves">
          <Ways name="ways" />
          <Ways name="ways-error" error="Wybierz, jak wysłać kod" />
          <Ways name="ways-locked" locked="Kod jest już w&nbsp;drodze." />
        </div>
      ),
    },
    { key: "cards", name: "Karty", show: Routers },
    {
      key: "switch",
      name: "Przełącznik",
      show: () => (
        <div className="halves">
          <Guests />
          <Guests busy />
          <Guests locked="Zmieniamy ustawienia routera." />
        </div>
      ),
    },
    {
      key: "select",
      name: "Lista przeglądarki",
      show: () => (
        <div className="halves">
          <SelectField label="Temat" optional="(nieobowiązkowo)" defaultValue="help">
            <option value="help">Pomoc techniczna</option>
            <option value="bill">Faktury</option>
          </SelectField>
          <SelectField label="Temat" error="Wybierz temat" defaultValue="">
            <option value="">Wybierz</option>
            <option value="bill">Faktury</option>
          </SelectField>
          <SelectField label="Kanał Wi-Fi" unavailable="Router wybiera go sam." defaultValue="6">
            <option value="6">6</option>
          </SelectField>
        </div>
      ),
    },
  ],
};
