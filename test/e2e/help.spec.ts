import type { Page } from "@playwright/test";
import { enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { rewriteReply } from "./support/wire-reply.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const answer = (page: Page, question: string) =>
  page.locator("details", { has: page.getByRole("heading", { level: 3, name: question }) });

test("(part of ROUTE-01) finds questions without diacritics, opens one by link, runs no markup", async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto("/faq?question=wolne-wifi");
  await expect(page, "not logged in").toHaveURL("/");
  await enterAs(page, "m.brzezinska");
  await rewriteReply(page, "getFaq", (xml) =>
    xml.replace(
      /(<questionId>predkosc<\/questionId>[\s\S]*?<answer>)/,
      '$1&lt;img src="x" onerror="document.title=1"&gt;&lt;script&gt;document.title=2&lt;/script&gt;',
    ),
  );
  await page.goto("/faq?question=wolne-wifi");
  const asked = answer(page, "Co zrobić, gdy wifi jest wolne?");
  await expect(asked.getByText("Podłącz się do sieci 5 GHz.")).toBeInViewport();
  await expect(asked.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq");

  const search = page.getByRole("searchbox", { name: "Szukaj w pytaniach" });
  await search.fill("zaplace");
  await expect(page.locator("mark").first()).toHaveText(/^zapłac/i);
  await search.fill("dekoderow");
  await answer(page, "Nie pamiętam PIN-u do dekodera. Jak go odzyskać?").locator("summary").click();
  await expect(page).toHaveURL("/faq?question=pin-dekodera");
  await search.fill("lodówka");
  await expect(page.getByRole("heading", { level: 2, name: "Nie ma odpowiedzi na „lodówka”" })).toBeVisible();
  await page.getByRole("button", { name: "Pokaż wszystkie pytania" }).click();
  await page.getByRole("button", { name: "Internet i wifi" }).click();
  await answer(page, "Jak zmierzyć prędkość internetu?").locator("summary").click();
  await expect(page.getByText("certyfikowanego pomiaru")).toBeVisible();
  await expect(page).toHaveTitle("Pytania i odpowiedzi · Wiązka");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answer(page, "Jak zmierzyć prędkość internetu?")
    .getByRole("button", { name: /^Kopiuj link/ })
    .click();
  await expect(page.getByRole("status").getByText("Link skopiowany")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq\?question=predkosc$/);
  pageErrors.allow(/getFaq|Failed to load|503/u);
  await page.unrouteAll();
  await page.route("**/service", (route) =>
    (route.request().postData() ?? "").includes("<getFaq ") ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Nie udało się pobrać pytań i odpowiedzi" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(answer(page, "Jak zmierzyć prędkość internetu?").getByText("certyfikowanego pomiaru")).toBeVisible();
});

test(
  "(part of ROUTE-01) sorts branches by distance with permission, and shows if they are open",
  { tag: "@proof" },
  async ({ page, context, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/branch");
    const branch = (name: string) =>
      page.getByRole("article").filter({ has: page.getByRole("heading", { level: 3, name }) });
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Gdańsk");
    await expect(branch("Salon Świętojańska")).toContainText("Otwarte do 18:00");
    await expect(branch("Salon Świętojańska")).toContainText("26-11-2026: 12:00–18:00 (remanent)");
    await expect(branch("Punkt letni na Helu")).toContainText("Godziny potwierdź telefonicznie");
    await page.getByRole("searchbox").fill("lodz");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Wyczyść" }).click();

    // A headless browser denies the location unless a test grants it.
    await page.getByRole("button", { name: "Pokaż najbliższe" }).click();
    await expect(page.getByText("Lokalizacja jest niedostępna")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(10);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 54.4412, longitude: 18.5601 });
    await page.getByRole("button", { name: "Pokaż najbliższe" }).click();
    await expect(page.getByRole("region", { name: "Najbliżej ciebie" }).getByRole("article").first()).toContainText(
      /Monte Cassino.*Sopot, 500\sm/,
    );
    await expect(page.getByText("Lokalizacja jest niedostępna")).toHaveCount(0);
    await expect(branch("Salon Piotrkowska").getByRole("link", { name: /^Prowadź/ })).toHaveAttribute(
      "href",
      "https://www.openstreetmap.org/directions?to=51.7579%2C19.4586",
    );
  },
);

test("(part of ROUTE-01) opens a document by its address", { tag: "@proof" }, async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/regulations");
  await expect(page.getByRole("region", { name: "Wejdą w życie" }).getByRole("listitem").first()).toHaveText(
    /nowa wersja.*od 01-\u2060?01-\u2060?2027/,
  );
  const fetched = page.waitForEvent("download");
  await page
    .getByRole("region", { name: "Cenniki" })
    .getByRole("link", { name: /Cennik internetu i telewizji/ })
    .click();
  expect((await fetched).suggestedFilename()).toBe("cennik-internet-telewizja.pdf");
  await page.getByText("Archiwum: 1 dokument").click();
  await expect(page.getByText(/do 31-\u2060?05-\u2060?2026/)).toBeVisible();
});

test(
  "(part of NAV-08) loads a video only on a click, and plays it within the page",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    const elsewhere: string[] = [];
    page.on(
      "request",
      (request) => void (new URL(request.url()).hostname === "localhost" && elsewhere.push(request.url())),
    );
    await page.goto("/video");
    await expect(heading(page, "Filmy")).toBeVisible();
    const film = page.getByRole("region", { name: "Gdzie postawić router" });
    await expect(film).toContainText(
      /Film jest na stronie localhost:\d+\. Gdy go włączysz, dostanie ona twój adres IP/,
    );
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    await film.getByRole("button", { name: /^Oglądaj/ }).click();
    await expect(film.frameLocator("iframe").getByRole("heading", { name: "Gdzie postawić router" })).toBeVisible();
    expect(elsewhere).toHaveLength(1);
    await film.getByRole("button", { name: /^Zamknij film/ }).click();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(film.getByRole("button", { name: /^Oglądaj/ })).toBeFocused();
  },
);
