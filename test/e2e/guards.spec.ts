import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { logOut, openSection } from "./support/menu.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function logInHere(page: Page, name: string): Promise<void> {
  await page.getByLabel("Login", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
}

const CUSTOMER_PAGES = [
  "/index",
  "/invoice",
  "/billing",
  "/messages/7",
  "/supportRequest",
  "/regulations",
  "/faq",
  "/video",
  "/branch",
  "/settings",
  "/personalData",
  "/agreements",
  "/documents",
  "/resetPin",
  "/wifiConfiguration",
  "/service",
  "/service/myServices/4127830-02",
  "/service/directBilling",
  "/service/directBilling/1",
  "/service/yourOffer",
  "/service/ordersHistory",
  "/paymentComplete/invoice",
  "/more",
  "/logout",
  "/push/invoice",
  "/chat",
  "/netflix",
  "/disney",
];

test(
  "[GUARD-01] leads a guest from every customer page to the login and sends no request",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    for (const address of CUSTOMER_PAGES) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page).toHaveURL("/");
        await expect(heading(page, "Zaloguj się")).toBeVisible();
      });
    }
    expect(await sandbox.calls()).toEqual([]);
  },
);

test(
  "[GUARD-01] leads a guest from a public page's customer links to the login",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/error/404");
    await page.getByRole("link", { name: "Przejdź do logowania" }).click();
    await expect(heading(page, "Zaloguj się")).toBeVisible();
    await page.evaluate(() => window.history.pushState(null, "", "/invoice"));
    await page.reload();
    await expect(page).toHaveURL("/");
  },
);

for (const [asked, title] of [
  ["/invoice?transfer=all", "Faktury"],
  ["/service/myServices/4127830-02", "Internet światłowodowy 1 Gb/s"],
  ["/service/my-services/4127830-02", "Internet światłowodowy 1 Gb/s"],
  ["/bezpiecznyInternetDom", "Bezpieczny Internet Dom"],
] as const) {
  test(
    `[GUARD-02] opens ${asked} after login when a guest has requested it`,
    { tag: proofTagUnless(asked === "/invoice?transfer=all") },
    async ({ page }) => {
      await page.goto(asked);
      await logInHere(page, "m.brzezinska");
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).not.toHaveURL("/index");
    },
  );
}

// A sample: src-adapters/storage/session-return-address.adapter.spec.ts covers all such addresses.
for (const asked of ["/chat", "/service/directBilling/4127830", "/logout"]) {
  test(`[GUARD-02] does not return to ${asked} after login`, { tag: "@proof" }, async ({ page }) => {
    // A newer return address replaces the older one.
    await page.goto("/invoice");
    await expect(page).toHaveURL("/");
    await page.goto(asked);
    await expect(page).toHaveURL("/");
    await logInHere(page, "m.brzezinska");
    await expect(page).toHaveURL("/index");
    await expect(heading(page, "Start")).toBeAttached();
  });
}

test(
  "[GUARD-02] uses the return address once: the next customer of the tab starts at home",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/invoice");
    await logInHere(page, "m.brzezinska");
    await expect(page).toHaveURL("/invoice");
    await logOut(page);
    await expect(page).toHaveURL("/");
    await logInHere(page, "nowak.nowy");
    await expect(page).toHaveURL("/index");
  },
);

// A sample: src-adapters/storage/session-return-address.adapter.spec.ts covers the rest.
for (const maliciousAddress of ["//evil.example", "javascript:alert(1)"]) {
  test(
    `[ROUTE-15] leads home when the stored return address is ${maliciousAddress}`,
    { tag: proofTagUnless(maliciousAddress.startsWith("javascript")) },
    async ({ page }) => {
      await page.goto("/");
      await page.evaluate(
        (returnAddress) => window.sessionStorage.setItem("ebok.return", returnAddress),
        maliciousAddress,
      );
      await logInHere(page, "m.brzezinska");
      await expect(page).toHaveURL("/index");
    },
  );
}

test("[GUARD-03] leads from the login pages to the start page when a session exists", async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska");
  for (const address of ["/", "/login", "/old", "/loginOld", "/password"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL("/index");
      await expect(heading(page, "Start")).toBeAttached();
    });
  }
});

test("[GUARD-03] Back after login does not lead to the login page", async ({ page }) => {
  await page.goto("/invoice");
  await logInHere(page, "m.brzezinska");
  await expect(heading(page, "Faktury")).toBeVisible();
  await openSection(page, "Usługi");
  await expect(heading(page, "Usługi")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Faktury")).toBeVisible();
  // The page before the portal was opened, or a customer page.
  await page.goBack();
  await expect(page).not.toHaveURL("/");
  await expect(heading(page, "Zaloguj się")).toHaveCount(0);
});
