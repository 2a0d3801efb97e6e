import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { login } from "./support/login.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { FEATURE_OPERATIONS } from "#adapters/soap/feature-operations.ts";
import { FEATURES } from "#domain/configuration/configuration.ts";
import { layoutShift, watchLayoutShift } from "./support/layout-shift.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const TITLE = "Portal jest chwilowo niedostępny";
const HELP = /58.300.70.00/;

type Config = Record<string, unknown>;

/** Response to the page instead of its configuration. src/boot/closed tests the other cases. */
interface Broken {
  readonly name: string;
  readonly status?: number;
  readonly body: (config: Config) => string;
  readonly texts: readonly string[];
  /** True if the page still shows the phone number of customer service. */
  readonly help?: boolean;
}

const within = (config: Config, field: string, change: Config): Config => {
  const now = config[field];
  return { ...config, [field]: { ...(typeof now === "object" ? now : {}), ...change } };
};

/** Serves the sandbox's configuration with another value of `field`. */
async function changeConfiguration(page: Page, field: string, change: Config): Promise<void> {
  await page.route("**/config.json", async (route) => {
    const real = await route.fetch();
    const config: Config = await real.json();
    await route.fulfill({ json: within(config, field, change) });
  });
}

const withoutBrand = (config: Config): string => JSON.stringify({ ...config, brand: {} });

const BROKEN: readonly Broken[] = [
  { name: "is not there", status: 404, body: () => "Nie ma takiej strony.", texts: ["/config.json", "404"] },
  {
    name: "is the portal's own page",
    body: () => "<!doctype html><title>ebok</title>",
    texts: ["JSON", "<!doctype html>"],
  },
  { name: "has a brand without a name", body: withoutBrand, texts: ["brand.name", "tekst"], help: true },
];

async function answerWith(page: Page, { status = 200, body }: Pick<Broken, "status" | "body">): Promise<void> {
  await page.route("**/config.json", async (route) => {
    const real = await route.fetch();
    await route.fulfill({ status, contentType: "application/json", body: body(await real.json()) });
  });
}

for (const broken of BROKEN) {
  test(
    `shows a page that names the error when the configuration ${broken.name}`,
    { tag: proofTagUnless(broken.help === true) },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/Failed to load resource/);
      await answerWith(page, broken);
      await page.goto("/invoice");
      await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
      const details = page.getByRole("listitem").filter({ hasNotText: "/config.json" }).or(page.getByRole("listitem"));
      await expect(page.getByRole("heading", { level: 2, name: "Dla technika" })).toBeVisible();
      await expect(details.first()).toContainText("/config.json");
      for (const words of broken.texts) await expect(page.getByRole("list")).toContainText(words);
      await expect(page.getByRole("link", { name: HELP })).toHaveCount(broken.help === true ? 1 : 0);
      await expect(page.getByLabel("Login", { exact: true })).toHaveCount(0);
    },
  );
}

test("renders the configuration-error page although only the page's own scripts load", async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource|net::ERR|preload/);
  await answerWith(page, { body: withoutBrand });
  await page.route(/\/assets\/(?!index|react|rolldown).*\.js$|\/assets\/.*\.(css|woff2)$|favicon/, (route) =>
    route.abort(),
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole("list")).toContainText("brand.name");
  await expect(page.getByRole("link", { name: HELP })).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  test(
    `axe finds nothing on pages that replace the portal, ${theme}`,
    { tag: proofTagUnless(theme === "dark") },
    async ({ page, sandbox }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.route("**/config.json", (route) => route.fulfill({ json: { version: 3 } }));
      await page.goto("/");
      await expect(page.getByRole("list")).toContainText("wersja schematu 1");
      await axe(page);
      await page.unroute("**/config.json");
      await sandbox.configure({ maintenance: { text: "Wymieniamy serwery." } });
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1, name: "Trwa przerwa techniczna" })).toBeVisible();
      await axe(page);
    },
  );
}

test("reports a configuration timeout after ten seconds and retries by a button", async ({ page }) => {
  let hangs = true;
  await page.clock.install();
  const asked = page.waitForRequest("**/config.json");
  await page.route("**/config.json", (route) => (hangs ? undefined : route.continue()));
  await page.goto("/");
  await asked;
  let waited = 0;
  // The browser requests it before the waiting script runs, so the script waits for less than the whole time.
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        waited += 1_000;
        return page.getByRole("heading", { level: 1, name: TITLE }).isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);
  expect(waited).toBeGreaterThanOrEqual(9_000);
  await expect(page.getByRole("list")).toContainText("brak odpowiedzi przez 10 s");
  hangs = false;
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
});

