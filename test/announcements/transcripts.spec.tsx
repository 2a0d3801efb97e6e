// @vitest-environment jsdom
import { virtual } from "@guidepup/virtual-screen-reader";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog } from "#ui/design-system/dialog.tsx";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import { SessionDialog } from "#ui/shell/session/session-dialog.view.tsx";
import { type HostedToast, ToastHost } from "#ui/shell/toast-host.view.tsx";

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

/** Phrases that follow `act`, after the page was entered. */
async function phrasesAfter(act: () => Promise<void>): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await act();
  return virtual.spokenPhraseLog();
}

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Dane do przelewu
      </button>
      {open && (
        <Dialog size="m" title="Dane do przelewu" onCancel={() => setOpen(false)} closeLabel="Zamknij">
          <p>Numer rachunku</p>
        </Dialog>
      )}
    </>
  );
}

const nothing = () => undefined;

function WithToast() {
  const [toasts, setToasts] = useState<readonly HostedToast[]>([]);
  return (
    <>
      <button
        type="button"
        onClick={() => setToasts([{ id: 1, kind: "removed", text: "Wiadomość usunięta", undo: nothing }])}
      >
        Usuń
      </button>
      <ToastHost toasts={toasts} onDismiss={nothing} onHold={nothing} onRelease={nothing} />
    </>
  );
}

function SessionWarningAt({ seconds }: { readonly seconds: number | undefined }) {
  return (
    <>
      <button type="button">Faktury</button>
      {seconds !== undefined && <SessionDialog leftMs={seconds * 1_000} onStay={nothing} onLogOut={nothing} />}
    </>
  );
}

const FAULTS = [
  { id: "mobile", message: "Telefon komórkowy: wpisz 9 cyfr" },
  { id: "terms", message: "Regulamin: zaznacz zgodę" },
];

function WithSummary() {
  const [attempt, setAttempt] = useState(0);
  const faulty = attempt > 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
      noValidate
    >
      <ErrorSummary title="Do poprawy: 2" entries={faulty ? FAULTS : []} attempt={attempt} />
      <TextField id="mobile" label="Telefon komórkowy" error={faulty ? "Wpisz 9 cyfr" : undefined} />
      <CheckboxField id="terms" label="Akceptuję regulamin" error={faulty ? "Zaznacz, żeby wysłać" : undefined} />
      <button type="submit">Wyślij</button>
    </form>
  );
}

describe("screen reader", () => {
  it("reads a field with an error: name, invalid state, error and help", async () => {
    render(
      <Field label="Telefon komórkowy" help="9 cyfr, bez +48" error="Wpisz 9 cyfr">
        {(attributes) => <input {...attributes} type="text" />}
      </Field>,
    );
    const phrases = await phrasesAfter(async () => screen.getByRole("textbox").focus());
    expect(phrases.at(-1)).toBe("textbox, Telefon komórkowy, Wpisz 9 cyfr 9 cyfr, bez +48, invalid");
  });

  it("reads a dialog that opens: role and title", async () => {
    render(<WithDialog />);
    const phrases = await phrasesAfter(() => userEvent.click(screen.getByRole("button")));
    expect(phrases).toEqual([
      "button, Dane do przelewu",
      "dialog, Dane do przelewu",
      "heading, Dane do przelewu, level 2",
    ]);
  });

  it("announces the session warning once in full, then at most every 20 s (part of SESS-02)", async () => {
    const { rerender } = render(<SessionWarningAt seconds={undefined} />);
    const opened = await phrasesAfter(async () => {
      screen.getByRole("button").focus();
      rerender(<SessionWarningAt seconds={119} />);
    });
    expect(opened.join(" | ")).toMatch(
      /alertdialog, Czy chcesz zostać\?.*Za chwilę wylogujemy cię dla bezpieczeństwa\..*button, Zostaję/,
    );
    const phrases: string[] = [];
    for (let seconds = 118; seconds > 0; seconds -= 1) {
      await virtual.clearSpokenPhraseLog();
      rerender(<SessionWarningAt seconds={seconds} />);
      await new Promise((settled) => setImmediate(settled));
      for (const phrase of await virtual.spokenPhraseLog()) phrases.push(`${seconds}: ${phrase}`);
    }
    expect(phrases).toEqual([
      "60: polite: Została minuta do wylogowania.",
      "30: polite: Zostało 30 sekund do wylogowania.",
      "10: polite: Zostało 10 sekund do wylogowania.",
    ]);
  });

  it("focuses the first invalid field of a sent form, and announces the count once, politely", async () => {
    render(<WithSummary />);
    const phrases = await phrasesAfter(() => userEvent.click(screen.getByRole("button")));
    expect(phrases).toEqual([
      "button, Wyślij",
      "textbox, Telefon komórkowy, Wpisz 9 cyfr, invalid",
      "polite: Do poprawy: 2",
    ]);
  });

  it("reads a link of the error summary: the field and what to do there", async () => {
    render(<WithSummary />);
    await userEvent.click(screen.getByRole("button"));
    const phrases = await phrasesAfter(async () => screen.getByRole("link", { name: /Regulamin/ }).focus());
    expect(phrases.at(-1)).toMatch(/link, Regulamin: zaznacz zgodę/);
  });

  it("reads a disabled checkbox with its reason", async () => {
    render(<CheckboxField label="Zgoda na SMS" unavailable="Zmienisz ją po zakończeniu zlecenia." />);
    const phrases = await phrasesAfter(async () => screen.getByRole("checkbox").focus());
    const phrase = phrases.at(-1);
    expect(phrase).toMatch(/Zgoda na SMS.*Zmienisz ją po zakończeniu zlecenia\./);
    expect(phrase).toMatch(/Zgoda na SMS.*disabled/);
  });

  it("announces only the text of a toast, politely, without moving the focus", async () => {
    render(<WithToast />);
    const phrases = await phrasesAfter(() => userEvent.click(screen.getByRole("button")));
    expect(phrases).toEqual(["button, Usuń", "polite: Wiadomość usunięta Cofnij"]);
  });
});
