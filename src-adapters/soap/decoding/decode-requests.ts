import type { MalformedResponse } from "#domain/shared-kernel/index.ts";
import { decodeSoapResponseBytes } from "./decode-soap-response.ts";
import { packLargeXml } from "./large-xml.ts";
import { unpackTree, type PackedTree } from "./packed-tree.ts";

/** Message from the page to its worker: decode this SOAP response. */
export interface DecodeRequest {
  readonly id: number;
  readonly operation: string;
  readonly bytes: ArrayBuffer;
}

/** Message from the worker: the packed SOAP response or the reason for the failure, and the decoding time. */
export type DecodeResponse = { readonly id: number; readonly busyMs: number } & (
  | { readonly tree: PackedTree }
  | { readonly why: MalformedResponse }
);

/** First message of the worker: from now on it accepts requests. */
export const WORKER_READY = "ready";

const MALFORMED_REASONS: readonly MalformedResponse[] = [
  "not-xml",
  "cut-off",
  "doctype",
  "wrong-root",
  "no-result",
  "wrong-field",
];

function has<Name extends string>(value: object, name: Name): value is Readonly<Record<Name, unknown>> {
  return name in value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function parseTree(tree: unknown): PackedTree | undefined {
  if (!isObject(tree) || !has(tree, "strings") || !has(tree, "tape")) return undefined;
  const { strings, tape } = tree;
  if (!(tape instanceof Int32Array) || !Array.isArray(strings)) return undefined;
  return strings.every((text) => typeof text === "string") ? { strings, tape } : undefined;
}

function parseDecodeRequest(message: unknown): DecodeRequest | undefined {
  if (!isObject(message) || !has(message, "id") || !has(message, "operation") || !has(message, "bytes"))
    return undefined;
  const { id, operation, bytes } = message;
  return typeof id === "number" && typeof operation === "string" && bytes instanceof ArrayBuffer
    ? { id, operation, bytes }
    : undefined;
}

/** Reads a response from a message; `undefined` for any other message. */
export function parseDecodeResponse(message: unknown): DecodeResponse | undefined {
  if (!isObject(message) || !has(message, "id") || !has(message, "busyMs")) return undefined;
  const { id, busyMs } = message;
  if (typeof id !== "number" || typeof busyMs !== "number") return undefined;
  if (has(message, "tree")) {
    const tree = parseTree(message.tree);
    return tree === undefined ? undefined : { id, busyMs, tree };
  }
  const why = has(message, "why") ? MALFORMED_REASONS.find((known) => known === message.why) : undefined;
  return why === undefined ? undefined : { id, busyMs, why };
}

function decode({ id, operation, bytes }: DecodeRequest): DecodeResponse {
  const startedAt = performance.now();
  let tree: PackedTree | undefined;
  const result = decodeSoapResponseBytes(bytes, operation, (source) => {
    tree = packLargeXml(source);
    return tree === undefined ? undefined : unpackTree(tree);
  });
  const busyMs = performance.now() - startedAt;
  if (result.ok && tree !== undefined) return { id, busyMs, tree };
  return { id, busyMs, why: !result.ok && result.failure.kind === "malformed" ? result.failure.why : "not-xml" };
}

/** Serves the decode requests of one port, in the worker. */
export function serveDecodeRequests(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const request = parseDecodeRequest(data);
    if (request === undefined) return;
    const response = decode(request);
    port.postMessage(response, "tree" in response ? [response.tree.tape.buffer] : []);
  };
  port.postMessage(WORKER_READY);
}
