import type { Page } from "@playwright/test";
import { expect, test as base } from "@playwright/test";
import { startReleasedPortal, type ReleasedPortal } from "./support/released-portal.ts";
import { expectNewRelease, expectShownRelease, expectStored, storedIn } from "./support/stored-release.ts";
import { login } from "./support/login.ts";
import { openSection } from "./support/menu.ts";
import { portalCookie } from "./support/portal-cookie.ts";

const test = base.extend<{ portal: ReleasedPortal }>({
  portal: async ({}, use) => {
    const portal = await startReleasedPortal();
    await use(portal);
    await portal.close();
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  context: async ({ context, baseURL }, use) => {
    await context.addCookies([portalCookie("ebok.cookies", "necessary", baseURL ?? "")]);
    await use(context);
  },
});

test.use({ serviceWorkers: "allow" });
// Each test serves a copy of the portal and stores all of it.
test.describe.configure({ timeout: 120_000 });

const loginField = (page: Page) => page.getByLabel("Login", { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("[SW-01] opens the portal without the network at the second visit", async ({ page, context }) => {
  await page.goto("/");
  await expectStored(page);
  await context.setOffline(true);
  await page.goto("/invoice");
  await expect(loginField(page)).toBeVisible();
  await loginField(page).fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(page.getByRole("alert")).toContainText("Nie ma połączenia z internetem.", { timeout: 15_000 });
  await page.getByRole("link", { name: "Prywatność" }).click();
  await expect(heading(page, "Prywatność i pliki cookie")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Prywatność i pliki cookie")).toBeVisible();
});

test("[SW-02] shows a customer the portal without the network, and says what is missing", async ({ page, context }) => {
  await login(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await expectStored(page);
  await context.setOffline(true);
  await page.goto("/invoice");
  await expect(page.getByRole("status").filter({ hasText: "Nie ma połączenia z internetem." })).toBeVisible();
  await expect(page.getByText("Nie udało się wczytać strony")).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(heading(page, "Faktury")).toBeVisible({ timeout: 15_000 });
});

test("[SW-04] stores no data of a customer: not before, and not after the logout", async ({
  page,
  request,
  baseURL,
}) => {
  await login(page, "m.brzezinska");
  await expectStored(page);
  for (const address of ["/invoice", "/service/myServices", "/personalData", "/messages", "/agreements", "/index"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/invoice");
  await page
    .getByRole("link", { name: /listopad/ })
    .first()
    .click();
  // The list has one such button for each invoice.
  const downloadButton = page.getByRole("button", { name: "Pobierz PDF" });
  await expect(downloadButton).toHaveCount(1);
  const download = page.waitForEvent("download");
  await downloadButton.click();
  await download;
  const stored = () =>
    page.evaluate(async () => {
      const urls: string[] = [];
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const entry of await cache.keys()) {
          urls.push(new URL(entry.url).pathname);
          texts.push((await (await cache.match(entry))?.text()) ?? "");
        }
      }
      return { urls, text: texts.join("\n"), databases: (await indexedDB.databases()).length };
    });
  const check = async (when: string) => {
    const { urls, text, databases } = await stored();
    expect(urls.length, when).toBeGreaterThan(100);
    expect(
      urls.filter((url) => !/^\/(assets\/[\w.-]+\.(js|css|woff2)|index\.html|config\.json|favicon\.svg)$/.test(url)),
    ).toEqual([]);
    expect(databases, when).toBe(0);
    for (const secret of ["Brzezińsk", "m.brzezinska", "Telefon Zosi", "4127830", "FV/"])
      expect(text.includes(secret), `${secret}, ${when}`).toBe(false);
    // Each stored file is the same for everybody.
    for (const url of urls.filter((one) => one.startsWith("/assets/")).slice(0, 5))
      expect((await request.get(`${baseURL ?? ""}${url}`)).status()).toBe(200);
  };
  await check("during the session");
  await page.goto("/logout");
  await expect(loginField(page)).toBeVisible();
  await check("after the logout");
});

test("(part of SW-02) says what is missing when the browser has deleted the stored files", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expectStored(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.setOffline(true);
  await page.goto("/");
  await expect(heading(page, "Nie ma połączenia z internetem")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Spróbuj ponownie" }).click();
  await expect(loginField(page)).toBeVisible();
});

test("[SW-05] shows maintenance to a visitor whose browser has stored the portal, and its end", async ({
  page,
  portal,
}) => {
  await page.goto("/");
  await expectStored(page);
  await portal.configure({ maintenance: { text: "Wracamy o szóstej." } });
  await page.goto("/");
  await expect(page.getByText("Wracamy o szóstej.")).toBeVisible({ timeout: 10_000 });
  await portal.configure({});
  await page.goto("/");
  await expect(loginField(page)).toBeVisible({ timeout: 10_000 });
});

test.describe("new release", () => {
  test("[SW-08] opens a new release at the next page, with the files of the old one until then", async ({
    page,
    portal,
  }) => {
    await login(page, "m.brzezinska");
    await expectStored(page);
    portal.release("2");
    portal.deleteAssets(/^services\.route-/);
    await expectNewRelease(page);
    await page.evaluate(() => Object.assign(window, { before: true }));
    await openSection(page, "Usługi");
    await expect(heading(page, "Usługi")).toBeVisible();
    await expect(page).toHaveURL(/\/service\/myServices/);
    await expectShownRelease(page, "2");
    expect(await page.evaluate(() => "before" in window), "the page was loaded again").toBe(false);
  });

  test("(part of SW-03) finishes a payment when a release comes while it is prepared", async ({ page, portal }) => {
    await login(page, "m.brzezinska");
    await expectStored(page);
    await page.goto("/invoice");
    await page.getByRole("checkbox", { name: /^Zaznacz: listopad/ }).check();
    await page.evaluate(() => Object.assign(window, { before: true }));
    portal.release("2");
    portal.deleteAssets(/\.js$/);
    await expectNewRelease(page);
    await page
      .getByRole("region", { name: "Zaznaczone faktury" })
      .getByRole("button", { name: /^Zapłać/ })
      .click();
    const pay = page
      .getByRole("main")
      .getByRole("button", { name: /^Zapłać/ })
      .last();
    await expect(pay).toBeVisible();
    expect(await page.evaluate(() => "before" in window), "the page is still the same").toBe(true);
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole("button", { name: "Zapłać", exact: true }).click();
    await expectShownRelease(page, "2");
    await expect(page.getByRole("heading", { name: /^Przyjęliśmy płatność/ })).toBeVisible();
  });

  test("(part of SW-08) removes the files of the old release when no page of it is open", async ({
    page,
    context,
    portal,
  }) => {
    const oldFiles = () =>
      page.evaluate(async () => {
        const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return stored.flat().filter(({ url }) => url.includes("/assets/services.route-")).length;
      });
    await page.goto("/");
    await expectStored(page);
    const files = await oldFiles();
    expect(files).toBeGreaterThan(0);
    portal.release("2");
    portal.deleteAssets(/^services\.route-/);
    await expectNewRelease(page);
    const other = await context.newPage();
    for (const address of ["/", "/privacy"]) {
      await other.goto(address);
      await expectShownRelease(other, "2");
    }
    expect(await oldFiles(), "while a page of the old release is open").toBe(files);
    await other.close();
    await page.goto("/");
    await expectShownRelease(page, "2");
    await expect.poll(oldFiles).toBe(0);
  });
});

test.describe("switches of the operator", () => {
  test("[SW-06] removes worker and files when config.json turns the worker off", async ({ page, portal }) => {
    await page.goto("/");
    await expectStored(page);
    await portal.configure({ serviceWorker: false });
    await page.goto("/");
    await expect.poll(() => storedIn(page)).toEqual({ caches: 0, workers: 0 });
    await page.goto("/");
    await expect(loginField(page)).toBeVisible();
    expect(await storedIn(page)).toEqual({ caches: 0, workers: 0 });
  });

  test("[SW-07] gets rid of a worker that shows a broken page", async ({ page, portal }) => {
    await page.goto("/");
    await expectStored(page);
    portal.breakWorker(`
      addEventListener("install", () => skipWaiting());
      addEventListener("fetch", (event) => {
        if (event.request.mode === "navigate")
          event.respondWith(new Response("broken", { headers: { "Content-Type": "text/html" } }));
      });`);
    await expectNewRelease(page);
    await page.goto("/");
    await expect(page.getByText("broken")).toBeVisible();
    portal.removeWorker();
    // A browser looks for a new worker after each page; the customer reloads a broken one.
    await expect(async () => {
      await page.goto("/");
      await expect(loginField(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect.poll(() => storedIn(page)).toMatchObject({ caches: 0 });
  });
});

test("[SW-09] can be installed: the manifest has the operator's name, colours and icons", async ({ page, portal }) => {
  await portal.configure({ brand: "splot" });
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect([url, errors]).toEqual([`${portal.url}/manifest.webmanifest`, []]);
  const manifest: unknown = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Splot", start_url: "/", display: "standalone", lang: "pl" });
  const sizes = await page.evaluate(async () => {
    const found: [string, number, number][] = [];
    for (const name of ["icon-192", "icon-512", "maskable-512", "apple-180"]) {
      const image = new Image();
      image.src = `/icons/${name}.png`;
      await image.decode();
      found.push([name, image.naturalWidth, image.naturalHeight]);
    }
    return found;
  });
  expect(sizes).toEqual([
    ["icon-192", 192, 192],
    ["icon-512", 512, 512],
    ["maskable-512", 512, 512],
    ["apple-180", 180, 180],
  ]);
  await expectStored(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
