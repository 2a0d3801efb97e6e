import { subscriptionPeriod } from "../calendar/subscription-period.ts";
import type { ItemSeed } from "../demo/entry-seed.ts";
import { addCalendarDays, addCalendarMonths, countDays, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { withCurrentPrice } from "./current-price.ts";
import { billedName } from "./ordered-tariff.ts";
import { RUNNING_STATUSES } from "./running-statuses.ts";
import { priceOf, type StreamingRow } from "./streaming.repository.ts";

/** Invoice of a month that is about to be issued. */
export interface NewInvoice {
  readonly period: string;
  readonly issuedOn: IsoDay;
  /** Day of issue of the invoice before it. */
  readonly previousOn: IsoDay;
}

/** Services of an account that an invoice can charge. */
export interface ChargedServices {
  readonly products: readonly JsonRecord[];
  readonly streaming: readonly StreamingRow[];
}

const ENDED: ReadonlySet<unknown> = new Set(["TERMINATED", "RESIGNED"]);

/** Returns the price that invoices charge for a product on a day, also after its end. */
export function chargedPriceOn(product: JsonRecord, day: IsoDay): number {
  const { actualPrice } = withCurrentPrice(
    ENDED.has(product["status"]) ? { ...product, status: "ACTIVE" } : product,
    day,
  );
  return typeof actualPrice === "number" ? actualPrice : 0;
}

/** Returns the part of a monthly price for these days of one month. */
function shareOf(price: number, from: IsoDay, to: IsoDay): number {
  return Math.round((price * (countDays(from, to) + 1)) / Number(lastDayOf(from.slice(0, 7)).slice(8)));
}

/** Returns the part of a monthly price that invoices charge for these days of one month. */
export const shareOfMonth = shareOf;

/** Returns the product with its tariff before the last order that changed it. */
function formerProduct({ formerTariff, contractStart }: JsonRecord): JsonRecord | undefined {
  const former = isJsonRecord(formerTariff) ? formerTariff["product"] : undefined;
  return isJsonRecord(former) ? { ...former, contractEnd: addCalendarDays(jsonText(contractStart), -1) } : undefined;
}

/** Returns the lines of a service for its days in the month of an invoice: one for each tariff in it. */
function monthOf(product: JsonRecord, invoice: NewInvoice): readonly ItemSeed[] {
  const { period, issuedOn } = invoice;
  const { productId, contractStart, contractEnd } = product;
  const [first, last] = [`${period}-01`, lastDayOf(period)];
  const [start, end] = [jsonText(contractStart), jsonText(contractEnd)];
  const former = start > first ? formerProduct(product) : undefined;
  // A tariff that begins after the invoice is charged by the next one.
  if (start > issuedOn) return former === undefined ? [] : monthOf({ ...former, contractEnd }, invoice);
  const earlier = former === undefined ? [] : monthOf(former, invoice);
  if ((end !== "" && end < first) || (ENDED.has(product["status"]) && end === "")) return earlier;
  const [from, to] = [start > first ? start : first, end !== "" && end < last ? end : last];
  const gross = shareOf(chargedPriceOn(product, from), from, to);
  const days = from === first && to === last ? {} : { fromDay: Number(from.slice(8)), toDay: Number(to.slice(8)) };
  return [
    ...earlier,
    { kind: "subscription", serviceId: jsonText(productId), name: billedName(product), gross, ...days },
  ];
}

/**
 * Returns the line of a service or tariff that began after the invoice before, for its days in the month of that
 * invoice. That invoice has charged a changed service at its former price.
 */
function earlierDaysOf(product: JsonRecord, { period, previousOn }: NewInvoice): readonly ItemSeed[] {
  const { productId, contractStart } = product;
  const start = jsonText(contractStart);
  if (start <= previousOn || start >= `${period}-01`) return [];
  const [monthEnd, lastDay] = [lastDayOf(start.slice(0, 7)), jsonText(product["contractEnd"])];
  const end = lastDay !== "" && lastDay < monthEnd ? lastDay : monthEnd;
  if (end < start) return [];
  const former = formerProduct(product);
  const [change, charged] =
    former === undefined ? ["", 0] : ["Zmiana taryfy na ", shareOf(chargedPriceOn(former, start), start, end)];
  return [
    {
      kind: "adjustment",
      serviceId: jsonText(productId),
      name: `${change}${billedName(product)}, ${polishDay(start)} – ${polishDay(end)}`,
      gross: shareOf(chargedPriceOn(product, start), start, end) - charged,
    },
  ];
}

/**
 * Returns the lines of a subscription whose month has begun since the invoice before: the paid month of one that has
 * ended, and the month of one that works, also if it is the same one that was ordered again.
 */
function subscriptionOf(row: StreamingRow, { period, issuedOn }: NewInvoice): readonly ItemSeed[] {
  const { productId, state, planId, since: worksSince, paid, data } = row;
  if (productId === undefined) return [];
  const lineFrom = (since: string, gross: number, isLastMonth: boolean): readonly ItemSeed[] => {
    const startDay = Number(since.slice(8));
    const { from } = subscriptionPeriod({ month: period, issuedOn }, startDay);
    if (isLastMonth ? from !== since : from < since) return [];
    const days = startDay === 1 ? {} : { fromDay: startDay, toDay: startDay - 1 };
    return [{ kind: "subscription", serviceId: productId, name: jsonText(data["name"]), gross, ...days }];
  };
  return [
    ...(paid === undefined ? [] : lineFrom(addCalendarMonths(paid.until, -1), paid.amount, true)),
    ...(state === "INACTIVE" || worksSince === undefined ? [] : lineFrom(worksSince, priceOf(row, planId), false)),
  ];
}

/**
 * Returns the lines of the invoice of a month: what the services and their parts cost in it, and a part of it for a
 * service that began or ends within it.
 */
export function chargedLines({ products, streaming }: ChargedServices, invoice: NewInvoice): readonly ItemSeed[] {
  const subscriptions = new Set(streaming.map(({ productId }) => productId));
  const charged = products
    .filter(({ productId }) => !subscriptions.has(jsonText(productId)))
    .flatMap((product) => [product, ...recordsIn(product["childrenList"])])
    .filter(({ status }) => RUNNING_STATUSES.has(status) || ENDED.has(status))
    .flatMap((product) => [...monthOf(product, invoice), ...earlierDaysOf(product, invoice)]);
  return [...charged, ...streaming.flatMap((row) => subscriptionOf(row, invoice))].filter(({ gross }) => gross !== 0);
}

/** Returns the invoice that follows the one of a month. */
export const invoiceAfter = (period: string, issuedOn: IsoDay): NewInvoice => ({
  period: addCalendarMonths(`${period}-01`, 1).slice(0, 7),
  issuedOn: addCalendarMonths(issuedOn, 1),
  previousOn: issuedOn,
});
