import type { DatabaseSync } from "node:sqlite";
import type { IsoDay, WallTime } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { ContinuingOrderValues } from "../language/outbox-texts.ts";
import { replacedIds } from "./complete-orders.ts";
import { withdrawalUntil } from "./concluded-orders.ts";
import { isOrganisationAccount } from "./is-organisation-account.ts";
import { offersOf } from "./offer.repository.ts";
import { priceStartOf } from "./order-progress.ts";
import { lastCommitmentDay } from "./ordered-tariff.ts";
import { productsOf } from "./product.repository.ts";
import { contractProducts } from "./terminated-contracts.ts";
import type { StoredTermination } from "./termination.repository.ts";
import { withdrawnPartsOf } from "./withdrawn-contracts.ts";
import { orderReplacementKeys } from "./order-replacement-key.ts";

const ACCEPTED = 1;

/** End of a contract that goes on: later than each order. */
const LAST_DAY = "9999-12-31";

/** Names the services of a contract that an order has replaced. */
function replacedNames(
  db: DatabaseSync,
  account: string,
  { offerId }: JsonRecord,
  { contractNumber }: Pick<StoredTermination, "contractNumber">,
): readonly string[] {
  return productsOf(db, account).flatMap(({ formerTariff }) => {
    const former = isJsonRecord(formerTariff) && formerTariff["offerId"] === offerId ? formerTariff["product"] : {};
    return isJsonRecord(former) && former["contractNumber"] === contractNumber ? [jsonText(former["name"])] : [];
  });
}

/** Names the services of a contract that an order will replace. */
function replaceableNames(
  db: DatabaseSync,
  account: string,
  data: JsonRecord,
  { contractNumber }: Pick<StoredTermination, "contractNumber">,
): readonly string[] {
  const keys = orderReplacementKeys(recordsIn(data["products"]));
  const ids = new Set([...keys].flatMap((key) => replacedIds(db, account, { data }, key)));
  return contractProducts({ db }, account, contractNumber)
    .filter(({ productId }) => ids.has(jsonText(productId)))
    .map(({ name }) => jsonText(name));
}

/** Returns the ids of the services that orders in progress on a day replace by another day. */
export function replacedByOrders(
  db: DatabaseSync,
  account: string,
  { on, by }: { readonly on: IsoDay; readonly by: IsoDay },
): ReadonlySet<string> {
  const withdrawn = withdrawnPartsOf(db, account);
  const ids = offersOf(db, account).flatMap((offer): readonly string[] => {
    const { status, data } = offer;
    const [offerId, startsOn] = [jsonText(data["offerId"]), priceStartOf(offer)];
    const isDone = data["completedOn"] !== undefined || data["assembledProductId"] !== undefined;
    if (status !== ACCEPTED || isDone || startsOn === undefined) return [];
    if (data["kind"] === "EXTENSION" || startsOn <= on || startsOn > by) return [];
    const lines = recordsIn(data["products"]).filter((line) => withdrawn.lineWithdrawnOn(offerId, line) === undefined);
    return [...orderReplacementKeys(lines)].flatMap((key) => replacedIds(db, account, { data }, key));
  });
  return new Set(ids);
}

/** Lists the orders in progress that replace services of a contract that goes on (TERM-111). */
export const replacingOrders = (
  db: DatabaseSync,
  account: string,
  { contractNumber, at }: { readonly contractNumber: string; readonly at: WallTime },
): readonly ContinuingOrderValues[] =>
  ordersAfterTermination(db, account, { contractNumber, submitted: at, endsOn: LAST_DAY });

/**
 * Lists the orders that were in progress on the day of a termination and replace services of its contract (TERM-45).
 */
export function ordersAfterTermination(
  db: DatabaseSync,
  account: string,
  termination: Pick<StoredTermination, "contractNumber" | "submitted" | "endsOn">,
): readonly ContinuingOrderValues[] {
  const day = termination.submitted.slice(0, 10);
  const withdrawn = withdrawnPartsOf(db, account);
  return offersOf(db, account).flatMap(({ status, data }): readonly ContinuingOrderValues[] => {
    const [concludedOn, completedOn] = [jsonText(data["closeDate"]), jsonText(data["completedOn"])];
    if (status !== ACCEPTED || concludedOn === "" || concludedOn > day) return [];
    if (completedOn === "" ? data["assembledProductId"] !== undefined : completedOn <= day) return [];
    const startsOn = priceStartOf({ status, data });
    // An order of the demo data from before has no day of completion, and an extension is in force at once.
    if (completedOn === "" && startsOn !== undefined && startsOn <= day) return [];
    if (withdrawn.isWhole(jsonText(data["offerId"]))) return [];
    const names = (completedOn === "" ? replaceableNames : replacedNames)(db, account, data, termination);
    if (names.length === 0) return [];
    const months = Math.max(0, ...recordsIn(data["products"]).map((line) => Number(line["commitmentPeriod"] ?? 0)));
    const until = withdrawalUntil(concludedOn);
    return [
      {
        number: jsonText(data["processNumber"]) || jsonText(data["offerId"]),
        boundUntil: months === 0 ? undefined : lastCommitmentDay(concludedOn, months),
        withdrawalUntil: isOrganisationAccount({ db }, account) || until < day ? undefined : until,
        replaced: startsOn !== undefined && startsOn > termination.endsOn ? [] : names,
        startsOn,
      },
    ];
  });
}
