import type { DatabaseSync } from "node:sqlite";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { setDeviceType } from "./router.repository.ts";

const ROUTER = /^router /iu;

const routerIn = (records: readonly JsonRecord[], field: string): string =>
  records.map((record) => jsonText(record[field])).find((name) => ROUTER.test(name)) ?? "";

/**
 * Returns the hardware of a product after its order: a router of the order without a price replaces the one of the
 * product, which the technician takes back. Empty if nothing is replaced.
 */
export function replacedHardware({ hardware }: JsonRecord, { oneTimeMap }: JsonRecord): JsonRecord {
  const model = routerIn(
    recordsIn(oneTimeMap).filter(({ price }) => price === 0),
    "name",
  );
  const devices = recordsIn(hardware);
  if (model === "" || routerIn(devices, "model") === "") return {};
  return { hardware: devices.map((device) => (ROUTER.test(jsonText(device["model"])) ? { model } : device)) };
}

/** Stores the model of the router that a product has now. */
export function storeRouterModel(db: DatabaseSync, { productId, hardware }: JsonRecord): void {
  const model = routerIn(recordsIn(hardware), "model");
  if (model !== "") setDeviceType(db, jsonText(productId), model.replace(ROUTER, "router "));
}
