import type { Locator, Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { isWide } from "./support/menu.ts";
import { createScreenReader } from "./support/screen-reader.ts";
import { rewriteReply } from "./support/wire-reply.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Dane kontaktowe" });

/** Opens the contact form from the summary of an offer. */
async function openPage(page: Page): Promise<void> {
  await page.goto("/service/yourOffer");
  await page.getByRole("button", { name: "Przejdź do podsumowania" }).click();
  await page.getByRole("button", { name: "Zmień: dane kontaktowe" }).click();
  await expect(form(page).getByRole("heading", { name: "Dane kontaktowe" })).toBeFocused();
}

test(
  "changes a number by its code, rejects a wrong code, delays the next one by a minute",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openPage(page);
    const save = form(page).getByRole("button", { name: "Zapisz" });
    await expect(save).toHaveAccessibleDescription("Zmień coś, żeby zapisać");
    const place = async (target: Locator) => (await target.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
    const [reason, cancel] = await Promise.all(
      [form(page).getByText("Zmień coś, żeby zapisać"), form(page).getByRole("button", { name: "Anuluj" })].map(place),
    );
    if (isWide(page)) expect(reason?.x, "the reason follows both buttons").toBeGreaterThan(cancel?.x ?? Number.NaN);
    else expect(reason?.y, "the reason precedes both buttons").toBeLessThan(cancel?.y ?? Number.NaN);
    await form(page).getByRole("button", { name: "Zmień: telefon komórkowy", exact: true }).click();
    const field = form(page).getByLabel("Telefon komórkowy", { exact: true });
    await expect(field).toBeFocused();
    await field.fill("601234568");
    await expect(field).toHaveValue("601-234-568");
    await expect(save).toHaveAccessibleDescription("Potwierdź zmiany za pomocą kodu");
    await form(page).getByRole("button", { name: "Wyślij kod" }).click();
    const code = form(page).getByLabel("Kod z SMS-a");
    await expect(code).toBeFocused();
    await expect(form(page).getByText("Nowy kod możesz wysłać za")).toBeVisible();
    await code.fill("000000x");
    await save.click();
    await expect(form(page).getByText("Podany kod jest błędny")).toBeVisible();
    await axe(page);
    await page.clock.runFor(61_000);
    await expect(form(page).getByRole("button", { name: "Wyślij nowy kod" })).toBeVisible();
    const [sent] = await sandbox.outbox();
    expect(sent?.recipient).toBe("601234568");
    await code.fill(sent?.code ?? "");
    await save.click();
    await expect(form(page).getByRole("heading", { name: "Dziękujemy. Dane kontaktowe są zapisane." })).toBeVisible();
    await form(page).getByRole("button", { name: "Zamknij" }).last().click();
    await expect(page.getByText("601 234 568")).toBeVisible();
    await expect(page.getByRole("button", { name: "Zmień: dane kontaktowe" })).toBeFocused();
  },
);

const CODE_FIELD = 'textbox "Kod z SMS-a"';

