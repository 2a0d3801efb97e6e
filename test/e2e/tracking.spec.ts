import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { isWide, openSection } from "./support/menu.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

test(
  "(part of HTTP-01) reports pages by route and session hash, with no session id in addresses",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await openWithStoredSession(page, "m.brzezinska");
    const sessionId = await page.evaluate(
      () => /"sessionId":"([^"]+)"/.exec(localStorage.getItem("ebok.session") ?? "")?.[1] ?? "",
    );
    expect(sessionId).not.toBe("");
    const visit = (route: string) => ({ route, sessionId: sha256(sessionId) });
    await expect.poll(() => sandbox.reports("/trackingTest")).toEqual([visit("index")]);
    await openSection(page, "Faktury");
    await expect.poll(() => sandbox.reports("/trackingTest")).toEqual([visit("index"), visit("invoice")]);
    expect(addresses.filter((address) => address.includes(sessionId))).toEqual([]);
  },
);

test("[HTTP-01] reports pages and failures by route, hash and operation whatever the cookie choice", async ({
  page,
  sandbox,
  context,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|no anna/);
  await context.clearCookies({ name: "ebok.cookies" });
  await sandbox.fault({ operation: "getSalesOfferHistory", name: "wrongRoot", times: "always" });
  await openWithStoredSession(page, "m.brzezinska", "/service/myServices/4127830-05");
  const sessionId = await page.evaluate(
    () => /"sessionId":"([^"]+)"/.exec(localStorage.getItem("ebok.session") ?? "")?.[1] ?? "",
  );
  expect(sessionId).not.toBe("");
  const reports = () => sandbox.reports("/trackingTest");
  await expect.poll(reports).toHaveLength(2);
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("no anna.nowak@example.pl, 601 234 567, 44051401458");
      }),
  );
  const path = "/service/myServices/:productId?";
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z /.source;
  await expect.poll(reports).toEqual(
    expect.arrayContaining([
      { route: "myServices", sessionId: sha256(sessionId) },
      {
        errorMessage: expect.stringMatching(
          `${time}getSalesOfferHistory malformed: wrong-root request [-0-9A-Z]+ release `,
        ),
        path,
      },
      {
        errorMessage: expect.stringMatching(
          `${time}Error: no \\[e-mail\\] \\[numer\\], \\[numer\\]|${time}Error: no \\[e-mail\\] \\[numer\\]`,
        ),
        path,
      },
    ]),
  );

  for (const [choice, section, route] of [
    ["necessary", "Faktury", "invoice"],
    ["all", "Start", "index"],
  ] as const) {
    await context.addCookies([{ name: "ebok.cookies", value: choice, url: baseURL ?? "" }]);
    await openSection(page, section);
    await expect.poll(reports).toContainEqual({ route, sessionId: sha256(sessionId) });
  }
  // A hash may contain any three digits.
  const reported = JSON.stringify(await reports()).replaceAll(/[0-9a-f]{64}/gu, "hash");
  for (const personal of [sessionId, "4127830", "anna", "601", "44051401458", "m.brzezinska"])
    expect(reported).not.toContain(personal);
});

test(
  "(part of CALL-07) reports a failed section by time, operation and path, and keeps the page",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await sandbox.fault({ operation: "getSalesOfferHistory", name: "wrongRoot", times: "always" });
    await openWithStoredSession(page, "m.brzezinska");
    await expect(page.getByText("Nie udało się pobrać oferty")).toBeVisible();
    await expect
      .poll(async () =>
        (await sandbox.reports("/trackingTest")).filter(({ errorMessage }) => errorMessage !== undefined),
      )
      .toEqual([
        {
          errorMessage: expect.stringMatching(
            new RegExp(
              String.raw`^\d{4}-\d\d-\d\dT[\d:.]+Z getSalesOfferHistory malformed: wrong-root ` +
                String.raw`request [-0-9A-Z]+ release \S+ code \S+$`,
            ),
          ),
          path: "/index",
        },
      ]);
  },
);

test(
  "(part of CALL-07) reports a failed login although there is no session",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await sandbox.fault({ operation: "sessionStart", status: 500, times: "always" });
    await page.goto("/");
    await page.getByLabel("Login").fill("m.brzezinska");
    await page.getByRole("button", { name: "Dalej" }).click();
    await page.getByLabel("Hasło", { exact: true }).fill("Wiazka-2026");
    await page.getByRole("button", { name: "Zaloguj się" }).click();
    await expect
      .poll(() => sandbox.reports("/trackingTest"))
      .toEqual([
        {
          errorMessage: expect.stringMatching(/Z sessionStart http 500 request [-\w]+ release \S+ code \S+$/),
          path: "/",
        },
      ]);
  },
);

