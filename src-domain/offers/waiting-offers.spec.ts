import { describe, expect, it } from "vitest";
import { day, someOfferDetails } from "#test/mothers/index.ts";
import { activeOffer, mayBePreceded } from "./sale-offer.ts";
import { missedOffer, resumableOffers, waitingOffers } from "./waiting-offers.ts";

const TODAY = day("2026-11-20");
const DOCUMENT = { name: "Podsumowanie warunków umowy", documentId: "D-1", role: "summary" as const };
const ids = (offers: readonly { readonly offerId: string }[]): readonly string[] =>
  offers.map(({ offerId }) => offerId);

describe("offers to choose from (part of OFFER-06)", () => {
  it("sorts waiting offers by end, sales first; equal ones keep the server's order", () => {
    const offers = [
      someOfferDetails({ offerId: "isobar", kind: "isobar", offerExpirationDate: day("2026-11-21") }),
      someOfferDetails({ offerId: "endless", offerExpirationDate: undefined }),
      someOfferDetails({ offerId: "late-1", offerExpirationDate: day("2026-12-30") }),
      someOfferDetails({ offerId: "late-2", offerExpirationDate: day("2026-12-30") }),
      someOfferDetails({ offerId: "today", offerExpirationDate: TODAY }),
      someOfferDetails({ offerId: "over", offerExpirationDate: day("2026-11-19") }),
      someOfferDetails({ offerId: "done", status: "accepted" }),
    ];
    expect(ids(waitingOffers(offers, TODAY))).toEqual(["today", "late-1", "late-2", "endless", "isobar"]);
    expect(ids(waitingOffers(offers.toReversed(), TODAY))).toEqual(["today", "late-2", "late-1", "endless", "isobar"]);
    expect(missedOffer(offers, TODAY)?.offerId).toBe("over");
    expect(missedOffer(offers.slice(0, 5), TODAY)).toBeUndefined();
    const answered = someOfferDetails({ status: "accepted", offerExpirationDate: day("2026-11-19") });
    expect(missedOffer([answered, ...offers], TODAY)?.offerId).toBe("over");
    const expired = (offerId: string, end: string) =>
      someOfferDetails({ offerId, status: "expired", offerExpirationDate: day(end) });
    const ended = [expired("older", "2026-05-01"), expired("newer", "2026-11-10"), expired("oldest", "2025-11-19")];
    expect(missedOffer(ended, TODAY)?.offerId).toBe("newer");
  });

  it("[OFFER-96] names an offer that has expired for 30 days", () => {
    const expired = (end: string) => [someOfferDetails({ status: "expired", offerExpirationDate: day(end) })];
    expect(missedOffer(expired("2026-10-21"), TODAY)).toBeDefined();
    expect(missedOffer(expired("2026-10-20"), TODAY)).toBeUndefined();
  });

  it("[OFFER-10] puts an offer that hides its content after those that show it", () => {
    const offers = [
      someOfferDetails({ offerId: "hidden", consentNeeded: true, offerExpirationDate: TODAY }),
      someOfferDetails({ offerId: "empty", products: [], documents: [DOCUMENT], offerExpirationDate: TODAY }),
      someOfferDetails({ offerId: "shown", documents: [DOCUMENT], offerExpirationDate: day("2026-12-30") }),
      someOfferDetails({ offerId: "isobar", kind: "isobar", documents: [DOCUMENT] }),
    ];
    expect(ids(waitingOffers(offers, TODAY))).toEqual(["shown", "isobar", "hidden", "empty"]);
    expect(activeOffer(offers.slice(1, 3), TODAY)?.offerId, "as the start page does").toBe("shown");
    expect(offers.map(mayBePreceded)).toEqual([true, true, false, false]);
  });

  it("(part of OFFER-10) puts an offer without documents after those that can be accepted", () => {
    const offers = [
      someOfferDetails({ offerId: "pending", documents: [], offerExpirationDate: TODAY }),
      someOfferDetails({ offerId: "hidden", documents: [], consentNeeded: true, offerExpirationDate: TODAY }),
      someOfferDetails({ offerId: "isobar", kind: "isobar", documents: [DOCUMENT] }),
      someOfferDetails({ offerId: "complete", documents: [DOCUMENT], offerExpirationDate: day("2026-12-30") }),
    ];
    expect(ids(waitingOffers(offers, TODAY))).toEqual(["complete", "isobar", "hidden", "pending"]);
  });

  it("allows resuming an offer through its last day", () => {
    const asked = (offerId: string, offerExpirationDate: ReturnType<typeof day> | undefined) =>
      someOfferDetails({ offerId, status: "contact-requested", offerExpirationDate });
    expect(
      ids(
        resumableOffers(
          [
            asked("today", TODAY),
            asked("over", day("2026-11-19")),
            asked("endless", undefined),
            someOfferDetails({ offerId: "waits" }),
            asked("shown", TODAY),
          ],
          TODAY,
          "shown",
        ).offers,
      ),
    ).toEqual(["today"]);
  });

  it.each([
    ["ahead", ["2026-11-20", "2026-11-21"]],
    ["some-passed", ["2026-11-19", "2026-11-21"]],
    ["passed", ["2026-11-18", "2026-11-19"]],
  ] as const)("(part of OFFER-17) says which calls about offers to resume have passed: %s", (calls, days) => {
    const offers = days.map((callDay) =>
      someOfferDetails({ offerId: callDay, status: "contact-requested", callDay: day(callDay) }),
    );
    expect(resumableOffers(offers, TODAY, undefined)).toMatchObject({ calls, offers });
  });
});
