import { expect, type Locator, type Page } from "@playwright/test";

/** Blocks of home for the customer with all data; each loads and fails alone. */
export const HOME_PARTS = {
  due: (page) => page.getByRole("main").getByText("Do zapłaty", { exact: true }),
  services: (page) => page.getByRole("main").getByText("Telefon Zosi"),
  message: (page) => page.getByRole("main").getByText("Zmiana listy kanałów", { exact: false }).first(),
  offer: (page) => page.getByRole("main").getByText("Oferta dla ciebie", { exact: false }).first(),
  // A phone lists the tasks after a click.
  tasks: (page) =>
    page
      .getByRole("main")
      .getByText(/^(?:Włącz e-fakturę|Pokaż\szadania)$/)
      .filter({ visible: true }),
} as const satisfies Record<string, (page: Page) => Locator>;

/** Expects all blocks except the named ones. */
export async function expectHomeExcept(page: Page, missing: readonly string[] = []): Promise<void> {
  for (const [name, part] of Object.entries(HOME_PARTS)) {
    if (!missing.includes(name)) await expect(part(page), name).toBeVisible();
  }
}
