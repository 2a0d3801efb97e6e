import type { JsonRecord } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { flag, optionalText, text } from "../database/rows.ts";
import type { ServerSession } from "./session.repository.ts";
import { offersOf } from "./offer.repository.ts";
import { isInHistory, toldOffer } from "./offer-told.ts";
import type { Call, Operation } from "./operation.ts";

export const OFFER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSalesOfferHistory: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => ({
      offers: offersOf(world.db, account)
        .filter(isInHistory)
        .map((offer) => toldOffer(offer, account, world.today())),
    }),
  },
};

const DAY = /^(\d{2})-(\d{2})-(\d{4})$/u;

function saveOnboarding({ world, request }: Call, { account }: ServerSession): JsonRecord {
  const [eventName, [, day, month, year]] = [request.text("eventName"), DAY.exec(request.text("expirationDate")) ?? []];
  const expirationDate = `${year}-${month}-${day}`;
  const saved = world.db
    .prepare("UPDATE onboarding_event SET is_set = 1, expires = ? WHERE account_number = ? AND name = ?")
    .run(expirationDate, account, eventName);
  return saved.changes === 0 ? { errorCode: "UNKNOWN_EVENT" } : { eventName, expirationDate };
}

export const ONBOARDING_OPERATIONS: Readonly<Record<string, Operation>> = {
  /** The catalogue's own spelling. */
  getOnboardingtData: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => ({
      events: prepared(world.db, "SELECT * FROM onboarding_event WHERE account_number = ? ORDER BY position")
        .all(account)
        .map((row) => ({
          eventName: text(row, "name"),
          eventSet: flag(row, "is_set"),
          expirationDate: optionalText(row, "expires"),
        })),
    }),
  },
  saveOnboardingtData: { session: "required", effect: "by-intent", handle: saveOnboarding },
};
