import { grosze, type Grosze } from "../shared-kernel/index.ts";
import type { Product, ServiceRefusal } from "./product.ts";

/** Settings of a phone number for premium numbers: calls and messages with a raised charge (PREMIUM-01). */
export interface PremiumSettings {
  /** Threshold of the billing period: beyond it premium numbers are blocked until the next period. */
  readonly limit: Grosze;
  readonly blocksCalls: boolean;
  readonly blocksMessages: boolean;
}

/** Settings with what was used in the billing period (`getPremiumNumbers`). */
export interface PremiumNumbers extends PremiumSettings {
  readonly used: Grosze;
  /** True while the customer has chosen no threshold: the operator's one applies. */
  readonly isDefault: boolean;
}

export type PremiumRefusal = ServiceRefusal<"wrong-limit">;

/** Thresholds in grosze, unless the operator sets others (Electronic Communications Law). */
const LEGAL_THRESHOLDS = [0, 3_500, 10_000, 20_000];

/** Returns the offered thresholds and the current one, ascending. */
export function premiumThresholds(
  current: Grosze,
  offered: readonly Grosze[] = LEGAL_THRESHOLDS.map(grosze),
): readonly Grosze[] {
  return [...new Set([...offered, current])].toSorted((one, other) => one - other);
}

/**
 * Why premium calls or messages are blocked: by the customer, by a threshold of nothing, or because the threshold of
 * this period is used; `undefined`: they are possible.
 */
export type PremiumBlock = "by-customer" | "by-limit" | "limit-used" | undefined;

/** Returns whether premium calls and messages are blocked now, and why (PREMIUM-03). */
export function premiumBlocks({ limit, used, blocksCalls, blocksMessages }: PremiumNumbers): {
  readonly calls: PremiumBlock;
  readonly messages: PremiumBlock;
} {
  const byLimit: PremiumBlock = limit <= 0 ? "by-limit" : used >= limit ? "limit-used" : undefined;
  return { calls: blocksCalls ? "by-customer" : byLimit, messages: blocksMessages ? "by-customer" : byLimit };
}

/** Returns true for a phone number in use, which can reach premium numbers. */
export function hasPremiumNumbers({ category, status }: Pick<Product, "category" | "status">): boolean {
  const isPhone = category === "phone" || category === "mobile_phone";
  return isPhone && (status === "ACTIVE" || status === "SUSPENDED" || status === "DURING_RESIGNATION");
}

/** Returns true if a number has these settings. */
export function hasPremiumSettings(
  { limit, blocksCalls, blocksMessages, isDefault }: PremiumNumbers,
  wanted: PremiumSettings,
): boolean {
  const isLimit = limit === wanted.limit && !isDefault;
  return isLimit && blocksCalls === wanted.blocksCalls && blocksMessages === wanted.blocksMessages;
}
