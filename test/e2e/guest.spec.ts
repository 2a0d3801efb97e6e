import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession, storeSession } from "./support/stored-session.ts";
import { expectAccount, sections } from "./support/menu.ts";

test("(part of NAV-10) shows guests logo, footer, theme and statement, but no navigation or chat", async ({
  page,
  sandbox,
}) => {
  await page.goto(await sandbox.link("/numberTransferDecision"));
  await expect(page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "wiązka" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  for (const label of ["Szybkie działania", "Promocja"]) await expect(page.getByLabel(label)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Czat/ })).toHaveCount(0);

  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Wygląd" }).click();
  await page.getByRole("dialog", { name: "Wygląd portalu" }).getByRole("radio", { name: "Ciemny" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");
  await footer.getByRole("link", { name: "Dostępność" }).click();
  await expect(page).toHaveURL("/accessibility");
  await expect(page.getByRole("heading", { level: 1, name: "Deklaracja dostępności" })).toBeFocused();
});

test(
  "accessibility statement names its standard, gaps and contact, for guests and customers",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/accessibility");
    await expect(page).toHaveTitle("Deklaracja dostępności · Wiązka");
    for (const part of [
      "Czego dotyczy",
      "Jak działa portal",
      "Norma",
      "Jak spełniamy wymagania",
      "Czego jeszcze brakuje",
      "Jak i kiedy to sprawdzamy",
      "Gdy coś przeszkadza",
      "Skarga na brak dostępności",
    ])
      await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
    await expect(page.getByText("WCAG 2.2 na poziomie AA")).toBeVisible();
    // Contacts without a phone (EN 301 549).
    await expect(page.getByRole("link", { name: "pomoc@wiazka.example" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Napisz zgłoszenie" })).toBeVisible();
    await expect(page.getByRole("link", { name: "58 300 70 00" })).toHaveAttribute("href", "tel:+48583007000");
    await axe(page);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await openWithStoredSession(page, "m.brzezinska");
    await page.getByRole("contentinfo").getByRole("link", { name: "Dostępność" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Deklaracja dostępności" })).toBeVisible();
    await expect(sections(page), "a customer keeps the menu").toBeVisible();
    await page.reload();
    await expectAccount(page, "4127830");
  },
);

test("[ROUTE-20] privacy page names documents and storage; the answer about cookies changes there", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Prywatność" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page).toHaveTitle("Prywatność i pliki cookie · Wiązka");
  await expect(page.getByRole("link", { name: "Polityka prywatności" })).toHaveAttribute("href", /informacja-rodo/);
  const choice = page.getByRole("region", { name: "Twój wybór plików cookie" });
  await choice.getByRole("button", { name: "Zgadzam się na pomiar" }).click();
  await expect(choice.getByRole("status")).toContainText("Zgoda na pomiar jest wyrażona.");
  await expect(page.getByRole("region", { name: "Pliki cookie", exact: true })).toHaveCount(0);
  await choice.getByRole("button", { name: "Wycofaj zgodę na pomiar" }).click();
  await expect(choice.getByRole("status")).toContainText("tylko to, bez czego portal nie działa");
  expect((await page.context().cookies()).find(({ name }) => name.endsWith("ebok.cookies"))?.value).toBe("necessary");
  await expect(page.getByText("do wylogowania, najdłużej 15 minut bez działania")).toBeVisible();
  await axe(page);
  await openWithStoredSession(page, "m.brzezinska");
  await page.getByRole("contentinfo").getByRole("link", { name: "Prywatność" }).click();
  await expect(sections(page), "a customer keeps the menu").toBeVisible();
});

test(
  "(part of SESS-02) warns on the accessibility statement before a customer's session ends",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/accessibility");
    await expect(page.getByRole("heading", { level: 1, name: "Deklaracja dostępności" })).toBeVisible();
    await storeSession(page, "m.brzezinska", 100_000);
    await page.goto("/accessibility");
    await expect(page.getByRole("alertdialog", { name: "Czy chcesz zostać?" })).toBeVisible();
  },
);

test(
  "login links to the accessibility statement, which links to the licences",
  { tag: "@proof" },
  async ({ page, request }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Dostępność" }).click();
    await expect(page).toHaveURL("/accessibility");
    const address = await page
      .getByRole("link", { name: "Licencje oprogramowania w tym portalu" })
      .getAttribute("href");
    const notices = await request.get(address ?? "");
    expect(notices.status()).toBe(200);
    expect(notices.headers()["content-type"]).toContain("text/plain");
    const text = await notices.text();
    for (const name of ["react", "mobx", "OFL"]) expect(text).toContain(name);
  },
);

test.describe("before the cookie bar was answered", () => {
  test.use({ cookiesAnswered: false });

  test(
    "(part of NAV-15) asks guests about cookies on an action link's page until they accept",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await page.goto(await sandbox.link("/offer/saleConfirmation"));
      const bar = page.getByRole("region", { name: "Pliki cookie" });
      await expect(bar).toBeVisible();
      // The bar comes with the frame; the page of the link is a chunk of its own.
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await axe(page);
      await bar.getByRole("button").first().click();
      await expect(bar).toHaveCount(0);
      const question = page.waitForResponse(/login-extras|\/extras-/);
      await page.reload();
      await question;
      await expect(page.getByText("Otwórz link z wiadomości")).toBeVisible();
      await expect(bar).toHaveCount(0);
    },
  );
});
