import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import type { ContinuingServiceValues } from "../language/outbox-texts.ts";
import { chargedPriceOn } from "./charged-lines.ts";
import { isOrganisationAccount } from "./is-organisation-account.ts";
import { productsOf } from "./product.repository.ts";
import { findStreamingServices, priceOf, type StreamingRow } from "./streaming.repository.ts";

const GOING_ON: ReadonlySet<unknown> = new Set(["ACTIVE", "SUSPENDED"]);

/** Returns true for a product that no contract ends: neither its own nor that of its main service. */
function isWithoutContract(product: JsonRecord, products: readonly JsonRecord[]): boolean {
  const { productId, contractNumber, mainServiceId, category } = product;
  if (jsonText(contractNumber) !== "" || category === "devices") return false;
  if (jsonText(mainServiceId) === "" || mainServiceId === productId) return true;
  return products.some((main) => main["productId"] === mainServiceId && jsonText(main["contractNumber"]) === "");
}

/**
 * Lists the services of an account that go on and are charged after the end of a contract, and the subscriptions that
 * are being turned on (TERM-113).
 */
export function servicesThatContinue(
  db: DatabaseSync,
  account: string,
  { on, endsOn }: { readonly on: IsoDay; readonly endsOn: IsoDay },
): readonly ContinuingServiceValues[] {
  const products = productsOf(db, account);
  const streaming = isOrganisationAccount({ db }, account) ? [] : findStreamingServices(db, account);
  const subscriptionOf = ({ productId }: JsonRecord) => streaming.find((row) => row.productId === jsonText(productId));
  return products
    .filter((product) => GOING_ON.has(product["status"]) || isBeingTurnedOn(product, subscriptionOf(product)))
    .filter((product) => isWithoutContract(product, products))
    .filter(({ contractEnd }) => jsonText(contractEnd) === "" || jsonText(contractEnd) > endsOn)
    .map((product) => {
      const subscription = subscriptionOf(product);
      const isOrdered = isBeingTurnedOn(product, subscription);
      return {
        name: jsonText(product["name"]),
        price: isOrdered ? priceOf(subscription, subscription.pendingPlan) : chargedPriceOn(product, on),
        isSuspended: product["status"] === "SUSPENDED",
        isBeingTurnedOn: isOrdered,
        isSubscription: subscription !== undefined,
      };
    });
}

/** Returns true for the product of a subscription that does not work yet. */
function isBeingTurnedOn({ status }: JsonRecord, subscription: StreamingRow | undefined): subscription is StreamingRow {
  return status === "ORDERED" && subscription !== undefined;
}
