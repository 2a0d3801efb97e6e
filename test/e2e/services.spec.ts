import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const SERVICES = "/service/myServices";

const site = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("[PROD-01] groups services by address in the order of their kinds", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(SERVICES);
  await expect(
    page.getByText(
      "9 usług pod 2 adresami, dziś razem 272,70 zł miesięcznie, a po uruchomieniu zamówionych i wyłączeniu kończących się 356,80 zł.",
    ),
  ).toBeVisible();
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    "ul. gen. Władysława Andersa 14 m. 8",
    "ul. Księdza Bernarda Sychty 3",
  ]);
  await expect(site(page, "ul. gen. Władysława Andersa 14 m. 8").getByRole("heading", { level: 3 })).toHaveText([
    "Telewizja Premium z HBO Max i CANAL+ Online",
    "Internet światłowodowy 1 Gb/s",
    "Telefon Zosi",
    "Telefon stacjonarny Rozmowy Krajowe",
    "Bezpieczny Internet Dom",
    "Netflix",
    "Player",
  ]);
  await expect(site(page, "ul. Księdza Bernarda Sychty 3").getByRole("heading", { level: 3 })).toHaveText([
    "Internet mobilny 5G 200 GB",
    "Internet światłowodowy 600 Mb/s",
  ]);
});

test("[HOME-02] shows the mobile data left in both lists of services; neither waits for it", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await sandbox.fault({ operation: "getMVNOstate", delay: 1_000 });
  await page.goto("/index");
  const row = page.getByRole("listitem").filter({ hasText: "Telefon Zosi" });
  await expect(row).toContainText("35,00 zł");
  await expect(row).toContainText(/zostało [\d,]+\sGB z\s60\sGB/u);
  await page.goto(SERVICES);
  await expect(row).toContainText(/zostało [\d,]+\sGB z\s60\sGB/u);
});

test(
  "shows every status and the current price; an ordered service has its first price",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(SERVICES);
    const row = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(row("Telewizja Premium z HBO Max i CANAL+ Online")).toContainText("Awaria89,90 zł");
    await expect(row("Telefon stacjonarny Rozmowy Krajowe")).toContainText("W trakcie rezygnacji19,90 zł");
    await expect(row("Internet mobilny 5G 200 GB")).toContainText("Zawieszona0,00 zł");
    await expect(row("Internet światłowodowy 600 Mb/s")).toContainText("Zamówiona59,00 zł");
  },
);

test("[PROD-02] hides a resigned service, also at its own address", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(SERVICES);
  await expect(site(page, "ul. gen. Władysława Andersa 14 m. 8")).toBeVisible();
  await expect(page.getByText("Internet radiowy 30 Mb/s")).toHaveCount(0);
  await page.goto(`${SERVICES}/4127830-06`);
  await expect(page.getByRole("heading", { level: 1, name: "Nie ma takiej usługi" })).toBeVisible();
});

test(
  "[PROD-03] [PROD-04] treats an unknown status as inactive and lists an unknown category last",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "windykacja.sowa");
    await page.goto(SERVICES);
    await expect(page.getByRole("listitem").filter({ hasText: "umowa rozwiązana" })).toContainText("Nieaktywna");

    await enterOnDemoDay(page, sandbox, "wielki.dab");
    await page.goto(SERVICES);
    // A service of an unknown status may cost something or not, so that no sum is shown.
    await expect(page.getByText(/^Nie udało się odczytać części danych/)).toBeVisible();
    await expect(page.getByText(/dziś.razem/)).toHaveCount(0);
    const withUnknown = page.locator(".service-location-group").filter({ hasText: "Inteligentny dom" });
    await expect(withUnknown).not.toHaveCount(0);
    for (const one of await withUnknown.all())
      await expect(one.getByRole("listitem").last()).toContainText("Inteligentny dom");
    // Every twelfth service has an invented status.
    const twelfth = page.getByRole("listitem").filter({ has: page.locator('a[href$="/7000001-012"]') });
    await expect(twelfth).toContainText("Nieaktywna");
  },
);