test("[HTTP-04] reports an uncaught error a second later without personal data", async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.allow(/no anna/);
  await openWithStoredSession(page, "m.brzezinska", "/invoice");
  await expect.poll(() => sandbox.reports("/trackingTest")).toHaveLength(1);
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("no anna.nowak@example.pl, 601 234 567");
      }),
  );
  await expect
    .poll(async () => (await sandbox.reports("/trackingTest")).at(-1))
    .toEqual({
      errorMessage: expect.stringMatching(
        /Z Error: no \[e-mail\] \[numer\] .*release \d+\.\d+\.\d+\+[\w-]{8} code \S+$/,
      ),
      path: "/invoice",
    });
});

test(
  "(part of HTTP-02) (part of HTTP-03) sends events only with consent, by name, never by text",
  { tag: "@proof" },
  async ({ page, sandbox, context, baseURL }) => {
    const choose = (value: string) => context.addCookies([{ name: "ebok.cookies", value, url: baseURL ?? "" }]);
    const events = () => sandbox.reports("/analyticsEvent");
    const names = async () =>
      (await events()).map(({ action, elementName }) => `${String(action)} ${String(elementName)}`);
    await choose("necessary");
    await openWithStoredSession(page, "m.brzezinska", "/invoice");
    await expect.poll(() => sandbox.reports("/trackingTest")).toHaveLength(1);
    const transfer = page.getByRole("button", { name: "Dane do przelewu" }).first();
    await transfer.click();
    const dialog = page.getByRole("dialog", { name: "Dane do przelewu" });
    await dialog
      .getByRole("button", { name: /^Kopiuj: / })
      .first()
      .click();
    await dialog.getByRole("button", { name: "Zamknij" }).first().click();

    await choose("all");
    await transfer.click();
    await dialog
      .getByRole("button", { name: /^(Kopiuj|Skopiowano): / })
      .first()
      .click();
    await expect.poll(names).toContain("COPY transfer-account");
    expect(await names()).toContain("OPEN transfer");
    await dialog.getByRole("button", { name: "Zamknij" }).first().click();
    await openSection(page, "Start");
    await expect.poll(names).toContain("LOAD index");
    // A banner that was visible before sends nothing; one that becomes visible now sends an event.
    expect(await names()).not.toContain("LOAD_BANNER bottom_logged_in_banner");
    await page.reload();
    await expect.poll(names).toContain("LOAD_BANNER bottom_logged_in_banner");

    for (const event of await events()) {
      expect(event["sessionId"]).toMatch(/^[0-9a-f]{64}$/);
      // Events of a page and its banner do not wait for the account.
      if (String(event["action"]).startsWith("LOAD"))
        expect([undefined, "m.brzezinska"]).toContain(event["clientLogin"]);
      else expect(event["clientLogin"]).toBe("m.brzezinska");
      // No account, amount or page text: element names come from the code.
      expect(String(event["elementName"])).toMatch(/^[A-Za-z_.-]*$/);
    }

    await choose("necessary");
    const before = (await events()).length;
    await openSection(page, "Faktury");
    await expect.poll(() => sandbox.reports("/trackingTest")).toHaveLength(4);
    expect((await events()).length).toBe(before);
  },
);

test("(part of HTTP-02) names every recorded press, and records one download of the calendar", async ({
  page,
  sandbox,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "ebok.cookies", value: "all", url: baseURL ?? "" }]);
  const events = async () =>
    (await sandbox.reports("/analyticsEvent")).map(
      ({ action, element, elementName }) => `${String(action)} ${String(element)} ${String(elementName)}`,
    );
  const press = (name: RegExp | string) => page.getByRole("button", { name }).first().click();
  await openWithStoredSession(page, "m.brzezinska");
  await expect.poll(events).toContain("LOAD page index");
  if (isWide(page)) await press("Więcej");

  await openSection(page, "Faktury");
  const downloaded = page.waitForEvent("download");
  await press("Terminy do kalendarza");
  await downloaded;
  await press("Tabela");
  for (const name of ["Dane do przelewu", "Inna kwota", /^Zapłać/]) {
    await press(name);
    await page.getByRole("dialog").getByRole("button", { name: "Zamknij" }).first().click();
  }

  await page.goto("/messages");
  await press("Najpierw nieprzeczytane");
  await page.goto("/settings");
  await press("Zmień hasło");
  await page.getByRole("dialog").getByRole("button", { name: "Anuluj" }).click();

  await expect.poll(events).toContain("OPEN dialog settings-password");
  const pressed = ["history-view", "transfer-open", "own-amount-open", "pay-all", "messages-order"];
  if (isWide(page)) pressed.push("menu-more");
  expect(await events()).toEqual(expect.arrayContaining(pressed.map((name) => `CLICK button ${name}`)));
  expect((await events()).filter((event) => event.startsWith("DOWNLOAD"))).toEqual(["DOWNLOAD file due-dates"]);
  expect((await events()).filter((event) => !/^[A-Z_]+ [a-z]+ [A-Za-z_.-]+$/.test(event))).toEqual([]);
});

