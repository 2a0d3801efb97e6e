import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { layoutShift, watchLayoutShift } from "./support/layout-shift.ts";
import { portalCookie } from "./support/portal-cookie.ts";
import { openWithStoredSession, SESSION_DURATION_MS, storeSession } from "./support/stored-session.ts";
import { proofTagUnless, THEME_WIDTHS } from "./support/proof-scope.ts";

const loginField = (page: Page) => page.getByLabel("Login", { exact: true });
const next = (page: Page) => page.getByRole("button", { name: /^Dalej|^Sprawdzamy/ });
const passwordField = (page: Page) => page.getByLabel("Hasło", { exact: true });

/** Holds all scripts and styles of the portal. Returns the function that lets them through. */
async function holdFiles(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Opens an address whose files do not arrive. */
const openHeld = (page: Page, address = "/") => page.goto(address, { waitUntil: "commit" });

/** Waits until the portal has taken over the page. */
const expectStarted = (page: Page) => expect(page.locator("template")).toHaveCount(0);

for (const { theme, width } of THEME_WIDTHS) {
  test(`[START-01] shows the login page before any script when it is ${theme}, ${width} px`, async ({
    page,
    context,
    sandbox,
    baseURL,
  }) => {
    await sandbox.configure({ brand: "splot" });
    await context.addCookies([portalCookie("ebok.theme", theme, baseURL ?? "")]);
    await page.setViewportSize({ width, height: 900 });
    await holdFiles(page);
    for (const address of ["/", "/invoice?pay=all", "/service/myServices/7", "/netflix"]) {
      await openHeld(page, address);
      await expect(loginField(page), address).toBeVisible();
      await expect(page.getByText("Rachunki, pakiety i nasza pomoc o każdej porze.")).toBeVisible();
      await expect(page.getByRole("link", { name: /42.200.50.00/ })).toBeAttached();
      const paints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
      await expect.poll(paints, "painted without the style sheet").toBe(1);
      const colours = await page.evaluate(() => [
        getComputedStyle(document.querySelector("[type=submit]") ?? document.body).backgroundColor,
        getComputedStyle(document.documentElement).colorScheme,
      ]);
      expect(colours).toEqual([theme === "light" ? "rgb(91, 42, 134)" : "rgb(201, 162, 242)", theme]);
    }
    await expect(page).toHaveTitle("Splot");
    await axe(page);
  });
}

test("[START-02] keeps value, caret and focus, and sends an early login once", async ({ page, sandbox }) => {
  const release = await holdFiles(page);
  await openHeld(page);
  await loginField(page).click();
  await page.keyboard.type("m.brzezinsk");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  await loginField(page).evaluate((field) => Object.assign(window, { fieldBefore: field }));
  release();
  await expectStarted(page);
  await expect(loginField(page)).toBeFocused();
  const sameField = await loginField(page).evaluate((field) => [
    "fieldBefore" in window && window.fieldBefore === field,
    field instanceof HTMLInputElement && field.selectionStart,
  ]);
  expect(sameField, "the same field, the same caret").toEqual([true, 8]);
  await page.keyboard.press("End");
  await page.keyboard.type("a");
  await page.keyboard.press("Enter");
  await expect(passwordField(page)).toBeFocused();
  expect(await sandbox.calls("beforeLogin")).toHaveLength(1);
});

test("(part of START-02) carries out Enter and a press once when they come before the scripts", async ({
  page,
  sandbox,
}) => {
  const release = await holdFiles(page);
  await openHeld(page);
  await loginField(page).fill("m.brzezinska");
  await page.keyboard.press("Enter");
  await expect(next(page)).toHaveAttribute("aria-busy", "true");
  await next(page).click();
  release();
  await expect(passwordField(page)).toBeFocused();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main")).toContainText("m.brzezinska");
  expect(await sandbox.calls("beforeLogin")).toHaveLength(1);
});

test("(part of START-02) keeps a password manager's fill, and opens the registration", async ({ page }) => {
  const release = await holdFiles(page);
  await openHeld(page);
  await loginField(page).evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "m.brzezinska";
  });
  await page.getByRole("button", { name: "Załóż konto" }).click();
  release();
  await expect(page.getByRole("heading", { level: 1, name: /konto/i })).toBeVisible();
  await page.getByRole("button", { name: "Wróć do logowania" }).click();
  await expect(loginField(page)).toHaveValue("m.brzezinska");
});

/** Notes whether a login field is ever in the document. */
async function watchLoginField(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("input[name=login]") !== null) Object.assign(window, { hadLoginField: true });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => "hadLoginField" in window);
}

test("[START-03] never shows the login page to a customer with a session", async ({ page }) => {
  const hadField = await watchLoginField(page);
  for (const address of ["/", "/index", "/invoice"]) {
    await openWithStoredSession(page, "m.brzezinska", address);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    expect(await hadField(), address).toBe(false);
  }
});

