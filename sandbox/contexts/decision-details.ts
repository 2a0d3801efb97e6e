import { isJsonRecord } from "#kit/json.ts";
import { optionalText } from "../database/rows.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import type { RecordedKind } from "./recorded-kinds.ts";
import type { ExecutedWrite } from "./executed-write.ts";

/** Returns the amount of the request in grosze. */
export const amountFrom = ({ call: { request } }: ExecutedWrite): number | undefined =>
  parseAmount(request.text("amount"));

/** Returns the end of the account number to which a payout goes, without words: the log has several languages. */
export const payoutAccount = ({ call: { request } }: ExecutedWrite): string =>
  `•••• ${request.text("account").slice(-4)}`;

/** Returns the day until which the money of the payout in the response arrives. */
export function payoutArrival({ answer: { payout } }: ExecutedWrite): string | undefined {
  return isJsonRecord(payout) && typeof payout["arrivesBy"] === "string" ? payout["arrivesBy"] : undefined;
}

/** Returns the kind of an answer to an offer, in a session or by a link. */
export function offerAnswerKind({ call: { request } }: ExecutedWrite): RecordedKind {
  switch (request.text("answer")) {
    case "1":
    case "ACCEPT":
      return "OFFER_ACCEPTED";
    case "2":
    case "DECLINE":
      return "OFFER_DECLINED";
    case "3":
    case "CONTACT":
      return "CALL_REQUESTED";
    default:
      return "LINK_ANSWERED";
  }
}

/** Returns the title of the offer that the request names. */
export function offerTitle({ call: { tenant, request }, owner: { account } }: ExecutedWrite): string | undefined {
  const row = tenant.db
    .prepare("SELECT json_extract(data, '$.title') AS title FROM offer WHERE account_number = ? AND offer_id = ?")
    .get(account ?? null, request.text("offerId"));
  return row === undefined ? undefined : optionalText(row, "title");
}

/** Returns the name of the service of another company that the request names. */
export function streamingName({ call: { tenant, request }, owner: { account } }: ExecutedWrite): string | undefined {
  const row = tenant.db
    .prepare(
      "SELECT json_extract(data, '$.name') AS name FROM streaming_service WHERE account_number = ? AND service = ?",
    )
    .get(account ?? null, request.text("service"));
  return row === undefined ? undefined : optionalText(row, "name");
}

/** Returns the kind of a change of a service of another company. */
export function subscriptionKind({ call: { request } }: ExecutedWrite): RecordedKind {
  switch (request.text("action")) {
    case "1":
      return "SUBSCRIPTION_ORDERED";
    case "2":
      return "SUBSCRIPTION_ENDED";
    default:
      return "SUBSCRIPTION_CHANGED";
  }
}

/** Returns the number of the contract whose termination the response holds. */
export function terminatedContract({ answer: { termination } }: ExecutedWrite): string | undefined {
  if (!isJsonRecord(termination)) return undefined;
  const { contractNumber } = termination;
  return typeof contractNumber === "string" ? contractNumber : undefined;
}
