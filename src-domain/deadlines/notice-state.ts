import { extendedTermOf, isChangeCancelled, isNoticeReplaced, type LegalNotice } from "../messages/index.ts";
import type { NoticeState } from "../messages/index.ts";
import { endingContracts, type ReplacingOrder } from "../offers/index.ts";
import { allVisibleProducts, contractStage, lastContractDay, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { lastDayOfExtensionWithoutChange } from "./extension-without-change.ts";

/** Products and orders of the account on one day. */
interface NoticeStateContext {
  readonly products: readonly Product[];
  readonly orders: readonly ReplacingOrder[];
  /** Day of the message with the notice. */
  readonly sentOn: WarsawDate;
  readonly today: WarsawDate;
}

/** Parts of a notice that decide whether it still applies. */
type NoticeSubject = Pick<LegalNotice, "kind" | "productId" | "contractNumber" | "effectiveOn" | "monthlyDifference">;

/**
 * Returns whether the contract of a legal notice goes on, ends anyway, was extended, or was replaced for the service of
 * the notice.
 */
export function noticeStateOf(
  notice: NoticeSubject,
  { products, orders, sentOn, today }: NoticeStateContext,
): NoticeState {
  const visible = allVisibleProducts(products);
  if (isNoticeReplaced(notice, visible)) return { kind: "replaced" };
  const extendedUntil = lastDayOfExtensionWithoutChange(notice, sentOn, visible);
  if (extendedUntil !== undefined) return { kind: "extended", until: extendedUntil };
  const endsOn = contractEndOf(notice, products, today);
  if (endsOn !== undefined || endingContracts(products, orders, today).has(notice.contractNumber))
    return { kind: "ending", endsOn };
  const until = extendedTermOf(notice, visible, today);
  return until === undefined ? { kind: "in-force" } : { kind: "extended", until };
}

/** Returns true while announced terms apply or will apply to the contract of a notice (TERMS-40, TERMS-41). */
export function isChangeApplicable(notice: NoticeSubject, context: Omit<NoticeStateContext, "orders">): boolean {
  // An order names no last day of the contract that it replaces, so the change still counts until then.
  return !isChangeCancelled(notice, noticeStateOf(notice, { ...context, orders: [] }));
}

/**
 * Returns the last day of the contract of a notice about changed terms, if all its services end; `undefined` if that
 * day is not known, and for a contract that ends by itself after the change: it still has the right to leave because of
 * the change. Services that have been cancelled count, although the portal shows them no more.
 */
function contractEndOf(
  { kind, contractNumber, effectiveOn }: NoticeSubject,
  products: readonly Product[],
  today: WarsawDate,
): WarsawDate | undefined {
  if (kind !== "changed-terms") return undefined;
  const services = products.filter((product) => product.contractNumber === contractNumber);
  const end = lastContractDay(services);
  if (end === undefined || end < effectiveOn || end < today) return end;
  return services.every(isEndArranged) ? end : undefined;
}

/** Returns true if the contract of a product has been terminated or withdrawn from, or its number is being ported. */
function isEndArranged(product: Product): boolean {
  const stage = contractStage(product);
  return product.portingOn !== undefined || (stage !== "running" && stage !== "ordered");
}
