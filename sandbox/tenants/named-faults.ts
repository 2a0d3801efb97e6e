import type { FaultEffect } from "./fault-list.ts";

/** Response of a gateway in front of an unavailable provider. */
const BAD_GATEWAY =
  "<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>";

/** Failures of a call that the portal must handle, by name (specification 7 and 8). */
export const NAMED_FAULTS = {
  timeout: { kind: "silence" },
  connectionReset: { kind: "reset" },
  internalError: { kind: "status", status: 500 },
  badGateway: { kind: "body", body: BAD_GATEWAY, contentType: "text/html; charset=utf-8", status: 502 },
  emptyBody: { kind: "body", body: "", contentType: "text/xml; charset=utf-8", status: 200 },
  cutOff: { kind: "cutOff", at: "middle" },
  truncated: { kind: "altered", how: "truncated" },
  doctype: { kind: "altered", how: "doctype" },
  wrongRoot: { kind: "altered", how: "wrongRoot" },
  missingResult: { kind: "altered", how: "noResult" },
  sessionError: { kind: "flag", flag: "sessionError" },
  roleError: { kind: "flag", flag: "roleError" },
  backendAccessError: { kind: "flag", flag: "backendAccessError" },
} as const satisfies Record<string, FaultEffect>;

export type FaultName = keyof typeof NAMED_FAULTS;

/** Returns true for the name of a predefined fault. */
export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(NAMED_FAULTS, name);
}
