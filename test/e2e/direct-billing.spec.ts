import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { walkByTab } from "./support/walk-by-tab.ts";
import { enterAs, enterOnDemoDay, DEMO_DAY } from "./support/enter-as.ts";
import { ORDER } from "./support/order-by-link.ts";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { logOut } from "./support/menu.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";
import { THEME_WIDTHS } from "./support/proof-scope.ts";

const CUSTOMER = "m.brzezinska";
const LIST = "/service/directBilling";
/** Longer than the Player order of the demo and than any order of a test, ms. */
const SETTLED_MS = 6 * 60_000;

const list = (page: Page) => page.getByRole("list", { name: "Serwisy" });
const row = (page: Page, name: string) =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^${name}`) }) });
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
const limit = (page: Page) => page.getByRole("region", { name: "Miesięczny limit" });

async function openPage(page: Page, sandbox: SandboxClient, at = LIST, login = CUSTOMER): Promise<void> {
  await enterOnDemoDay(page, sandbox, login);
  await page.goto(at);
}

/** Waits until no order is pending, including those that the demo starts at the first visit. */
async function quiet(page: Page, sandbox: SandboxClient, at = LIST): Promise<void> {
  await openPage(page, sandbox);
  await expect(row(page, "Player")).toContainText("Włączamy");
  await sandbox.advance(SETTLED_MS);
  await page.goto(at);
}

/** Opens two tabs of one browser at the machine's own time; a test clock would apply to one tab only. */
async function twoTabs(page: Page, sandbox: SandboxClient): Promise<Page> {
  await enterAs(page, CUSTOMER);
  await page.goto(LIST);
  await expect(row(page, "Player")).toContainText("Włączamy");
  await sandbox.advance(SETTLED_MS);
  await page.reload();
  await expect(row(page, "Player")).toContainText("Aktywna");
  const other = await page.context().newPage();
  await other.goto(LIST);
  return other;
}

async function acceptTerms(page: Page, name: string): Promise<void> {
  await dialog(page, `Regulamin ${name}`).getByLabel("Akceptuję regulamin").check();
  await dialog(page, `Regulamin ${name}`).getByRole("button", { name: "Akceptuję i dalej" }).click();
}

test("[DB-01] lists services with state, price and days, the limit with its use, and dated consents", async ({
  page,
  sandbox,
}) => {
  await openPage(page, sandbox);
  await expect(list(page).getByRole("listitem")).toHaveCount(6);
  for (const [name, ...texts] of [
    [
      "Netflix",
      "Aktywna",
      "Plan Standard, 2 urządzenia naraz, Full HD",
      "od 17-11-2026, następna opłata 17-12-2026",
      "49,00 zł",
    ],
    ["Player", "Włączamy", "Zwykle trwa to do 5 minut. Wynik pojawi się tutaj.", "30,00 zł"],
    ["TVN24 GO", "Nieaktywna", "Na 3 urządzeniach naraz.", "15,00 zł"],
    ["Disney\\+", "Nieaktywna", "37,99 zł"],
  ] as const)
    for (const text of texts) await expect(row(page, name)).toContainText(text);
  await expect(limit(page)).toContainText(/79,00.zł z.150,00.zł/);
  await expect(limit(page)).toContainText(/Zostało 71,00.zł/);
  await expect(limit(page).getByRole("img", { name: /Wykorzystano 79,00.zł z.limitu 150,00.zł/ })).toBeVisible();
  const consents = page.getByRole("region", { name: "Zgody" });
  await expect(consents).toContainText("Doliczanie opłat do faktury");
  await expect(consents).toContainText("wyrażona 17-11-2026");
  await expect(consents.getByRole("link", { name: /Regulamin Netflix/ })).toContainText("zaakceptowany 17-11-2026");
  await row(page, "Netflix").getByRole("link", { name: "Netflix" }).click();
  await expect(page).toHaveURL(`${LIST}/4127830-netflix`);
  await expect(page.getByRole("heading", { level: 1, name: "Netflix" })).toBeFocused();
});

test("[DB-02] turns a service on after terms and confirmation, once under many clicks, and off again", async ({
  page,
  sandbox,
}) => {
  await quiet(page, sandbox);
  await row(page, "Disney\\+").getByRole("button", { name: "Włącz Disney+" }).click();
  const terms = dialog(page, "Regulamin Disney+");
  await expect(terms.getByRole("heading", { name: "Regulamin Disney+" })).toBeFocused();
  await terms.getByRole("button", { name: "Akceptuję i dalej" }).click();
  await expect(terms.getByText("Zaznacz, żeby przejść dalej.")).toBeVisible();
  await expect(terms.getByLabel("Akceptuję regulamin")).toBeFocused();
  expect(await sandbox.calls("registerTOSAcceptance")).toHaveLength(0);
  await acceptTerms(page, "Disney+");
  const review = dialog(page, "Włączyć Disney+?");
  await expect(review).toContainText(/37,99.zł miesięcznie/);
  await expect(review).toContainText(/33,01.zł/);
  await review.getByRole("button", { name: ORDER }).evaluate((button) => {
    for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
  });
  await expect(dialog(page, "Disney+")).toContainText("Włączamy Disney+");
  await dialog(page, "Disney+").getByRole("button", { name: "Zamknij" }).last().click();
  await expect(row(page, "Disney\\+")).toContainText("Włączamy");
  await expect(row(page, "Disney\\+").getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await expect(limit(page)).toContainText(/116,99.zł/);
  expect(await sandbox.calls("changeDirectBilling")).toHaveLength(1);
  expect((await sandbox.calls("changeDirectBilling"))[0]?.request).toContain("<action>1</action>");
  await page.reload();
  await expect(row(page, "Disney\\+")).toContainText("Włączamy");

  await sandbox.advance(SETTLED_MS);
  await page.reload();
  await row(page, "Disney\\+").getByRole("button", { name: "Wyłącz Disney+" }).click();
  await dialog(page, "Wyłączyć Disney+?").getByRole("button", { name: "Wyłącz" }).click();
  await expect(dialog(page, "Disney+")).toContainText("Wyłączamy Disney+");
  await sandbox.advance(SETTLED_MS);
  await page.goto(LIST);
  // The accepted terms are stored.
  await row(page, "Disney\\+").getByRole("button", { name: "Włącz Disney+" }).click();
  await expect(dialog(page, "Włączyć Disney+?")).toBeVisible();
});

test("[DB-03] disables orders while one is pending, polls until it has ended, and announces the end", async ({
  page,
  sandbox,
}) => {
  await sandbox.reset(DEMO_DAY);
  // Before the session begins: a clock that goes back ends it.
  await page.clock.install({ time: DEMO_DAY });
  await enterAs(page, CUSTOMER, DEMO_DAY);
  await page.goto(LIST);
  await expect(row(page, "Player")).toContainText("Włączamy");
  await expect(row(page, "Player").getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await expect(row(page, "Player").getByRole("button", { name: /Włącz Player|Wyłącz/ })).toHaveCount(0);
  const before = (await sandbox.calls("getDirectBilling")).length;
  await page.clock.runFor(5_100);
  await expect.poll(async () => (await sandbox.calls("getDirectBilling")).length).toBe(before + 1);
  await expect(row(page, "Player")).toContainText("Włączamy");
  await sandbox.advance(SETTLED_MS);
  await page.clock.runFor(5_100);
  await expect(row(page, "Player")).toContainText("Aktywna");
  await expect(page.getByText("Serwis Player jest już włączony.")).toBeVisible();
  await expect(row(page, "Player").getByRole("button", { name: "Wyłącz Player" })).toBeVisible();
  const settled = (await sandbox.calls("getDirectBilling")).length;
  await page.clock.runFor(120_000);
  expect((await sandbox.calls("getDirectBilling")).length, "polling has stopped").toBe(settled);
});

test("[DB-04] changes Netflix's plan in its dialog", async ({ page, sandbox }) => {
  await quiet(page, sandbox, `${LIST}/netflix`);
  await page.getByRole("button", { name: "Zmień plan Netflix" }).click();
  const plans = dialog(page, "Zmień plan Netflix");
  await expect(plans.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await plans.getByRole("button", { name: "Dalej" }).click();
  await expect(plans.getByText("Wybierz inny plan niż obecny.")).toBeVisible();
  await plans.getByRole("radio", { name: /Premium/ }).check();
  await plans.getByRole("button", { name: "Dalej" }).click();
  const review = dialog(page, "Zmienić plan Netflix?");
  await expect(review).toContainText("Plan Standard zmieni się na Premium.");
  await expect(review).toContainText(/67,00.zł/);
  await review.getByRole("button", { name: ORDER }).click();
  await expect(dialog(page, "Netflix")).toContainText("Zmieniamy plan Netflix");
  await dialog(page, "Netflix").getByRole("button", { name: "Zamknij" }).last().click();
  await expect(page.getByRole("main")).toContainText("Nowy plan");
  await sandbox.advance(SETTLED_MS);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Premium, 4 urządzenia naraz, 4K");
});

test.describe("[DB-05] each refusal says what happened and what to do next", () => {
  test("leads to the limit and back to the order when an order is above the limit", async ({ page, sandbox }) => {
    await quiet(page, sandbox);
    await limit(page).getByRole("button", { name: "Zmień limit" }).click();
    const limits = dialog(page, "Miesięczny limit");
    await limits.getByLabel("Nowy limit").fill("78,99");
    await page.keyboard.press("Enter");
    await expect(limits.getByText(/nie mniejszą niż 79,00/).first()).toBeVisible();
    expect(await sandbox.calls("saveDirectBillingSettings")).toHaveLength(0);
    await limits.getByLabel("Nowy limit").fill("300,01");
    await page.keyboard.press("Enter");
    await expect(limits.getByText(/nie większą niż 300,00/).first()).toBeVisible();
    await limits.getByLabel("Nowy limit").fill("80");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Limit wynosi teraz 80,00.zł/)).toBeVisible();

    await row(page, "TVN24 GO").getByRole("button").click();
    const review = dialog(page, "Włączyć TVN24 GO?");
    await expect(review).toContainText(/Limit jest za mały o.14,00.zł/);
    await expect(review).toContainText("Na 3 urządzeniach naraz.");
    // The order goes on, with its terms, once the limit is high enough (DB-08, DB-13).
    await expect(review.getByRole("button", { name: ORDER })).toHaveCount(0);
    await review.getByRole("button", { name: "Zmień limit" }).click();
    await limits.getByLabel("Nowy limit").fill("100");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Limit wynosi teraz 100,00.zł/)).toBeInViewport();
    await acceptTerms(page, "TVN24 GO");
    await review.getByRole("button", { name: ORDER }).click();
    await expect(dialog(page, "TVN24 GO")).toContainText("Włączamy TVN24 GO");
  });

  test(
    "explains refusals by CONSENT_CHANGE_NOT_POSSIBLE, NO_NEEDED_CONSENT and WRONG_LIMIT",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      const other = await twoTabs(page, sandbox);
      // No account changes between the tabs: each acts on its own stale state.
      await page.evaluate(() => {
        Object.defineProperty(BroadcastChannel.prototype, "postMessage", { value: () => undefined });
      });
      await page.getByRole("button", { name: "Zablokuj subskrypcje" }).click();
      await row(other, "Netflix").getByRole("button", { name: "Wyłącz Netflix" }).click();
      await dialog(other, "Wyłączyć Netflix?").getByRole("button", { name: "Wyłącz" }).click();
      await expect(dialog(other, "Netflix")).toContainText("Wyłączamy Netflix");
      const block = dialog(page, "Zablokować wszystkie subskrypcje?");
      await block.getByRole("button", { name: "Zablokuj subskrypcje" }).click();
      await expect(block.getByRole("alert")).toContainText("Zgody nie można teraz zmienić. Trwa włączanie");
      await block.getByRole("button", { name: "Anuluj" }).click();

      await sandbox.advance(SETTLED_MS);
      await other.goto(LIST);
      await row(other, "TVN24 GO").getByRole("button").click();
      await acceptTerms(other, "TVN24 GO");
      await page.reload();
      await page.evaluate(() => {
        Object.defineProperty(BroadcastChannel.prototype, "postMessage", { value: () => undefined });
      });
      await page.getByRole("button", { name: "Zablokuj subskrypcje" }).click();
      await block.getByRole("button", { name: "Zablokuj subskrypcje" }).click();
      await expect(block).toHaveCount(0);
      await sandbox.advance(SETTLED_MS);
      const review = dialog(other, "Włączyć TVN24 GO?");
      await review.getByRole("button", { name: ORDER }).click();
      await expect(review.getByRole("alert")).toContainText(
        "Brakuje zgody na doliczanie opłat do faktury. Wyraź ją, a potem spróbuj ponownie.",
      );
      await review.getByRole("alert").getByRole("button", { name: "Wyraź zgodę" }).click();
      await dialog(other, "Zgoda na doliczanie opłat do faktury")
        .getByRole("button", { name: "Wyrażam zgodę" })
        .click();
      await expect(other.getByText("Zgoda jest zapisana.")).toBeVisible();
      // The order waited: it is left for a moment.
      await review.getByRole("button", { name: "Anuluj" }).click();

      await page.reload();
      await expect(limit(page)).toContainText(/79,00.zł z.150,00.zł/);
      await other.evaluate(() => {
        Object.defineProperty(BroadcastChannel.prototype, "postMessage", { value: () => undefined });
      });
      await row(other, "TVN24 GO").getByRole("button").click();
      await review.getByRole("button", { name: ORDER }).click();
      await expect(dialog(other, "TVN24 GO")).toContainText("Włączamy TVN24 GO");
      await limit(page).getByRole("button", { name: "Zmień limit" }).click();
      const limits = dialog(page, "Miesięczny limit");
      await limits.getByLabel("Nowy limit").fill("80");
      await page.keyboard.press("Enter");
      await expect(limits.getByRole("alert")).toContainText(
        "Tej wysokości limitu nie można ustawić. Wybierz jedną z podanych kwot albo wpisz nie mniejszą",
      );
      await expect(limits.getByText(/nie mniejszą niż 94,00/).first()).toBeVisible();
    },
  );

  test(
    "says that nothing has changed when an order fails with GLOBAL_ERROR_BACKEND",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await quiet(page, sandbox, `${LIST}/tvn24go?ptoken=%21`);
      await page.getByRole("button", { name: "Włącz TVN24 GO" }).click();
      await acceptTerms(page, "TVN24 GO");
      const review = dialog(page, "Włączyć TVN24 GO?");
      await review.getByRole("button", { name: ORDER }).click();
      await expect(review.getByRole("alert")).toContainText(
        "Dostawca nie przyjął tej zmiany. Nic się nie zmieniło i nic nie naliczymy. Spróbuj ponownie za kilka minut.",
      );
    },
  );
});

test(
  "blocks all services by one button after an explanation, and unblocks them",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await quiet(page, sandbox);
    await page.getByRole("button", { name: "Zablokuj subskrypcje" }).click();
    const block = dialog(page, "Zablokować wszystkie subskrypcje?");
    await expect(block).toContainText("Wyłączymy: Netflix, Player.");
    await expect(block.getByRole("button", { name: "Anuluj" })).toBeFocused();
    await block.getByRole("button", { name: "Zablokuj subskrypcje" }).click();
    await expect(page.getByText("Nic nie doliczymy do faktury, a serwisów nie można włączyć.")).toBeVisible();
    await expect(row(page, "Netflix")).toContainText("Wyłączamy");
    await expect(page.getByRole("region", { name: "Zgody" })).toContainText("wycofana 20-11-2026");
    await expect(row(page, "Disney\\+").getByRole("button")).toHaveAttribute("aria-disabled", "true");
    await sandbox.advance(SETTLED_MS);
    await page.goto(LIST);
    await page.getByRole("button", { name: "Wyraź zgodę" }).click();
    await dialog(page, "Zgoda na doliczanie opłat do faktury").getByRole("button", { name: "Wyrażam zgodę" }).click();
    await expect(page.getByText("Zgoda jest zapisana.")).toBeVisible();
    await expect(row(page, "Netflix").getByRole("button", { name: "Włącz Netflix" })).toBeEnabled();
    expect(await sandbox.calls("saveDirectBillingSettings")).toHaveLength(2);
  },
);

test(
  "looks up an order with a lost response instead of resending; two tabs order once",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/ERR_/);
    const other = await twoTabs(page, sandbox);
    await row(other, "Netflix").getByRole("button", { name: "Wyłącz Netflix" }).click();
    await sandbox.fault({ operation: "changeDirectBilling", drop: true, times: "always" });
    await row(page, "Netflix").getByRole("button", { name: "Wyłącz Netflix" }).click();
    await dialog(page, "Wyłączyć Netflix?").getByRole("button", { name: "Wyłącz" }).click();
    await expect(dialog(page, "Netflix")).toContainText("Wyłączamy Netflix");
    expect(new Set((await sandbox.calls("changeDirectBilling")).map(({ intentId }) => intentId)).size).toBe(1);
    await sandbox.clearFaults();
    // The wanted state is already in force, so no failure is shown.
    await dialog(other, "Wyłączyć Netflix?").getByRole("button", { name: "Wyłącz" }).click();
    await expect(dialog(other, "Netflix")).toContainText("Wyłączamy Netflix");
  },
);

test(
  "sends an order without a response again under the same key from the service's page",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/ERR_/);
    await quiet(page, sandbox);
    const lost: string[] = [];
    await page.route("**/service", async (route) => {
      const sent = route.request().postData() ?? "";
      if (!sent.includes("changeDirectBilling")) return route.fallback();
      lost.push(sent);
      return route.abort();
    });
    await row(page, "Netflix").getByRole("button", { name: "Wyłącz Netflix" }).click();
    const review = dialog(page, "Wyłączyć Netflix?");
    await review.getByRole("button", { name: "Wyłącz" }).click();
    await expect(review.getByRole("alert")).toContainText("Nie wiemy, czy zmiana doszła do skutku.");
    await page.unroute("**/service");
    await review.getByRole("button", { name: "Anuluj" }).click();
    await row(page, "Netflix").getByRole("link", { name: "Netflix" }).click();
    await page.getByRole("button", { name: "Wyłącz Netflix" }).click();
    await review.getByRole("button", { name: "Wyłącz" }).click();
    await expect(dialog(page, "Netflix")).toContainText("Wyłączamy Netflix");
    const [answered] = await sandbox.calls("changeDirectBilling");
    expect(lost).toHaveLength(1);
    expect(lost[0]).toContain(`<intentId>${answered?.intentId}</intentId>`);
  },
);

test.describe("partner token (ptoken)", () => {
  const TOKEN = "pl-8f0c2d77a1";

  test(
    "(part of ROUTE-11, DB-06) uses the ptoken of /player once after login, and nowhere else",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await page.goto(`/player?ptoken=${TOKEN}&utm_source=tv`);
      await page.getByLabel("Login", { exact: true }).fill(CUSTOMER);
      await page.getByRole("button", { name: "Dalej" }).click();
      await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
      await page.getByRole("button", { name: "Zaloguj się" }).click();
      await expect(page).toHaveURL(`${LIST}/4127830-player`);
      await page.goto(LIST);
      await expect(row(page, "Player")).toContainText("Włączamy");
      await sandbox.advance(SETTLED_MS);
      await page.goto(`${LIST}/player`);
      await page.getByRole("button", { name: "Wyłącz Player" }).click();
      await dialog(page, "Wyłączyć Player?").getByRole("button", { name: "Wyłącz" }).click();
      await expect(dialog(page, "Player")).toContainText("Wyłączamy Player");
      await sandbox.advance(SETTLED_MS);
      await page.goto(`${LIST}/player`);
      await expect(page.getByText("Player zna już twoje konto")).toBeVisible();
      await page.getByRole("button", { name: "Włącz Player" }).click();
      await dialog(page, "Włączyć Player?").getByRole("button", { name: ORDER }).click();
      await expect(dialog(page, "Player")).toContainText("Włączamy Player");
      expect(
        (await sandbox.calls("changeDirectBilling")).map(({ request }) =>
          request.includes(`<ptoken>${TOKEN}</ptoken>`),
        ),
      ).toEqual([false, true]);
      await sandbox.advance(SETTLED_MS);
      await page.goto(`${LIST}/player`);
      await expect(page.getByRole("heading", { level: 1, name: "Player" })).toBeVisible();
      await expect(page.getByText("Dokończ u dostawcy")).toHaveCount(0);
      expect(JSON.stringify(await sandbox.reports())).not.toContain(TOKEN);
      expect(
        await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
      ).not.toContain(TOKEN);
    },
  );

  test(
    "(part of DB-06) uses a ptoken from the address, and asks for a typed code without one",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await quiet(page, sandbox, `/tvn24go?ptoken=${TOKEN}`);
      await expect(page).toHaveURL(`${LIST}/tvn24go`);
      await expect(page.getByText("TVN24 GO zna już twoje konto")).toBeVisible();
      await page.getByRole("button", { name: "Włącz TVN24 GO" }).click();
      await acceptTerms(page, "TVN24 GO");
      await dialog(page, "Włączyć TVN24 GO?").getByRole("button", { name: ORDER }).click();
      await expect(dialog(page, "TVN24 GO")).toContainText("Włączamy TVN24 GO");
      await expect(page).toHaveURL(`${LIST}/tvn24go`);
      await page.goto(`${LIST}/filmbox`);
      await page.getByRole("button", { name: "Włącz FilmBox+" }).click();
      await acceptTerms(page, "FilmBox+");
      await dialog(page, "Włączyć FilmBox+?").getByRole("button", { name: ORDER }).click();
      await expect(dialog(page, "FilmBox+")).toContainText("Włączamy FilmBox+");
      await sandbox.advance(SETTLED_MS);
      await page.goto(`${LIST}/filmbox`);
      await expect(page.getByRole("region", { name: "Dokończ u dostawcy" })).toContainText("FBX-9041-77");
    },
  );

  test("(part of SESS-06) drops the ptoken on logout", { tag: "@proof" }, async ({ page, sandbox }) => {
    await quiet(page, sandbox);
    await page.evaluate((token) => sessionStorage.setItem("ebok.return", `-/tvn24go?ptoken=${token}`), TOKEN);
    await page.goto(`${LIST}/tvn24go`);
    await expect(page.getByText("TVN24 GO zna już twoje konto")).toBeVisible();
    await logOut(page);
    await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(TOKEN);
  });

  test("shows the refusal of the partner company", { tag: "@proof" }, async ({ page, sandbox }) => {
    await quiet(page, sandbox, `${LIST}/tvn24go?ptoken=odmowa-17`);
    await page.getByRole("button", { name: "Włącz TVN24 GO" }).click();
    await acceptTerms(page, "TVN24 GO");
    await dialog(page, "Włączyć TVN24 GO?").getByRole("button", { name: ORDER }).click();
    await dialog(page, "TVN24 GO").getByRole("button", { name: "Zamknij" }).last().click();
    await sandbox.advance(SETTLED_MS);
    const refusal = page.getByText("Serwis TVN24 GO nie został włączony. Nic za niego nie naliczymy.");
    await expect(refusal.first()).toBeVisible({ timeout: 15_000 });
  });
});

test(
  "explains direct billing without services, an unknown service and a company account",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openPage(page, sandbox, `${LIST}/nobody-sells-this`);
    await expect(page.getByRole("heading", { level: 1, name: "Nie ma takiej subskrypcji" })).toBeVisible();
    await page.getByRole("link", { name: "Zobacz subskrypcje" }).click();
    await expect(list(page)).toBeVisible();
    await enterAs(page, "sm.jantar", DEMO_DAY);
    await page.goto(LIST);
    await expect(page).toHaveURL("/index");
  },
);

for (const { theme: scheme, width } of THEME_WIDTHS) {
  test(
    `direct billing works by keyboard and passes axe, ${scheme}, ${width} px`,
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await openPage(page, sandbox);
      await expect(list(page)).toBeVisible();
      await axe(page);
      expect(await walkByTab(page)).toEqual({ notReached: [], notSeen: [] });
      await page.getByRole("button", { name: "Zmień plan Netflix" }).focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page, "Zmień plan Netflix").getByRole("heading")).toBeFocused();
      await axe(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Zmień plan Netflix" })).toBeFocused();
      await page.getByRole("button", { name: "Włącz Disney+" }).click();
      await axe(page);
      await page.keyboard.press("Escape");
      await limit(page).getByRole("button").click();
      await axe(page);
      await page.goto(`${LIST}/netflix`);
      await expect(page.getByRole("heading", { level: 1, name: "Netflix" })).toBeVisible();
      await axe(page);
    },
  );
}
