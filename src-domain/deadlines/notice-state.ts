import { extendedTermOf, isNoticeReplaced, type LegalNotice, type NoticeState } from "../messages/index.ts";
import { endingContracts, type ReplacingOrder } from "../offers/index.ts";
import { allVisibleProducts, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { extensionWithoutChange } from "./extension-without-change.ts";

/** Products and orders of the account on one day. */
interface NoticeStateContext {
  readonly products: readonly Product[];
  readonly orders: readonly ReplacingOrder[];
  /** Day of the message with the notice. */
  readonly sentOn: WarsawDate;
  readonly today: WarsawDate;
}

/**
 * Returns whether the contract of a legal notice goes on, ends anyway, was extended, or was replaced for the service of
 * the notice.
 */
export function noticeStateOf(
  notice: LegalNotice,
  { products, orders, sentOn, today }: NoticeStateContext,
): NoticeState {
  const visible = allVisibleProducts(products);
  if (isNoticeReplaced(notice, visible)) return { kind: "replaced" };
  const extendedUntil = extensionWithoutChange(notice, sentOn, visible);
  if (extendedUntil !== undefined) return { kind: "extended", until: extendedUntil };
  const endsOn = contractEndOf(notice, products);
  if (endsOn !== undefined || endingContracts(products, orders).has(notice.contractNumber))
    return { kind: "ending", endsOn };
  const until = extendedTermOf(notice, visible, today);
  return until === undefined ? { kind: "in-force" } : { kind: "extended", until };
}

/**
 * Returns the last day of the contract of a notice about changed terms, if all its services end; `undefined` if that day
 * is not known. Services that have been cancelled count, although the portal shows them no more.
 */
function contractEndOf(
  { kind, contractNumber }: Pick<LegalNotice, "kind" | "contractNumber">,
  products: readonly Product[],
): WarsawDate | undefined {
  if (kind !== "changed-terms") return undefined;
  const ends = products
    .filter((product) => product.contractNumber === contractNumber)
    .map(({ contractEnd, portingOn }) => [contractEnd, portingOn].flatMap((day) => day ?? []).toSorted()[0]);
  return ends.every((end) => end !== undefined) ? ends.toSorted().at(-1) : undefined;
}
