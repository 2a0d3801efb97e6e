import type { Locator, Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const PHONE = { width: 390, height: 844 };

/** Main action of a page, with the element that says its outcome. */
interface Action {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  readonly outcome: (page: Page) => Locator;
}

const dialog = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));

const ACTIONS: readonly Action[] = [
  {
    name: "the monthly limit of subscriptions",
    path: "/service/directBilling",
    act: async (page) => {
      await page.getByRole("region", { name: "Miesięczny limit" }).getByRole("button", { name: "Zmień limit" }).click();
      await dialog(page, "Miesięczny limit").getByLabel("Nowy limit").fill("270");
      await page.keyboard.press("Enter");
    },
    outcome: (page) => page.getByText(/Limit wynosi teraz 270,00/),
  },
  {
    name: "consents",
    path: "/agreements",
    act: async (page) => {
      await page.getByRole("switch", { name: "Badania zadowolenia" }).click();
      await page.getByRole("button", { name: "Zapisz zgody" }).click();
    },
    outcome: (page) => page.getByText("Zgody są zapisane"),
  },
  {
    name: "the settings of wifi",
    path: "/wifiConfiguration",
    act: async (page) => {
      await page.getByRole("region", { name: "Sieć 5 GHz" }).getByLabel("Nazwa sieci").fill("Andersa gora");
      await page.getByRole("button", { name: "Zapisz i połącz ponownie" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Zapisz i połącz ponownie" }).click();
    },
    outcome: (page) => page.getByText("Router zapisuje twoje zmiany."),
  },
  {
    name: "the PIN of a decoder",
    path: "/resetPin",
    act: async (page) => {
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Zresetuj PIN" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Zresetuj PIN" }).click();
    },
    outcome: (page) => page.getByRole("heading", { name: /^Kod resetu/ }),
  },
  {
    name: "a deleted message",
    path: "/messages/4127830-00002",
    act: (page) => page.getByRole("button", { name: "Usuń wiadomość" }).click(),
    outcome: (page) => page.getByRole("status").getByRole("button", { name: "Cofnij" }),
  },
  {
    name: "a support request",
    path: "/supportRequest?form=OTHER",
    act: async (page) => {
      await page.getByRole("textbox", { name: "Temat" }).fill("Umowa");
      await page.getByRole("textbox", { name: "Treść" }).fill("Proszę o kontakt w sprawie umowy.");
      await page.getByRole("button", { name: "Wyślij zgłoszenie" }).click();
    },
    outcome: (page) => page.getByRole("heading", { name: /Przyjęliśmy zgłoszenie/ }),
  },
  {
    name: "a refused support request",
    path: "/supportRequest?form=COMPLAINT",
    act: (page) => page.getByRole("button", { name: "Wyślij zgłoszenie" }).click(),
    outcome: (page) => page.locator(":focus"),
  },
  {
    name: "permissions",
    path: "/settings",
    act: (page) => page.getByRole("button", { name: "Odśwież dane konta" }).click(),
    outcome: (page) => page.locator(".toast"),
  },
  {
    name: "a mobile device",
    path: "/settings",
    act: async (page) => {
      await page.getByRole("button", { name: "Zmień: Telefon Małgosi" }).click();
      await dialog(page, "Urządzenie z aplikacją").getByLabel("Nazwa urządzenia").fill("Telefon do pracy");
      await page.keyboard.press("Enter");
    },
    outcome: (page) => page.locator(".toast"),
  },
];

/** Waits until the element is whole in the window and nothing covers its middle. */
async function expectInSight(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeInViewport({ ratio: 0.99 });
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    )
    .toBe(true);
}

for (const { name, path, act, outcome } of ACTIONS) {
  const isSample = name.startsWith("the monthly limit");
  test(
    `[A11Y-21] shows the outcome in the window of a phone: ${name}`,
    { tag: proofTagUnless(isSample) },
    async ({ page, sandbox }) => {
      await page.setViewportSize(PHONE);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto(path);
      await act(page);
      await expectInSight(outcome(page));
    },
  );
}