test("[PROD-05] shows contract, commitment, prices over time, options, hardware and related services", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(SERVICES);
  await page.getByRole("link", { name: "Telewizja Premium z HBO Max i CANAL+ Online", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/myServices\/4127830-01$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Telewizja Premium z HBO Max i CANAL+ Online" }),
  ).toBeFocused();

  const price = page.getByRole("region", { name: "Cena i umowa" });
  await expect(price).toContainText("zobowiązanie do 28-02-2027");
  await expect(price.getByText("74,90 zł")).toBeVisible();
  await expect(price.getByText("od 01-07-2026, teraz")).toBeVisible();
  await expect(price.getByText("99,90 zł")).toBeVisible();
  await expect(price).toContainText("umowa bezterminowa po 28-02-2027");

  const options = page.getByRole("region", { name: "Pakiety i opcje" }).getByRole("row");
  await expect(options.nth(1)).toHaveText("HBO Max filmy i seriale, 3 urządzeniaAktywnaw cenie");
  await expect(options.nth(2)).toHaveText("CANAL+ Online pierwsze włączenie trwa do 24 godzinW trakciew cenie");
  await expect(options.nth(3)).toHaveText("Nagrywarka w chmurze 100 godzinAktywnaw cenie");
  await expect(options.nth(4)).toHaveText("Eleven SportsNieaktywna15,00 zł");

  const hardware = page.getByRole("region", { name: "Sprzęt" }).getByRole("row");
  await expect(hardware.nth(2)).toHaveText("Dekoder 4K WB-510 drugi pokój0150 0048 2719WB510-22-0087418");
  await expect(page.getByRole("region", { name: "W ramach tej usługi" })).toContainText("Pakiet Sportowy");

  const contract = page.getByRole("region", { name: "Umowa", exact: true });
  await expect(contract).toContainText("ABO/0412783/25");
  await expect(contract).toContainText("01-03-2025 – 28-02-2027");
});

test(
  "[PROD-05] shows speeds, allowed options only, and no details where none exist",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(`${SERVICES}/4127830-02`);
    await expect(page.getByRole("region", { name: "O usłudze" })).toContainText("Maksymalna1000 Mb/s300 Mb/s");
    await expect(page.getByRole("region", { name: "Sprzęt" })).toContainText("AX5400-24-113902");
    await expect(page.getByRole("region", { name: "Pakiety i opcje" })).toHaveCount(0);
    await page.goto(`${SERVICES}/4127830-03`);
    await expect(page.getByRole("region", { name: "Pakiety i opcje" })).toContainText("Roaming w Unii");
    await expect(page.getByRole("region", { name: "Sprzęt" })).toHaveCount(0);

    await enterOnDemoDay(page, sandbox, "wielki.dab");
    await page.goto(`${SERVICES}/7000001-007`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Usługa");
    await expect(page.getByRole("region", { name: "Umowa", exact: true })).toHaveCount(0);
  },
);

test("[PROD-06] actual price takes precedence over the price list", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(`${SERVICES}/4127830-07`);
  await expect(page.getByRole("region", { name: "Cena i umowa" })).toContainText("Teraz płacisz 0,00 zł miesięcznie.");
});

test(
  "(part of PROD-07) shows the customer's own service name in list, details and start page",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    await page.getByRole("link", { name: "Telefon Zosi" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Telefon Zosi" })).toBeFocused();
    await expect(page).toHaveTitle(/^Telefon Zosi/);
    await page.getByRole("main").getByRole("link", { name: "Usługi" }).click();
    await expect(page.getByRole("link", { name: "Telefon Zosi" })).toBeVisible();
    await expect(page.getByText("Telefon komórkowy Bez Limitu 60 GB")).toHaveCount(0);
  },
);

test("shows blockers of a service first, with the action to take", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(`${SERVICES}/4127830-04`);
  await expect(
    page.getByText(
      joinUnbreakable(
        "Umowa trwa do 31-12-2026, potem usługę wyłączymy. Jeśli zmienisz zdanie, otwórz „Wypowiedzenie umowy”",
      ),
    ),
  ).toBeVisible();
  await page.goto(`${SERVICES}/4127830-08`);
  await expect(page.getByText("Usługa jest zamówiona.")).toBeVisible();
  await enterOnDemoDay(page, sandbox, "zalegly.wrona");
  await page.goto(`${SERVICES}/5417806-01`);
  await expect(page.getByText("Masz zaległości w płatnościach.")).toBeVisible();
  await expect(page.getByText("Usługa jest zablokowana.")).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("arrears");
  await enterOnDemoDay(page, sandbox, "windykacja.sowa");
  await page.goto(`${SERVICES}/5420093-02`);
  await expect(page.getByText("Twoje zaległości są w windykacji.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("vindication");
});

test("says that a service does not exist, and links to the list", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  for (const productId of ["0", "7000001-001", "..%2F..", "%3Cscript%3E"]) {
    await page.goto(`${SERVICES}/${productId}`);
    await expect(page.getByRole("heading", { level: 1, name: "Nie ma takiej usługi" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Wróć do usług" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Usługi" })).toBeFocused();
});

test("shows an empty state to a customer without services", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "nowak.nowy");
  await page.goto(SERVICES);
  await expect(page.getByRole("heading", { level: 2, name: "Nie masz jeszcze żadnych usług" })).toBeVisible();
});

