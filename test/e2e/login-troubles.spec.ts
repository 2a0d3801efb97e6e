import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import type { FaultRequest } from "./support/sandbox-client.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const UNREACHABLE =
  "Nie możemy połączyć się z naszym serwerem, choć internet działa. " +
  "Spróbuj za kilka minut albo zadzwoń do obsługi klienta.";
const NOT_LOADED = "Nie ma połączenia z internetem. Sprawdź je i spróbuj jeszcze raz.";
const PROVIDER = "Portal chwilowo nie działa. Spróbuj za kilka minut albo zadzwoń do obsługi klienta.";

/** Console message of the browser about a failed request. */
const FAILED_REQUEST = /Failed to load resource/;

const loginField = (page: Page) => page.getByLabel("Login", { exact: true });
const passwordField = (page: Page) => page.getByLabel("Hasło", { exact: true });

async function toPasswordStep(page: Page): Promise<void> {
  await page.goto("/");
  await loginField(page).fill("m.brzezinska");
  await loginField(page).press("Enter");
  await expect(passwordField(page)).toBeFocused();
}

const BROKEN: readonly (readonly [name: string, fault: FaultRequest, text: string])[] = [
  ["the connection breaks", { drop: true, times: "always" }, UNREACHABLE],
  ["the answer is cut off", { cutOffAt: 60, times: "always" }, UNREACHABLE],
  ["the provider fails", { status: 500, times: "always" }, PROVIDER],
  [
    "a web page comes instead of an answer",
    { body: "<!doctype html><title>Przerwa</title><p>Wracamy o 6:00", times: "always" },
    PROVIDER,
  ],
  [
    "an answer ends in the middle",
    {
      body: '<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
      contentType: "text/xml",
      times: "always",
    },
    PROVIDER,
  ],
];

for (const [name, fault, text] of BROKEN) {
  test(
    `keeps typed values and says what to do after the password when ${name}`,
    { tag: proofTagUnless(name === "the answer is cut off") },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(FAILED_REQUEST);
      await toPasswordStep(page);
      await sandbox.fault({ operation: "sessionStart", ...fault });
      await passwordField(page).fill(LOGIN_PASSWORD);
      await passwordField(page).press("Enter");
      await expect(page.getByRole("alert")).toHaveText(text);
      await expect(page.getByRole("main")).toContainText("m.brzezinska");

      await sandbox.clearFaults();
      await page.getByRole("button", { name: "Zaloguj się" }).click();
      await expect(page).toHaveURL("/index");
    },
  );

  test(
    `keeps typed values and says what to do after the login when ${name}`,
    { tag: proofTagUnless(name === "the connection breaks") },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(FAILED_REQUEST);
      await page.clock.install();
      await page.goto("/");
      await sandbox.fault({ operation: "beforeLogin", ...fault });
      await loginField(page).fill("m.brzezinska");
      await loginField(page).press("Enter");
      // A broken connection is retried once after 5 s (CALL-06).
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByRole("alert")).toHaveText(text, { timeout: 500 });
      }).toPass();
      await expect(loginField(page)).toHaveValue("m.brzezinska");
      await expect(loginField(page)).toBeFocused();

      await sandbox.clearFaults();
      await page.getByRole("button", { name: "Dalej" }).click();
      await expect(passwordField(page)).toBeFocused();
    },
  );
}

test("shows progress of a slow response and sends nothing twice on further clicks", async ({ page, sandbox }) => {
  await page.goto("/");
  await sandbox.fault({ operation: "beforeLogin", delay: 700 });
  await sandbox.fault({ operation: "sessionStart", delay: 700 });
  await loginField(page).fill("m.brzezinska");
  await loginField(page).press("Enter");
  await expect(page.getByRole("button", { name: "Sprawdzamy…" })).toHaveAttribute("aria-busy", "true");
  await loginField(page).press("Enter");
  await page.getByRole("button", { name: "Sprawdzamy…" }).click({ force: true });
  await expect(passwordField(page)).toBeFocused();
  expect(await sandbox.calls("beforeLogin")).toHaveLength(1);

  await passwordField(page).fill(LOGIN_PASSWORD);
  await passwordField(page).press("Enter");
  await expect(page.getByRole("button", { name: "Logujemy…" })).toHaveAttribute("aria-busy", "true");
  await passwordField(page).press("Enter");
  await page.getByRole("button", { name: "Logujemy…" }).click({ force: true });
  await expect(page).toHaveURL("/index");
  expect(await sandbox.calls("sessionStart")).toHaveLength(1);
});

test(
  "(part of CALL-04) ends a login without a response after a minute and says so",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await toPasswordStep(page);
    await sandbox.fault({ operation: "sessionStart", delay: 4_000 });
    await passwordField(page).fill(LOGIN_PASSWORD);
    await passwordField(page).press("Enter");
    await expect(page.getByRole("button", { name: "Logujemy…" })).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(page.getByRole("alert")).toHaveText(
        "Odpowiedź nie nadeszła na czas. Spróbuj jeszcze raz za chwilę.",
        {
          timeout: 300,
        },
      );
    }).toPass();
  },
);

test("holds a login until the wire module has loaded, and sends it once", async ({ page, sandbox }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/portal-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await loginField(page).fill("m.brzezinska");
  await loginField(page).press("Enter");
  await expect(page.getByRole("button", { name: "Sprawdzamy…" })).toBeVisible();
  await loginField(page).press("Enter");
  expect(await sandbox.calls()).toEqual([]);
  release();
  await expect(passwordField(page)).toBeFocused();
  expect(await sandbox.calls("beforeLogin")).toHaveLength(1);
});

test(
  "(part of GUARD-06) reloads once when the wire module fails, keeps the login, and recovers",
  { tag: "@proof" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(FAILED_REQUEST);
    await page.route("**/assets/portal-*.js", (route) => route.abort());
    await page.goto("/");
    await loginField(page).fill("m.brzezinska");
    await loginField(page).press("Enter");
    // The page reloads first, as if it were of a former release, and keeps the typed login (GUARD-06).
    await expect(async () => {
      await page.getByRole("button", { name: "Dalej" }).click({ timeout: 1_000 });
      await expect(page.getByRole("alert")).toHaveText(NOT_LOADED, { timeout: 1_000 });
    }).toPass();
    await expect(loginField(page)).toHaveValue("m.brzezinska");

    await page.unroute("**/assets/portal-*.js");
    // Continues at once, or after one more reload with the login in browsers that never refetch a failed module.
    await expect(async () => {
      await expect(loginField(page)).toHaveValue("m.brzezinska", { timeout: 1_000 });
      await page.getByRole("button", { name: "Dalej" }).click({ timeout: 1_000 });
      await expect(passwordField(page)).toBeFocused({ timeout: 2_000 });
    }).toPass({ timeout: 15_000 });
  },
);
