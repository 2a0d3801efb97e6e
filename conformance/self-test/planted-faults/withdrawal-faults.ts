import { behaviourFault, changingCalls } from "./behaviour-fault.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { withValue } from "./service-call.ts";

/** Faults of withdrawals. */
export const WITHDRAWAL_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "registers a repeated withdrawal again",
    "withdrawals.received-once",
    "withdrawFromContract",
    changingCalls((call) =>
      call.operation === "withdrawFromContract" ? withValue(call, "name", crypto.randomUUID()) : call,
    ),
  ),
];
