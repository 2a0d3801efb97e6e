import { prepared } from "../database/prepared.ts";
import { flag, optionalText, text } from "../database/rows.ts";
import { ONBOARDING_DATA, SALES_OFFER_HISTORY } from "../wire/shapes/offers.ts";
import { offersOf } from "./offer.repository.ts";
import { isInHistory, toldOffer } from "./offer-told.ts";
import type { Operation } from "./operation.ts";

export const OFFER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSalesOfferHistory: {
    session: "required", effect: "none", answer: SALES_OFFER_HISTORY,
    handle: ({ world }, { account }) => ({
      offers: offersOf(world.db, account).filter(isInHistory).map((offer) => toldOffer(offer, account, world.today())),
    }),
  },
};

export const ONBOARDING_OPERATIONS: Readonly<Record<string, Operation>> = {
  /** The catalogue's own spelling. */
  getOnboardingtData: {
    session: "required", effect: "none", answer: ONBOARDING_DATA,
    handle: ({ world }, { account }) => ({
      events: prepared(world.db, "SELECT * FROM onboarding_event WHERE account_number = ? ORDER BY position").all(account).map((row) => ({
        eventName: text(row, "name"), eventSet: flag(row, "is_set"), expirationDate: optionalText(row, "expires"),
      })),
    }),
  },
};