test(
  "announces each tab stop, error and result of the contact form by keyboard",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/personalData");
    await page.getByRole("button", { name: "Zmień dane kontaktowe" }).focus();
    await page.keyboard.press("Enter");
    await expect(form(page).getByRole("button", { name: "Dodaj: e-mail do e-faktur" })).toBeVisible();
    await expect(form(page)).not.toContainText("Sprawdzamy");
    const reader = await createScreenReader(page);
    expect(await reader.focus()).toBe('heading "Dane kontaktowe" [level=2]');
    expect(await reader.until('"Anuluj"')).toEqual([
      'heading "Dane kontaktowe" [level=2]',
      'button "Zamknij"',
      'button "Zmień: telefon komórkowy"',
      'button "Zmień: drugi telefon komórkowy"',
      'button "Zmień: telefon stacjonarny"',
      'button "Dodaj: drugi telefon stacjonarny"',
      'button "Zmień: e-mail"',
      'button "Dodaj: e-mail do e-faktur"',
      'button "Zmień: adres do kontaktu"',
      'checkbox "Zgadzam się na e-maile z ofertami" [checked]',
      'checkbox "Zgadzam się na telefony i SMS-y z ofertami"',
      'button "Zapisz" [disabled] (Zmień coś, żeby zapisać)',
      'button "Anuluj"',
    ]);
    await form(page).getByRole("button", { name: "Zmień: telefon komórkowy", exact: true }).focus();
    expect(await reader.next("Enter")).toBe(
      'textbox "Telefon komórkowy": 601-234-567 (Na ten numer wyślemy SMS z kodem, ważnym 10 minut. ' +
        "Zmiana działa, gdy wpiszesz kod i zapiszesz.)",
    );
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("60123");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    expect(await reader.focus()).toBe(
      'textbox "Telefon komórkowy" [invalid]: 601-23 (Wpisz 9 cyfr ' +
        "Na ten numer wyślemy SMS z kodem, ważnym 10 minut. Zmiana działa, gdy wpiszesz kod i zapiszesz.)",
    );
    await page.keyboard.press("End");
    await page.keyboard.type("4568");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(form(page).getByLabel("Kod z SMS-a")).toBeFocused();
    expect(await reader.focus()).toBe(`${CODE_FIELD} (Wysłaliśmy go na numer 601 234 568.)`);
    const [sent] = await sandbox.outbox();
    await reader.announced();
    await page.keyboard.type(`${sent?.code}`);
    await page.keyboard.press("Enter");
    await expect(form(page).getByRole("heading", { name: "Dziękujemy. Dane kontaktowe są zapisane." })).toBeVisible();
    expect(await reader.announced()).toContain(
      "Dziękujemy. Dane kontaktowe są zapisane. Od teraz używamy tych danych.",
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Zmień dane kontaktowe" })).toBeFocused();
  },
);

test(
  "(part of ACC-02) shows all fields of the contact address on a phone once it is opened",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/personalData");
    await page.getByRole("button", { name: "Zmień dane kontaktowe" }).click();
    await expect(form(page).getByText("adres do kontaktu.")).toBeInViewport();
    await form(page).getByRole("button", { name: "Zmień: adres do kontaktu" }).click();
    await expect(form(page).getByLabel("Kod pocztowy")).toBeFocused();
    for (const name of ["Kod pocztowy", "Numer mieszkania"])
      await expect(form(page).getByLabel(name)).toBeInViewport({ ratio: 1 });
    const group = form(page).getByRole("group", { name: "Adres do kontaktu" });
    const [title, label] = [group.locator("legend"), group.getByText("Kod pocztowy")];
    const [above, below] = [await title.boundingBox(), await label.boundingBox()];
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)), "gap below the title").toBeGreaterThanOrEqual(
      12,
    );
    await axe(page);
  },
);

test("[ACC-09] keeps required contact data and typed values, and asks before leaving the form", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/personalData");
  await page.getByRole("button", { name: "Zmień dane kontaktowe" }).click();
  await form(page).getByRole("button", { name: "Zmień: e-mail", exact: true }).click();
  await form(page).getByLabel("E-mail", { exact: true }).fill("");
  await form(page).getByRole("button", { name: "Zapisz" }).click();
  const needed = page.getByRole("alertdialog", { name: "Te zgody wymagają kontaktu" });
  await expect(needed.getByRole("listitem")).toHaveText(["E-maile z ofertami"]);
  await needed.getByRole("link", { name: "Przejdź do zgód" }).click();
  await expect(page).toHaveURL("/agreements");
  await page.goto("/personalData");
  await page.getByRole("button", { name: "Zmień dane kontaktowe" }).click();
  await expect(form(page).getByLabel("E-mail", { exact: true })).toHaveValue("");
  await form(page).getByRole("button", { name: "Anuluj" }).click();
  const question = page.getByRole("alertdialog").last();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Zostań" }).click();
  await expect(form(page)).toBeVisible();
  await form(page).getByRole("button", { name: "Cofnij zmianę" }).click();
  await form(page).getByRole("button", { name: "Anuluj" }).click();
  await expect(form(page)).toHaveCount(0);
});

