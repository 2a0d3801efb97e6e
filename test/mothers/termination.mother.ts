import type { Termination, TerminationContract } from "#domain/termination/index.ts";
import { day, zloty } from "./calendar.mother.ts";
import { START } from "../fakes/movable-clock.ts";

export function aTerminationContract(changes: Partial<TerminationContract> = {}): TerminationContract {
  return {
    contractNumber: "ABO/0412783/25",
    noticeMonths: 1,
    term: { from: day("2025-03-01"), to: day("2027-02-28") },
    monthlyFee: zloty("158.90"),
    relief: zloty("960.00"),
    equipment: [{ name: "Router WB-AX5400", after: "return", subsidy: zloty("0.00") }],
    returnTo: "Salon Główne Miasto, ul. Długa 41/42, Gdańsk",
    number: undefined,
    portingOn: undefined,
    changedTerms: undefined,
    ...changes,
  };
}

export function aTermination(changes: Partial<Termination> = {}): Termination {
  return {
    terminationId: "T-1",
    contractNumber: "ABO/0412783/25",
    submittedAt: START,
    endsOn: day("2026-12-16"),
    cost: zloty("97.00"),
    state: "submitted",
    receiptSentOn: undefined,
    confirmedOn: undefined,
    revocableUntil: day("2026-12-15"),
    ...changes,
  };
}
