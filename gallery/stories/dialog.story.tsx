import { type ReactNode, useState } from "react";
import { Button } from "#ui/design-system/button.tsx";
import { Dialog, type DialogSize } from "#ui/design-system/dialog.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import type { Story, StoryState } from "../story.ts";

/** Page with the button that opened the dialog; closing the dialog returns the focus to it. */
function Opened({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Otwórz okno</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const WIDTHS: Readonly<Record<DialogSize, string>> = {
  xs: "280",
  s: "350",
  m: "450",
  l: "600",
  xl: "850",
  xxl: "1095",
  full: "cała szerokość",
};

const TEXT =
  "Zapisaliśmy zmianę. Nowy adres zobaczysz na najbliższej fakturze, a\u00a0do tego czasu obowiązuje poprzedni.";

const sizes = Object.entries(WIDTHS).map(([size, width]): StoryState => ({
  key: size,
  name: `${size}: ${width}`,
  alone: true,
  show: () => (
    <Opened>
      {(close) => (
        <Dialog
          size={sizeOf(size)}
          title="Adres korespondencyjny"
          onCancel={close}
          closeLabel="Zamknij"
          foot={
            <Button variant="primary" onClick={close}>
              Rozumiem
            </Button>
          }
        >
          <p>{TEXT}</p>
        </Dialog>
      )}
    </Opened>
  ),
}));

function sizeOf(name: string): DialogSize {
  return name === "xs" || name === "s" || name === "l" || name === "xl" || name === "xxl" || name === "full"
    ? name
    : "m";
}

export const story: Story = {
  title: "Okno",
  group: "over",
  note: "Nigdy szersze niż ekran. Na telefonie od l\u00a0w\u00a0górę wysuwa się od dołu.",
  states: [
    ...sizes,
    {
      key: "long",
      name: "Długa treść",
      note: "Przewija się środek, głowa i\u00a0stopka zostają.",
      alone: true,
      show: () => (
        <Opened>
          {(close) => (
            <Dialog
              size="l"
              title="Regulamin świadczenia usług"
              onCancel={close}
              closeLabel="Zamknij"
              foot={
                <>
                  <Button variant="primary" onClick={close}>
                    Akceptuję
                  </Button>
                  <Button onClick={close}>Anuluj</Button>
                </>
              }
            >
              <div className="stack">
                {Array.from({ length: 24 }, (_, index) => (
                  <p key={index}>
                    {index + 1}. {TEXT}
                  </p>
                ))}
              </div>
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      key: "form",
      name: "Zapisywanie",
      note: "Przycisk jest zajęty, okno czeka.",
      alone: true,
      show: () => (
        <Opened>
          {(close) => (
            <Dialog
              size="m"
              title="Nazwa usługi"
              onCancel={close}
              closeLabel="Zamknij"
              foot={
                <>
                  <Button saves={false} variant="primary" busy busyLabel="Zapisujemy…">
                    Zapisz
                  </Button>
                  <Button onClick={close}>Anuluj</Button>
                </>
              }
            >
              <Field label="Nazwa" help="Widzisz ją tylko ty">
                {(attributes) => (
                  <input type="text" defaultValue="Internet w&nbsp;domu" {...attributes} className="input" />
                )}
              </Field>
            </Dialog>
          )}
        </Opened>
      ),
    },
    {
      key: "alert",
      name: "Trzeba zdecydować",
      note: "Nie ma krzyżyka, a\u00a0Escape nic nie zmienia.",
      alone: true,
      show: () => (
        <Opened>
          {(close) => (
            <Dialog
              size="s"
              role="alertdialog"
              title="Nowy regulamin"
              foot={
                <>
                  <Button variant="primary" onClick={close}>
                    Akceptuję
                  </Button>
                  <Button onClick={close}>Wyloguj</Button>
                </>
              }
            >
              <p>Od 01-12-2026 obowiązuje nowy regulamin. Bez zgody nie możemy dalej świadczyć usług przez internet.</p>
            </Dialog>
          )}
        </Opened>
      ),
    },
  ],
};
