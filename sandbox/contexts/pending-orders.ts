import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findAddress } from "./find-address.ts";
import { offersOf } from "./offer.repository.ts";
import { orderProgressAnswer } from "./order-progress.ts";
import { orderedContractNumber, orderedTariff } from "./ordered-tariff.ts";
import { withdrawnPartsOf } from "./withdrawn-contracts.ts";

const ACCEPTED = 1;

/**
 * Returns the products of the orders that have concluded a contract and are not completed yet, under the contracts that
 * they will have. The product of an order that is among the services already is left out.
 */
export function pendingOrderProducts(tenant: Tenant, account: string): readonly JsonRecord[] {
  const { db } = tenant;
  const today = tenant.today();
  const withdrawn = withdrawnPartsOf(db, account);
  return offersOf(db, account).flatMap(({ status, data }): readonly JsonRecord[] => {
    const [offerId, concludedOn] = [jsonText(data["offerId"]), jsonText(data["closeDate"])];
    const isListed = data["completedOn"] !== undefined || jsonText(data["assembledProductId"]) !== "";
    if (status !== ACCEPTED || concludedOn === "" || isListed || withdrawn.isWhole(offerId)) return [];
    const { orderState, orderDay } = orderProgressAnswer(status, data, today);
    if (orderState === "COMPLETED") return [];
    const address = findAddress(db, account, jsonText(data["addressId"]));
    const left = recordsIn(data["products"]).filter((line) => withdrawn.lineWithdrawnOn(offerId, line) === undefined);
    return left.map((line) => ({
      ...orderedTariff(line, { concludedOn, day: jsonText(orderDay) || concludedOn }),
      // The time of the order is that of the contract.
      productId: offerId,
      ...(address !== undefined && { address }),
      contractNumber: orderedContractNumber(account, offerId, jsonText(line["category"])),
    }));
  });
}
