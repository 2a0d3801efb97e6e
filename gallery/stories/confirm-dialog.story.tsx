import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { InfoDialog } from "#ui/shared/info-dialog.tsx";
import type { Story } from "../story.ts";

function Question({ danger = false, busy = false }: { readonly danger?: boolean; readonly busy?: boolean }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  if (!open) return <Button onClick={() => setOpen(true)}>Zapytaj</Button>;
  return (
    <>
      <Button>Zapytaj</Button>
      <ConfirmDialog
        title={danger ? "Przywrócić ustawienia fabryczne?" : "Zakończyć czat?"}
        confirmLabel={danger ? "Przywróć ustawienia" : "Zakończ czat"}
        cancelLabel={danger ? "Anuluj" : "Wróć do rozmowy"}
        danger={danger}
        busy={busy}
        busyLabel="Przywracamy…"
        onConfirm={close}
        onCancel={close}
      >
        <p>
          {danger
            ? "Nazwa i\u00a0hasło sieci będą takie jak na naklejce routera. " +
              "Wszystkie urządzenia trzeba będzie połączyć od nowa."
            : "Rozmowa zostanie w\u00a0historii."}
        </p>
      </ConfirmDialog>
    </>
  );
}

function Nested() {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  // The question opens after the dialog below it is rendered.
  useEffect(() => remove.current?.click(), []);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zaufane urządzenia</Button>
      {open && (
        <ClosableDialog name="devices" size="l" title="Zaufane urządzenia" onClose={() => setOpen(false)}>
          <Facts>
            <Fact
              label="Laptop"
              note="ostatnio 18-11-2026"
              action={
                <Button ref={remove} variant="quiet" size="s" onClick={() => setAsking(true)}>
                  Usuń
                </Button>
              }
            >
              Firefox, Windows
            </Fact>
          </Facts>
          {asking && (
            <ConfirmDialog
              danger
              title="Usunąć laptopa?"
              confirmLabel="Usuń urządzenie"
              cancelLabel="Anuluj"
              onConfirm={() => setAsking(false)}
              onCancel={() => setAsking(false)}
            >
              <p>Przy następnym logowaniu zapytamy na nim o&nbsp;kod.</p>
            </ConfirmDialog>
          )}
        </ClosableDialog>
      )}
    </>
  );
}

function Info() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pokaż</Button>
      {open && (
        <InfoDialog name="plan" title="Zmiana planu przyjęta" onRead={() => setOpen(false)}>
          <p>Nowy plan działa od 01-12-2026. Potwierdzenie wysłaliśmy SMS-em.</p>
        </InfoDialog>
      )}
    </>
  );
}

export const story: Story = {
  title: "Pytanie i\u00a0informacja",
  group: "over",
  note: "Przycisk powtarza czasownik pytania.",
  states: [
    { key: "question", name: "Pytanie", alone: true, show: () => <Question /> },
    {
      key: "danger",
      name: "Coś zniknie",
      note: "Fokus stoi na bezpiecznej odpowiedzi.",
      alone: true,
      show: () => <Question danger />,
    },
    { key: "busy", name: "W\u00a0toku", alone: true, show: () => <Question danger busy /> },
    { key: "nested", name: "Nad innym oknem", alone: true, show: Nested },
    { key: "info", name: "Informacja", alone: true, show: Info },
  ],
};
