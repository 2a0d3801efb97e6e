import type { JsonRecord } from "#kit/json.ts";
import { operationNamed } from "../contexts/operations.ts";
import { FLAG_NAMES, type InjectedFault, type FaultEffect } from "../tenants/fault-list.ts";
import { NAMED_FAULTS, isFaultName } from "../tenants/named-faults.ts";

const DEFAULT_BODY_STATUS = 200;

function isStatus(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 200 && value <= 599;
}

function effectFrom(wanted: JsonRecord): FaultEffect | undefined {
  const { name } = wanted;
  if (name !== undefined) {
    if (typeof name !== "string" || !isFaultName(name)) return undefined;
    const named: FaultEffect = NAMED_FAULTS[name];
    return named.kind === "flag" && typeof wanted["errorMessage"] === "string"
      ? { ...named, errorMessage: wanted["errorMessage"] }
      : named;
  }
  const { drop, status, body, contentType, cutOffAt, errorMessage } = wanted;
  const flag = FLAG_NAMES.find((name) => wanted[name] === true);
  const message = typeof errorMessage === "string" ? errorMessage : undefined;
  if (wanted["damagedItem"] === true) return { kind: "altered", how: "damagedItem" };
  if (drop === true) return { kind: "drop" };
  if (typeof body === "string") {
    const type = typeof contentType === "string" ? contentType : "text/html; charset=utf-8";
    return { kind: "body", body, contentType: type, status: isStatus(status) ? status : DEFAULT_BODY_STATUS };
  }
  if (isStatus(status)) return { kind: "status", status };
  if (typeof cutOffAt === "number" && cutOffAt >= 0) return { kind: "cutOff", at: cutOffAt };
  if (flag !== undefined)
    return message === undefined ? { kind: "flag", flag } : { kind: "flag", flag, errorMessage: message };
  if (message !== undefined) return { kind: "errorMessage", errorMessage: message };
  return typeof wanted["delay"] === "number" ? { kind: "none" } : undefined;
}

/**
 * Parses a request to `/sandbox/api/faults`, or returns an error text. `times` defaults to 1, `operation` to `*`. One
 * effect each: `name` (named-faults.ts), `drop`, `damagedItem` (the first item of a list has no id), `body` (with
 * `contentType`, `status`), `status`, `cutOffAt`, a flag, `errorMessage`; `delay` (ms) can be added to each.
 */
export function parseFault(wanted: JsonRecord): InjectedFault | string {
  const { operation = "*", times = 1, delay } = wanted;
  if (typeof operation !== "string" || (operation !== "*" && operationNamed(operation) === undefined))
    return "operation: a name of the contract, or *";
  if (times !== "always" && (typeof times !== "number" || !Number.isInteger(times) || times < 1))
    return "times: 1, n or always";
  if (delay !== undefined && (typeof delay !== "number" || delay < 0)) return "delay: milliseconds";
  const effect = effectFrom(wanted);
  if (effect === undefined)
    return "an effect is expected: name, delay, drop, damagedItem, status, body, cutOffAt, a flag or errorMessage";
  const { name } = wanted;
  return {
    operation,
    times,
    effect,
    ...(typeof name === "string" ? { name } : {}),
    ...(delay === undefined ? {} : { delay }),
  };
}
