import type { MalformedAnswer } from "#domain/shared-kernel/index.ts";
import type { PackedTree } from "./packed-tree.ts";

/** What the page asks its worker: to read a reply. */
export interface Errand {
  readonly id: number;
  readonly operation: string;
  readonly bytes: ArrayBuffer;
}

/** What the worker brings: the packed reply, or why there is none; and how long it was busy, ms. */
export type Brought = { readonly id: number; readonly busyMs: number } & (
  | { readonly tree: PackedTree }
  | { readonly why: MalformedAnswer }
);

/** Said by the worker as soon as it can be asked. */
export const READY = "ready";

const WHYS: readonly MalformedAnswer[] = ["not-xml", "cut-off", "doctype", "wrong-root", "no-result", "wrong-field"];

function has<Name extends string>(value: object, name: Name): value is Readonly<Record<Name, unknown>> {
  return name in value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function treeFrom(tree: unknown): PackedTree | undefined {
  if (!isObject(tree) || !has(tree, "strings") || !has(tree, "tape")) return undefined;
  const { strings, tape } = tree;
  if (!(tape instanceof Int32Array) || !Array.isArray(strings)) return undefined;
  return strings.every((text) => typeof text === "string") ? { strings, tape } : undefined;
}

/** An errand out of a message; `undefined` for any other message. */
export function errandFrom(message: unknown): Errand | undefined {
  if (!isObject(message) || !has(message, "id") || !has(message, "operation") || !has(message, "bytes"))
    return undefined;
  const { id, operation, bytes } = message;
  return typeof id === "number" && typeof operation === "string" && bytes instanceof ArrayBuffer
    ? { id, operation, bytes }
    : undefined;
}

/** What was brought, out of a message; `undefined` for any other message. */
export function broughtFrom(message: unknown): Brought | undefined {
  if (!isObject(message) || !has(message, "id") || !has(message, "busyMs")) return undefined;
  const { id, busyMs } = message;
  if (typeof id !== "number" || typeof busyMs !== "number") return undefined;
  if (has(message, "tree")) {
    const tree = treeFrom(message.tree);
    return tree === undefined ? undefined : { id, busyMs, tree };
  }
  const why = has(message, "why") ? WHYS.find((known) => known === message.why) : undefined;
  return why === undefined ? undefined : { id, busyMs, why };
}