test("[EINV-01] [EINV-02] turns e-invoices on by keyboard after the address was changed by its code", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/invoice?eInvoice=1");
  const dialog = page.getByRole("dialog", { name: "E-faktura" });
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
  const reader = await createScreenReader(page);
  expect(await reader.until('"Anuluj"')).toEqual([
    'heading "E-faktura" [level=2]',
    'button "Zamknij"',
    'button "Co wysyłamy na ten adres"',
    'button "Zmień: e-mail do e-faktur"',
    'checkbox "Zgadzam się na otrzymywanie faktur w formie elektronicznej zamiast papierowej."',
    'checkbox "Potwierdzam, że podany adres e-mail należy do mnie."',
    'button "Włącz e-fakturę" [disabled] (Zaznacz oba pola)',
    'button "Anuluj"',
  ]);
  await dialog.getByRole("button", { name: "Zmień: e-mail do e-faktur" }).focus();
  await page.keyboard.press("Enter");
  await form(page).getByRole("textbox", { name: "E-mail do e-faktur" }).focus();
  await page.keyboard.type("faktury@poczta.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form(page).getByLabel("Kod z e-maila")).toBeFocused();
  const [sent] = await sandbox.outbox();
  await page.keyboard.type(`${sent?.code}`);
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("heading", { name: "Dziękujemy. Dane kontaktowe są zapisane." })).toBeVisible();
  const [saved] = await sandbox.calls("setContactData");
  expect(saved?.request).toContain("<eDocumentActivation>true</eDocumentActivation>");
  await page.keyboard.press("Escape");
  await expect(dialog).toContainText("faktury@poczta.example");
  for (const box of await dialog.getByRole("checkbox").all()) {
    await box.focus();
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "E-faktura jest włączona" })).toBeVisible();
  expect(await reader.announced()).toContain(
    "E-faktura jest włączona O każdej nowej fakturze napiszemy na adres faktury@poczta.example.",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/invoice");
  await expect(page.getByRole("link", { name: "Włącz e-fakturę" })).toHaveCount(0);
  await page.goto("/invoice?eInvoice=1");
  await expect(dialog.getByText("E-faktury nie włączysz teraz tutaj")).toBeVisible();
});

test(
  "asks about the contact data once a year after login, to confirm or to change",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await rewriteReply(page, "getOnboardingtData", (xml) =>
      xml.replace(
        /(<eventName>personalDataConfirm<\/eventName>)\s*<eventSet>false<\/eventSet>/u,
        "$1<eventSet>true</eventSet><expirationDate>19-11-2026</expirationDate>",
      ),
    );
    await page.goto("/index");
    const dialog = page.getByRole("dialog", { name: "Czy te dane są aktualne?" });
    await expect(dialog).toContainText("601 234 567");
    const reader = await createScreenReader(page);
    expect(await reader.until('"Zapytaj później"')).toEqual([
      'heading "Czy te dane są aktualne?" [level=2]',
      'button "Zamknij"',
      'button "Tak, są aktualne"',
      'button "Zmień dane"',
      'button "Zapytaj później"',
    ]);
    await dialog.getByRole("button", { name: "Zmień dane" }).click();
    await form(page).getByRole("button", { name: "Dodaj: drugi telefon stacjonarny" }).click();
    await form(page).getByLabel("Drugi telefon stacjonarny").fill("583012248");
    await form(page).getByRole("button", { name: "Cofnij zmianę" }).click();
    await form(page).getByRole("button", { name: "Anuluj" }).click();
    await dialog.getByRole("button", { name: "Tak, są aktualne" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Dziękujemy, dane są potwierdzone")).toBeVisible();
    const [stored] = await sandbox.calls("saveOnboardingtData");
    expect(stored?.request).toContain(
      "<eventName>personalDataConfirm</eventName><expirationDate>20-11-2027</expirationDate>",
    );
  },
);
