import { expect } from "@playwright/test";
import { at, heading, type Screen } from "./screens.ts";

/** States that only other customers have. */
export const OTHER_LOGIN_SCREENS: readonly (Screen & { readonly login: string })[] = [
  { login: "nowak.nowy", name: "home of who has nothing", open: at("/index") },
  { login: "nowak.nowy", name: "invoices of who has none", open: at("/invoice") },
  { login: "nowak.nowy", name: "services of who has none", open: at("/service/myServices") },
  { login: "windykacja.sowa", name: "home in debt collection", open: at("/index") },
  { login: "windykacja.sowa", name: "invoices in debt collection", open: at("/invoice") },
  { login: "zalegly.wrona", name: "a blocked service", open: at("/service/myServices/5417806-01") },
  { login: "rodo.kwiatkowska", name: "home under RODO", open: at("/index") },
  { login: "oferty.sroka", name: "an offer after a consent", open: at("/service/yourOffer?offer=121002") },
  { login: "oferty.sroka", name: "an offer that has run out", open: at("/service/yourOffer?offer=121005") },
  { login: "oferty.sroka", name: "many orders", open: at("/service/ordersHistory") },
  { login: "sm.jantar", name: "home with an overpayment", open: at("/index") },
  { login: "firma.bursztyn", name: "home with a large debt", open: at("/index") },
  { login: "firma.bursztyn", name: "uses of a company", open: at("/billing") },
  { login: "konta.lis", name: "home of one of several accounts", open: at("/index") },
  {
    login: "wielki.dab",
    name: "former chats",
    open: async (page) => {
      await page.goto("/chat");
      // The chat opens after the start page of the largest account, on a loaded machine later than other screens.
      await expect(page.locator(".chat .row-link").first()).toBeVisible({ timeout: 25_000 });
      // Closes the chat for the screens that follow.
      await page.evaluate(() => localStorage.removeItem("ebok.chat.open"));
    },
  },
  {
    login: "umowa.remiz",
    name: "summary of an extension",
    open: async (page) => {
      await at("/service/yourOffer")(page);
      await page.getByRole("button", { name: "Przejdź do podsumowania" }).click();
      await heading(page, "Podsumowanie warunków umowy", 2);
    },
  },
];
