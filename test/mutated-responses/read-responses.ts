import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asapScheduler } from "rxjs";
import { findResult } from "#adapters/soap/decoding/decode-soap-response.ts";
import { parseXml, type XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { yieldToMainThread } from "#adapters/soap/decoding/yield-to-main-thread.ts";
import { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import { isOperationName, OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { isInProfile } from "#adapters/soap/profile-operations.ts";
import type { Result } from "#domain/shared-kernel/index.ts";
import { describeCallError } from "#domain/tracking/deviation.ts";
import { PORTAL_READERS } from "../../conformance/validation/portal-readers.ts";
import { isValidResult } from "#test/contracts/is-valid-result.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import type { MutatedResponse } from "./mutate-response.ts";

const CLOCK = { now: () => START, elapsed: () => 0, scheduler: asapScheduler };

/** Result of a port for one response, and what was reported about it. */
export interface Reading {
  readonly result: Result<unknown, { readonly kind: string }>;
  readonly reports: readonly string[];
}

/** Returns the result of the contract's example of a response. */
export function exampleOf(operation: string): XmlElement {
  const source = readFileSync(join(ROOT, `docs/contract/examples/${operation}.response.xml`), "utf8");
  const root = parseXml(source.replaceAll(/>\s+</g, "><"));
  const result = root && findResult(root, operation);
  if (result?.ok !== true) throw new Error(`no example of ${operation}`);
  return result.value;
}

const HEADERS = { "Content-Type": "text/xml; charset=utf-8" };

/** Creates a gateway with an open session whose server responds with these documents. */
export function gatewayWith(documentOf: (request: string) => string, report: (what: string) => void): SoapGateway {
  const gateway = new SoapGateway({
    serviceUrl: "/service",
    clock: CLOCK,
    retryDelayMs: 0,
    log: (event) => report(describeCallError(event)),
    logError: (event) => report(describeCallError(event)),
    fetch: (_, { body }) =>
      Promise.resolve(new Response(documentOf(typeof body === "string" ? body : ""), { headers: HEADERS })),
  });
  gateway.setCredentials("session", "4127830");
  return gateway;
}

/** Every operation of the profile "core". */
export const CORE_OPERATIONS: readonly OperationName[] = Object.keys(OPERATIONS)
  .filter(isOperationName)
  .filter((name) => isInProfile(name, "core"));

/** Returns the fields of the contract's example of a request, with which the response fits. */
function requestFieldOf(operation: OperationName): (name: string) => string {
  const source = readFileSync(join(ROOT, `docs/contract/examples/${operation}.request.xml`), "utf8");
  return (name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(source)?.[1] ?? "";
}

const isResult = (value: unknown): value is Result<unknown, { readonly kind: string }> =>
  typeof value === "object" && value !== null && "ok" in value;

/** Calls the operation through its adapter and the gateway; the server responds with this document. */
export async function readResponse(operation: OperationName, document: string): Promise<Reading> {
  const reports: string[] = [];
  const gateway = gatewayWith(
    () => document,
    (what) => reports.push(what),
  );
  const result = await PORTAL_READERS[operation](gateway, requestFieldOf(operation));
  if (!isResult(result)) throw new Error(`${operation} has no result`);
  // Deviations are reported in a task of their own.
  await yieldToMainThread();
  return { result, reports };
}

/** Text of a value, the same for equal values. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part.entries()] : part)) ?? "";

/** True if the value has this text unchanged, so that another text is another truth. */
const shows = (value: unknown, text: string): boolean =>
  text.trim() !== "" && textOf(value).includes(JSON.stringify(text).slice(1, -1));

/**
 * Verdict on one reading. `failed` and `incomplete`: the screen says so, and it is reported. `same`: the same truth.
 * `other`: another response that the contract allows, shown as such. `tolerated`: reported, and shown as a value that
 * claims nothing, such as an entry of an unknown kind. `silent`: neither.
 */
export type Verdict = "failed" | "incomplete" | "same" | "other" | "tolerated" | "silent";

/** Classifies the reading of a mutated response against that of the example. */
export function classifyReading(
  operation: string,
  example: Reading,
  { meanings, text, name }: MutatedResponse,
  reading: Reading,
): Verdict {
  const isReported = reading.reports.length > 0;
  const isAllowed = (): boolean => meanings.some((result) => isValidResult(operation, result));
  if (!reading.result.ok) return isReported ? "failed" : isAllowed() || name === "message only" ? "other" : "silent";
  if (reading.result.incompleteFields !== undefined) return isReported ? "incomplete" : "silent";
  if (!example.result.ok) throw new Error(`the example of ${operation} failed`);
  if (textOf(reading.result.value) === textOf(example.result.value)) return "same";
  if (shows(reading.result.value, text) || isAllowed()) return "other";
  return isReported ? "tolerated" : "silent";
}
