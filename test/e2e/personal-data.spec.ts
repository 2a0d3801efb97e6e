import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { walkByTab } from "./support/walk-by-tab.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

async function openPage(page: Page, sandbox: SandboxClient, login = "m.brzezinska"): Promise<void> {
  await enterOnDemoDay(page, sandbox, login);
  await page.goto("/personalData");
  await expect(region(page, "Abonent")).toBeVisible();
}

test("[ACC-01] shows filled fields, addresses, co-owner, proxy and recipient, with ids masked until shown", async ({
  page,
  sandbox,
}) => {
  await openPage(page, sandbox);
  for (const [name, ...texts] of [
    [
      "Abonent",
      "Małgorzata Brzezińska-Kowalczyk",
      "4127830",
      "osoba prywatna",
      "Zbigniew Kowalczyk",
      "Aleksandra Brzezińska-Wróblewska",
    ],
    ["Adresy", "Instalacja, korespondencja, faktury", "ul. Księdza Bernarda Sychty 3, 83-330 Żukowo"],
    ["Rozliczenia", "82 1090 1098 0000 0001 2345 6789", "58 301 22 47, 601 234 567", "stan na 20-11-2026"],
    ["Logowanie", "m.brzezinska", "19-11-2026 21:04"],
    [
      "Dane kontaktowe",
      "601 234 567",
      "602 118 904",
      "58 301 22 47",
      "malgorzata.brzezinska-kowalczyk@poczta.example",
      "E-mail do ofert",
    ],
  ] as const)
    for (const text of texts) await expect(region(page, name)).toContainText(text);
  const whole = async () => (await page.content()).includes("78041254821");
  expect(await whole()).toBe(false);
  await page.getByRole("button", { name: "Pokaż PESEL, abonent" }).click();
  await expect(region(page, "Abonent")).toContainText("78041254821");
  expect((await page.content()).includes("76021130934"), "one at a time").toBe(false);
  await page.getByRole("button", { name: "Ukryj PESEL, abonent" }).click();
  expect(await whole()).toBe(false);
  await expect(region(page, "Abonent")).toContainText("kończy się na 4821");
  const walk = await walkByTab(page);
  expect(walk.notReached).toEqual([]);
  expect(walk.notSeen).toEqual([]);
});

test(
  "changes the contact data from their card and shows the change there",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openPage(page, sandbox);
    const card = region(page, "Dane kontaktowe");
    await card.getByRole("button", { name: "Zmień dane kontaktowe" }).press("Enter");
    const form = page.getByRole("dialog", { name: "Dane kontaktowe" });
    await form.getByRole("button", { name: "Zmień: telefon stacjonarny", exact: true }).press("Enter");
    await form.getByLabel("Telefon stacjonarny", { exact: true }).fill("583012248");
    const save = form.getByRole("button", { name: "Zapisz" });
    // The button explains why it is inactive until the server has confirmed that it can save.
    await expect(save).toBeEnabled();
    await save.press("Enter");
    await expect(form.getByRole("heading", { name: "Dziękujemy. Dane kontaktowe są zapisane." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toContainText("58 301 22 48");
    await expect(card.getByRole("button", { name: "Zmień dane kontaktowe" })).toBeFocused();
    await page.getByRole("button", { name: "Włącz e-fakturę" }).click();
    await expect(page.getByRole("dialog", { name: "E-faktura" })).toBeVisible();
    await expect(page).toHaveURL(/\/personalData$/);
  },
);

test(
  "(part of ACC-14) hides data that the customer has asked to restrict, and says so",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openPage(page, sandbox, "rodo.kwiatkowska");
    await expect(region(page, "Abonent")).toContainText("Danych osobowych nie pokazujemy na twoją prośbę.");
    await expect(region(page, "Abonent")).not.toContainText("Kwiatkowska");
    await expect(region(page, "Adresy")).toContainText("os. Słoneczne 7 m. 31");
    await expect(region(page, "Dane kontaktowe")).toContainText(
      "Danych kontaktowych tego konta nie pokazujemy w portalu.",
    );
    // The restriction takes requests away (REQ-23); the ways outside the portal stay (REQ-27).
    const rights = region(page, "Twoje prawa do danych");
    await expect(rights.getByRole("link", { name: "Złóż wniosek" })).toHaveCount(0);
    await expect(rights.getByRole("link", { name: "58 300 70 00" })).toBeVisible();
    await axe(page);
  },
);

test("[ACC-13] answers the poll once by keyboard alone and does not ask again", async ({ page, sandbox }) => {
  await openPage(page, sandbox);
  const poll = region(page, "Pytanie do ciebie");
  await poll.getByRole("button", { name: "Wyślij odpowiedź" }).focus();
  await page.keyboard.press("Enter");
  await expect(poll).toContainText("Wybierz odpowiedź");
  await expect(poll.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(poll.getByRole("radio", { name: "Listem, na papierze" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Odpowiedź jest zapisana")).toBeVisible();
  await expect(poll).toHaveCount(0);
  await page.reload();
  await expect(region(page, "Abonent")).toBeVisible();
  await expect(poll).toHaveCount(0);
  expect(await sandbox.calls("saveElectronicPollResult")).toHaveLength(1);
});

test("exports the data as a self-contained page and as JSON, and names what failed to load", async ({
  page,
  sandbox,
  pageErrors,
}) => {
  await openPage(page, sandbox);
  const card = region(page, "Kopia twoich danych");
  const taken = async (button: string) => {
    const came = page.waitForEvent("download");
    await card.getByRole("button", { name: button }).click();
    const file = await came;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  };
  const whole = await taken("Pobierz do czytania (HTML)");
  await expect(card).toContainText("Plik jest pobrany");
  expect(whole.name).toBe("moje-dane-4127830-2026-11-20.html");
  for (const text of [
    "78041254821",
    "Zbigniew Kowalczyk",
    "FV/4127830/11/26",
    "E-maile z ofertami",
    "Telewizja Premium",
    "ul. Księdza Bernarda Sychty",
  ])
    expect(whole.text).toContain(text);
  expect(whole.text).not.toContain("nie udało się wczytać");
  // Opened like a downloaded file: only its own policy applies.
  const other = await page.context().newPage();
  await other.setContent(whole.text);
  await expect(other.getByRole("heading", { level: 1, name: "Kopia danych" })).toBeVisible();
  await other.close();
  pageErrors.allow(/Failed to load resource/);
  await sandbox.fault({ operation: "getOnboardingtData", status: 503, times: "always" });
  await page.reload();
  const part = await taken("Pobierz dla programów (JSON)");
  await expect(card).toContainText(
    "Pobierz plik jeszcze raz później. Nie udało się wczytać tych części: Pierwsze kroki.",
  );
  const exported: unknown = JSON.parse(part.text);
  expect(exported).toMatchObject({
    format: "ebok-data-export/1",
    notLoaded: ["onboarding"],
    data: { client: { client: { personalId: "78041254821" } }, onboarding: null },
  });
});
