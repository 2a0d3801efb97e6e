import { joinUnbreakable } from "#ui/design-system/join-unbreakable.ts";
import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { walkFocus } from "./support/walk-focus.ts";
import { walkByTab } from "./support/walk-by-tab.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openSection } from "./support/menu.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";

const consent = (page: Page, name: string) => page.getByRole("switch", { name });
const save = (page: Page) => page.getByRole("button", { name: "Zapisz zgody" });

async function openPage(page: Page, sandbox: SandboxClient, login = "m.brzezinska"): Promise<void> {
  await enterOnDemoDay(page, sandbox, login);
  await page.goto("/agreements");
  await expect(page.getByRole("switch").first()).toBeVisible();
}

test("[CONSENT-01] shows each consent with its meaning and result, and stores changes over a reload", async ({
  page,
  sandbox,
}) => {
  await openPage(page, sandbox);
  const row = page.getByRole("listitem").filter({ has: consent(page, "E-maile z ofertami") });
  await expect(row).toContainText("Oferty Wiązki na adres e-mail, który jest w twoich danych kontaktowych.");
  await expect(row).toContainText(joinUnbreakable("Udzielona 12-03-2026 09:41, w portalu."));
  await row.getByText("Co oznacza ta zgoda").click();
  await expect(row).toContainText("Najwyżej dwa e-maile w miesiącu");
  await consent(page, "E-maile z ofertami").uncheck();
  await consent(page, "Telefony i SMS-y z ofertami").check();
  await expect(page.getByText("2 niezapisane zmiany")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("Zgody są zapisane")).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(consent(page, "E-maile z ofertami")).not.toBeChecked();
  await expect(consent(page, "Telefony i SMS-y z ofertami")).toBeChecked();
  await expect(row).toContainText(/Wycofana 20-\u2060?11-\u2060?2026\s\d\d:\d\d, w\sportalu\./);
  expect(await sandbox.calls("saveConsentsByCustomerAccount")).toHaveLength(1);
});

test("[CONSENT-04] shows save and result of consents at the edge of a phone, without hiding the focus", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, sandbox);
  await consent(page, "E-maile z ofertami").uncheck();
  await expect(save(page)).toBeInViewport({ ratio: 1 });
  for (const window of [
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(window);
    const { stops, covered } = await walkFocus(page);
    expect(stops).toBeGreaterThan(5);
    expect(covered, `covered at ${window.width} px`).toEqual([]);
  }
  await save(page).click();
  await expect(page.locator(".toast")).toContainText("Zgody są zapisane");
  await expect(page.locator(".sticky-bar")).toHaveCount(0);
});

test(
  "asks before a page with changed consents is left, and keeps the changes over a reload",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openPage(page, sandbox);
    await consent(page, "Badania zadowolenia").uncheck();
    page.on("dialog", (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText("Przywróciliśmy zmiany z poprzedniej wizyty.")).toBeVisible();
    await expect(consent(page, "Badania zadowolenia")).not.toBeChecked();
    // The code that asks loads after the page.
    await page.waitForLoadState("networkidle");
    await openSection(page, "Faktury");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/agreements$/);
    await page.getByRole("button", { name: "Cofnij zmiany" }).click();
    await openSection(page, "Faktury");
    await expect(page).toHaveURL(/\/invoice$/);
  },
);

test(
  "(part of CONSENT-03) leads the keyboard to a required consent and saves it with the others",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openPage(page, sandbox, "firma.bursztyn");
    const walk = await walkByTab(page);
    expect(walk.notReached).toEqual([]);
    expect(walk.notSeen).toEqual([]);
    await consent(page, "Badania zadowolenia").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(consent(page, "Wiadomości o umowie e-mailem")).toBeFocused();
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "1 zgoda wymaga uwagi":
      - list:
        - listitem:
          - 'link "Wiadomości o umowie e-mailem: tej zgody trzeba udzielić"'
  `);
    expect(await sandbox.calls("saveConsentsByCustomerAccount")).toHaveLength(0);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Zgody są zapisane")).toBeVisible();
  },
);

test("keeps the consents of each account apart and names the account", { tag: "@proof" }, async ({ page, sandbox }) => {
  await openPage(page, sandbox, "konta.lis");
  await expect(page.getByText(/^Zgody konta .+\. Na innych kontach ustawisz je osobno\.$/)).toBeVisible();
});

test(
  "(part of CONSENT-02) gives a consent that needs an e-mail once the contact data has one",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openPage(page, sandbox, "nowak.nowy");
    await consent(page, "E-maile z ofertami").focus();
    await page.keyboard.press("Space");
    const form = page.getByRole("dialog", { name: "Dane kontaktowe" });
    await expect(form.getByRole("heading", { name: "Dane kontaktowe" })).toBeFocused();
    await expect(form.getByRole("button", { name: "Zapisz" })).toHaveAccessibleDescription(
      /Zmień coś, żeby zapisać|Podaj adres e-mail/,
    );
    await page.keyboard.press("Escape");
    await expect(consent(page, "E-maile z ofertami")).not.toBeChecked();
    await expect(consent(page, "E-maile z ofertami")).toBeFocused();
    await page.keyboard.press("Space");
    await form.getByLabel("E-mail", { exact: true }).fill("jan.nowak@poczta.example");
    await form.getByRole("button", { name: "Wyślij kod" }).press("Enter");
    await expect(form.getByLabel("Kod z e-maila")).toBeFocused();
    const [sent] = await sandbox.outbox();
    await page.keyboard.type(sent?.code ?? "");
    await form.getByRole("button", { name: "Zapisz" }).press("Enter");
    await expect(form.getByRole("heading", { name: "Dziękujemy. Dane kontaktowe są zapisane." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(consent(page, "E-maile z ofertami")).toBeChecked();
    await expect(page.getByText("Do tej zgody potrzebny jest adres e-mail.")).toHaveCount(0);
    await save(page).press("Enter");
    await expect(page.getByText("Zgody są zapisane")).toBeVisible();
  },
);

test("(part of A11Y-20) the links below the contracts do not touch each other in forced colours", async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, sandbox);
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = await Promise.all(
      ["Dokumenty wszystkich umów", "Regulaminy i cenniki"].map((name) =>
        page.getByRole("link", { name }).last().boundingBox(),
      ),
    );
    expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(8);
  }
});
