import type { Page } from "@playwright/test";
import { DECISION_LINKS } from "#sandbox/demo/decision-links.ts";
import { axe } from "./support/axe.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { answerLink, ORDER } from "./support/order-by-link.ts";
import { expect, test } from "./support/fixtures.ts";
import { sidewaysScroll } from "./support/layout-shift.ts";
import { proofTagUnless } from "./support/proof-scope.ts";
import { openWithStoredSession } from "./support/stored-session.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [320, 1_440] as const;

const main = (page: Page) => page.getByRole("main");
const result = (page: Page, name: string | RegExp) =>
  expect(main(page).getByRole("heading", { level: 2, name })).toBeVisible();

/** Checks one state of a page in both themes, on a small phone and on a desktop. */
async function look(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${state} at ${width} px, ${colorScheme}`, () => axe(page));
    }
    expect.soft(await sidewaysScroll(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Opens a link like a mail program: the browser reads the token only in a new document. */
async function follow(page: Page, href: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(href);
}

/** Texts for each decision code: the result on opening, and the message about an answer. */
const TEXTS: Readonly<Record<string, readonly [opened: string, answered: string]>> = {
  error1: ["Tej sprawy już u nas nie ma", "Odpowiedź nie jest zapisana: tej sprawy już u nas nie ma."],
  error2: ["Nie znamy tego linku", "Odpowiedź nie jest zapisana: nie znamy tego linku."],
  error3: ["Ta sprawa należy do innego klienta", "Odpowiedź nie jest zapisana: ta sprawa należy do innego klienta."],
  error11: ["W tej sprawie brakuje danych", "Do tej odpowiedzi brakuje danych."],
  error21: ["Dokumenty tej sprawy jeszcze powstają", "Dokumenty tej sprawy jeszcze powstają."],
  error31: ["Nie możemy teraz pokazać tej sprawy", "Problem po naszej stronie: odpowiedź nie jest zapisana."],
  error41: ["Ta oferta jest już przyjęta", "Ta oferta jest już przyjęta"],
  error42: ["Ta oferta jest już odrzucona", "Ta oferta jest już odrzucona"],
  error43: ["Prośba o kontakt jest już zapisana", "Prośba o kontakt jest już zapisana"],
  error44: ["Ta oferta straciła ważność", "Ta oferta straciła ważność"],
  error45: ["Ta oferta jest anulowana", "Ta oferta jest anulowana"],
};

test.describe("accessibility of single states", () => {
  test.describe.configure({ timeout: 150_000 });

  test(
    "(part of ROUTE-07) shows each decision code on opening a link; axe finds nothing",
    { tag: "@proof" },
    async ({ page }) => {
      for (const { code, href } of DECISION_LINKS.filter(({ when }) => when === "opening")) {
        await follow(page, href);
        await result(page, TEXTS[code]?.[0] ?? code);
        await look(page, `${code} on opening`);
      }
    },
  );

  test(
    "(part of ROUTE-07) shows each decision code after an answer; axe finds nothing",
    { tag: proofTagUnless(false) },
    async ({ page }) => {
      for (const { code, href } of DECISION_LINKS.filter(({ when }) => when === "answer")) {
        await follow(page, href);
        await answerLink(page, ORDER);
        await expect(main(page).getByText(TEXTS[code]?.[1] ?? code)).toBeVisible();
        await look(page, `${code} on an answer`);
      }
    },
  );

  test(
    "(part of ROUTE-05) axe finds nothing on results named by addresses and a failed load",
    { tag: proofTagUnless(false) },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/Failed to load resource/);
      for (const at of [
        "/numberTransfer",
        "/numberTransfer/Accept",
        "/numberTransfer/Decline",
        "/numberTransfer/ContactRequest",
        "/numberTransfer/Annuled",
        "/numberTransfer/PastExpirationDate",
        "/requestAlreadySent",
        "/requestError",
        "/offer/offerAccept",
        "/offer/offerDecline",
        "/offer/contactRequest",
        "/offer/paperlessConfirmation",
        "/offer/saleConfirmation",
      ]) {
        await page.goto(at);
        await result(page, /./);
        await look(page, at);
      }
      await sandbox.fault({ operation: "getMatter", status: 500 });
      await follow(page, await sandbox.link("/numberTransferDecision"));
      await expect(page.getByRole("button", { name: "Spróbuj ponownie" })).toBeVisible();
      await look(page, "failed load");
    },
  );

  test(
    "(part of ROUTE-07) axe finds nothing on open action links and after each answer",
    { tag: proofTagUnless(false) },
    async ({ page, sandbox }) => {
      for (const [at, answer, done] of [
        ["/numberTransferDecision", "Nie przenoś numeru", "Numer zostaje u obecnego operatora"],
        ["/offer/contactRequest", "Zamów rozmowę", "Zadzwonimy do ciebie"],
        ["/offer/paperlessConfirmation", "Przysyłaj e-mailem", "Dokumenty będą przychodzić e-mailem"],
        ["/requestConfirmation", "Wyślij zgłoszenie", "Przyjęliśmy zgłoszenie"],
      ] as const) {
        await follow(page, await sandbox.link(at));
        const button = main(page).getByRole("button", { name: answer });
        await expect(button).toBeVisible();
        await look(page, `${at}, open`);
        await answerLink(page, answer);
        await result(page, done);
        await look(page, `${at}, answered`);
      }
    },
  );

  test(
    "(part of ACC-02) axe finds nothing on the contact address: its row, fields and errors",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/personalData");
      await page.getByRole("button", { name: "Zmień dane kontaktowe" }).click();
      const form = page.getByRole("dialog", { name: "Dane kontaktowe" });
      const change = form.getByRole("button", { name: /^(Zmień|Dodaj): adres do kontaktu$/ });
      await change.scrollIntoViewIfNeeded();
      await look(page, "contact address, row");
      await change.click();
      await expect(form.getByRole("group", { name: "Adres do kontaktu" })).toBeVisible();
      await expect(form.getByLabel("Ulica")).toHaveAccessibleName("Ulica (nieobowiązkowo)");
      await look(page, "contact address, fields");
      await form.getByLabel("Kod pocztowy").fill("8");
      await form.getByLabel("Miejscowość").fill("");
      await form.getByLabel("Numer budynku").focus();
      await expect(form.locator(".field__error", { hasText: "Wpisz miejscowość" })).toBeVisible();
      await look(page, "contact address, errors");
    },
  );

  test(
    "(part of ROUTE-14) axe finds nothing on the 404 pages of a guest and a customer",
    { tag: "@proof" },
    async ({ page }) => {
      await page.goto("/nie-ma-takiej-strony");
      await expect(page.getByRole("heading", { level: 1, name: "Nie ma takiej strony" })).toBeVisible();
      await look(page, "404 of a guest");
      await page.goto("/numberTransfer/nobody");
      await expect(page.getByRole("heading", { level: 1, name: "Nie ma takiej strony" })).toBeVisible();
      await look(page, "404 of an unknown process");
      await openWithStoredSession(page, "m.brzezinska", "/nie-ma-takiej-strony");
      await expect(page.getByRole("heading", { level: 1, name: "Nie ma takiej strony" })).toBeVisible();
      await look(page, "404 of a customer");
    },
  );
});
