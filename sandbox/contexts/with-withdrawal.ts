import type { DatabaseSync } from "node:sqlite";
import { recordsIn, type JsonRecord } from "#kit/json.ts";
import type { EquipmentToReturn } from "../language/outbox-texts.ts";
import { concludedOrders } from "./concluded-orders.ts";
import { equipmentToReturn } from "./equipment-to-return.ts";
import { withdrawnContracts, withdrawnPartsOf } from "./withdrawn-contracts.ts";

/** Names the equipment to return; empty if there is none, `undefined` if its names are not known. */
function namesOf(equipment: EquipmentToReturn): readonly string[] | undefined {
  if (equipment.kind === "none") return [];
  return equipment.names.length === 0 ? undefined : equipment.names;
}

/**
 * Adds the right to withdraw to the answer about an offer. A withdrawal stops its order and names no
 * equipment if none is to return; one from a part of it is named at its services.
 */
export function withWithdrawal(db: DatabaseSync, account: string, answer: JsonRecord): JsonRecord {
  const number = answer["offerId"];
  const orders = concludedOrders(db);
  const order = orders.find(
    (one) => one.account === account && typeof number === "string" && one.orderNumbers.includes(number),
  );
  if (order === undefined) return answer;
  const ended = withdrawnContracts(db, orders).filter((one) => one.order === order);
  const days = ended.map(({ withdrawnOn }) => withdrawnOn).toSorted();
  const { orderState: _state, orderDay: _day, orderNextStep: _step, ...stopped } = answer;
  if (ended.length === order.contracts.length) {
    return {
      ...stopped,
      equipment: namesOf(equipmentToReturn(db, ended)),
      withdrawalUntil: order.until,
      withdrawnOn: days.at(-1),
    };
  }
  if (ended.length === 0) return { ...answer, withdrawalUntil: order.until };
  const parts = withdrawnPartsOf(db, account);
  const products = recordsIn(answer["products"]).map((line) => {
    const withdrawnOn = parts.lineWithdrawnOn(order.offerId, line);
    return withdrawnOn === undefined ? line : { ...line, withdrawnOn };
  });
  return { ...answer, products, withdrawalUntil: order.until };
}
