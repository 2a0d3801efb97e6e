import type { OfferCallRequest, TimeSpan } from "#domain/offers/offer-details.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of offers and orders (I18N-01). */
export const t = texts(pl, "offer", polishPlurals);

const CHOICES = { timespan: "timespan", extension: "extension", "new-offer": "newOffer" } as const satisfies Record<
  OfferCallRequest["choice"],
  string
>;

/** Text of the subject of a call. */
export const choiceText = (choice: OfferCallRequest["choice"]): string => t(`contact.${CHOICES[choice]}`);

/** Text of the hours of a call. */
export const spanText = (span: TimeSpan): string => t(`contact.span_${span}`);

/** Text of a requested call: subject and hours. */
export function callRequestText(request: OfferCallRequest): string {
  return request.choice === "timespan"
    ? `${choiceText(request.choice)}: ${spanText(request.span)}`
    : choiceText(request.choice);
}
