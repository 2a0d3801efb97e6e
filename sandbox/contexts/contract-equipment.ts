import type { DatabaseSync } from "node:sqlite";
import { isJsonRecord, jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { productsOf } from "./product.repository.ts";
import { contractProducts } from "./terminated-contracts.ts";
import { equipmentOf, findTerms } from "./termination.repository.ts";

/** Returns the tariffs of a product that orders have replaced, the newest first. */
function formerTariffsOf({ formerTariff }: JsonRecord): readonly JsonRecord[] {
  const former = isJsonRecord(formerTariff) ? formerTariff["product"] : undefined;
  return isJsonRecord(former) ? [former, ...formerTariffsOf(former)] : [];
}

/** Finds the device of the terms that is this hardware: the one with its note first. */
function findDevice(devices: readonly JsonRecord[], { model, note }: JsonRecord): JsonRecord | undefined {
  const named = devices.filter(({ name }) => jsonText(name).includes(jsonText(model)));
  return named.find(({ name }) => jsonText(name).includes(`(${jsonText(note)})`)) ?? named[0];
}

/** Takes the device of each hardware out of `devices`; `undefined` for a hardware without one. */
function takeDevices(devices: JsonRecord[], hardware: readonly JsonRecord[]): readonly (JsonRecord | undefined)[] {
  return hardware.map((one) => {
    const device = findDevice(devices, one);
    if (device !== undefined) devices.splice(devices.indexOf(device), 1);
    return device;
  });
}

/** Returns the device of a hardware that no terms name; its charge is not known. */
function unnamedDevice({ model, note, serialNumber }: JsonRecord): JsonRecord {
  const [noteText, serial] = [jsonText(note), jsonText(serialNumber)];
  const name = `${jsonText(model)}${noteText === "" ? "" : ` (${noteText})`}${serial === "" ? "" : `, nr ${serial}`}`;
  return { name, after: "return", subsidy: 0 };
}

/**
 * Lists the devices of a contract (TERM-31): those of its terms, and the hardware of its services that the terms do not
 * name. A service that an order has moved to another contract takes its hardware with it, and the charges for it.
 */
export function contractEquipment(db: DatabaseSync, account: string, contractNumber: string): readonly JsonRecord[] {
  const listed = [...equipmentOf(findTerms(db, account, contractNumber))];
  const hardwareOf = (product: JsonRecord): readonly JsonRecord[] => recordsIn(product["hardware"]);
  const movedAway = productsOf(db, account)
    .filter((product) => jsonText(product["contractNumber"]) !== contractNumber)
    .flatMap(formerTariffsOf)
    .filter((former) => former["contractNumber"] === contractNumber);
  takeDevices(listed, movedAway.flatMap(hardwareOf));
  const unnamed = [...listed];
  const added = contractProducts({ db }, account, contractNumber).flatMap((product) => {
    const hardware = hardwareOf(product);
    const own = takeDevices(unnamed, hardware);
    const rest = hardware.filter((_, index) => own[index] === undefined);
    const former = formerTariffsOf(product).flatMap(({ contractNumber: number }) =>
      equipmentOf(findTerms(db, account, jsonText(number))),
    );
    return takeDevices(former, rest).map((device, index) => device ?? unnamedDevice(rest[index] ?? {}));
  });
  return [...listed, ...added];
}
