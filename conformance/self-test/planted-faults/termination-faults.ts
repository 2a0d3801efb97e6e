import { behaviourFault, changingCalls } from "./behaviour-fault.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { withValue } from "./service-call.ts";

/** Faults of terminations. */
export const TERMINATION_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "loses a termination",
    "terminations.listed",
    "getTerminations",
    changingCalls((call) =>
      call.operation === "terminateContract" ? withValue(call, "contractNumber", "none") : call,
    ),
  ),
  behaviourFault(
    "loses a revocation",
    "terminations.revoked",
    "getTerminations",
    changingCalls((call) => (call.operation === "revokeTermination" ? withValue(call, "terminationId", "none") : call)),
  ),
];
