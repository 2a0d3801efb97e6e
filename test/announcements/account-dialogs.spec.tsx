// @vitest-environment jsdom
import { virtual } from "@guidepup/virtual-screen-reader";
import { cleanup, render, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { ThemeChoice } from "#domain/theme/index.ts";
import { AccountsDialog } from "#ui/features/accounts/accounts-dialog.view.tsx";
import { ContactDialog } from "#ui/features/contact/contact-dialog.view.tsx";
import { ContactDialogViewModel } from "#ui/features/contact/contact-dialog.view-model.ts";
import { DataUpdateDialog } from "#ui/features/contact/data-update-dialog.view.tsx";
import { DataDialog } from "#ui/features/onboarding/data-dialog.view.tsx";
import { AppDialog } from "#ui/features/onboarding/task-dialogs.view.tsx";
import { ThemeDialog } from "#ui/shell/theme/theme-dialog.view.tsx";
import { ClientStore } from "#ui/stores/client/client.store.ts";
import { ContactStore } from "#ui/stores/contact/contact.store.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { fakeClient } from "#test/fakes/fake-client.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import { fakeBackendAccess } from "#test/fakes/fake-backend-access.ts";
import { fakeContactChange } from "#test/fakes/fake-contact-change.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aClient, aClientData, aContact, siteContent } from "#test/mothers/index.ts";
import { createKeyboardReader } from "./support/keyboard-reader.ts";

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

type Opened = (close: (how: string) => void) => ReactNode;

/** Page with one button, which opens the dialog. */
function Page({ dialog, closed }: { readonly dialog: Opened; readonly closed: (how: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otwórz
      </button>
      {open &&
        dialog((how) => {
          closed(how);
          setOpen(false);
        })}
    </>
  );
}

/** Renders the page and presses the button. Returns the phrases of the opening and how the dialog was closed. */
async function openDialog(dialog: Opened) {
  const closed: string[] = [];
  render(<Page dialog={dialog} closed={(how) => void closed.push(how)} />);
  const at = await createKeyboardReader();
  await at.tabTo(/Otwórz/);
  return { ...at, phrases: await at.press("{Enter}", /^heading/), closed };
}

const titled = (title: string) => [`dialog, ${title}`, `heading, ${title}, level 2`];
const BACK = /^button, Otwórz$/;

describe("dialogs of an account, by keyboard and as a screen reader reads them", { timeout: 30_000 }, () => {
  const contactOf = (client: Parameters<typeof aClient>[0]) => {
    const data = aContact({ mobilePhones: ["601234567"], mainEmail: "anna@poczta.pl" });
    const port = fakeContactChange(data);
    const backendAccess = new BackendAccessStore(fakeBackendAccess(), fakeSessionStorage(), { current: undefined });
    backendAccess.start();
    const model = new ContactDialogViewModel(
      {
        port,
        backendAccess,
        contact: new ContactStore(fakeContact({ data })),
        client: new ClientStore(fakeClient({ data: aClientData({ client: aClient(client) }) })),
        ebokAccess: () => true,
        clock: movableClock(),
        idempotencyKeys: fakeIdempotencyKeys(),
        draft: undefined,
      },
      { origin: "personalData" },
    );
    const dialog: Opened = (close) => (
      <ContactDialog model={model} siteContent={siteContent({})} onClose={() => close("closed")} />
    );
    return { port, dialog };
  };

  it.each([
    [{ contactDataVisible: false }, "Dane kontaktowe są ukryte"],
    [{ contactDataEditable: false }, "Danych kontaktowych nie zmienisz tutaj"],
  ] as const)(
    "announces contact data that cannot be changed, and the OK button (part of ACC-10) %o",
    async (client, title) => {
      const at = await openDialog(contactOf(client).dialog);
      await screen.findByRole("dialog", { name: title });
      await virtual.clearSpokenPhraseLog();
      expect(await at.tabTo(/OK/)).toEqual(["button, Zamknij", "button, OK"]);
      expect(await at.press("{Enter}", BACK)).toContain("button, Otwórz");
      expect(at.closed).toEqual(["closed"]);
    },
  );

  it("announces the consents that need a removed e-mail, and how to go back (part of ACC-09)", async () => {
    const { port, dialog } = contactOf({});
    port.emailConsents = ["E-maile z ofertami", "Badania"];
    const at = await openDialog(dialog);
    await screen.findByRole("button", { name: "Zmień: e-mail" });
    await at.tabTo(/^button, Zmień: e-mail$/);
    expect((await at.press("{Enter}", /^textbox/)).at(-1)).toMatch(
      /^textbox, E-mail, anna@poczta\.pl, Na ten adres wyślemy wiadomość/,
    );
    await at.press("{Control>}a{/Control}{Backspace}");
    await at.tabTo(/^button, Zapisz/);
    const opening = await at.press("{Enter}", /^alertdialog/);
    const question = opening.find((phrase) => phrase.startsWith("alertdialog"));
    expect(question).toMatch(/^alertdialog, Te zgody wymagają kontaktu, Zanim usuniesz te dane, wycofaj zgody/);
    expect(question).toMatch(/, wycofaj zgody, które ich potrzebują: ?E-maile z ofertami ?Badania$/);
    expect(await at.tabTo(/Anuluj/)).toEqual(["button, Zamknij", "link, Przejdź do zgód", "button, Anuluj"]);
    expect((await at.press("{Enter}", /^button, Zapisz/)).at(-1)).toMatch(/^button, Zapisz/);
    expect([port.saved, at.closed]).toEqual([[], []]);
  });

  it("announces the yearly contact question: confirm, change, or later", async () => {
    const contact = aContact({ mobilePhones: ["601234567"], mainEmail: "anna@poczta.pl" });
    const at = await openDialog((close) => (
      <DataUpdateDialog
        contact={contact}
        onConfirm={() => close("confirmed")}
        onChange={() => close("change")}
        onLater={() => close("later")}
      />
    ));
    expect(at.phrases).toEqual(titled("Czy te dane są aktualne?"));
    expect(await at.tabTo(/Zapytaj/)).toEqual([
      "button, Zamknij",
      "button, Tak, są aktualne",
      "button, Zmień dane",
      "button, Zapytaj później",
    ]);
    await at.press("{Enter}", BACK);
    for (const press of [/Tak, są/, /Zmień dane/]) {
      await at.press("{Enter}", /^heading/);
      await at.tabTo(press);
      await at.press("{Enter}", BACK);
    }
    await at.press("{Enter}", /^heading/);
    await at.press("{Escape}", BACK);
    expect(at.closed).toEqual(["later", "confirmed", "change", "later"]);
  });

  it("announces a new customer's contact data: confirm or open the form (part of SET-05)", async () => {
    const reached = {
      status: "ready",
      incomplete: undefined,
      value: { withheld: "nothing", isEditable: true, facts: [{ kind: "phone", value: "601234567" }] },
    } as const;
    const at = await openDialog((close) => (
      <DataDialog
        reached={reached}
        onDone={() => close("done")}
        onChange={() => close("change")}
        onClose={() => close("closed")}
      />
    ));
    expect(at.phrases).toEqual(titled("Czy twoje dane są aktualne?"));
    expect(await at.tabTo(/Zmień dane/)).toEqual([
      "button, Zamknij",
      "button, Dane są aktualne",
      "button, Zmień dane, has popup dialog",
    ]);
    await at.press("{Enter}", BACK);
    await at.press("{Enter}", /^heading/);
    await at.tabTo(/aktualne$/);
    await at.press("{Enter}", BACK);
    expect(at.closed).toEqual(["change", "done"]);
  });

  it("offers no change of contact data that the portal cannot change (part of SET-05)", async () => {
    const reached = {
      status: "ready",
      incomplete: undefined,
      value: { withheld: "nothing", isEditable: false, facts: [{ kind: "phone", value: "601234567" }] },
    } as const;
    const nothing = () => undefined;
    render(<DataDialog reached={reached} onDone={nothing} onChange={nothing} onClose={nothing} />);
    expect(screen.queryByRole("button", { name: "Zmień dane" })).toBeNull();
    expect(screen.getByText(/^Danych tego konta nie.zmienisz w.portalu/)).toBeTruthy();
  });

  it.each([
    ["mobileAppEvaluate", "Oceń aplikację mobilną", "Aplikacja oceniona"],
    ["mobileAppDownload", "Pobierz aplikację mobilną", "Mam już aplikację"],
  ] as const)(
    "announces the question of an app task with its two answers (part of SET-05) %s",
    async (task, title, done) => {
      const at = await openDialog((close) => (
        <AppDialog
          task={task}
          stores={{}}
          isReviewRequested={false}
          onDone={() => close("done")}
          onClose={() => close("closed")}
        />
      ));
      expect(at.phrases).toEqual(titled(title));
      expect(await at.tabTo(/Nie teraz/)).toEqual(["button, Zamknij", `button, ${done}`, "button, Nie teraz"]);
      await at.press("{Enter}", BACK);
      await at.press("{Enter}", /^heading/);
      await at.tabTo(new RegExp(done, "u"));
      await at.press("{Enter}", BACK);
      expect(at.closed).toEqual(["closed", "done"]);
    },
  );

  it("announces the theme dialog, applies another theme by arrow, closes (part of THEME-02)", async () => {
    const chosen: ThemeChoice[] = [];
    function Theme({ onClose }: { readonly onClose: () => void }) {
      const [choice, setChoice] = useState<ThemeChoice>("system");
      return (
        <ThemeDialog
          choice={choice}
          onClose={onClose}
          onChoose={(next) => {
            chosen.push(next);
            setChoice(next);
          }}
        />
      );
    }
    const at = await openDialog((close) => <Theme onClose={() => close("closed")} />);
    expect(at.phrases).toEqual(titled("Wygląd portalu"));
    expect(await at.tabTo(/Gotowe/)).toEqual([
      "button, Zamknij",
      "radio, Jak w urządzeniu, checked, position 3, set size 3",
      "button, Gotowe",
    ]);
    await at.back(/^radio/);
    expect((await at.press("{ArrowUp}", /Ciemny/)).at(-1)).toMatch(/^radio, Ciemny, .*position 2, set size 3$/);
    expect(chosen).toEqual(["dark"]);
    await at.tabTo(/Gotowe/);
    await at.press("{Enter}", BACK);
    expect(at.closed).toEqual(["closed"]);
  });

  it("announces the open account, the account chosen by arrow, and the switch (part of SET-04)", async () => {
    const done: string[] = [];
    const at = await openDialog((close) => (
      <AccountsDialog
        accounts={[
          { id: "5600321", name: "Mieszkanie" },
          { id: "5600322", name: "Domek" },
        ]}
        current="5600321"
        state={{ kind: "idle" }}
        opening={{ busy: false, problem: null, onSave: (id) => void done.push(`first ${id}`) }}
        onSwitch={({ id }) => {
          done.push(`to ${id}`);
          close("switched");
        }}
        onClose={() => close("closed")}
        onLogOut={() => undefined}
      />
    ));
    expect(at.phrases).toEqual(titled("Twoje konta"));
    const [close, first] = await at.tabTo(/^radio/);
    expect(close).toBe("button, Zamknij");
    expect(first).toMatch(
      /^radio, Mieszkanie.*otwarte teraz, otwiera się po zalogowaniu, checked, position 1, set size 2$/,
    );
    expect((await at.press("{ArrowDown}", /Domek/)).at(-1)).toMatch(/^radio, Domek.*position 2, set size 2$/);
    await at.tabTo(/Otwieraj po zalogowaniu/);
    await at.press("{Enter}");
    await at.back(/Przełącz konto/);
    await at.press("{Enter}", BACK);
    expect([done, at.closed]).toEqual([["first 5600322", "to 5600322"], ["switched"]]);
  });
});
