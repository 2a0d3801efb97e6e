import { allVisibleProducts, openWithdrawalUntil, serviceNameOf, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Deadline } from "./deadline.ts";

/**
 * Lists the windows for a withdrawal that the operator names with the services, one for each contract and day. Leaves
 * out a day on which the windows of as many orders end: the server does not say which order a contract comes from.
 */
export function contractWithdrawalDeadlines(
  products: readonly Product[],
  ofOrders: readonly Deadline[],
  today: WarsawDate,
): readonly Deadline[] {
  const found = new Map<string, Deadline>();
  for (const product of allVisibleProducts(products)) {
    const { contractNumber, productId } = product;
    const day = openWithdrawalUntil(product, today);
    if (day === undefined) continue;
    const id = `contractWithdrawal-${contractNumber ?? productId}-${day}`;
    if (found.has(id)) continue;
    found.set(id, {
      id,
      kind: "contractWithdrawal",
      day,
      ...serviceNameOf(product),
      subject: { kind: "service", productId },
      ...(product.earlyStart && { costsUsedDays: true }),
    });
  }
  const ofContracts = [...found.values()];
  const count = (deadlines: readonly Deadline[], kind: Deadline["kind"], last: WarsawDate) =>
    deadlines.filter((deadline) => deadline.kind === kind && deadline.day === last).length;
  return ofContracts.filter(
    ({ day }) => count(ofContracts, "contractWithdrawal", day) > count(ofOrders, "withdrawal", day),
  );
}
