import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

/** Change of the terms of a contract, in the operator's words. */
export interface TermsChange {
  readonly name: string;
  /** `undefined`: it is new. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Tariff that the operator names as one of the best for the customer. */
export interface NoticeTariff {
  readonly name: string;
  readonly price: Grosze;
  readonly description: string | undefined;
}

/** Legal parts of a message about changed terms (art. 306 to 308 PKE) or the end of a fixed term (art. 302 PKE). */
export interface LegalNotice {
  readonly kind: "changed-terms" | "term-end";
  readonly contractNumber: string;
  /** Service that leads to the end of the contract; `undefined`: no link. */
  readonly productId: string | undefined;
  /** First day of the changed terms, or last day of the fixed term. */
  readonly effectiveOn: WarsawDate;
  readonly basis: string;
  readonly changes: readonly TermsChange[];
  /** Amount that the customer pays more each month, below 0 less; `undefined`: not known. */
  readonly monthlyDifference: Grosze | undefined;
  /** Last day for a termination without compensation; `undefined`: on the usual terms only. */
  readonly freeUntil: WarsawDate | undefined;
  readonly tariffs: readonly NoticeTariff[];
}

/** Right of the customer to end the contract because of a notice. */
export type NoticeExit =
  | { readonly kind: "free"; readonly until: WarsawDate }
  /** The day for an end without compensation has passed. */
  | { readonly kind: "expired"; readonly until: WarsawDate }
  | { readonly kind: "usual" };

/** Returns how the customer may end the contract on `today` (TERMS-02). */
export function noticeExit({ freeUntil }: Pick<LegalNotice, "freeUntil">, today: WarsawDate): NoticeExit {
  if (freeUntil === undefined) return { kind: "usual" };
  return { kind: today <= freeUntil ? "free" : "expired", until: freeUntil };
}

/**
 * State of the contract of a notice: it goes on, or no longer is that of the service of the notice. `ending`: it ends
 * anyway, `endsOn` is `undefined` if its last day is not known. `extended`: it has a longer fixed term than the notice
 * says, or was extended without the change.
 */
export type NoticeState =
  | { readonly kind: "in-force" | "replaced" }
  | { readonly kind: "ending"; readonly endsOn: WarsawDate | undefined }
  | { readonly kind: "extended"; readonly until: WarsawDate };

/** End of a contract compared with the day of a change of its terms, and with today. */
export type ContractEndTiming = "endsBefore" | "endedBefore" | "endsAfter" | "endedAfter";

/**
 * Returns whether a contract ends before its terms change, and whether it has ended by `today` (TERMS-41). On the first
 * day of the changed terms it still has them.
 */
export function contractEndTimingOf(
  { effectiveOn }: Pick<LegalNotice, "effectiveOn">,
  endsOn: WarsawDate,
  today: WarsawDate,
): ContractEndTiming {
  if (endsOn < effectiveOn) return endsOn < today ? "endedBefore" : "endsBefore";
  return endsOn < today ? "endedAfter" : "endsAfter";
}

/** Returns true for changed terms that never apply to the contract. */
export function isChangeCancelled(notice: Pick<LegalNotice, "kind" | "effectiveOn">, state: NoticeState): boolean {
  if (notice.kind !== "changed-terms") return false;
  if (state.kind === "ending") return state.endsOn !== undefined && state.endsOn < notice.effectiveOn;
  return state.kind !== "in-force";
}

/**
 * Returns true if the service of a notice has another contract now: the terms in the notice are no longer its terms. A
 * service that the notice does not name, or that has no known contract, proves nothing.
 */
export function isNoticeReplaced(
  { productId, contractNumber }: Pick<LegalNotice, "productId" | "contractNumber">,
  products: readonly { readonly productId: string; readonly contractNumber: string | undefined }[],
): boolean {
  const present = products.find((product) => product.productId === productId)?.contractNumber;
  return present !== undefined && present !== contractNumber;
}

/** Part of a product that decides whether its fixed term was extended. */
interface FixedTermSource {
  readonly contractNumber: string | undefined;
  readonly commitmentTo: WarsawDate | undefined;
}

/**
 * Returns the last day of the longer fixed term that the contract of a notice about its end has by now (TERMS-33);
 * `undefined` without one, after it, and while a product of the contract still has the term of the notice.
 */
export function extendedTermOf(
  { kind, contractNumber, effectiveOn }: Pick<LegalNotice, "kind" | "contractNumber" | "effectiveOn">,
  products: readonly FixedTermSource[],
  today: WarsawDate,
): WarsawDate | undefined {
  if (kind !== "term-end") return undefined;
  const ends = products.flatMap((product) =>
    product.contractNumber === contractNumber && product.commitmentTo !== undefined ? [product.commitmentTo] : [],
  );
  const last = ends.toSorted().at(-1);
  if (last === undefined || last <= effectiveOn || last < today) return undefined;
  return ends.includes(effectiveOn) ? undefined : last;
}

/** Returns true for a notice about the end of a fixed term whose last day has passed. */
export function isTermOver(
  { kind, effectiveOn }: Pick<LegalNotice, "kind" | "effectiveOn">,
  today: WarsawDate,
): boolean {
  return kind === "term-end" && effectiveOn < today;
}

/** Returns whether the customer pays more, less or the same; `undefined` if it is not known. */
export function noticeCost({
  monthlyDifference,
}: Pick<LegalNotice, "monthlyDifference">): "more" | "less" | "same" | undefined {
  if (monthlyDifference === undefined) return undefined;
  if (monthlyDifference === 0) return "same";
  return monthlyDifference > 0 ? "more" : "less";
}
