import { extendedTermOf, isNoticeReplaced, type LegalNotice, type NoticeState } from "../messages/index.ts";
import { endingContracts, type ReplacingOrder } from "../offers/index.ts";
import { allVisibleProducts, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";

/** Products and orders of the account on one day. */
interface NoticeStateContext {
  readonly products: readonly Product[];
  readonly orders: readonly ReplacingOrder[];
  readonly today: WarsawDate;
}

/**
 * Returns whether the contract of a legal notice goes on, ends anyway, was extended, or was replaced for the service of
 * the notice.
 */
export function noticeStateOf(notice: LegalNotice, { products, orders, today }: NoticeStateContext): NoticeState {
  const visible = allVisibleProducts(products);
  if (isNoticeReplaced(notice, visible)) return { kind: "replaced" };
  if (endingContracts(products, orders).has(notice.contractNumber)) return { kind: "ending" };
  const until = extendedTermOf(notice, visible, today);
  return until === undefined ? { kind: "in-force" } : { kind: "extended", until };
}