test("(part of START-03) never shows the login page at an address that is not a customer's", async ({ page }) => {
  const hadField = await watchLoginField(page);
  for (const address of ["/sessionExpired", "/privacy", "/offer/offerAccept", "/nie-ma", "/invoice/1/2"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    expect(await hadField(), address).toBe(false);
  }
});

test("[START-11] shows the frame's header before any script to a customer with a session", async ({ page }) => {
  await storeSession(page, "m.brzezinska", SESSION_DURATION_MS);
  const release = await holdFiles(page);
  for (const address of ["/", "/invoice?pay=all", "/service/myServices/7", "/index"]) {
    await openHeld(page, address);
    await expect(page.getByRole("banner"), address).toHaveText("wiązka");
    await expect(loginField(page)).toHaveCount(0);
  }
  const logo = page.getByRole("banner").locator("svg").first();
  const boxBefore = await logo.boundingBox();
  release();
  await expectStarted(page);
  await expect(page.getByRole("navigation", { name: "Działy" })).toBeVisible();
  expect(await logo.boundingBox()).toEqual(boxBefore);
});

test.describe("cookie question", () => {
  test.use({ cookiesAnswered: false });

  test("[START-12] asks about cookies before any script, and counts the answer", async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchLayoutShift(page);
    const question = page.getByRole("region", { name: "Pliki cookie" });
    for (const hasSession of [false, true]) {
      if (hasSession) await storeSession(page, "m.brzezinska", SESSION_DURATION_MS);
      await context.clearCookies({ name: "ebok.cookies" });
      const release = await holdFiles(page);
      await openHeld(page, "/index");
      await expect(question).toBeVisible();
      await question.getByRole("button", { name: "Zgadzam się" }).focus();
      const boxBefore = await question.boundingBox();
      release();
      await expectStarted(page);
      await page.waitForLoadState("networkidle");
      expect(await question.boundingBox()).toEqual(boxBefore);
      await expect(question.getByRole("button", { name: "Zgadzam się" })).toBeFocused();
      expect(await layoutShift(page)).toBeLessThan(0.01);

      const releaseAgain = await holdFiles(page);
      await openHeld(page, "/index");
      await question.getByRole("button", { name: "Tylko niezbędne" }).click();
      await expect(question).toBeHidden();
      releaseAgain();
      await expectStarted(page);
      await expect(question).toHaveCount(0);
      await expect.poll(async () => (await context.cookies()).map(({ value }) => value)).toContain("necessary");
      await holdFiles(page);
      await openHeld(page, "/index");
      await expect(page.locator("#root > .frame")).toBeVisible();
      await expect(question).toHaveCount(0);
      // Leaves the page before its files arrive: it would start while the cookie of the next round is removed.
      await page.goto("about:blank");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });
});

for (const width of [390, 1_440]) {
  test(
    `[START-04] moves nothing when the portal takes over the login page at ${width} px`,
    { tag: proofTagUnless(width === 390) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShift(page);
      const release = await holdFiles(page);
      await openHeld(page);
      await expect(loginField(page)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const boxBefore = await next(page).boundingBox();
      release();
      await expectStarted(page);
      await page.waitForLoadState("networkidle");
      expect(await next(page).boundingBox()).toEqual(boxBefore);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    },
  );
}

test("[START-05] puts no login into the address while the scripts are missing", async ({ page, browser, baseURL }) => {
  await holdFiles(page);
  await openHeld(page);
  await loginField(page).fill("m.brzezinska");
  await page.locator("form").evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await next(page).click();
  await expect(next(page)).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL("/");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(baseURL ?? "");
  await expect(bare.locator("noscript")).toBeVisible();
  await expect(bare.locator("form")).toHaveCount(0);
  await context.close();
});

test("[START-06] shows the page of config.json with what was typed when the prerendered one is old", async ({
  page,
}) => {
  const release = await holdFiles(page);
  await page.route("**/config.json", async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: "application/json", body: text.replace("Wiązka S.A.", "Wiązka Plus S.A.") });
  });
  await openHeld(page);
  await loginField(page).click();
  await page.keyboard.type("m.brzezinska");
  await page.keyboard.press("ArrowLeft");
  release();
  await expect(page.getByText("Wiązka Plus S.A.")).toBeVisible();
  await expect(loginField(page)).toHaveValue("m.brzezinska");
  await expect(loginField(page)).toBeFocused();
  expect(await loginField(page).evaluate((field) => field instanceof HTMLInputElement && field.selectionStart)).toBe(
    11,
  );
});

test("(part of START-06) opens when the browser refuses the inline elements of the page", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Content Security Policy|CSP (script|style)-src-elem: inline/);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"] ?? "";
    const headers = { ...response.headers(), "content-security-policy": policy.replaceAll(/ 'sha256-[^']+'/g, "") };
    await route.fulfill({ response, headers });
  });
  await page.goto("/");
  await expect(loginField(page)).toBeVisible();
  await expect.poll(() => loginField(page).evaluate((field) => getComputedStyle(field).borderRadius)).toBe("6px");
});