test("requests the configuration once, in parallel with the script that reads it", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => (asked += request.url().endsWith("/config.json") ? 1 : 0));
  await page.goto("/");
  await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
  expect(asked).toBe(1);
});

test("shows cause, end in Warsaw time and phone number while closed, without login or requests", async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ maintenance: { text: "Wymieniamy serwery.", until: "2026-11-21T05:30:00Z" } });
  for (const address of ["/", "/invoice", "/sessionExpired"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Trwa przerwa techniczna" })).toBeVisible();
    await expect(page.getByText(joinUnbreakable("Wymieniamy serwery. Portal wróci 21-11-2026 06:30."))).toBeVisible();
    await expect(page.getByRole("link", { name: HELP })).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
  expect(await sandbox.calls()).toEqual([]);
});

test("shows a plain page that leads to https when opened over http from another machine", async ({
  page,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/untrustworthy|Failed to load resource/);
  await page.route("http://ebok.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL ?? ""}${pathname}` }) });
  });
  await page.goto("http://ebok.example/invoice?pay=all");
  await expect(page.getByRole("heading", { level: 1, name: "Ten adres nie jest bezpieczny" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Przejdź do bezpiecznego adresu" })).toHaveAttribute(
    "href",
    "https://ebok.example/invoice?pay=all",
  );
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("applies another operator's name, colours, logo, numbers and texts from the first paint", async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ brand: "splot" });
  await page.goto("/");
  await expect(page).toHaveTitle("Logowanie · Splot");
  await expect(page.getByRole("link", { name: "splot" })).toBeVisible();
  await expect(page.getByRole("link", { name: /42.200.50.00/ })).toBeVisible();
  await expect(page.getByText("Splot Media sp. z o.o.")).toBeVisible();
  // Text overrides apply on a page without the text library and on one with it.
  await expect(page.getByText("Rachunki, pakiety i nasza pomoc o każdej porze.")).toBeVisible();
  const look = await page.evaluate(() => ({
    button: getComputedStyle(document.querySelector(".btn--primary") ?? document.body).backgroundColor,
    logo: document.querySelector(".logo__lines")?.getAttribute("d"),
    icon: document.querySelector("link[rel=icon]")?.getAttribute("href"),
  }));
  expect(look).toEqual({
    button: "rgb(91, 42, 134)",
    logo: "M3 8c9 0 9 16 18 16h8M3 24c9 0 9-16 18-16h8",
    icon: "/sandbox/assets/splot.svg",
  });
  await axe(page);
  await login(page, "m.brzezinska");
  await expect(page.getByRole("contentinfo")).toContainText("Splot Media sp. z o.o.");
  await expect(page).toHaveTitle(/· Splot$/);
  expect(await page.locator("body").innerText()).not.toContain("Wiązka");
  await page.goto("/service/myServices");
  await expect(page.getByRole("heading", { level: 1, name: "Twoje pakiety" })).toBeVisible();
  await page.goto("/invoice?transfer=all");
  await expect(page.getByRole("dialog")).toContainText(joinUnbreakable("ul. Tkacka 12, 90-001 Łódź"));
});

