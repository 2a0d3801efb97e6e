import { ServiceClient } from "#test/sandbox/service-client.ts";
import { asRecord, asText } from "../../scripts/json.ts";
import { axe } from "./support/axe.ts";
import { confirmIdentity, identityDialog } from "./support/confirm-identity.ts";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { openUnconfirmed, openWithStoredSession } from "./support/stored-session.ts";

test("[SESS-13] changes the login only after the password, and loses nothing when cancelled", async ({
  page,
  sandbox,
}) => {
  await openUnconfirmed(page, "m.brzezinska", "/settings");
  await page.getByRole("button", { name: "Zmień login" }).click();
  const form = page.getByRole("dialog", { name: "Zmień login" });
  await form.getByLabel("Nowy login").fill("malgosia.b");
  await form.getByRole("button", { name: "Zapisz login" }).click();
  await expect(identityDialog(page)).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(identityDialog(page)).toBeHidden();
  await expect(form.getByLabel("Nowy login")).toHaveValue("malgosia.b");
  await expect(form.getByRole("alert")).toHaveCount(0);

  await form.getByRole("button", { name: "Zapisz login" }).click();
  await confirmIdentity(page);
  await expect(page.getByText("Login zmieniony")).toBeVisible();
  const sent = await sandbox.calls("changeCustomLogin");
  expect(new Set(sent.map(({ intentId }) => intentId)).size).toBe(1);
});

test(
  "(part of SESS-13) asks about the typed login, then opens the page for a new password",
  { tag: "@proof" },
  async ({ page }) => {
    await openUnconfirmed(page, "m.brzezinska", "/settings");
    await page.getByRole("button", { name: "Zmień login" }).click();
    await page.getByLabel("Nowy login").fill("malgosia.b");
    await page.getByRole("button", { name: "Zapisz login" }).click();
    await identityDialog(page).getByRole("button", { name: "Nie pamiętam hasła" }).click();
    const question = page.getByRole("alertdialog", { name: "Wyjść bez dokończenia formularza?" });
    await question.getByRole("button", { name: "Wyjdź i usuń tekst" }).click();
    await expect(page).toHaveURL("/password");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test("(part of SESS-13) a stolen session registers no key of a phone without the password", async ({
  page,
  sandbox,
}) => {
  await openUnconfirmed(page, "m.brzezinska", "/index");
  const stolen = await page.evaluate(() => localStorage.getItem("ebok.session") ?? "");
  const { sessionId } = asRecord(asRecord(JSON.parse(stolen))["session"]);
  const thief = new ServiceClient(new URL(page.url()).origin, sandbox.tenant, asText(sessionId));
  const fields = "<deviceId>tel-9</deviceId><deviceName>Telefon</deviceName><keyUse>automatic</keyUse>";
  const key = () => thief.call("associateMobileDevice", `<intentId>${crypto.randomUUID()}</intentId>${fields}`);
  expect((await key()).one("e:errorCode")).toBe("CONFIRM_IDENTITY");
  await thief.call("confirmIdentity", "<password>Zgadywane-1</password>");
  expect((await key()).one("e:errorCode")).toBe("CONFIRM_IDENTITY");
});

test("[SET-08] logs the other browser out from the list of sessions", async ({ page, browser, tenant }) => {
  await openWithStoredSession(page, "m.brzezinska", "/settings");
  const other = await browser.newContext({ extraHTTPHeaders: { "X-Sandbox-Tenant": tenant } });
  const elsewhere = await other.newPage();
  await openWithStoredSession(elsewhere, "m.brzezinska");
  await page.reload();
  const card = page.getByRole("region", { name: "Zalogowane urządzenia" });
  await expect(card.getByText("To urządzenie")).toBeVisible();
  await page.getByRole("button", { name: "Wyloguj pozostałe" }).click();
  await axe(page);
  const question = page.getByRole("alertdialog", { name: "Wylogować pozostałe urządzenia?" });
  await question.getByRole("button", { name: "Wyloguj pozostałe" }).click();
  await expect(page.getByText("Pozostałe urządzenia wylogowane")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL("/sessionExpired");
  await expect(page.getByRole("heading", { level: 1, name: "Ustawienia" })).toBeVisible();
  await other.close();
});

test("[SESS-14] ends the session of the other browser after a changed password", async ({ page, browser, tenant }) => {
  await openWithStoredSession(page, "m.brzezinska", "/settings");
  const other = await browser.newContext({ extraHTTPHeaders: { "X-Sandbox-Tenant": tenant } });
  const elsewhere = await other.newPage();
  await openWithStoredSession(elsewhere, "m.brzezinska");
  // A call of an open portal may report the end before the test opens it again: it would then be a guest's visit.
  await elsewhere.goto("about:blank");
  await page.getByRole("button", { name: "Zmień hasło" }).click();
  await page.getByLabel("Obecne hasło").fill(LOGIN_PASSWORD);
  await page.getByLabel("Nowe hasło", { exact: true }).fill("Mewa-nad-molem-7");
  await page.getByLabel("Powtórz nowe hasło").fill("Mewa-nad-molem-7");
  await page.getByRole("button", { name: "Zapisz hasło" }).click();
  await expect(page.getByText("Hasło zmienione")).toBeVisible();
  await elsewhere.goto("/index");
  await expect(elsewhere).toHaveURL("/sessionExpired");
  await other.close();
});
