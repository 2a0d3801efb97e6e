import { behaviourFault, changingCalls } from "./behaviour-fault.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { withValue } from "./service-call.ts";

/** Faults of complaints about accessibility. */
export const ACCESSIBILITY_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "registers a repeated complaint about accessibility again",
    "accessibility.registered-once",
    "registerAccessibilityComplaint",
    changingCalls((call) =>
      call.operation === "registerAccessibilityComplaint" ? withValue(call, "demand", crypto.randomUUID()) : call,
    ),
  ),
];
