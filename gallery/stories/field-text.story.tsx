import { useState } from "react";
import { AmountField } from "#ui/design-system/forms/amount-field.tsx";
import { CodeField, MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { TextArea } from "#ui/design-system/forms/text-area.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import {
  bankAccountMask,
  clientNumberMask,
  landlineMask,
  phoneMask,
  smsCodeMask,
} from "#ui/shared/forms/customer-data-masks.ts";
import type { Story } from "../story.ts";

const LONG = "Adres, na który wyślemy powiadomienia o\u00a0fakturach, awariach i\u00a0zmianach w\u00a0umowie";
const LIMIT = 120;

function Phone({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <MaskedField
      label="Telefon komórkowy"
      help="9 cyfr, bez +48"
      mask={phoneMask}
      inputMode="tel"
      autoComplete="tel-national"
      value={value}
      onValue={setValue}
    />
  );
}

function Amount({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return <AmountField label="Inna kwota" unit="zł" value={value} onValue={setValue} />;
}

function Code() {
  const [value, setValue] = useState("4802");
  return (
    <CodeField
      label="Kod z&nbsp;SMS-a"
      mask={smsCodeMask}
      value={value}
      onValue={setValue}
      foot={
        <span>
          Nowy kod wyślemy za <time>0:48</time>
        </span>
      }
    />
  );
}

function Description({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  const left = LIMIT - value.length;
  return (
    <TextArea
      label="Opis problemu"
      value={value}
      onValue={setValue}
      error={left < 0 ? "Skróć opis, żeby go wysłać" : undefined}
      counter={{ left, label: left < 0 ? `Za dużo o\u00a0${-left}\u00a0zn.` : `Zostało ${left}\u00a0zn.` }}
    />
  );
}

export const story: Story = {
  title: "Pole tekstowe",
  group: "forms",
  note: "Etykieta, pomoc, błąd, pole. Błąd stoi nad polem, żeby nie zasłoniła go klawiatura.",
  states: [
    {
      key: "plain",
      name: "Puste i\u00a0wypełnione",
      show: () => (
        <div className="halves">
          <TextField label="Imię i&nbsp;nazwisko" autoComplete="name" />
          <TextField label="Imię i&nbsp;nazwisko" defaultValue="Małgorzata Brzezińska-Kowalczyk" />
          <TextField label="Drugi e-mail" optional="(nieobowiązkowo)" inputMode="email" />
          <TextField
            label="E-mail"
            help="Na ten adres wyślemy kod"
            inputMode="email"
            placeholder="np. jan@poczta.example"
          />
        </div>
      ),
    },
    {
      key: "error",
      name: "Z\u00a0błędem",
      show: () => (
        <div className="halves">
          <TextField label="Telefon komórkowy" error="Wpisz 9 cyfr" defaultValue="601-234-5" />
          <TextField
            label={LONG}
            help="Pomoc stoi pod etykietą"
            error="Wpisz adres ze znakiem @ i&nbsp;kropką, na przykład jan@poczta.example"
            defaultValue="malgorzata.brzezinska-kowalczyk"
          />
        </div>
      ),
    },
    {
      key: "locked",
      name: "Tylko do odczytu, niedostępne, sprawdzane",
      show: () => (
        <div className="halves">
          <TextField label="Numer klienta" readOnly value="4127830" />
          <TextField
            label="Nazwa sieci"
            unavailable="Zmieniamy ustawienia routera. Do końca nie możesz wprowadzać kolejnych zmian."
            value="Wiazka-4127"
          />
          <TextField label="Login" busy busyLabel="Sprawdzamy, czy jest wolny…" defaultValue="m.brzezinska" />
        </div>
      ),
    },
    {
      key: "masked",
      name: "Z\u00a0maską",
      note: "Maska tylko grupuje cyfry. Wklejanie z\u00a0dowolnymi odstępami działa.",
      show: () => (
        <div className="halves">
          <Phone start="" />
          <Phone start="601-234-567" />
          <MaskedField
            label="Numer konta"
            mask={bankAccountMask}
            inputMode="numeric"
            defaultValue="61-1090-1014-0000-0712-1981-2874"
          />
          <MaskedField label="Numer klienta" mask={clientNumberMask} inputMode="numeric" defaultValue="4127830" />
          <MaskedField label="Telefon stacjonarny" mask={landlineMask} inputMode="tel" defaultValue="58 320-10-20" />
          <Amount start="187,43" />
          <Code />
        </div>
      ),
    },
    {
      key: "area",
      name: "Wiele wierszy z\u00a0licznikiem",
      show: () => (
        <div className="halves">
          <Description start="Od wczoraj wieczorem" />
          <Description start={"Od wczoraj wieczorem nie działa telewizja. ".repeat(3)} />
        </div>
      ),
    },
  ],
};
