import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("[ROUTE-10] redirects old addresses of number transfer with their query", { tag: "@proof" }, async ({ page }) => {
  for (const process of ["Accept", "Decline", "ContactRequest", "Annuled", "PastExpirationDate"]) {
    await test.step(process, async () => {
      await page.goto(`/numberTransfer${process}1?id=7&name=%C5%BC`);
      await expect(page).toHaveURL(`/numberTransfer/${process}?id=7&name=%C5%BC`);
      await expect(heading(page, "Przeniesienie numeru")).toBeVisible();
    });
  }
});

test("[ROUTE-11] redirects addresses of streaming services to direct billing", { tag: "@proof" }, async ({ page }) => {
  await openWithStoredSession(page, "konta.lis", "/player?ptoken=abc-1&utm_source=tv");
  await expect(page).toHaveURL("/service/directBilling/5600321-03");
  await page.goto("/tvn24go?ptoken=abc-2");
  await expect(page, "the service itself").toHaveURL("/service/directBilling/tvn24go");
  await page.goto("/netflix?ptoken=abc-3");
  await expect(page).toHaveURL("/service/directBilling/netflix");
  await page.goBack();
  await expect(page, "Back skips the redirect").toHaveURL("/service/directBilling/tvn24go");
});

test("[ROUTE-11] redirects /netflix and /tvn24go to the customer's product", { tag: "@proof" }, async ({ page }) => {
  await openWithStoredSession(page, "wielki.dab", "/netflix");
  await expect(page).toHaveURL(/\/service\/directBilling\/7000001-\d{3}$/);
  await page.goto("/tvn24go?ptoken=abc");
  await expect(page).toHaveURL(/\/service\/directBilling\/7000001-\d{3}$/);
});

test("[ROUTE-12] redirects addresses of services to the matching product's details, or to the list", async ({
  page,
}) => {
  await openWithStoredSession(page, "m.brzezinska", "/bezpiecznyInternetDom");
  await expect(page).toHaveURL("/service/myServices/4127830-05");
  await expect(heading(page, "Bezpieczny Internet Dom")).toBeVisible();
  for (const alias of ["hbomax", "canalplusonline"]) {
    await page.goto(`/${alias}`);
    await expect(page).toHaveURL("/service/myServices/4127830-01");
  }
  await page.goto("/bezpiecznyInternet");
  await expect(page).toHaveURL("/service/myServices");
  await expect(heading(page, "Usługi")).toBeVisible();
});

test(
  "[ROUTE-12] (part of DB-01) opens billed services that no client flag names",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "oferty.sroka", "/disney");
    for (const [alias, name] of [
      ["canalplusonline", "CANAL+ Online"],
      ["disney", "Disney+"],
      ["filmbox", "FilmBox+"],
      ["blacknut", "Blacknut"],
    ] as const) {
      await page.goto(`/${alias}`);
      await expect(page).toHaveURL(`/service/directBilling/${alias}`);
      await expect(heading(page, name)).toBeVisible();
    }
    await page.goto("/service/myServices");
    await page.getByRole("link", { name: "Subskrypcje" }).click();
    await expect(heading(page, "Subskrypcje")).toBeVisible();
  },
);

test(
  "[ROUTE-12] advertised address waits for the customer's data and can be retried",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await sandbox.fault({ operation: "getClientData", name: "wrongRoot" });
    await openWithStoredSession(page, "m.brzezinska", "/bezpiecznyInternetDom");
    await expect(page).toHaveURL("/error");
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page).toHaveURL("/service/myServices/4127830-05");
  },
);

test(
  "[ROUTE-13] redirects hyphenated addresses to camel-case ones with param and query",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "m.brzezinska", "/service/my-services/4127830-02?from=mail");
    await expect(page).toHaveURL("/service/myServices/4127830-02?from=mail");
    await expect(heading(page, "Internet światłowodowy 1 Gb/s")).toBeVisible();
    for (const [old, now] of [
      ["/service/my-services", "/service/myServices"],
      ["/service/your-offer?x=1", "/service/yourOffer?x=1"],
      ["/service/orders-history?x=1&y=%2F", "/service/ordersHistory?x=1&y=%2F"],
    ] as const) {
      await page.goto(old);
      await expect(page).toHaveURL(now);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText("Nie ma takiej strony");
    }
  },
);

