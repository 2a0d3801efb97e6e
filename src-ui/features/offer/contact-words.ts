import type { ContactWish } from "#domain/offers/offer-details.ts";
import { t } from "./offer.texts.ts";

/** What call was asked for, in words. */
export function contactText(wish: ContactWish): string {
  return wish.choice === "timespan" ? `${t("contact.timespan")}: ${t(`contact.span_${wish.span}`)}` : t(`contact.${wish.choice}`);
}
