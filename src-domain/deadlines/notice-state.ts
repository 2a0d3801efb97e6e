import { isNoticeReplaced, type LegalNotice, type NoticeState } from "../messages/index.ts";
import { endingContracts, type ReplacingOrder } from "../offers/index.ts";
import { allVisibleProducts, type Product } from "../products/index.ts";

/** Returns whether the contract of a legal notice goes on, ends anyway, or was replaced for the service of the notice. */
export function noticeStateOf(
  notice: LegalNotice,
  products: readonly Product[],
  orders: readonly ReplacingOrder[],
): NoticeState {
  if (isNoticeReplaced(notice, allVisibleProducts(products))) return "replaced";
  return endingContracts(products, orders).has(notice.contractNumber) ? "ending" : "in-force";
}
