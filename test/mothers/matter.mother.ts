import type { Matter } from "#domain/matters/index.ts";
import { day, zloty } from "./calendar.mother.ts";

/** A number transfer that waits for its answer. */
export function aMatter(changes: Partial<Matter> = {}): Matter {
  return {
    kind: "transfer",
    state: "open",
    number: "PN/2026/00817",
    title: "Przeniesienie numeru do Wiązki",
    text: undefined,
    phoneNumber: "601234567",
    operator: "Fala Mobile",
    email: undefined,
    prices: [{ monthly: zloty("35.00"), months: 24 }],
    day: day("2026-12-07"),
    validUntil: day("2026-11-30"),
    closedOn: undefined,
    ...changes,
  };
}
