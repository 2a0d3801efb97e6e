import { type FormEvent, useState } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { ConfirmationCodeRow, type ConfirmationCodeStep } from "#ui/design-system/forms/confirmation-code-row.tsx";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { smsCodeMask } from "#ui/shared/forms/customer-data-masks.ts";
import type { Story } from "../story.ts";

const doNothing = () => undefined;
const SENT = {
  kind: "code",
  undoLabel: "Cofnij zmianę",
  onUndo: doNothing,
  codeLabel: "Kod z\u00a0SMS-a",
  codeHelp: "Wysłaliśmy go na numer 601\u00a0234\u00a0568.",
  codeMask: smsCodeMask,
} as const;

function Row({ start }: { readonly start: "display" | "edit" | "code" }) {
  const [kind, setKind] = useState(start);
  const [number, setNumber] = useState("601-234-568");
  const [code, setCode] = useState("");
  const step = (): ConfirmationCodeStep => {
    switch (kind) {
      case "display":
        return {
          kind,
          value: "601\u00a0234\u00a0567",
          changeLabel: "Zmień",
          changeName: "Zmień: telefon komórkowy",
          onChange: () => setKind("edit"),
        };
      case "edit":
        return {
          kind,
          sendLabel: "Wyślij kod",
          busy: false,
          onSend: () => setKind("code"),
          undoLabel: "Cofnij zmianę",
          onUndo: () => setKind("display"),
        };
      case "code":
        return {
          ...SENT,
          code,
          onCode: setCode,
          onUndo: () => setKind("display"),
          resend: {
            kind: "wait",
            label: (
              <>
                Nowy kod wyślemy za <time>0:42</time>
              </>
            ),
          },
        };
    }
  };
  return (
    <ConfirmationCodeRow
      label="Telefon komórkowy"
      step={step()}
      field={(endActions) => (
        <TextField
          label="Telefon komórkowy"
          inputMode="tel"
          value={number}
          onValue={setNumber}
          endActions={endActions}
        />
      )}
    />
  );
}

function Refused() {
  const [code, setCode] = useState("480213");
  return (
    <ConfirmationCodeRow
      label="Telefon komórkowy"
      step={{
        ...SENT,
        code,
        onCode: setCode,
        codeError: "Podany kod jest błędny",
        resend: { kind: "ready", label: "Wyślij nowy kod", onResend: doNothing, busy: false },
      }}
      field={(endActions) => <TextField label="Telefon komórkowy" defaultValue="601-234-568" endActions={endActions} />}
    />
  );
}

function Whole({ begun }: { readonly begun: number }) {
  const [name, setName] = useState("");
  const [terms, setTerms] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const faulty = begun + attempt > 0;
  const entries = [
    ...(name === "" ? [{ id: `name-${begun}`, message: "Imię i\u00a0nazwisko: wpisz je" }] : []),
    ...(terms ? [] : [{ id: `terms-${begun}`, message: "Regulamin: zaznacz zgodę" }]),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate aria-label={`Zgłoszenie ${begun + 1}`}>
      <ErrorSummary title={`Do poprawy: ${entries.length}`} entries={faulty ? entries : []} attempt={attempt} />
      <TextField
        id={`name-${begun}`}
        label="Imię i&nbsp;nazwisko"
        value={name}
        onValue={setName}
        error={faulty && name === "" ? "Wpisz imię i\u00a0nazwisko" : undefined}
      />
      <CheckboxField
        id={`terms-${begun}`}
        label="Akceptuję regulamin"
        checked={terms}
        onValue={setTerms}
        error={faulty && !terms ? "Zaznacz, żeby wysłać" : undefined}
      />
      <FormFoot state={entries.length === 0 && faulty ? { tone: "saved", label: "Zapisane 14:05" } : undefined}>
        <Button saves={false} variant="primary" type="submit">
          Zapisz
        </Button>
        <Button>Anuluj</Button>
      </FormFoot>
    </form>
  );
}

export const story: Story = {
  title: "Formularz",
  group: "forms",
  note: "Wiersz z\u00a0kodem, podsumowanie błędów, stopka.",
  states: [
    { key: "display", name: "Kontakt w\u00a0spoczynku", show: () => <Row start="display" /> },
    { key: "edit", name: "Kontakt zmieniany", show: () => <Row start="edit" /> },
    { key: "code", name: "Kod wysłany", show: () => <Row start="code" /> },
    { key: "refused", name: "Kod błędny", show: Refused },
    { key: "whole", name: "Formularz przed wysłaniem", show: () => <Whole begun={0} /> },
    { key: "summary", name: "Formularz z\u00a0podsumowaniem błędów", show: () => <Whole begun={1} /> },
    {
      key: "foot",
      name: "Stopka",
      show: () => (
        <div className="stack">
          <FormFoot state={{ tone: "unsaved", label: "Masz niezapisane zmiany" }}>
            <Button saves={false} variant="primary" busy busyLabel="Zapisujemy…">
              Zapisz
            </Button>
            <Button>Anuluj</Button>
          </FormFoot>
          <FormFoot state={{ tone: "saved", label: "Zapisane 14:05" }}>
            <Button variant="primary" unavailable="Potwierdź zmiany za pomocą kodu">
              Zapisz
            </Button>
          </FormFoot>
        </div>
      ),
    },
  ],
};