test("(part of ROUTE-08) notification opens its page with its param", { tag: "@proof" }, async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska", "/push/invoice");
  await expect(page).toHaveURL("/invoice");
  await page.goto("/push/myServices/4127830-02");
  await expect(page).toHaveURL("/service/myServices/4127830-02");
});

const HOSTILE = [
  "/push/https%3A%2F%2Fevil.example",
  "/push/%2F%2Fevil.example",
  "/push/javascript%3Aalert(1)",
  "/push/%5C%5Cevil.example",
  "/push/login",
  "/push/logout",
  "/push/push/push",
  "/push/__proto__",
  "/push/constructor",
  "/push/nie-ma",
  "/push/error/404",
  "/push",
];

test("[ROUTE-15] leads home when a push target is no customer page", { tag: "@proof" }, async ({ page, sandbox }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expect(heading(page, "Start")).toBeAttached();
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  for (const target of HOSTILE) {
    await test.step(target, async () => {
      await page.goto(target);
      await expect(page).toHaveURL("/index");
      await expect(heading(page, "Start")).toBeAttached();
    });
  }
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(await sandbox.calls("sessionEnd"), "no link logs the customer out").toEqual([]);
});

test(
  "[ROUTE-15] param of a push target cannot change the target's page or host",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "m.brzezinska", "/push/messages/..%2F..%2Flogout");
    await expect(page).toHaveURL("/messages/..%2F..%2Flogout");
    await page.goto("/push/messages/%2F%2Fevil.example%3Fa%3D1%23b");
    await expect(page).toHaveURL("/messages/%2F%2Fevil.example%3Fa%3D1%23b");
  },
);

test("[ROUTE-15] returns only to pages of the portal after a payment", async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska", "/paymentComplete/myServices");
  await expect(page.getByRole("link", { name: "Wróć", exact: true })).toHaveAttribute("href", "/service/myServices");
  for (const to of ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "javascript%3Aalert(1)", "logout", "nie-ma"]) {
    await page.goto(`/paymentComplete/${to}`);
    await expect(page.getByRole("heading", { name: "Nie znaleźliśmy tej płatności." })).toBeVisible();
    await expect(page.getByRole("link", { name: "Przejdź na start" })).toHaveAttribute("href", "/index");
  }
});

test("[ERRPAGE-01] page of error 404 says that the page does not exist and leads home", async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska", "/error/404");
  await expect(heading(page, "Nie ma takiej strony")).toBeVisible();
  await expect(
    page.getByText(
      "Adres mógł się zmienić albo wkradła się do niego literówka. Na twoim koncie nic się przez to nie zmieniło.",
    ),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Wróć na start" }).click();
  await expect(page).toHaveURL("/index");
});

test("[ERRPAGE-02] page of error 601 redirects to the session-expired page, and Back does not loop", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.goto("/error/601");
  await expect(page).toHaveURL("/sessionExpired");
  await expect(heading(page, "Sesja zakończona")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("[ERRPAGE-03] page of error 602 says that permission is missing", async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska", "/error/602");
  await expect(heading(page, "Nie masz dostępu do tej strony")).toBeVisible();
  await expect(page.getByText("To konto nie ma potrzebnych uprawnień.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Wróć na start" }).click();
  await expect(page).toHaveURL("/index");
});

test("[ERRPAGE-04] error page of any other code, or of none, offers a retry that works", async ({ page }) => {
  for (const address of ["/error", "/error/500", "/error/abc", "/error/0404"]) {
    if (address === "/error") await openWithStoredSession(page, "m.brzezinska", address);
    else await page.goto(address);
    await expect(heading(page, "Nie udało się wczytać strony")).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page).toHaveURL("/index");
    await expect(heading(page, "Start")).toBeAttached();
  }
});

test("error pages of a guest lead to the login", { tag: "@proof" }, async ({ page }) => {
  for (const address of ["/error/404", "/error/602", "/error/500", "/nie-ma"]) {
    await page.goto(address);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.getByRole("link", { name: "Przejdź do logowania" }).click();
    await expect(heading(page, "Zaloguj się")).toBeVisible();
  }
});
