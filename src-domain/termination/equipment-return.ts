import { plusDays, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { ContractEquipment, TerminationContract } from "./termination-contract.ts";

/** Return of the operator's devices after the end of a contract. */
export interface EquipmentReturn {
  /** Never empty. */
  readonly devices: readonly ContractEquipment[];
  /** Last day; `undefined`: not known. */
  readonly by: WarsawDate | undefined;
  /** Charge for all devices if none comes back in time; `undefined` if that of one is not known. */
  readonly charge: Grosze | undefined;
}

/** Returns the devices that the customer returns after `endsOn` (TERM-31); `undefined` without one. */
export function equipmentReturnOf(
  { equipment, returnDays }: Pick<TerminationContract, "equipment" | "returnDays">,
  endsOn: WarsawDate,
): EquipmentReturn | undefined {
  const devices = equipment.filter(({ after }) => after === "return");
  if (devices.length === 0) return undefined;
  const charges = devices.flatMap(({ unreturnedCharge }) => unreturnedCharge ?? []);
  return {
    devices,
    by: returnDays === undefined ? undefined : plusDays(endsOn, returnDays),
    charge: charges.length < devices.length ? undefined : sumOf(charges),
  };
}
