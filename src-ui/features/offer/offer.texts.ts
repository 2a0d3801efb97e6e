import {
  hasCallPassed,
  type OfferCallRequest,
  type OfferDetails,
  type TimeSpan,
} from "#domain/offers/offer-details.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of offers and orders (I18N-01). */
export const t = texts(pl, "offer", plurals);

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
    ? t("call.timespan", { span: spanText(request.span) })
    : t(`call.${CHOICES[request.choice]}`);
}

/**
 * Sentence about a requested call, with its day if the server names it (OFFER-11); one in the past promises nothing.
 */
export function callOfOfferText(
  offer: Pick<OfferDetails, "contact" | "callDay" | "offerExpirationDate">,
  today: WarsawDate,
): string | undefined {
  const { contact: request, callDay: day } = offer;
  if (request === undefined) return undefined;
  const about = callRequestText(request);
  if (day === undefined) return about;
  const state = hasCallPassed(offer, today) ? "passed" : "waiting";
  return request.choice === "timespan"
    ? t(`call.${state}At`, { day: formatDate(day), span: spanText(request.span) })
    : t(`call.${state}On`, { about, day: formatDate(day) });
}
