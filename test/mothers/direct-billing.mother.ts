import type { DirectBilling, StreamingService } from "#domain/direct-billing/index.ts";
import { day, zloty } from "./calendar.mother.ts";

/** Inactive service whose terms are not accepted. */
export function aStreamingService(changes: Partial<StreamingService> = {}): StreamingService {
  return {
    code: "disney",
    productId: undefined,
    name: "Disney+",
    description: "Filmy i seriale, 4 urządzenia naraz",
    note: undefined,
    state: { kind: "INACTIVE" },
    price: zloty("37.99"),
    plans: [],
    planId: undefined,
    since: undefined,
    nextCharge: undefined,
    terms: {
      version: "2026-01",
      title: "Regulamin Disney+",
      paragraphs: ["Usługę świadczy jej dostawca."],
      acceptedOn: undefined,
    },
    hasBrokenTerms: false,
    activation: undefined,
    ...changes,
  };
}

/** Active Netflix with the middle plan, since February. */
export function aNetflix(changes: Partial<StreamingService> = {}): StreamingService {
  return aStreamingService({
    code: "netflix",
    name: "Netflix",
    description: "Plan Standard, 2 urządzenia naraz, Full HD",
    state: { kind: "ACTIVE" },
    price: zloty("49.00"),
    plans: [
      { planId: "basic", name: "Podstawowy", description: "1 urządzenie naraz", price: zloty("33.00") },
      { planId: "standard", name: "Standard", description: "2 urządzenia naraz, Full HD", price: zloty("49.00") },
      { planId: "premium", name: "Premium", description: "4 urządzenia naraz, 4K", price: zloty("67.00") },
    ],
    planId: "standard",
    since: day("2026-02-04"),
    nextCharge: day("2026-12-04"),
    terms: {
      version: "2026-01",
      title: "Regulamin Netflix",
      paragraphs: ["Usługę świadczy jej dostawca."],
      acceptedOn: day("2026-02-04"),
    },
    ...changes,
  });
}

/** Direct billing with a consent and a limit of 150,00 zł. */
export function aDirectBilling(changes: Partial<DirectBilling> = {}): DirectBilling {
  return {
    services: [aNetflix(), aStreamingService()],
    limit: { amount: zloty("150.00"), used: zloty("49.00"), max: zloty("300.00") },
    consent: { given: true, changedOn: day("2026-02-04") },
    ...changes,
  };
}
