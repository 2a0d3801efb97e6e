import { join } from "node:path";
import { isRecord, readJson } from "../json.ts";
import type { ContextMap } from "./rules.ts";

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/**
 * Reads the allowed dependencies of the contexts from `docs/context-map.json` of a tree. Throws if the file is not a
 * valid map; returns an empty map without the file.
 */
export function readContextMap(root: string): ContextMap {
  const file = join(root, "docs", "context-map.json");
  const content = readJson(file);
  if (content === undefined) return new Map();
  const contexts = isRecord(content) && "contexts" in content ? content["contexts"] : content;
  if (!isRecord(contexts))
    throw new TypeError(`${file}: expected { "contexts": { "<context>": ["<context it reads>", …] } }`);
  return new Map(
    Object.entries(contexts).map(([context, reads]) => {
      if (!isNames(reads)) throw new TypeError(`${file}: ${context} should list the contexts that it reads`);
      return [context, reads];
    }),
  );
}