/** Hides the page, as a change to another app does. Playwright's windows are always visible. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

const VITALS_CHUNK = /\/assets\/web-vitals-[^/]*\.js/;

test("[HTTP-05] sends the speed of each page with route and release to the operator, with consent", async ({
  page,
  sandbox,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "ebok.cookies", value: "all", url: baseURL ?? "" }]);
  const speeds = async () => (await sandbox.reports("/analyticsEvent")).filter(({ action }) => action === "SPEED");
  const measured = async (route: string) =>
    (await speeds()).filter((report) => report["route"] === route).flatMap((report) => Object.keys(report));
  const vitals = page.waitForResponse(VITALS_CHUNK);
  await openWithStoredSession(page, "m.brzezinska", "/service/myServices/4127830-05");
  await vitals;
  await expect.poll(() => measured("myServices")).toContain("ttfb");
  await openSection(page, "Faktury");
  await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await expect.poll(() => measured("myServices")).toEqual(expect.arrayContaining(["lcp", "cls", "inp"]));
  await openSection(page, "Start");
  await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  // The browser reports a navigation within the page some time after its first paint.
  await expect(async () => {
    await hide(page);
    expect(await measured("index")).toContain("cls");
  }).toPass();
  await expect.poll(() => measured("invoice")).toEqual(expect.arrayContaining(["lcp", "cls"]));
  const times = async (metric: string) => (await measured("myServices")).filter((field) => field === metric).length;
  expect([await times("lcp"), await times("ttfb"), await times("cls")]).toEqual([1, 1, 1]);

  for (const { action: _, element, elementName, route, release, ...values } of await speeds()) {
    expect([element, elementName]).toEqual(["page", route]);
    expect(release).toMatch(/^\d+\.\d+\.\d+\+[\w-]{8}$/);
    expect(["myServices", "invoice", "index"]).toContain(route);
    // Neither a session nor a login nor an address.
    expect(Object.keys(values).filter((field) => !/^(lcp|inp|cls|ttfb)(Rating)?$/.test(field))).toEqual([]);
  }
});

test(
  "(part of HTTP-05) measures and sends no speed without consent and after its withdrawal",
  { tag: "@proof" },
  async ({ page, sandbox, context, baseURL }) => {
    const choose = (value: string) => context.addCookies([{ name: "ebok.cookies", value, url: baseURL ?? "" }]);
    const speeds = async () => (await sandbox.reports("/analyticsEvent")).filter(({ action }) => action === "SPEED");
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (VITALS_CHUNK.test(request.url())) loaded.push(request.url());
    });
    await openWithStoredSession(page, "m.brzezinska");
    await expect.poll(() => sandbox.reports("/trackingTest")).toHaveLength(1);
    await openSection(page, "Faktury");
    await expect.poll(() => sandbox.reports("/trackingTest")).toHaveLength(2);
    await hide(page);
    expect([loaded, await speeds()]).toEqual([[], []]);

    await choose("all");
    const vitals = page.waitForResponse(VITALS_CHUNK);
    await page.reload();
    await vitals;
    await expect.poll(speeds).not.toEqual([]);
    await choose("necessary");
    const before = await speeds();
    await openSection(page, "Start");
    await hide(page);
    await expect.poll(() => sandbox.reports("/trackingTest")).toHaveLength(4);
    expect(await speeds()).toEqual(before);
  },
);

test(
  "(part of HTTP-05) sends the speed of a guest's page by route, without the link's token",
  { tag: "@proof" },
  async ({ page, sandbox, context, baseURL }) => {
    await context.addCookies([{ name: "ebok.cookies", value: "all", url: baseURL ?? "" }]);
    const speeds = async () => (await sandbox.reports("/analyticsEvent")).filter(({ action }) => action === "SPEED");
    await page.goto("/passwordToken/secret-of-the-link");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(speeds).not.toEqual([]);
    expect((await speeds()).map(({ route }) => route)).toEqual(["passwordToken"]);
    expect(JSON.stringify(await speeds())).not.toContain("secret");
  },
);
