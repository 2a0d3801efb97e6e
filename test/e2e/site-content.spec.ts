import type { Page } from "@playwright/test";
import { ROTATE_EVERY_MS } from "#ui/features/site-content/banner-carousel/banner-carousel.policy.ts";
import { HTML_ATTACKS, spread } from "../corpora/html-attacks.ts";
import { axe } from "./support/axe.ts";
import { enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { sidewaysScroll } from "./support/layout-shift.ts";
import { openSection } from "./support/menu.ts";
import { rewriteReply, siteContentWith } from "./support/wire-reply.ts";

/** Places of the texts of SITE-02 in site content. */
const SITE_02 = [
  "eactivation_got_mail_tooltip",
  "eactivation_no_mail_tooltip",
  "edit_contact_data_phone_tooltip",
  "edit_contact_data_email_tooltip",
  "wifi_message",
  "wifi_pending_message",
  "wifi_defaults_message",
  "eactivation_data_agreement1",
  "eactivation_data_agreement2",
];

const banners = (page: Page) => page.getByRole("region", { name: "Polecamy" });
/** Moves the clock until the carousel shows the second banner. */
const waitForSecondBanner = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(banners(page)).toContainText("2 z 2", { timeout: 200 });
  }).toPass();

test("[SITE-03] banners rotate, pause, skip expired ones, obey reduced motion, are cached for 60 days", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await openWithStoredSession(page, "m.brzezinska");
  await expect(banners(page)).toContainText("1 z 2");
  // They start by themselves.
  await waitForSecondBanner(page);
  await banners(page).getByRole("button", { name: "Zatrzymaj zmianę banerów" }).press("Enter");
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  const paused = await banners(page).innerText();
  await page.clock.runFor(ROTATE_EVERY_MS);
  expect(await banners(page).innerText(), "paused").toBe(paused);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(banners(page).getByRole("link", { name: "Internet 2 Gb/s" })).toHaveAttribute(
    "href",
    "/service/yourOffer",
  );
  await expect(banners(page)).toContainText("1 z 2");
  await page.clock.runFor(ROTATE_EVERY_MS);
  await expect(banners(page), "the device prefers reduced motion").toContainText("1 z 2");
  await banners(page).getByRole("button", { name: "Zmieniaj banery" }).press("Enter");
  // The banners have the focus, which pauses them.
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await waitForSecondBanner(page);
  await banners(page).getByRole("button", { name: "Następny baner" }).press("Enter");
  await expect(banners(page), "the third has expired").toContainText("1 z 2");

  const isBannerStored = () => page.evaluate(() => localStorage.getItem("ebok.site")?.includes("B-1") === true);
  await expect.poll(isBannerStored).toBe(true);
  await page.route("**/service", (route) =>
    /<getBanners|<getSiteContent/.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
  );
  await page.reload();
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(banners(page)).toContainText("1 z 2", { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("region", { name: "Promocja" })).toContainText("Polecasz, zyskujesz.");
  // An old copy is not used any more.
  await page.evaluate(() => {
    const text = localStorage.getItem("ebok.site") ?? "";
    localStorage.setItem(
      "ebok.site",
      text.replaceAll(/"readAt":(\d+)/g, (_all, at: string) => `"readAt":${Number(at) - 60 * 86_400_000}`),
    );
  });
  await page.reload();
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole("contentinfo")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(banners(page)).toHaveCount(0);
});

