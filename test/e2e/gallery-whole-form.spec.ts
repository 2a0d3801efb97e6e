import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openGallery } from "./support/gallery.ts";

const form = (page: Page) => page.getByRole("form", { name: "Zgłoszenie" });
const send = (page: Page) => form(page).getByRole("button", { name: "Wyślij", exact: true }).click();

async function fill(page: Page): Promise<void> {
  await page.getByLabel("Mam pytanie").check();
  await page.getByLabel("Miasto").selectOption("Sopot");
  await page.getByLabel("Urządzenie").selectOption("router");
  await page.getByLabel("Temat").fill("Zażółć gęślą jaźń");
  await page.getByLabel("Opis").fill("Od wczoraj");
  await page.getByRole("textbox", { name: "Dzień wizyty" }).pressSequentially("30112026");
  await page.getByLabel("SMS", { exact: true }).check();
  await page.getByLabel("E-mail").last().fill("anna@example.pl");
  await page.getByLabel("Nowe hasło").fill("Nowe-haslo1");
  await page.getByLabel("Powtórz hasło").fill("Nowe-haslo1");
  await page.getByLabel("Zgadzam się na wizytę technika").check();
}

test.beforeEach(({ page }) => openGallery(page, "/whole-form?theme=light"));

test("form with errors lists each, focuses the first, and leads to any listed one", async ({ page }) => {
  await page.getByLabel("Temat").fill("Awaria");
  await send(page);
  await expect(page.getByRole("radio", { name: "Coś nie działa" })).toBeFocused();
  const entries = page.locator(".summary").getByRole("listitem");
  await expect(entries).toHaveText([
    /O co chodzi/,
    /Miasto/,
    /Urządzenie/,
    /Opis/,
    /Dzień wizyty/,
    /Jak odpowiedzieć/,
    /E-mail/,
    /Nowe hasło/,
    /Powtórz hasło/,
    /Zgoda na wizytę/,
  ]);
  await entries.getByRole("link", { name: /Dzień wizyty/ }).click();
  await expect(page.getByRole("textbox", { name: "Dzień wizyty" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Dzień wizyty" })).toHaveAccessibleDescription(/Pole jest wymagane/);
});

test("form is sent once when all fields are valid", { tag: "@proof" }, async ({ page }) => {
  await fill(page);
  await expect(page.getByText("Masz niezapisane zmiany")).toBeVisible();
  await send(page);
  await expect(page.getByText("Wysłane")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Temat")).toHaveValue("");
});

test(
  "form keeps its draft over a reload, without password and code, and can be reset",
  { tag: "@proof" },
  async ({ page }) => {
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await fill(page);
    await page.getByRole("button", { name: "Zmień: telefon komórkowy" }).click();
    await page.getByLabel("Telefon komórkowy").fill("602-000-000");
    await page.getByRole("button", { name: "Wyślij kod" }).click();
    await page.getByLabel("Kod z SMS-a").fill("480213");
    await page.reload();
    expect(asked, "the browser asks before a form with changes is reloaded").toEqual(["beforeunload"]);
    await expect(page.getByText("Przywróciliśmy to, co było tu wpisane.")).toBeVisible();
    await expect(page.getByLabel("Temat")).toHaveValue("Zażółć gęślą jaźń");
    await expect(page.getByLabel("Mam pytanie")).toBeChecked();
    await expect(page.getByLabel("Nowe hasło")).toHaveValue("");
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(stored).toContain("Od wczoraj");
    expect(stored).not.toContain("Nowe-haslo1");
    expect(stored).not.toContain("480213");
    await page.getByRole("button", { name: "Zacznij od nowa" }).click();
    await expect(page.getByLabel("Temat")).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test("form stays when the user refuses to leave", { tag: "@proof" }, async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.getByLabel("Temat").fill("Awaria");
  await page.getByLabel("Temat").press("End");
  // The answer to the browser's question ends the click, not a new page.
  await page.getByRole("link", { name: /galeria/ }).click({ noWaitAfter: true });
  await expect(page.getByLabel("Temat")).toHaveValue("Awaria");
  await expect(page).toHaveURL(/whole-form/);
});

test("form in a dialog asks before a button or Escape closes it", { tag: "@proof" }, async ({ page }) => {
  await openGallery(page, "/whole-form?state=dialog&theme=light");
  const dialog = page.getByRole("dialog", { name: "Zgłoszenie" });
  const question = page.getByRole("alertdialog", { name: "Wyjść bez zapisywania?" });
  await page.keyboard.press("Escape");
  await expect(dialog, "without changes there is no question").toHaveCount(0);
  await page.getByRole("button", { name: "Zgłoś sprawę" }).click();
  await dialog.getByLabel("Temat").fill("Awaria");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expect(question.getByRole("button", { name: "Zostań tutaj" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel("Temat")).toHaveValue("Awaria");
  await expect(dialog.getByLabel("Temat")).toBeFocused();
  await dialog.getByRole("button", { name: "Zamknij bez wysyłania" }).click();
  await question.getByRole("button", { name: "Wyjdź bez zapisywania" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Zgłoś sprawę" })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test(
  "changed contact is confirmed by its code, and a wrong code is shown in its row",
  { tag: "@proof" },
  async ({ page }) => {
    await fill(page);
    await page.getByRole("button", { name: "Zmień: telefon komórkowy" }).click();
    const mobile = page.getByLabel("Telefon komórkowy");
    await mobile.fill("602");
    await page.getByRole("button", { name: "Wyślij kod" }).click();
    await expect(mobile).toHaveAccessibleDescription(/Wpisz 9 cyfr/);
    await mobile.fill("602-000-000");
    await send(page);
    await expect(mobile).toBeFocused();
    await expect(mobile).toHaveAccessibleDescription(/Potwierdź zmiany za pomocą kodu/);
    await page.getByRole("button", { name: "Wyślij kod" }).click();
    await expect(page.getByText(/Nowy kod wyślemy za 0:5\d/)).toBeVisible();
    await page.getByLabel("Kod z SMS-a").fill("000000");
    await send(page);
    await expect(page.getByLabel("Kod z SMS-a")).toHaveAccessibleDescription(/Kod nie pasuje albo był już użyty/);
    await expect(page.getByLabel("Kod z SMS-a")).toBeFocused();
    await page.getByLabel("Kod z SMS-a").fill("480213");
    await send(page);
    await expect(page.getByText("Wysłane")).toBeVisible();
  },
);

test("files are dropped, sent, cancelled and refused", { tag: "@proof" }, async ({ page }) => {
  const drop = page.locator(".drop-zone input");
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["abc"], "umowa.pdf"));
    data.items.add(new File([], "pusty.pdf"));
    data.items.add(new File([new Uint8Array(5_000_001)], "film.mov"));
    return data;
  });
  // The browser assigns dropped files to the input.
  await drop.evaluate((input, data) => {
    if (!(input instanceof HTMLInputElement)) return;
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, transfer);
  const list = page.locator(".files__list").getByRole("listitem");
  await expect(list).toContainText(["umowa.pdf", "Plik jest pusty. Wybierz inny.", "Plik jest za duży"]);
  await page.getByRole("button", { name: "Przerwij wysyłanie: umowa.pdf" }).click();
  await expect(list).toHaveCount(2);
  await page
    .getByLabel("Załączniki")
    .setInputFiles([{ name: "skan.png", mimeType: "image/png", buffer: Buffer.from("abc") }]);
  await expect(page.getByRole("progressbar", { name: "Wysyłamy skan.png" })).toBeVisible();
  await expect(list.filter({ hasText: "skan.png" })).toContainText("Wysłano");
});

test(
  "rejects a character that the protocol cannot carry, at its field with its message",
  { tag: "@proof" },
  async ({ page }) => {
    const subject = page.getByLabel("Temat");
    await subject.fill("Awaria\u0007");
    await subject.blur();
    await expect(subject).toHaveValue("Awaria\u0007");
    await expect(subject).toHaveAccessibleDescription(/Usuń znak U\+0007\. Nie możemy go przyjąć/);
  },
);
