import { recordFrom } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { flag, integer, optionalText, text } from "../database/rows.ts";
import { ONBOARDING_DATA, SALES_OFFER_HISTORY } from "../wire/shapes/offers.ts";
import type { Operation } from "./operation.ts";

export const OFFER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSalesOfferHistory: {
    session: "required", effect: "none", answer: SALES_OFFER_HISTORY,
    handle: ({ world }, { account }) => ({
      offers: prepared(world.db, "SELECT status, data FROM offer WHERE account_number = ? ORDER BY offer_id").all(account).map((row) => ({
        ...recordFrom(text(row, "data")), accountNumber: account, clientNumber: account, status: integer(row, "status"),
      })),
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
