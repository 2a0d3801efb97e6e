import type { ActionLink } from "#domain/action-links/index.ts";
import { day, zloty } from "./calendar.mother.ts";

/** Open number transfer. */
export function anActionLink(changes: Partial<ActionLink> = {}): ActionLink {
  return {
    kind: "transfer",
    state: "open",
    number: "PN/2026/00817",
    title: "Przeniesienie numeru do Wiązki",
    text: undefined,
    phoneNumber: "602118904",
    operator: "Fala Mobile",
    email: undefined,
    prices: [{ monthly: zloty("35.00"), months: 24 }],
    day: day("2026-12-07"),
    validUntil: day("2026-11-30"),
    closedOn: undefined,
    services: [],
    commitment: 24,
    oneTimeFees: [],
    delivery: undefined,
    documents: [],
    answers: undefined,
    arePricesKnown: true,
    ...changes,
  };
}