test("loads services on retry after a failure", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await sandbox.fault({ operation: "getClientData", name: "wrongRoot", times: "always" });
  await page.goto(`${SERVICES}/4127830-01`);
  const again = page.getByRole("button", { name: "Spróbuj ponownie" });
  await expect(again).toBeVisible();
  await sandbox.clearFaults();
  await again.click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Telewizja Premium z HBO Max i CANAL+ Online" }),
  ).toBeVisible();
});

test("keyboard alone moves to the list, through it, into a service and back", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(SERVICES);
  // A booked visit, two orders and an ordered option, a move, all deadlines, seven services and two subscriptions.
  const services = page.locator(".upcoming-rows, .service-row__name").getByRole("link");
  await expect(services).toHaveCount(15);
  await page.getByRole("link", { name: "Przejdź do treści" }).press("Enter");
  for (const service of await services.all()) {
    await page.keyboard.press("Tab");
    await expect(service).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Internet światłowodowy 600 Mb/s" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Usługi" })).toBeFocused();
});

test("(part of PROD-05) counts a commitment down to its last day", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(`${SERVICES}/4127830-01`);
  await expect(page.getByRole("region", { name: "Umowa", exact: true })).toContainText(
    "01-03-2025 – 28-02-2027 zostało 100 dni",
  );
});

test("(part of PROD-05) isolates a provider page in a frame, and blocks a frame of another host", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(`${SERVICES}/4127830-02`);
  const panel = page.getByRole("region", { name: "Panel usługi" });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.frameLocator("iframe").getByRole("heading", { name: "Łącze działa prawidłowo" })).toBeVisible();
  await expect(panel.locator("iframe")).toHaveAttribute("sandbox", "allow-scripts allow-forms");
  await expect(panel.locator("iframe")).toHaveAccessibleName("Panel usługi Internet światłowodowy 1 Gb/s");
  await expect(panel).not.toContainText("localhost");
  expect((await page.request.get("/")).headers()["content-security-policy"]).toMatch(
    /frame-src http:\/\/localhost:\d+(;|$)/,
  );

  await page.route("**/service", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/<iframe>[^<]*/, "<iframe>https://evil.example/"),
    });
  });
  await page.reload();
  await expect(page.getByRole("region", { name: "O usłudze" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Panel usługi" })).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test(
  "renders services beyond twenty near the window only; the keyboard reaches each",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.route("**/service", async (route) => {
      if (!(route.request().postData() ?? "").includes("getClientData")) return route.continue();
      const answer = await route.fetch();
      const services = Array.from(
        { length: 120 },
        (_, index) =>
          `<item><productId>P-${index}</productId><category>internet</category><status>ACTIVE</status>` +
          `<name>Usługa numer ${index + 1}</name><actualPrice>10.00</actualPrice></item>`,
      ).join("");
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<products>.*<\/products>/s, `<products>${services}</products>`),
      });
    });
    await page.goto(SERVICES);
    await expect(
      page.getByText("120 usług, dziś razem 1 200,00 zł miesięcznie, nie licząc zamówień w realizacji."),
    ).toBeVisible();
    const links = page.locator(".service-row__name").getByRole("link");
    expect(await links.count()).toBeLessThan(40);
    await expect(page.locator(".service-row").first()).toHaveAttribute("aria-setsize", "120");
    await links.first().focus();
    for (let index = 0; index < 119; index += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Usługa numer 120", exact: true })).toBeFocused();
  },
);
