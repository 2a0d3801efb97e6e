import type { Locator, Page } from "@playwright/test";
import { keyFromBase32, totpCode, totpStep } from "#kit/login/totp.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { expectAccount, isWide } from "./support/menu.ts";

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("(part of SET-01) changes login and password by keyboard in dialogs that state their rules", async ({ page }) => {
  await openWithStoredSession(page, "konta.lis", "/settings");
  const opener = page.getByRole("button", { name: "Zmień login" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Zmień login" });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Zmień login":
      - heading "Zmień login" [level=2]
      - button "Zamknij"
      - text: Nowy login
      - paragraph: Numerem klienta i adresem e-mail dalej się zalogujesz.
      - textbox "Nowy login"
      - list "Warunki loginu":
        - listitem: /od 8 do 32 znaków.*brakuje/
        - listitem: /nie same cyfry.*brakuje/
      - button "Zapisz login"
      - button "Anuluj"
  `);
  await tabTo(page, dialog.getByLabel("Nowy login"));
  await page.keyboard.type("nowak.nowy");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ten login ma już ktoś inny. Wybierz inny.").first()).toBeVisible();
  await expect(dialog.getByLabel("Nowy login")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("kasia.lis");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole("region", { name: "Login i hasło" })).toContainText("kasia.lis");
  await expect(page.getByText("Zrobione: własny login")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Zmień hasło" }));
  await page.keyboard.press("Enter");
  const password = page.getByRole("dialog", { name: "Zmień hasło" });
  await expect(password).toMatchAriaSnapshot(`
    - dialog "Zmień hasło":
      - heading "Zmień hasło" [level=2]
      - button "Zamknij"
      - textbox "Obecne hasło"
      - textbox "Nowe hasło"
      - list "Warunki hasła":
        - listitem: /od 10 do 64 znaków/
      - textbox "Powtórz nowe hasło"
      - checkbox "Pokaż hasła"
      - button "Zapisz hasło"
      - button "Anuluj"
  `);
  for (const [label, text] of [
    ["Obecne hasło", "Inne-haslo-1"],
    ["Nowe hasło", "Mewa-nad-molem-7"],
    ["Powtórz nowe hasło", "Mewa-nad-molem-7"],
  ] as const) {
    await tabTo(page, password.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(password.getByText("To nie jest obecne hasło. Wpisz je jeszcze raz.")).toBeVisible();
  await expect(password.getByLabel("Obecne hasło")).toBeFocused();

  const question = page.getByRole("alertdialog", { name: "Wyjść bez zapisywania?" });
  await page.keyboard.press("Escape");
  await expect(question.getByRole("button", { name: "Zostań tutaj" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(password.getByLabel("Nowe hasło", { exact: true })).toHaveValue("Mewa-nad-molem-7");
  // Repeatedly, because the browser force-closes a dialog after its cancel event was prevented once.
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(press % 2 === 0 ? 1 : 0);
  }
  await expect(password.getByLabel("Nowe hasło", { exact: true })).toBeVisible();
  await password.getByRole("button", { name: "Anuluj" }).click();
  await question.getByRole("button", { name: "Wyjdź bez zapisywania" }).click();
  await expect(password).toHaveCount(0);
});

test(
  "(part of SET-02) sets up an app factor by keyboard, trusts and removes a device",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "konta.lis", "/settings");
    const card = page.getByRole("region", { name: "Logowanie dwuetapowe" });
    await tabTo(page, card.getByRole("button", { name: "Włącz" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Włącz logowanie dwuetapowe" });
    await expect(dialog.getByRole("radio", { name: /SMS na/ })).toBeVisible();
    await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Włącz logowanie dwuetapowe":
      - heading "Włącz logowanie dwuetapowe" [level=2]
      - button "Zamknij"
      - paragraph: /Po haśle poprosimy o sześć cyfr/
      - radiogroup "Skąd kod":
        - radio /Aplikacja na telefonie/
        - radio /SMS na ••• ••• 781/
      - button "Dalej"
      - button "Anuluj"
  `);
    const app = dialog.getByRole("radio", { name: /Aplikacja na telefonie/ });
    await tabTo(page, app);
    await page.keyboard.press("Space");
    await tabTo(page, dialog.getByRole("button", { name: "Dalej" }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("img", { name: "Kod QR z kluczem dla aplikacji" })).toBeVisible();
    const code = dialog.getByLabel("Kod", { exact: true });
    const secret = await dialog.locator("code").innerText();
    await tabTo(page, code);
    await page.keyboard.type(totpCode(keyFromBase32(secret), totpStep(Date.now())));
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Od następnego logowania po haśle poprosimy o kod.");
    // Recovery codes are made with the second factor (KEY-07).
    await expect(dialog.getByRole("button", { name: "Pobierz plik" })).toBeVisible();
    await dialog.getByRole("button", { name: "Kody są zapisane" }).press("Enter");

    await expect(card).toContainText("kod z aplikacji");
    await tabTo(page, card.getByRole("button", { name: "Dodaj to urządzenie" }));
    await page.keyboard.press("Enter");
    const trust = page.getByRole("dialog", { name: "Dodaj zaufane urządzenie" });
    await expect(trust).toMatchAriaSnapshot(`
    - dialog "Dodaj zaufane urządzenie":
      - heading "Dodaj zaufane urządzenie" [level=2]
      - button "Zamknij"
      - paragraph: /To urządzenie nie będzie pytać o kod po haśle/
      - textbox "Nazwa urządzenia"
      - button "Dodaj urządzenie"
      - button "Anuluj"
  `);
    await tabTo(page, trust.getByLabel("Nazwa urządzenia"));
    await page.keyboard.type("Laptop w domu");
    await page.keyboard.press("Enter");
    const row = card.getByRole("listitem").filter({ hasText: "Laptop w domu" });
    await expect(row).toContainText(/To urządzenie.*Dodane \d\d-\u2060?\d\d-\u2060?\d{4}, \d\d:\d\d · nr\sZU-/u);
    await expect(card).toContainText("1 z 5");
    await tabTo(page, card.getByRole("button", { name: "Usuń: Laptop w domu" }));
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Usunąć Laptop w domu?" });
    await expect(question.getByRole("button", { name: "Anuluj" })).toBeFocused();
    await tabTo(page, question.getByRole("button", { name: "Usuń urządzenie" }));
    await page.keyboard.press("Enter");
    await expect(card).toContainText("Żadne urządzenie nie jest zwolnione z kodu.");
  },
);

test(
  "(part of SET-03) (part of SET-07) edits mobile devices, reloads permissions once a day",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "m.brzezinska", "/settings");
    const card = page.getByRole("region", { name: "Telefony i tablety z aplikacją" });
    await card.getByRole("button", { name: "Zmień: Telefon Małgosi" }).click();
    const dialog = page.getByRole("dialog", { name: "Urządzenie z aplikacją" });
    await dialog.getByLabel("Nazwa urządzenia").fill("Telefon do pracy");
    await dialog.getByLabel("Odcisk palca albo twarz zamiast hasła").uncheck();
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Zapisz zmiany" }).click();
    const row = card.getByRole("listitem").filter({ hasText: "Telefon do pracy" });
    await expect(row).toContainText("logowanie bez hasła");
    await expect(row).not.toContainText("odcisk");
    await row.getByRole("button", { name: /^Wyłącz automatyczne logowanie/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Wyłącz automatyczne logowanie" }).click();
    await expect(row).toContainText("pyta o hasło");
    await expect(row.getByRole("button", { name: /^Wyłącz/ })).toHaveCount(0);

    const permissions = page.getByRole("region", { name: "Nie widzisz nowej usługi?" });
    await permissions.getByRole("button", { name: "Odśwież dane konta" }).click();
    await expect(permissions.getByText(/^Następny raz: \d\d-\u2060?\d\d-\u2060?\d{4} \d\d:\d\d\.$/)).toBeVisible();
    await page.reload();
    await expect(permissions.getByText(/^Następny raz: /)).toBeVisible();
  },
);

test("[SET-04] saves the first account for the next login, keeps the open one, and can switch to it", async ({
  page,
}) => {
  await openWithStoredSession(page, "konta.lis", "/settings");
  await page.getByRole("button", { name: "Wybierz konto" }).click();
  const dialog = page.getByRole("dialog", { name: "Twoje konta" });
  await dialog.getByRole("radio", { name: /domek/ }).check();
  await dialog.getByRole("button", { name: "Otwieraj po zalogowaniu" }).click();
  await expect(page.getByText("Kolejność kont zapisana")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: /domek.*otwiera się po zalogowaniu/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Twoje konta" })).toContainText("domek");
  // The open account has not changed.
  await expectAccount(page, "5600321");
  await page.getByRole("button", { name: "Wybierz konto" }).click();
  await dialog.getByRole("radio", { name: /domek/ }).check();
  await dialog.getByRole("button", { name: "Przełącz konto" }).click();
  await expectAccount(page, "5600322");
});

test(
  "(part of SET-05) (part of SET-06) finishes a task, celebrates once, updates the start page",
  { tag: "@proof" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithStoredSession(page, "m.brzezinska");
    // A phone shows a count and lists the tasks after a click.
    if (!isWide(page)) await page.getByRole("button", { name: /^Pokaż.*zada/ }).click();
    await page.getByRole("link", { name: /Potwierdź dane kontaktowe/ }).click();
    await expect(page).toHaveTitle(/^Dokończ ustawienia konta/);
    const dialog = page.getByRole("dialog", { name: "Czy twoje dane są aktualne?" });
    await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Czy twoje dane są aktualne?":
      - heading "Czy twoje dane są aktualne?" [level=2]
      - button "Zamknij"
      - paragraph
      - term: Telefon
      - definition: /601/
      - term: E-mail
      - definition: malgorzata.brzezinska-kowalczyk@poczta.example
      - button "Dane są aktualne"
      - button "Zmień dane"
  `);
    // The contact form replaces the question: unchanged, the question returns; saved, the data are confirmed.
    const form = page.getByRole("dialog", { name: "Dane kontaktowe" });
    await dialog.getByRole("button", { name: "Zmień dane" }).click();
    await form.getByRole("button", { name: "Anuluj" }).click();
    await dialog.getByRole("button", { name: "Zmień dane" }).click();
    await form.getByRole("button", { name: "Dodaj: drugi telefon stacjonarny" }).click();
    await form.getByLabel("Drugi telefon stacjonarny").fill("583012248");
    await form.getByRole("button", { name: "Zapisz" }).click();
    await expect(form.getByRole("heading", { name: "Dziękujemy. Dane kontaktowe są zapisane." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Zrobione: dane potwierdzone")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gotowe w 66%" })).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Potwierdź dane kontaktowe" });
    await expect(row).toContainText("gotowe");
    expect(
      await row
        .locator("svg")
        .first()
        .evaluate((icon) => getComputedStyle(icon).animationName),
    ).toBe("none");
    await page.getByRole("button", { name: "Włącz: Włącz e-fakturę" }).click();
    const eInvoice = page.getByRole("dialog", { name: "E-faktura" });
    for (const agreement of [/^Zgadzam się/, /^Potwierdzam/]) await eInvoice.getByLabel(agreement).check();
    await eInvoice.getByRole("button", { name: "Włącz e-fakturę" }).click();
    await expect(eInvoice.getByRole("heading", { name: "E-faktura jest włączona" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Zrobione: e-faktura")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gotowe w 83%" })).toBeVisible();
    await page.getByRole("link", { name: "Wróć na start" }).click();
    await expect(page.getByText("83%")).toBeVisible();
    await expect(page.getByRole("link", { name: /Potwierdź dane kontaktowe/ })).toHaveCount(0);
  },
);
