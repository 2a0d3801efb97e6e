import type { DatabaseSync } from "node:sqlite";
import { jsonText, parseJsonRecord, recordsIn, textsIn, type JsonRecord } from "#kit/json.ts";
import { flagColumn, optionalInteger, optionalText, textColumn } from "../database/rows.ts";

export interface ParameterRow {
  readonly provName: string;
  readonly name: string;
  readonly type: string;
  readonly editable: boolean;
  readonly value: string;
  readonly acceptableValues: readonly string[];
  readonly data: JsonRecord;
}

export interface FrequencyRow {
  readonly frequencyType: string;
  readonly enabled: boolean;
  readonly params: readonly ParameterRow[];
}

/** Stored router. `pending`: settings that apply at `settlesAt` (ms). */
export interface RouterRow {
  readonly serviceKey: string;
  readonly city: string;
  readonly deviceType: string;
  readonly isOnline: boolean;
  readonly offlineAt: number | undefined;
  readonly pending: readonly FrequencyRow[] | undefined;
  readonly settlesAt: number | undefined;
  readonly frequencies: readonly FrequencyRow[];
  readonly defaults: readonly FrequencyRow[];
  readonly connected: readonly JsonRecord[];
  readonly showsStatus: boolean;
  readonly showsConnected: boolean;
}

function frequenciesIn(json: string): readonly FrequencyRow[] {
  return recordsIn(parseJsonRecord(json)["frequencies"]).map(({ frequencyType, enabled, params }) => ({
    frequencyType: jsonText(frequencyType),
    enabled: enabled === true,
    params: recordsIn(params).map((data) => ({
      provName: jsonText(data["provName"]),
      name: jsonText(data["name"]),
      type: jsonText(data["type"]),
      editable: data["editable"] === true,
      value: jsonText(data["value"]),
      acceptableValues: textsIn(data["acceptableValues"]),
      data,
    })),
  }));
}

function serializeFrequencies(frequencies: readonly FrequencyRow[]): string {
  return JSON.stringify({
    frequencies: frequencies.map(({ params, ...rest }) => ({
      ...rest,
      params: params.map(({ data, value }) => ({ ...data, value })),
    })),
  });
}

/** Lists the routers of an account, in order. */
export function findRouters(db: DatabaseSync, account: string): readonly RouterRow[] {
  return db
    .prepare("SELECT * FROM router WHERE account_number = ? ORDER BY position")
    .all(account)
    .map((row) => {
      const pending = optionalText(row, "pending");
      return {
        serviceKey: textColumn(row, "service_key"),
        city: textColumn(row, "city"),
        deviceType: textColumn(row, "device_type"),
        isOnline: flagColumn(row, "online"),
        offlineAt: optionalInteger(row, "offline_at"),
        pending: pending === undefined ? undefined : frequenciesIn(pending),
        settlesAt: optionalInteger(row, "settles_at"),
        frequencies: frequenciesIn(textColumn(row, "data")),
        defaults: frequenciesIn(textColumn(row, "defaults")),
        connected: recordsIn(parseJsonRecord(textColumn(row, "connected"))["connected"]),
        showsStatus: flagColumn(row, "shows_status"),
        showsConnected: flagColumn(row, "shows_connected"),
      };
    });
}

/** Returns the account of a router. */
export function findRouterOwner(db: DatabaseSync, serviceKey: string): string | undefined {
  const row = db.prepare("SELECT account_number FROM router WHERE service_key = ?").get(serviceKey);
  return row === undefined ? undefined : textColumn(row, "account_number");
}

/** Sets the settings that apply at `settlesAt` (ms); `undefined` removes them. */
export function setPending(
  db: DatabaseSync,
  serviceKey: string,
  pending: readonly FrequencyRow[] | undefined,
  settlesAt: number | undefined,
): void {
  db.prepare("UPDATE router SET pending = ?, settles_at = ? WHERE service_key = ?").run(
    pending === undefined ? null : serializeFrequencies(pending),
    settlesAt ?? null,
    serviceKey,
  );
}

/** Stores the settings of a router. */
export function setFrequencies(db: DatabaseSync, serviceKey: string, frequencies: readonly FrequencyRow[]): void {
  db.prepare("UPDATE router SET data = ? WHERE service_key = ?").run(serializeFrequencies(frequencies), serviceKey);
}

/** Marks a router as reachable, or as unreachable since `offlineAt` (ms). */
export function setOnline(db: DatabaseSync, serviceKey: string, offlineAt: number | undefined): void {
  db.prepare("UPDATE router SET online = ?, offline_at = ? WHERE service_key = ?").run(
    Number(offlineAt === undefined),
    offlineAt ?? null,
    serviceKey,
  );
}

/** Stores the model of a router. */
export function setDeviceType(db: DatabaseSync, serviceKey: string, deviceType: string): void {
  db.prepare("UPDATE router SET device_type = ? WHERE service_key = ?").run(deviceType, serviceKey);
}
