import type { Page } from "playwright";
import { settled } from "./photo-page.ts";

/** Time left of a session that shows the warning, ms. */
const NEARLY_OVER_MS = 60_000;

const PASSWORD = "Wiazka-2026";

/** Screen or state to photograph. */
export interface Scene {
  readonly name: string;
  /** Opens the scene. Starts on the customer's start page, or on the login page for a guest. */
  readonly go: (page: Page) => Promise<void>;
  /** Captures only the window, for dialogs and bars above a page. */
  readonly window?: boolean;
  /** Time left of the session, ms. */
  readonly left?: number;
}

const open =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

async function firstService(page: Page): Promise<void> {
  await page.goto("/service/myServices");
  await settled(page);
  const service = page.locator(".service-row__name a").first();
  if ((await service.count()) === 0) return;
  await service.click();
  await page.waitForURL("**/myServices/*");
}

async function selectAll(page: Page): Promise<void> {
  await review(page);
  await page.keyboard.press("Escape");
}

async function review(page: Page): Promise<void> {
  await page.goto("/invoice?pay=all");
  await page.locator("dialog .btn--pay").waitFor();
  await settled(page);
}

async function pay(page: Page, choice: string): Promise<void> {
  await review(page);
  await page.locator("dialog .btn--pay").click();
  await page.getByRole("button", { name: choice, exact: true }).click();
  await page.waitForURL("**/paymentComplete/**");
}

async function typeLogin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).waitFor();
}

async function wrongPassword(page: Page): Promise<void> {
  await typeLogin(page);
  await page.getByLabel("Hasło", { exact: true }).fill(PASSWORD.toLowerCase());
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
}

/** Screens photographed for every customer. */
export const SCREENS: readonly Scene[] = [
  { name: "home", go: open("/index") },
  { name: "services", go: open("/service/myServices") },
  { name: "service", go: firstService },
  { name: "invoices", go: open("/invoice") },
  { name: "more", go: open("/more") },
];

/** States of the customer with all kinds of data. */
export const STATES: readonly Scene[] = [
  {
    name: "invoices-table",
    go: async (page) => {
      await page.goto("/invoice");
      await page.getByRole("button", { name: "Tabela", exact: true }).click();
    },
  },
  { name: "invoices-selected", go: selectAll, window: true },
  {
    name: "own-amount",
    go: async (page) => {
      await open("/invoice")(page);
      await page.getByRole("button", { name: "Inna kwota" }).click();
      await page.getByRole("dialog").getByLabel("Kwota").fill("100");
    },
    window: true,
  },
  { name: "bank-transfer", go: open("/invoice?transfer=all"), window: true },
  { name: "service-unknown", go: open("/service/myServices/0") },
  {
    name: "menu",
    window: true,
    go: async (page) => {
      await page.goto("/index");
      await settled(page);
      const more = page.getByRole("button", { name: "Więcej", exact: true });
      if (await more.isVisible()) await more.click();
    },
  },
  {
    name: "theme",
    window: true,
    go: async (page) => {
      await page.goto("/index");
      await page.getByRole("contentinfo").getByRole("button", { name: "Wygląd" }).click();
    },
  },
  { name: "session", go: open("/index"), window: true, left: NEARLY_OVER_MS },
  { name: "404", go: open("/nie-ma-takiej-strony") },
  { name: "error", go: open("/error/500") },
  { name: "no-permission", go: open("/error/602") },
  { name: "later", go: open("/personalData") },
  { name: "billing", go: open("/billing") },
  { name: "payment-review", go: review, window: true },
  {
    name: "bank",
    go: async (page) => {
      await review(page);
      await page.locator("dialog .btn--pay").click();
      await page.waitForURL("**/sandbox/pay/**");
    },
  },
  {
    name: "payment-pending",
    go: async (page) => {
      await review(page);
      await page.locator("dialog .btn--pay").click();
      await page.waitForURL("**/sandbox/pay/**");
      await page.goto("/invoice");
      await page.getByRole("button", { name: "Wróć do płatności" }).waitFor();
    },
  },
  { name: "payment-rejected", go: (page) => pay(page, "Odrzuć płatność") },
  { name: "payment-confirmed", go: (page) => pay(page, "Zapłać") },
  {
    name: "home-paid",
    go: async (page) => {
      await pay(page, "Zapłać");
      await page.goto("/index");
    },
  },
  {
    name: "invoices-paid",
    go: async (page) => {
      await pay(page, "Zapłać");
      await page.goto("/invoice");
    },
  },
];

/** Screens without a login. */
export const GUEST_SCENES: readonly Scene[] = [
  { name: "login", go: open("/") },
  { name: "login-password", go: typeLogin },
  { name: "login-wrong-password", go: wrongPassword },
  { name: "session-expired", go: open("/sessionExpired") },
  { name: "guest-404", go: open("/nie-ma-takiej-strony") },
  { name: "sandbox", go: open("/sandbox") },
];
