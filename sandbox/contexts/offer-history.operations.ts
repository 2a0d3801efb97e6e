import type { JsonRecord } from "#kit/json.ts";
import { flagColumn, optionalText, textColumn } from "../database/rows.ts";
import { withDeliveryAddress } from "./delivery-address.ts";
import type { ServerSession } from "./session.repository.ts";
import { offersOf } from "./offer.repository.ts";
import { isInHistory, toOfferAnswer } from "./offer-answer.ts";
import { withWithdrawal } from "./with-withdrawal.ts";
import type { OperationCall, Operation } from "./operation.ts";

export const OFFER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSalesOfferHistory: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({
      offers: offersOf(tenant.db, account)
        .filter((offer) => isInHistory(offer, tenant.today()))
        .map((offer) => toOfferAnswer(offer, account, tenant.today()))
        .map((answer) => withDeliveryAddress(tenant.db, account, withWithdrawal(tenant.db, account, answer))),
    }),
  },
};

const DAY = /^(\d{2})-(\d{2})-(\d{4})$/u;

function saveOnboarding({ tenant, request }: OperationCall, { account }: ServerSession): JsonRecord {
  const [eventName, [, day, month, year]] = [request.text("eventName"), DAY.exec(request.text("expirationDate")) ?? []];
  const expirationDate = `${year}-${month}-${day}`;
  const saved = tenant.db
    .prepare("UPDATE onboarding_event SET is_set = 1, expires = ? WHERE account_number = ? AND name = ?")
    .run(expirationDate, account, eventName);
  return saved.changes === 0 ? { errorCode: "UNKNOWN_EVENT" } : { eventName, expirationDate };
}

export const ONBOARDING_OPERATIONS: Readonly<Record<string, Operation>> = {
  /** Spelled as in the catalogue. */
  getOnboardingtData: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({
      events: tenant.db
        .prepare("SELECT * FROM onboarding_event WHERE account_number = ? ORDER BY position")
        .all(account)
        .map((row) => ({
          eventName: textColumn(row, "name"),
          eventSet: flagColumn(row, "is_set"),
          expirationDate: optionalText(row, "expires"),
        })),
    }),
  },
  saveOnboardingtData: { session: "required", effect: "by-intent", handle: saveOnboarding },
};
