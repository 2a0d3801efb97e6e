import { firstMonthlyPrices, isNumberOfOrder, remainingProducts, type SaleOffer } from "../offers/index.ts";
import {
  contractStage,
  openWithdrawalUntil,
  priceOn,
  serviceNameOf,
  servicesOfNumber,
  type Product,
} from "../products/index.ts";
import { grosze, plusDays, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { missedOrderDay, orderWithdrawal, type WithdrawableOrder, type WithdrawalTerms } from "./order-withdrawal.ts";
import { usedDaysBy, type ServiceStart, type UsedDays } from "./used-days.ts";
import { lastWithdrawalDay } from "./withdrawal-window.ts";

/**
 * Cost of a withdrawal on a day. `free`: no service has begun at the express wish of the customer. `unknown`: the
 * portal does not find an open right to withdraw, the price or the first day.
 */
export type ContractWithdrawalCost =
  | { readonly kind: "free" | "unknown" }
  | {
      readonly kind: "used-days";
      readonly day: WarsawDate;
      readonly services: readonly UsedDays[];
      readonly amount: Grosze;
      /** Amount that a withdrawal on the next day costs more; `undefined` if that is too late, or not known. */
      readonly addedTomorrow: Grosze | undefined;
    };

/**
 * Cost of a withdrawal by a typed number. `not-own`: no contract or order of the customer has the number. `too-late`:
 * the last day to withdraw has passed.
 * `unclear-right`: the contract of a company without a known right, which the operator checks (WITHDRAW-33).
 */
export type WithdrawalCost =
  | ContractWithdrawalCost
  | { readonly kind: "not-own" | "unclear-right" }
  | {
      readonly kind: "too-late";
      readonly lastDay: WarsawDate;
      /** True: the day of the conclusion is not known, and the last day can be an earlier one. */
      readonly isUpperBound?: boolean;
    };

/** Order as far as it decides the cost of a withdrawal. */
export interface PricedOrder
  extends
    WithdrawableOrder,
    Pick<SaleOffer, "offerId" | "processNumber" | "title" | "products" | "registrationDate" | "equipment">,
    Partial<Pick<SaleOffer, "addressId">> {
  readonly order: SaleOffer["order"];
  readonly earlyStart: boolean;
}

/** Services and orders of the customer, as far as they are known. */
export interface WithdrawableContracts {
  readonly products: readonly Product[];
  readonly orders: readonly PricedOrder[];
  /** True if all of them are known. */
  readonly isComplete?: boolean;
}

/**
 * Returns the payment that a withdrawal from a contract or an order costs on the day of `terms` (WITHDRAW-13, art. 35
 * of the Consumer Rights Act). One-time fees are not part of it.
 * @param number number of the contract or of the order, as typed
 */
export function withdrawalCost(
  number: string,
  { products, orders, isComplete = false }: WithdrawableContracts,
  terms: WithdrawalTerms,
): WithdrawalCost {
  const ofContract = contractWithdrawalCost(number, products, terms.today);
  if (ofContract.kind !== "unknown") return ofContract;
  const services = servicesOfNumber(products, number);
  const order = orders.find((one) => isNumberOfOrder(one, number));
  const lastDay = missedContractDay(services, terms.today) ?? (order && missedOrderDay(order, terms));
  if (lastDay !== undefined) return { kind: "too-late", lastDay };
  const latest = order === undefined ? latestMissedDay(services, terms) : undefined;
  if (latest !== undefined) return { kind: "too-late", lastDay: latest, isUpperBound: true };
  if (order === undefined && isComplete && services.length === 0) return { kind: "not-own" };
  const right = order && orderWithdrawal(order, terms);
  if (order !== undefined && right?.kind === "until")
    return costOf(startsOfOrder(order, terms.today), right.lastDay, terms.today);
  const hasRight = services.some((product) => openWithdrawalUntil(product, terms.today) !== undefined);
  return { kind: terms.isConsumer === false && !hasRight ? "unclear-right" : "unknown" };
}

/** Returns true for a service that has begun and was not withdrawn from, also after its end. */
function hasStarted(product: Product): boolean {
  const stage = contractStage(product);
  return stage === "running" || stage === "ending" || stage === "ended";
}

/**
 * Returns the latest day on which a service was ordered, extended or changed: that of its start, its commitment and its
 * last price. `undefined` if none is known, and while a later price is listed: a change of tariff or an extension whose
 * price begins after the commitment can have been concluded just now.
 */
function concludedBy(
  { contractStart, commitmentFrom, productPrices }: Product,
  today: WarsawDate,
): WarsawDate | undefined {
  const starts = productPrices.flatMap(({ validFrom }) => validFrom ?? []);
  if (starts.some((from) => from > today)) return undefined;
  const known = [contractStart, commitmentFrom].flatMap((day) => day ?? []);
  if (known.length === 0) return undefined;
  return [...known, ...starts.filter((from) => from <= today)].toSorted().at(-1);
}

/**
 * Returns the latest possible last day to withdraw from services that began, were extended or changed longer ago than
 * the right of a consumer lasts. Otherwise `undefined`.
 */
function latestMissedDay(
  services: readonly Product[],
  { isConsumer, today, days }: WithdrawalTerms,
): WarsawDate | undefined {
  if (isConsumer === false) return undefined;
  const missed = services.flatMap((product) => {
    if (product.withdrawalUntil !== undefined || !hasStarted(product)) return [];
    const last = concludedBy(product, today);
    const lastDay = last && lastWithdrawalDay(last, days);
    return lastDay !== undefined && lastDay < today ? [lastDay] : [];
  });
  return missed.length < services.length ? undefined : missed.toSorted().at(-1);
}

/** Returns the last day to withdraw from a contract that has begun, if it has passed; otherwise `undefined`. */
function missedContractDay(services: readonly Product[], today: WarsawDate): WarsawDate | undefined {
  return services
    .filter(hasStarted)
    .flatMap(({ withdrawalUntil: day }) => (day !== undefined && day < today ? [day] : []))
    .toSorted()
    .at(-1);
}

/** Returns the payment that a withdrawal from a contract costs on `day`, for all its services. */
export function contractWithdrawalCost(
  number: string,
  products: readonly Product[],
  day: WarsawDate,
): ContractWithdrawalCost {
  const services = servicesOfNumber(products, number).flatMap((product) => {
    const lastDay = openWithdrawalUntil(product, day);
    return lastDay === undefined ? [] : [{ start: startOfService(product, day), lastDay }];
  });
  const [lastDay] = services.map((service) => service.lastDay).toSorted();
  if (lastDay === undefined) return { kind: "unknown" };
  return costOf(
    services.map(({ start }) => start),
    lastDay,
    day,
  );
}

function startOfService(product: Product, day: WarsawDate): ServiceStart {
  const { productId: id, earlyStart, activatedOn, contractStart } = product;
  return {
    id,
    ...serviceNameOf(product),
    earlyStart,
    startsOn: product.status === "ORDERED" ? plannedAfter(day, contractStart) : (activatedOn ?? "unknown"),
    monthly: priceOn(product, day),
  };
}

/** Returns the services of an order. One without a known price has the title of the order. */
function startsOfOrder(order: PricedOrder, day: WarsawDate): readonly ServiceStart[] {
  const { offerId, title, earlyStart, order: progress } = order;
  const hasBegun = progress === undefined || progress.state === "completed";
  const startsOn = hasBegun ? (progress?.day ?? "unknown") : plannedAfter(day, progress.day);
  const prices = firstMonthlyPrices({ ...order, products: remainingProducts(order) }, day) ?? [];
  if (prices.length < 2) return [{ id: offerId, name: title, monthly: undefined, ...prices[0], earlyStart, startsOn }];
  return prices.map((price, index) => ({ id: `${offerId}-${index}`, ...price, earlyStart, startsOn }));
}

/** Returns the planned day of a start; `undefined` once it has come, because the service has not begun on it. */
function plannedAfter(day: WarsawDate, planned: WarsawDate | undefined): WarsawDate | undefined {
  return planned !== undefined && planned > day ? planned : undefined;
}

function costOf(starts: readonly ServiceStart[], lastDay: WarsawDate, day: WarsawDate): ContractWithdrawalCost {
  const services = usedDaysBy(day, starts);
  if (services === undefined) return { kind: "unknown" };
  if (services.length === 0) return { kind: "free" };
  const amount = sumOf(services.map((service) => service.amount));
  const tomorrow = plusDays(day, 1);
  const next = tomorrow > lastDay ? undefined : usedDaysBy(tomorrow, starts);
  const addedTomorrow = next && grosze(sumOf(next.map((service) => service.amount)) - amount);
  return { kind: "used-days", day, services, amount, addedTomorrow };
}