test(
  "[SITE-04] shows the message once and sends the survey once, as the client flags say",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterAs(page, "isobar.wilga");
    await page.goto("/index");
    const message = page.getByRole("dialog", { name: "Wiadomość dla ciebie" });
    await expect(message.getByRole("link", { name: "Zobacz nowy cennik" })).toHaveAttribute("href", "/regulations");
    await axe(page);
    await message.getByRole("button", { name: "Rozumiem" }).press("Enter");
    await expect(message).toHaveCount(0);
    const survey = page.getByRole("region", { name: "Jak nas oceniasz?" });
    await survey.getByRole("button", { name: "Wyślij ocenę" }).click();
    await expect(survey).toContainText("Wybierz ocenę od 1 do 5");
    await survey.getByRole("radio", { name: "4, dobrze" }).check();
    await survey.getByRole("textbox").fill("Szybszy internet & tańszy");
    await axe(page);
    await survey.getByRole("button", { name: "Wyślij ocenę" }).click();
    await expect(page.getByText("Dziękujemy za ocenę.")).toBeVisible();

    await page.reload();
    await expect(banners(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(survey).toHaveCount(0);
    await expect(message).toHaveCount(0);
    expect(await sandbox.calls("saveElectronicPollResult")).toHaveLength(1);

    // Another customer, who has only the question about an ending service, which does not open by itself on a phone.
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(page, "m.brzezinska");
    await page.goto("/service/myServices/4127830-04");
    await expect(page.getByRole("dialog", { name: "Porozmawiajmy o tej usłudze" })).toBeVisible();
    await rewriteReply(page, "getClientData", (xml) =>
      xml.replace("<showProductEndContactPopup>true", "<showProductEndContactPopup>false"),
    );
    await page.goto("/service/myServices/4127830-04");
    await expect(page.getByText("Telefon stacjonarny Rozmowy Krajowe").first()).toBeVisible();
    await openSection(page, "Start");
    await expect(banners(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(survey).toHaveCount(0);
    // The same customer, whose survey is due now, but not at once.
    await rewriteReply(page, "getClientData", (xml) =>
      xml.replace(
        /<showProductEndContactPopup>true<\/showProductEndContactPopup>/,
        "$&<showSatisfactionSurvey>true</showSatisfactionSurvey>" +
          "<expandSatisfactionSurvey>false</expandSatisfactionSurvey>",
      ),
    );
    await page.reload();
    await expect(survey.getByRole("button", { name: "Odpowiedz" })).toBeVisible();
    await expect(survey.getByRole("radio")).toHaveCount(0);
  },
);

test("[SITE-02] shows the operator's texts for e-invoices, contact data and Wi-Fi in their places", async ({
  page,
  sandbox,
}) => {
  await rewriteReply(page, "getSiteContent", (xml) =>
    ["got_mail", "no_mail", "phone", "email", "wifi", "pending", "defaults", "consent1", "consent2"].reduce(
      (text, name, index) => siteContentWith(SITE_02[index] ?? "", `Słowa ${name}.`)(text),
      xml,
    ),
  );
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/personalData");
  await page.getByRole("button", { name: "Zmień dane kontaktowe" }).click();
  const form = page.getByRole("dialog", { name: "Dane kontaktowe" });
  await form.getByRole("button", { name: "Zmień: telefon komórkowy", exact: true }).click();
  await expect(form.getByRole("textbox", { name: "Telefon komórkowy", exact: true })).toHaveAccessibleDescription(
    /^Słowa phone\.$/,
  );
  await form.getByRole("button", { name: "Zmień: e-mail", exact: true }).click();
  await expect(form.getByRole("textbox", { name: "E-mail", exact: true })).toHaveAccessibleDescription(
    /^Słowa email\.$/,
  );

  await page.goto("/invoice?eInvoice=1");
  const eInvoice = page.getByRole("dialog", { name: "E-faktura" });
  for (const consent of ["Słowa consent1.", "Słowa consent2."])
    await expect(eInvoice.getByRole("checkbox", { name: consent })).toBeVisible();
  await eInvoice.getByRole("button", { name: "Co wysyłamy na ten adres" }).click();
  await expect(eInvoice.getByText("Słowa got_mail.")).toBeVisible();
  await expect(eInvoice.getByText("Słowa no_mail.")).toHaveCount(0);
  await rewriteReply(page, "getContactData", (xml) => xml.replace(/<(mainEmail|documentSendEmail)>[^<]*/g, "<$1>"));
  await page.reload();
  await eInvoice.getByRole("button", { name: "Dlaczego adres jest potrzebny" }).click();
  await expect(eInvoice.getByText("Słowa no_mail.")).toBeVisible();
  await expect(eInvoice.getByText("Słowa got_mail.")).toHaveCount(0);

  await page.goto("/wifiConfiguration");
  await expect(page.getByText("Słowa wifi.")).toBeVisible();
  await expect(page.getByText(/Słowa (pending|defaults)\./)).toHaveCount(0);
  await page.getByRole("button", { name: "Przywróć ustawienia fabryczne" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Słowa defaults.")).toBeVisible();
  await question.getByRole("button", { name: "Przywróć ustawienia" }).click();
  await expect(page.getByText("Słowa pending.")).toBeVisible();
});

test(
  "(part of SITE-04) collapsed survey is one line, on a phone too, and can be postponed",
  { tag: "@proof" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithStoredSession(page, "firma.bursztyn");
    const survey = page.getByRole("region", { name: "Jak nas oceniasz?" });
    await expect(survey.getByRole("radio")).toHaveCount(0);
    await survey.getByRole("button", { name: "Odpowiedz" }).click();
    await expect(survey.getByRole("radio")).toHaveCount(5);
    expect(await sidewaysScroll(page)).toBe(0);
    await survey.getByRole("button", { name: "Później" }).click();
    await expect(survey).toHaveCount(0);
    await page.reload();
    await expect(banners(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(survey).toHaveCount(0);
  },
);

test(
  "(part of SITE-01) runs none of fifty attacks in operator texts, and keeps the page usable",
  { tag: "@proof" },
  async ({ page, pageErrors }) => {
    // The sanitiser parses them in a separate document, where the policy applies, too.
    pageErrors.allow(/style-src|Applying inline style/);
    const ran: string[] = [];
    page.on("dialog", (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    // Characters that XML cannot carry never get this far.
    const html = spread(
      HTML_ATTACKS.filter((attack) => !/(?![\n\r\t])\p{Cc}/u.test(attack) && !/plaintext|<!--|CDATA/.test(attack)),
      50,
    )
      .map((attack) => `<p>Początek</p>${attack}`)
      .join("");
    const message = html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    await rewriteReply(page, "getSiteContent", siteContentWith("bottom_logged_in_banner", html));
    await rewriteReply(page, "getClientData", (xml) =>
      xml.replace(/(<popupMessage>)[^<]*/, (_all, head: string) => head + message),
    );
    await openWithStoredSession(page, "isobar.wilga");
    const places = [page.locator(".operator-html"), page.locator(".promo")];
    for (const place of places) {
      await expect(place).toContainText("Początek");
      const html = await place.innerHTML();
      expect(html).not.toMatch(/<(?:script|style|iframe|object|embed|form|input|svg|math|template|meta|base|link)\b/i);
      expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|id|class|srcdoc)\s*=|javascript:/i);
    }
    await page.getByRole("button", { name: "Rozumiem" }).click();
    await openSection(page, "Faktury");
    await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
    expect(ran).toEqual([]);
  },
);