test(
  "hides the operator's disabled features from the menus and leads their addresses home",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await changeConfiguration(page, "features", { wifi: false, resetPin: false });
    await login(page, "m.brzezinska");
    await page.goto("/more");
    await expect(page.getByRole("link", { name: "Dane osobowe" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Sieć wifi" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "PIN dekodera" })).toHaveCount(0);
    await page.goto("/resetPin");
    await page.waitForURL("**/index");
    expect((await sandbox.calls()).length).toBeGreaterThan(0);
  },
);

test(
  "(part of CALL-12) calls no operation of the features that the operator switched off",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await changeConfiguration(page, "features", Object.fromEntries(FEATURES.map((name) => [name, false])));
    await openWithStoredSession(page, "m.brzezinska");
    await expect(page.getByRole("heading", { name: "Twoje usługi" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Oferta" })).toHaveCount(0);
    for (const [address, heading] of [
      ["/invoice", "Faktury"],
      ["/service/myServices", "Usługi"],
      ["/more", "Więcej"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    const ofFeatures = FEATURES.flatMap((name) => [
      ...FEATURE_OPERATIONS[name].needs,
      ...(FEATURE_OPERATIONS[name].also ?? []),
    ]);
    const called = new Set((await sandbox.calls()).map(({ operation }) => operation));
    expect(called.size).toBeGreaterThan(5);
    expect(ofFeatures.filter((name) => called.has(name))).toEqual([]);
  },
);

test(
  "(part of CALL-12, CALL-15) offers a guest only what the provider supports",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await watchLayoutShift(page);
    const asked = page.waitForResponse(async (response) =>
      (response.request().postData() ?? "").includes("getCapabilities"),
    );
    await sandbox.configure({ capabilities: { profile: "login" } });
    await page.goto("/");
    await asked;
    await page.waitForLoadState("networkidle");
    // The typeface moves less than this; a button that disappears, more.
    expect(await layoutShift(page), "nothing moves when the answer arrives").toBeLessThan(0.001);
    await page.getByRole("button", { name: "Załóż konto" }).click();
    await expect(page.getByRole("alert")).toContainText("Zadzwoń do obsługi klienta");
    await page.goto("/password");
    await expect(page.getByRole("heading", { level: 1, name: "Nowe hasło ustawisz przez telefon" })).toBeVisible();
    await axe(page);
    await changeConfiguration(page, "provider", { profile: "login", supports: [] });
    await page.goto("/");
    await expect(page.getByLabel("Login", { exact: true })).toBeEditable();
    await expect(page.getByRole("button", { name: "Załóż konto" })).toHaveCount(0);
    await axe(page);
    await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
    await page.getByRole("button", { name: "Dalej" }).click();
    await expect(page.getByLabel("Hasło", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /Nie pamiętam/ })).toHaveCount(0);
  },
);

test(
  "(part of CALL-12) shows only what a provider of the login profile supports",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await changeConfiguration(page, "provider", { profile: "login" });
    await openWithStoredSession(page, "m.brzezinska");
    await expect(page.getByRole("heading", { name: "Twoje usługi" })).toBeVisible();
    for (const name of ["Faktury", "Oferta", "Wiadomości"])
      await expect(page.getByRole("navigation").getByRole("link", { name })).toHaveCount(0);
    await expect(page.getByText(/Nie udało się/)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect([...new Set((await sandbox.calls()).map(({ operation }) => operation))].toSorted()).toEqual([
      "getClientData",
    ]);
    await axe(page);
    await page.goto("/invoice");
    await page.waitForURL("**/index");
  },
);

const FAILED = "Portal się nie otworzył";

for (const [missingFeature, without] of [
  ["style sheets made by scripts", () => Reflect.deleteProperty(CSSStyleSheet.prototype, "replaceSync")],
  ["a history that can be written", () => Reflect.deleteProperty(History.prototype, "replaceState")],
  [
    "a tree that can be drawn into",
    () => {
      // Not of the head, to which the bundler appends the links of a chunk: the configuration is read before.
      Reflect.set(HTMLDivElement.prototype, "appendChild", () => {
        throw new Error("no appendChild");
      });
    },
  ],
] as const) {
  test(
    `shows a message and a phone number when the browser lacks ${missingFeature}`,
    { tag: proofTagUnless(missingFeature.startsWith("style")) },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/replaceSync|replaceState|appendChild|removeChild/);
      await page.addInitScript(without);
      // A page that is not prerendered: React creates its elements.
      await page.goto("/privacy");
      await expect(page.getByRole("heading", { level: 1, name: FAILED })).toBeVisible();
      await expect(page.getByRole("link", { name: HELP })).toBeVisible();
      await expect(page.getByRole("button", { name: "Spróbuj ponownie" })).toBeVisible();
      await expect(page).toHaveTitle(`${FAILED} · Wiązka`);
      await axe(page);
    },
  );
}

test("opens the login in a browser without AbortSignal.timeout and toSorted", async ({ page }) => {
  await page.addInitScript(
    () => Reflect.deleteProperty(AbortSignal, "timeout") && Reflect.deleteProperty(Array.prototype, "toSorted"),
  );
  await page.goto("/");
  await expect(page.getByLabel("Login", { exact: true })).toBeEditable();
});

for (const [what, answer] of [
  ["is not there", { status: 404, body: "" }],
  ["is not understood", { contentType: "text/javascript", body: "const of = class { static #a; static { this.# } };" }],
] as const) {
  test(
    `shows the page's built-in message when a script of the portal ${what}`,
    { tag: proofTagUnless(what === "is not there") },
    async ({ page, pageErrors }) => {
      // An unreadable script raises an uncaught error without a message.
      pageErrors.allow(/Failed to load resource|preload|^uncaught: $/);
      await page.route("**/assets/index-*.js", (route) => route.fulfill(answer));
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1, name: FAILED })).toBeVisible();
      await expect(page.getByText("zadzwoń do obsługi klienta")).toBeVisible();
    },
  );
}
