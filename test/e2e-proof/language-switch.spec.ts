import type { Page } from "@playwright/test";
import type { Language } from "#domain/language/index.ts";
import { LANGUAGE_SWITCH_MS } from "../../scripts/proof/bars.ts";
import { enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { switchLanguage } from "../e2e/support/switch-language.ts";
import { addFigure } from "./figures.ts";

/** Switches of each kind; their median counts, because other programs may delay single ones. */
const SWITCHES = 9;

interface Switch {
  /** Processor time of the page from the press until it is drawn in the language, ms: other programs do not count. */
  readonly ms: number;
  /** Number of files that were loaded. */
  readonly files: number;
}

/** Presses the switch; returns the number of loaded files after the frame in the new language. */
const pressSwitch = (page: Page, language: Language): Promise<number> =>
  page.evaluate(
    (chosen) =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelector<HTMLButtonElement>(`[role="group"] > button[lang="${chosen}"]`);
        if (button === null) {
          reject(new Error("the page has no switch"));
          return;
        }
        performance.clearResourceTimings();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => {
            // A task after the frame: it is drawn by then.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              const loads = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
              resolve(loads.filter((path) => /^\/assets\/.*\.js$/u.test(path)).length);
            };
            channel.port2.postMessage(undefined);
          });
        }).observe(document.documentElement, { attributeFilter: ["lang"] });
        button.click();
      }),
    language,
  );

/** Measures switches of a page. */
async function createStopwatch(page: Page): Promise<(language: Language) => Promise<Switch>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busySeconds = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  return async (language) => {
    const before = await busySeconds();
    const files = await pressSwitch(page, language);
    return { ms: ((await busySeconds()) - before) * 1_000, files };
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const LANGUAGES = ["uk", "en", "pl"] as const;

/** Measures switches that load the files of a language, each after a new load of the page, and switches without. */
async function expectFastSwitches(page: Page, what: string, open: () => Promise<void>): Promise<void> {
  const timeSwitch = await createStopwatch(page);
  const first: Switch[] = [];
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    await page.evaluate(() => localStorage.removeItem("ebok.language"));
    await open();
    await page.waitForLoadState("networkidle");
    first.push(await timeSwitch(turn % 2 === 0 ? "uk" : "en"));
  }
  const known: Switch[] = [];
  for (const language of LANGUAGES) await switchLanguage(page, language);
  for (let turn = 0; turn < SWITCHES; turn += 1)
    known.push(await timeSwitch(LANGUAGES[turn % LANGUAGES.length] ?? "pl"));
  expect(known.filter(({ files }) => files > 0)).toEqual([]);
  for (const [name, switches] of Object.entries({ first, known })) {
    const ms = median(switches.map((each) => each.ms));
    addFigure(`${what}: median of ${name} switches, ms`, Math.round(ms));
    expect
      .soft(ms, `${name} switches, ms: ${switches.map((each) => Math.round(each.ms)).join(", ")}`)
      .toBeLessThanOrEqual(LANGUAGE_SWITCH_MS);
  }
  addFigure(`${what}: median of files of a first switch`, median(first.map(({ files }) => files)));
}

test("shows the start page in another language within 100 ms", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/index");
  await expectFastSwitches(page, "start page", async () => {
    await page.goto("/index");
    await expect(page.locator("main .skeleton")).toHaveCount(0);
  });
});

test("shows 5,000 invoices in another language within 100 ms", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "wielki.dab");
  await page.goto("/invoice");
  await expectFastSwitches(page, "5,000 invoices", async () => {
    await page.goto("/invoice");
    await page.getByRole("button", { name: "Pokaż starsze" }).click();
    await page.getByRole("button", { name: /^Pokaż wszystkie/ }).click();
  });
});

/** Delay of each file, ms, so that files that are requested together overlap. */
const FILE_DELAY_MS = 200;

/** Counts the rounds of loads that a switch waits for: a request that follows a response begins a new round. */
async function countRounds(page: Page, language: Language): Promise<number> {
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, FILE_DELAY_MS));
    await route.fulfill({ response });
  });
  const events: ("request" | "response")[] = [];
  const isOfLanguage = (url: string) => /\/assets\/(?:language|uk|en)[^/]*\.js$/u.test(url);
  page.on("request", (request) => isOfLanguage(request.url()) && events.push("request"));
  page.on("requestfinished", (request) => isOfLanguage(request.url()) && events.push("response"));
  await switchLanguage(page, language);
  return events.filter((event, index) => event === "request" && events[index - 1] !== "request").length;
}

test("loads the texts of a language in one round on the login page", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  // The focus or the pointer reaches the switch before the press, and loads its code.
  const code = page.waitForEvent("requestfinished", (request) => request.url().includes("/language.module-"));
  await page.locator('[role="group"] > button[lang="uk"]').focus();
  await code;
  // The portal is loaded on the first focus. A switch meanwhile waits for its texts as well.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/portal-")),
  );
  expect(await countRounds(page, "uk")).toBe(1);
});

test("loads the texts of a language in one round on the start page", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/index");
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await countRounds(page, "en")).toBe(1);
});

/** Switches through all languages and expects what was typed, chosen and focused to stay. */
async function expectNothingLost(page: Page): Promise<void> {
  const content = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(
        (field) =>
          `${field.name}: ${field.type === "checkbox" || field.type === "radio" ? field.checked : field.value}`,
      ),
    );
  const before = await content();
  const focused = await page.evaluateHandle(() => document.activeElement);
  for (const language of ["uk", "en", "pl"] as const) {
    await switchLanguage(page, language);
    expect(await content(), language).toEqual(before);
    expect(await focused.evaluate((element) => element === document.activeElement), `focus, ${language}`).toBe(true);
  }
}

test("keeps the login and the password that are typed when the language changes", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await expectNothingLost(page);
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill("half of a pass");
  await expectNothingLost(page);
});

test("keeps a complaint that is being written when the language changes", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/supportRequest?form=COMPLAINT");
  await page.getByRole("radio", { name: "Kwota na fakturze jest błędna" }).check();
  await page.getByRole("combobox", { name: "Której faktury" }).selectOption("FV/4127830/11/26");
  await page.getByRole("textbox", { name: "Opis" }).fill("Na fakturze jest opłata, której nie ma w umowie.");
  await expectNothingLost(page);
});

test("keeps contact details that are being changed when the language changes", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/service/yourOffer");
  await page.getByRole("button", { name: "Przejdź do podsumowania" }).click();
  await page.getByRole("button", { name: "Zmień: dane kontaktowe" }).click();
  const form = page.getByRole("dialog", { name: "Dane kontaktowe" });
  await form.getByRole("button", { name: "Zmień: telefon komórkowy", exact: true }).click();
  await form.getByLabel("Telefon komórkowy", { exact: true }).fill("601234568");
  await expectNothingLost(page);
});
