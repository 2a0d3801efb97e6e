import { serviceHardware, type Product } from "../products/index.ts";
import { endOfLegalPeriod } from "../shared-kernel/working-days.ts";
import { plusDays, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { ContractEquipment, TerminationContract } from "./termination-contract.ts";
import type { Termination } from "./termination.ts";

/** Devices of a contract, and how they are returned after its end. */
export interface DeviceTerms {
  readonly equipment: readonly ContractEquipment[];
  /** Place of the return, in one line; `undefined`: not known. */
  readonly returnTo: string | undefined;
  /** Last day of the return; `undefined`: not known. */
  readonly returnBy: WarsawDate | undefined;
}

/** Return of the operator's devices after the end of a contract. */
export interface EquipmentReturn {
  /** Never empty. */
  readonly devices: readonly ContractEquipment[];
  readonly place: string | undefined;
  /** Last day; `undefined`: not known. */
  readonly by: WarsawDate | undefined;
  /** True after that day. */
  readonly isOver: boolean;
  /** Charge for all devices if none comes back in time; `undefined` if that of one is not known. */
  readonly charge: Grosze | undefined;
}

/** Devices of a contract after its end. */
export interface ContractDevices {
  /** `undefined`: none to return, or not known. */
  readonly returned: EquipmentReturn | undefined;
  /** Devices that stay with the customer. */
  readonly owned: readonly ContractEquipment[];
  /** Devices of the services if the contract names none: it is not known whether they are returned. */
  readonly unnamed: readonly string[];
}

/** Returns the terms of the devices of a contract that ends on `endsOn`. They are returned until a working day. */
export function deviceTermsAt(
  { equipment, returnTo, returnDays }: Pick<TerminationContract, "equipment" | "returnTo" | "returnDays">,
  endsOn: WarsawDate,
): DeviceTerms {
  const returnBy = returnDays === undefined ? undefined : endOfLegalPeriod(plusDays(endsOn, returnDays));
  return { equipment, returnTo, returnBy };
}

/** Returns the terms of the devices of a terminated contract, which may have ended; `undefined`: not known. */
export function deviceTermsOf(
  { endsOn, equipment, returnTo, equipmentReturnBy }: Termination,
  contract: TerminationContract | undefined,
): DeviceTerms | undefined {
  const former = contract === undefined ? undefined : deviceTermsAt(contract, endsOn);
  const known = equipment ?? former?.equipment;
  if (known === undefined) return undefined;
  return {
    equipment: known,
    returnTo: returnTo ?? former?.returnTo,
    returnBy: equipmentReturnBy ?? former?.returnBy,
  };
}

/** Returns the devices of a contract on `today` (TERM-31), with those that only its services name. */
export function contractDevices(
  { equipment, returnTo: place, returnBy: by }: DeviceTerms,
  services: readonly Product[],
  today: WarsawDate,
): ContractDevices {
  const devices = equipment.filter(({ after }) => after === "return");
  const charges = devices.flatMap(({ unreturnedCharge }) => unreturnedCharge ?? []);
  const charge = charges.length < devices.length ? undefined : sumOf(charges);
  return {
    returned: devices.length === 0 ? undefined : { devices, place, by, isOver: by !== undefined && by < today, charge },
    owned: equipment.filter(({ after }) => after === "keep"),
    unnamed: equipment.length > 0 ? [] : services.flatMap(serviceHardware).map(({ model }) => model),
  };
}
