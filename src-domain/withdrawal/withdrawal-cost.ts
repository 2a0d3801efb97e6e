import { firstMonthlyPrice, type SaleOffer } from "../offers/index.ts";
import {
  allVisibleProducts,
  openWithdrawalUntil,
  priceOn,
  serviceNameOf,
  type NamedService,
  type Product,
} from "../products/index.ts";
import { daysBetween, grosze, plusDays, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { proportionatePayment } from "./proportionate-payment.ts";
import { isSameNumber } from "./withdrawal.ts";

/** Service that began at the express wish of the customer, with the payment for its days. */
export interface UsedDays extends NamedService {
  /** Id of the service or the order. */
  readonly id: string;
  /** Monthly price of which each day costs its part. */
  readonly monthly: Grosze;
  readonly from: WarsawDate;
  /** Days from `from` to the day of the withdrawal, both included. */
  readonly days: number;
  readonly amount: Grosze;
}

/**
 * Cost of a withdrawal on a day. `free`: no service has begun at the express wish of the customer. `unknown`: the portal
 * does not find the contract, its price or its first day. `not-own`: no contract or order of the customer has the number.
 */
export type WithdrawalCost =
  | { readonly kind: "free" | "unknown" | "not-own" }
  | {
      readonly kind: "used-days";
      readonly day: WarsawDate;
      readonly services: readonly UsedDays[];
      readonly amount: Grosze;
      /** Amount that a withdrawal on the next day costs more. */
      readonly nextDay: Grosze;
    };

/** Order as far as it decides the cost of a withdrawal. */
export type PricedOrder = Pick<
  SaleOffer,
  "offerId" | "processNumber" | "title" | "status" | "order" | "products" | "registrationDate"
> & { readonly earlyStart: boolean };

/** Services and orders of the customer, as far as they are known. */
export interface WithdrawableContracts {
  readonly products: readonly Product[];
  readonly orders: readonly PricedOrder[];
  /** True if all of them are known. */
  readonly isComplete?: boolean;
}

/** Begin and monthly price of a service or an order. `startedOn` is `undefined` if it has not begun. */
interface Start extends NamedService {
  readonly id: string;
  readonly earlyStart: boolean;
  readonly startedOn: WarsawDate | "unknown" | undefined;
  readonly monthly: Grosze | undefined;
}

/**
 * Returns the payment that a withdrawal from a contract or an order costs on `day` (WITHDRAW-13, art. 35 of the Consumer
 * Rights Act). One-time fees are not part of it.
 * @param number number of the contract or of the order, as typed
 */
export function withdrawalCost(number: string, contracts: WithdrawableContracts, day: WarsawDate): WithdrawalCost {
  const { products, orders, isComplete = false } = contracts;
  const services = allVisibleProducts(products).filter((product) => canWithdraw(product, number, day));
  if (services.length > 0) return costOf(services.map(startOfService(day)), day);
  const order = orders.find(({ offerId, processNumber }) =>
    [offerId, processNumber].some((one) => one !== undefined && isSameNumber(one, number)),
  );
  if (order === undefined && isComplete && !isOwnNumber(contracts, number)) return { kind: "not-own" };
  return order === undefined || order.status !== "accepted"
    ? { kind: "unknown" }
    : costOf([startOfOrder(order, day)], day);
}

/** Returns true if a typed number is that of a contract or an order of the customer, with or without a right. */
function isOwnNumber({ products, orders }: WithdrawableContracts, number: string): boolean {
  const own = [
    ...allVisibleProducts(products).map(({ contractNumber }) => contractNumber),
    ...orders.flatMap(({ offerId, processNumber }) => [offerId, processNumber]),
  ];
  return own.some((one) => one !== undefined && isSameNumber(one, number));
}

function canWithdraw(product: Product, number: string, day: WarsawDate): boolean {
  const { contractNumber } = product;
  if (contractNumber === undefined || !isSameNumber(contractNumber, number)) return false;
  return openWithdrawalUntil(product, day) !== undefined;
}

const startOfService =
  (day: WarsawDate) =>
  (product: Product): Start => ({
    id: product.productId,
    ...serviceNameOf(product),
    earlyStart: product.earlyStart,
    startedOn: product.status === "ORDERED" ? undefined : (product.activatedOn ?? "unknown"),
    monthly: priceOn(product, day),
  });

function startOfOrder(order: PricedOrder, day: WarsawDate): Start {
  const { offerId: id, title: name, earlyStart, order: progress } = order;
  const hasBegun = progress === undefined || progress.state === "completed";
  return {
    id,
    name,
    earlyStart,
    startedOn: hasBegun ? (progress?.day ?? "unknown") : undefined,
    monthly: firstMonthlyPrice(order, day),
  };
}

function costOf(starts: readonly Start[], day: WarsawDate): WithdrawalCost {
  const used = starts.filter(
    ({ earlyStart, startedOn }) =>
      earlyStart && startedOn !== undefined && (startedOn === "unknown" || startedOn <= day),
  );
  if (used.length === 0) return { kind: "free" };
  const services: UsedDays[] = [];
  const tomorrow: Grosze[] = [];
  for (const { earlyStart, startedOn, monthly, ...named } of used) {
    if (monthly === undefined || startedOn === undefined || startedOn === "unknown") return { kind: "unknown" };
    const service = { monthly, startedOn, earlyStart };
    const amount = proportionatePayment(service, day);
    services.push({ ...named, monthly, from: startedOn, days: daysBetween(startedOn, day) + 1, amount });
    tomorrow.push(proportionatePayment(service, plusDays(day, 1)));
  }
  const amount = sumOf(services.map((service) => service.amount));
  return { kind: "used-days", day, services, amount, nextDay: grosze(sumOf(tomorrow) - amount) };
}
