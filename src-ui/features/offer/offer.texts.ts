import type { ContactWish, TimeSpan } from "#domain/offers/offer-details.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of offers and orders (I18N-01). */
export const t = texts(pl, "offer", polishPlurals);

const CHOICES = { timespan: "timespan", extension: "extension", "new-offer": "newOffer" } as const satisfies Record<
  ContactWish["choice"],
  string
>;

/** What a call is asked for. */
export const choiceText = (choice: ContactWish["choice"]): string => t(`contact.${CHOICES[choice]}`);

/** The hours of a call. */
export const spanText = (span: TimeSpan): string => t(`contact.span_${span}`);

/** What call was asked for, in words. */
export function contactText(wish: ContactWish): string {
  return wish.choice === "timespan" ? `${choiceText(wish.choice)}: ${spanText(wish.span)}` : choiceText(wish.choice);
}
